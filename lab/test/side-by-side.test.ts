import { expect, test } from "vitest";
import { changeOf, type Sides, sideBySide } from "../src/results/side-by-side.js";
import type { Measure } from "../src/results/study.js";
import type { Row } from "../src/row.js";

/** Games of deals whose luck is great; on the other side each lasts one round more. */

const luckOf = (deal: number): number => (deal * 37) % 50;

function game(cell: number, deal: number, rounds: number): Row {
  const task = { cell, deal, seating: 0, seed: `s/${deal}` };
  return { ...task, outcome: "won", rounds, answers: 1, decisions: 1, branching: 2, options: {} };
}

const deals = Array.from({ length: 40 }, (_, i) => i + 1);
const a = deals.map((deal) => game(0, deal, luckOf(deal)));
const b = deals.map((deal) => game(1, deal, luckOf(deal) + 1));
const byDeal: Sides<Row> = { names: ["A", "B"], a, b, keyOf: ({ deal }) => String(deal) };

const rounds: Measure<Row> = {
  id: "rounds",
  name: "Rounds",
  group: "Length",
  form: "number",
  of: (row) => row.rounds,
};

test("on the same deals luck falls away", () => {
  const change = changeOf(byDeal, rounds);
  expect(change).toMatchObject({ value: 1, low: 1, high: 1, n: 40 });
});

test("on other deals it does not", () => {
  const others = b.map((row) => ({ ...row, deal: row.deal + 100 }));
  const change = changeOf({ ...byDeal, b: others }, rounds);
  expect(change?.value).toBeCloseTo(1, 9);
  expect(change?.low).toBeLessThan(-3);
});

test("games that say nothing about a measure are left out, with their partners", () => {
  const some: Measure<Row> = {
    ...rounds,
    of: ({ cell, deal, rounds: n }) => (cell === 1 && deal > 30 ? undefined : n),
  };
  expect(changeOf(byDeal, some)).toMatchObject({ value: 1, n: 30 });
  const never: Measure<Row> = { ...rounds, id: "never", of: () => undefined };
  expect(sideBySide(byDeal, [never], "x")).toEqual([]);
});

test("groups have a table each and mark what stands out; long ones are folded", () => {
  const many = Array.from(
    { length: 9 },
    (_, i): Measure<Row> => ({
      ...rounds,
      id: `answers-${i}`,
      group: "More",
      of: (row) => row.answers,
    }),
  );
  const tables = sideBySide(byDeal, [rounds, ...many], "x");
  expect(tables.map(({ title, isFolded, marked }) => [title, isFolded, marked])).toEqual([
    ["Length", false, [0]],
    ["More", true, []],
  ]);
});
