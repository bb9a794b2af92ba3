import { beforeAll, expect, test } from "vitest";
import { type Comparison, compare } from "../src/compare/compare.js";
import { comparisonHtml, pairWords } from "../src/compare/page.js";
import { readSelection } from "../src/compare/selection.js";
import { isEstimate } from "../src/results/document.js";
import { resultsOf } from "../src/results/results.js";
import type { Estimate } from "../src/stats/estimate.js";
import { MASTERS, newFolder, ORDERS, planFor, run } from "./support/experiments.js";

/** A pack that makes the game with two vampires much harder: three times the agents. */
const FLOOD = {
  format: "coterie-pack/1",
  game: MASTERS,
  name: "Flood",
  pieces: [
    {
      kind: "tracker",
      id: "tracker-2",
      name: "Tracker for two",
      origin: "house",
      vampires: 2,
      agents: 12,
      high: { red: 4, grey: [4, 4] },
      low: { red: 4, grey: [4, 4] },
    },
  ],
};

const packed = { difficulty: ["easy", "hard"], pack: [null, "flood.json"], bots: ["random"] };
const plan = planFor(MASTERS, { games: 12, matrix: packed }, { "flood.json": FLOOD });
const folder = newFolder();
const otherSeed = newFolder();
const otherGame = newFolder();

beforeAll(async () => {
  await run(plan, { folder, cores: 2 });
  const once = { matrix: { bots: ["random"] }, title: "Other" };
  await run(planFor(MASTERS, { ...once, games: 12, seed: "other" }), { folder: otherSeed });
  await run(planFor(ORDERS, { ...once, games: 1 }), { folder: otherGame });
});

function rowOf({ section }: Comparison, name: string): Estimate[] {
  const rows = section.tables.flatMap((table) => table.rows);
  return (rows.find(([measure]) => measure === name) ?? []).filter(isEstimate);
}

test("two packs side by side, on the same deals", () => {
  const found = compare(
    readSelection(`${folder}:pack=house`),
    readSelection(`${folder}:pack=flood.json`),
  );
  expect(found.games).toEqual([24, 24]);
  expect(found.pairs).toBe(24);
  const [house, flood, change] = rowOf(found, "Rounds");
  expect(change.value).toBeCloseTo(flood.value - house.value, 9);
  expect(change.high).toBeLessThan(0);
  expect(comparisonHtml(found).includes("taken on 24 pairs of games with the same deal")).toBe(
    true,
  );
});

test("the report of an experiment with two packs has the comparison by itself", async () => {
  const results = resultsOf(plan, await run(plan, { folder }));
  const section = results.sections.find(({ id }) => id === "compare-pack-1");
  expect(section?.title).toBe("Compared: pack house and flood.json");
  const rows = section?.tables.flatMap((table) => table.rows) ?? [];
  const change = rows.find(([name]) => name === "Rounds")?.[3] ?? null;
  expect(change !== null && isEstimate(change) && change.high < 0).toBe(true);
});

test("the same games differ in nothing", () => {
  const found = compare(readSelection(folder), readSelection(folder));
  expect(found.pairs).toBe(48);
  for (const { rows, marked } of found.section.tables) {
    expect(marked).toEqual([]);
    for (const [, , , change] of rows) expect(change).toMatchObject({ value: 0 });
  }
});

test("one cell with another: what else differs is left out", () => {
  const found = compare(
    readSelection(`${folder}:difficulty=easy,pack=house`),
    readSelection(`${folder}:difficulty=hard,pack=house`),
  );
  expect(found.games).toEqual([12, 12]);
  expect(found.pairs).toBe(12);
  expect(found.a).toContain("difficulty easy · pack house");
});

test("values may hold colons, as budgets do, and so may folders", async () => {
  const matrix = { bots: ["greedy:1", "random"] };
  const odd = `${newFolder()}:games=1`;
  await run(planFor(MASTERS, { games: 1, matrix }), { folder: odd });
  expect(readSelection(`${odd}:bots=greedy:1`)).toMatchObject({
    name: "bots=greedy:1",
    cells: [0],
  });
  expect(readSelection(`${odd}:bots=random`)).toMatchObject({ name: "bots=random", cells: [1] });
  expect(readSelection(odd).cells).toEqual([0, 1]);
});

test("two bots are compared by what they win of the same opponent", async () => {
  const [weak, strong] = await Promise.all(
    [
      ["random", "greedy:1"],
      ["greedy:1", "random"],
    ].map(async (bots) => {
      const folder = newFolder();
      const title = `${bots[0]} first`;
      await run(planFor(ORDERS, { games: 2, title, matrix: { bots: [bots] } }), { folder });
      return readSelection(folder);
    }),
  );
  const found = compare(weak, strong);
  expect(found.pairs).toBe(4);
  expect(rowOf(found, "Won by the first-named bot")).toMatchObject([
    { value: 0, n: 4 },
    { value: 1, n: 4 },
    { value: 1, n: 4 },
  ]);
  // Where all are alike nobody is named first; the other side has its figure all the same.
  const beside = compare(readSelection(otherGame), strong);
  expect(rowOf(beside, "Won by the first-named bot")).toMatchObject([{ value: 1, n: 4 }]);
});

test("without common deals all games are compared", () => {
  const found = compare(readSelection(`${folder}:pack=house`), readSelection(otherSeed));
  expect(found.pairs).toBe(0);
  expect(pairWords(found)).toMatch(/^No deal was played on both sides/);
  expect(rowOf(found, "Rounds")).toHaveLength(3);
});

test.each([
  ["no folder", () => readSelection("nowhere"), /nowhere has no results of the lab/],
  [
    "no folder before a budget",
    () => readSelection("nowhere:bots=search:32"),
    /^nowhere has no res/,
  ],
  ["no field", () => readSelection(`${folder}:moon=full`), /"moon" is not in the matrix; expected/],
  [
    "no value",
    () => readSelection(`${folder}:difficulty=mild`),
    /difficulty: there is no "mild"; expected one of: easy, hard/,
  ],
  [
    "two games",
    () => compare(readSelection(folder), readSelection(otherGame)),
    /masters-of-the-night and blood-orders cannot be compared/,
  ],
])("%s is told", (_name, what, sentence) => {
  expect(what).toThrow(sentence);
});
