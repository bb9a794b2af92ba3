import { expect, test } from "vitest";
import { mastersMeasures } from "../src/masters/measures.js";
import type { MastersRow } from "../src/masters/row.js";
import { studyOf } from "../src/results/results.js";
import type { Study } from "../src/results/study.js";
import { MASTERS, planFor } from "./support/experiments.js";
import { checkOf, figureOf, resultsFor, rowsOf, tableOf } from "./support/results.js";

/** Pieces of Masters of the Night that are felt, and such that never are. */

const GAMES = 40;
const plan = planFor(MASTERS, { games: 1 });
const [dealt] = rowsOf(plan) as MastersRow[];
const ids = (kind: string): string[] =>
  [...studyOf(plan, []).pieces.values()].flatMap((piece) => (piece.kind === kind ? piece.id : []));

/** Games in which every event, relic and district acted once. */
const acting = Object.fromEntries(
  ["event", "relic", "district"].flatMap(ids).map((id) => [id, [1, 0, 0] as const]),
);
const all = Array.from({ length: GAMES }, (_, i): MastersRow => {
  const deal = i + 1;
  return {
    ...dealt,
    deal,
    seed: `small/${deal}`,
    relics: ids("relic"),
    acted: acting,
    inForce: {},
  };
});

function without(id: string, row: MastersRow): MastersRow {
  const { [id]: _, ...acted } = row.acted;
  return { ...row, acted };
}

/** The Umbral Cape works in every fourth game, and only by being in force. */
const caped = all.map((row) => ({
  ...without("umbral-cape", row),
  inForce: (row.deal % 4 === 0 ? { "umbral-cape": 2 } : {}) as MastersRow["inForce"],
}));

test("a piece that is only in force is felt, in the report and in comparisons alike", () => {
  const results = resultsFor(plan, caped);
  expect(figureOf(tableOf(results, "relics"), "Umbral Cape", "felt")).toBe(0.25);
  const measure = mastersMeasures(studyOf(plan, caped) as Study<MastersRow>).find(
    ({ id }) => id === "umbral-cape-felt",
  );
  expect(caped.map((row) => measure?.of(row)).filter((felt) => felt === 1)).toHaveLength(10);
});

test("the report says of which pieces no moves can be told", () => {
  const relics = tableOf(resultsFor(plan, caped), "relics");
  expect(figureOf(relics, "Umbral Cape", "move")).toBeNull();
  expect(relics.note).toBe(
    "Felt only by being in force, so that there are no moves of the estimate: Umbral Cape.",
  );
  const never = caped.map((row) => ({ ...row, inForce: {} }));
  expect(tableOf(resultsFor(plan, never), "relics").note).toBeUndefined();
});

const CLAIM = "Every event, relic and district";

test("the rarest piece of each kind is named with its share", () => {
  const rows = caped.map((row) => (row.deal > 10 ? without("curfew", row) : row));
  const check = checkOf(resultsFor(plan, rows), CLAIM);
  expect(check).toMatchObject({ verdict: "holds", section: "events" });
  expect(check?.answer).toMatch(
    /^Rarest: the event Curfew \(II\), in 25\.0 % \(.*\) of all games; the relic Umbral Cape, in 25\.0 % .*; the district .*, in 100\.0 % .* of all games\.$/,
  );
});

test("a piece that is never felt fails, unless there are too few games to say", () => {
  const rows = all.map((row) => without("curfew", without("borrowed-heart", row)));
  const check = checkOf(resultsFor(plan, rows), CLAIM);
  expect(check?.verdict).toBe("fails");
  expect(check?.answer).toMatch(/^Never: Curfew \(II\), Borrowed Heart\. Rarest: the event Curfew/);
  expect(checkOf(resultsFor(plan, rows.slice(0, 20)), CLAIM)?.verdict).toBe("open");
});
