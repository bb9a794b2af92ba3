import { expect, test } from "vitest";
import { ordersMeasures } from "../src/blood-orders/measures.js";
import type { OrdersRow, Use, Used } from "../src/blood-orders/row.js";
import { studyOf } from "../src/results/results.js";
import type { Study } from "../src/results/study.js";
import type { Plan } from "../src/run/plan.js";
import { ORDERS, planFor } from "./support/experiments.js";
import { checkOf, resultsFor, rowsOf } from "./support/results.js";

/** Where unlike bots compete, what counts is the first-named one, wherever it sits. */

const unlike = planFor(ORDERS, { games: 1, matrix: { bots: [["random", "greedy:1"]] } });
const alike = planFor(ORDERS, { games: 1 });
const [dealt] = rowsOf(alike) as OrdersRow[];

const kinds: Readonly<Record<string, Use>> = { victim: "night", location: "dawn", ritual: "altar" };
const pieces = [...studyOf(alike, []).pieces.values()].filter(({ kind }) => kind in kinds);
const offered = Object.fromEntries(pieces.map(({ id }) => [id, 1]));

/** Forty deals with each seating, in which all pieces are offered and somebody chooses them. */
function games(plan: Plan, choose: (row: OrdersRow, id: string) => number[]): OrdersRow[] {
  const [{ seatings }] = plan.workload.cells;
  return Array.from({ length: 40 }, (_, i) =>
    [...seatings.keys()].map((seating) => {
      const row = { ...dealt, deal: i + 1, seating, offered };
      const used = pieces.map(({ id, kind }) => [
        id,
        choose(row, id).map((seat): Used => [seat, kinds[kind], 0]),
      ]);
      return { ...row, used: Object.fromEntries(used) };
    }),
  ).flat();
}

const firstSeat = ({ seating }: OrdersRow): number => seating;

function measure(plan: Plan, rows: OrdersRow[]) {
  const study = studyOf(plan, rows) as Study<OrdersRow>;
  return ordersMeasures(study).find(({ id }) => id === "first-bot");
}

test("what it wins is a measure, whichever its seat; bots that are alike have none", () => {
  const rows = games(unlike, () => []);
  const won = measure(unlike, rows);
  const with1 = { ...rows[0], winners: [0] };
  expect(won?.name).toBe("Won by the first-named bot");
  expect(won?.of({ ...with1, seating: 0 })).toBe(1);
  expect(won?.of({ ...with1, seating: 1 })).toBe(0);
  expect(won?.of({ ...with1, winners: [0, 1] })).toBe(0.5);
  expect(measure(alike, rows)).toBeUndefined();
});

test("of several seats the first-named bot has their average", () => {
  const bots = [["greedy:1", "greedy:1", "random"]];
  const three = planFor(ORDERS, { games: 1, setup: { players: 3 }, matrix: { bots } });
  const won = measure(three, [dealt]);
  expect(won?.of({ ...dealt, seating: 0, winners: [1] })).toBe(0.5);
  expect(won?.of({ ...dealt, seating: 0, winners: [2] })).toBe(0);
});

const CLAIM = "Every Victim, Location and Ritual is chosen.";

test("what is chosen by others only was not chosen", () => {
  const others = (row: OrdersRow): number[] => [1 - firstSeat(row)];
  const rows = games(unlike, (row, id) =>
    id === "smugglers-stair" ? others(row) : [firstSeat(row)],
  );
  const check = checkOf(resultsFor(unlike, rows), CLAIM);
  expect(check?.verdict).toBe("fails");
  expect(check?.answer).toMatch(
    /^Never: Smugglers' Stair \(II\)\. Least chosen: the Victim .*; the Location Smugglers' Stair \(II\), in 0\.0 % \(.*\) of the games with it; the Ritual /,
  );
  expect(check?.answer).toMatch(/\. Where unlike bots compete, only what random chose counts\.$/);
});

test("among equals all seats count, and the least chosen are named", () => {
  const rows = games(alike, ({ deal }, id) =>
    id === "smugglers-stair" && deal > 10 ? [] : [deal % 2],
  );
  const check = checkOf(resultsFor(alike, rows), CLAIM);
  expect(check).toMatchObject({ verdict: "holds", section: "victims" });
  expect(check?.answer).toMatch(
    /the Location Smugglers' Stair \(II\), in 25\.0 % .* with it; the R/,
  );
  expect(check?.answer).not.toContain("unlike");
});

test("what a piece does by itself is no choice, and few games leave it open", () => {
  const rows = games(alike, () => [0]).map((row) => ({
    ...row,
    used: { ...row.used, "changeling-rite": [[0, "daily", 1] as const] },
  }));
  expect(checkOf(resultsFor(alike, rows), CLAIM)).toMatchObject({ verdict: "fails" });
  const few = checkOf(resultsFor(alike, rows.slice(0, 10)), CLAIM);
  expect(few?.verdict).toBe("open");
  expect(few?.answer).toMatch(/^Never: Changeling Rite/);
});
