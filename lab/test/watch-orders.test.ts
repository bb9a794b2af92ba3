import { describe, expect, test } from "vitest";
import { type OrdersRow, sources, uses } from "../src/blood-orders/row.js";
import { marginOf, resultOf, totalOf, turnOf } from "../src/blood-orders/seats.js";
import { playerOf } from "../src/run/play-task.js";
import { ORDERS, planFor } from "./support/experiments.js";

/** Rows of Blood Orders, looked at from inside: what they say must fit together. */

const bots = ["greedy:1", "random", "random"];
const plan = planFor(ORDERS, { setup: { players: 3 }, matrix: { bots: [bots] } });
const play = playerOf(plan.workload);
const rowOf = (deal: number, seating: number) => play({ cell: 0, deal, seating }) as OrdersRow;

const pieces = new Map([...plan.benches.values()][0].pieces.map((piece) => [piece.id, piece]));
const kindOf = (id: string): string | undefined => pieces.get(id)?.kind;

describe.each([1, 2])("deal %i", (deal) => {
  const row = rowOf(deal, 0);

  test("has nine Days, a score for each seat and a winner among the best", () => {
    expect(row.rounds).toBe(9);
    expect(row.course).toHaveLength(9);
    expect(row.scores).toHaveLength(3);
    expect(row.scores.every((lines) => lines.length === sources.length)).toBe(true);
    const totals = row.scores.map((_, seat) => totalOf(row, seat));
    for (const winner of row.winners) expect(totals[winner]).toBe(Math.max(...totals));
    expect(row.outcome).toBe(`win-seat-${row.winners[0] + 1}`);
    expect(marginOf(row)).toBeGreaterThanOrEqual(0);
    const shares = row.scores.map((_, seat) => resultOf(row, seat));
    expect(shares.reduce((a, b) => a + b, 0)).toBe(1);
    expect(turnOf(row, row.start)).toBe(0);
  });

  test("everything that was used was offered, in a way that its kind can be", () => {
    const ways: Readonly<Record<string, readonly string[]>> = {
      location: ["dawn"],
      victim: ["dusk", "night"],
      ritual: ["altar", "daily", "trigger"],
    };
    for (const [id, all] of Object.entries(row.used)) {
      expect(Object.keys(row.offered)).toContain(id);
      for (const [seat, use] of all) {
        expect(uses).toContain(use);
        expect(ways[kindOf(id) ?? ""]).toContain(use);
        expect([0, 1, 2]).toContain(seat);
      }
    }
    // Each Act has its own Locations for its three Days; three players have three Quarters.
    const days = Object.entries(row.offered).filter(([id]) => kindOf(id) === "location");
    expect(days).toHaveLength(9);
    expect(days.every(([, n]) => n === 3)).toBe(true);
  });

  test("a Ritual is gained once at most, and used only by its owner", () => {
    for (const all of Object.values(row.used)) {
      const gained = all.filter(([, use]) => use === "altar");
      expect(gained.length).toBeLessThanOrEqual(1);
      for (const [seat, use] of all) {
        if (use === "daily" || use === "trigger") expect(seat).toBe(gained[0][0]);
      }
    }
  });
});

test("with the seats changed it is the same deal, and the better bot wins from each", () => {
  const rows = [0, 1, 2].map((seating) => rowOf(1, seating));
  expect(new Set(rows.map(({ seed }) => seed)).size).toBe(1);
  expect(new Set(rows.map(({ start }) => start)).size).toBe(1);
  const { seatings } = plan.workload.cells[0];
  rows.forEach(({ winners }, seating) => {
    expect(winners).toEqual([seatings[seating].indexOf("greedy:1")]);
  });
});

test.each([1, 3, 5])("a Victim is offered from its first morning on (deal %i)", (deal) => {
  const random = playerOf(planFor(ORDERS, { setup: { players: 3 } }).workload);
  const { offered } = random({ cell: 0, deal, seating: 0 }) as OrdersRow;
  const days = Object.entries(offered).filter(([id]) => kindOf(id) === "victim");
  // Three Quarters and nine mornings; in these deals no card brings a Victim in the middle of a Day.
  expect(days.reduce((sum, [, n]) => sum + n, 0)).toBe(27);
});
