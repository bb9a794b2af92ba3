import { expect, test } from "vitest";
import type { OrdersRow } from "../src/blood-orders/row.js";
import type { Results } from "../src/results/document.js";
import { ORDERS, planFor } from "./support/experiments.js";
import { checkOf, estimateOf, resultsFor, rowsOf, tableOf } from "./support/results.js";

/** Where winners' points come from. */

const plan = planFor(ORDERS, { games: 1 });
const [dealt] = rowsOf(plan) as OrdersRow[];

/** Player 1 wins so many deals with the points that are given for each: cards, Rituals, tokens, Influence, Fear. */
function wonWith(deals: number, pointsOf: (deal: number) => number[]): Results {
  const rows = Array.from({ length: deals }, (_, i) => ({
    ...dealt,
    deal: i + 1,
    winners: [0],
    scores: [pointsOf(i), [1, 1, 1, 1, 1]],
  }));
  return resultsFor(plan, rows);
}

const verdict = (results: Results) => checkOf(results, "Winners' points")?.verdict;

test("a source's part is that of all winners' points, and has an interval", () => {
  const results = wonWith(40, (i) => (i % 2 === 0 ? [10, 10, 10, 10, 0] : [5, 50, 15, 15, -5]));
  const table = tableOf(results, "points");
  // 60 of 120 points, though it is a quarter in one half of the games and five eighths in the other.
  const rituals = estimateOf(table, "Rituals", "share");
  expect(rituals.value).toBeCloseTo(0.5, 9);
  expect(rituals.low).toBeLessThan(0.48);
  expect(rituals.high).toBeGreaterThan(0.52);
  const fear = estimateOf(table, "The Fear track", "share");
  expect(fear.value).toBeCloseTo(-5 / 120, 9);
  expect(fear.high).toBeLessThan(0);
});

test("three sources of which none gives half hold; one that may give more is left open", () => {
  expect(verdict(wonWith(40, (i) => [20 + (i % 3), 15, 15, 0, 0]))).toBe("holds");
  const close = wonWith(40, (i) => [i % 2 === 0 ? 5 : 50, 15, 15, 0, 0]);
  expect(verdict(close)).toBe("open");
  expect(checkOf(close, "Winners' points")?.answer).toMatch(
    /: cards in hand 47\.8 % \(.* to 5.*\), rituals 26\.1 % \(.*\), victory points gained 26\.1 % \(.*\)\.$/,
  );
});

test("what gives more than half for certain fails, and so do two sources", () => {
  expect(verdict(wonWith(40, (i) => [40 + (i % 3), 15, 15, 0, 0]))).toBe("fails");
  expect(verdict(wonWith(40, (i) => [20 + (i % 3), 20, 0, 1, 0]))).toBe("fails");
});

test("a single deal says nothing for certain", () => {
  expect(verdict(wonWith(1, () => [20, 15, 15, 0, 0]))).toBe("open");
});

test("where nobody won alone there is nothing to say", () => {
  const shared: OrdersRow = { ...dealt, winners: [0, 1] };
  expect(checkOf(resultsFor(plan, [shared]), "Winners' points")).toMatchObject({
    verdict: "open",
    answer: "No game says.",
  });
});

test("points that are not clearly above 0 together have no shares, and the report says why", () => {
  const results = wonWith(2, (i) => (i === 0 ? [3, 1, 0, 0, 0] : [0, 0, 2, 0, -4]));
  const why = "The points of winners have no shares: all together they are not clearly above 0.";
  const table = tableOf(results, "points");
  const at = table.columns.findIndex(({ id }) => id === "share");
  expect(table.rows.map((row) => row[at])).toEqual(table.rows.map(() => null));
  expect(table.note).toBe(why);
  expect(checkOf(results, "Winners' points")).toMatchObject({ verdict: "open", answer: why });
});

test("who wins is never shown as more than 100 points beside an even share", () => {
  const table = tableOf(
    wonWith(2, () => [9, 9, 9, 9, 9]),
    "turns",
  );
  const shown = table.rows.map((_, row) => table.rows[row][3]);
  expect(shown.length).toBeGreaterThan(0);
  for (const shift of shown) {
    const { low, high } = shift as { low: number; high: number };
    expect(low).toBeGreaterThanOrEqual(-1);
    expect(high).toBeLessThanOrEqual(1);
  }
});
