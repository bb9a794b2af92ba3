import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readExperiment } from "../src/experiment.js";
import { LabError } from "../src/faults.js";
import { planOf, tasksOf } from "../src/run/plan.js";
import { experimentFile, MASTERS, ORDERS, planFor } from "./support/experiments.js";

test("every combination of the matrix is a cell, and all play the same deals", () => {
  const plan = planFor(MASTERS, {
    games: 2,
    setup: { reading: "summary" },
    matrix: { vampires: [2, ["mila", "imre", "nevena"]], difficulty: ["easy", "hard"] },
  });
  expect(plan.workload.cells.map(({ setup }) => setup)).toEqual([
    { reading: "summary", vampires: 2, difficulty: "easy" },
    { reading: "summary", vampires: 2, difficulty: "hard" },
    { reading: "summary", vampires: ["mila", "imre", "nevena"], difficulty: "easy" },
    { reading: "summary", vampires: ["mila", "imre", "nevena"], difficulty: "hard" },
  ]);
  expect(plan.workload.cells.map(({ seatings }) => seatings)).toEqual(
    new Array(4).fill([["greedy"]]),
  );
  // Deal by deal: stopped at any time, all cells have got as far.
  expect([...tasksOf(plan)].map(({ cell, deal }) => `${deal}.${cell}`)).toEqual([
    "1.0",
    "1.1",
    "1.2",
    "1.3",
    "2.0",
    "2.1",
    "2.2",
    "2.3",
  ]);
});

test("unlike bots that compete change places, others do not", () => {
  const seatings = (players: number, bots: unknown): unknown =>
    planFor(ORDERS, { setup: { players }, matrix: { bots: [bots] } }).workload.cells[0].seatings;
  expect(seatings(2, ["greedy", "random"])).toEqual([
    ["greedy", "random"],
    ["random", "greedy"],
  ]);
  expect(seatings(3, ["greedy", "random", "random"])).toHaveLength(3);
  expect(seatings(3, "greedy")).toEqual([["greedy", "greedy", "greedy"]]);
  const together = planFor(MASTERS, {
    setup: { players: 2 },
    matrix: { bots: [["greedy", "random"]] },
  });
  expect(together.workload.cells[0].seatings).toEqual([["greedy", "random"]]);
});

test("title and number of games may change, and nothing else, for games to be of one experiment", () => {
  const { identity } = planFor(MASTERS);
  expect(planFor(MASTERS, { games: 9, title: "More" }).identity).toBe(identity);
  expect(planFor(MASTERS, { seed: "other" }).identity).not.toBe(identity);
  expect(planFor(MASTERS, { setup: { players: 2 } }).identity).not.toBe(identity);
  expect(planFor(MASTERS, { matrix: { bots: ["random", "greedy"] } }).identity).not.toBe(identity);
});

const wrong: [string, Record<string, unknown>, RegExp][] = [
  ["another format", { format: "coterie-pack/1" }, /format: expected "coterie-lab\/1"/],
  ["no games", { games: 0 }, /games: Too small: expected number to be >=1/],
  ["half a game", { games: 1.5 }, /games: .*expected int/],
  ["an unknown word", { game: MASTERS, deals: 3 }, /the file: Unrecognized key: "deals"/],
  ["no list", { matrix: { difficulty: "easy" } }, /matrix.difficulty: expected a list of values/],
  ["an empty list", { matrix: { bots: [] } }, /matrix.bots: expected a list of bots, at least one/],
  ["no bot", { matrix: { bots: [3] } }, /matrix.bots.0: expected the name of a bot, or a list/],
  ["no pack", { matrix: { pack: [1] } }, /matrix.pack.0: expected the path of a pack, or null/],
  [
    "unknown game",
    { game: "chess" },
    /there is no "chess"; expected one of: masters-of-the-night, b/,
  ],
  [
    "unknown field",
    { matrix: { vampire: [2] } },
    /matrix.vampire: there is no such field; expected/,
  ],
  ["unknown setup", { setup: { moon: 1 } }, /setup.moon: there is no such field; expected some of/],
  ["twice", { setup: { players: 1 }, matrix: { players: [1] } }, /setup.players: is in the matrix/],
  [
    "a bad cell",
    { matrix: { vampires: [2, 3], players: [1, 3] } },
    /vampires 2 · players 3: the setup cannot be used: players: there are more players/,
  ],
  [
    "an unknown bot",
    { matrix: { bots: ["clever"] } },
    /all games: there is no bot "clever"; expected random, greedy/,
  ],
  [
    "too many bots",
    { matrix: { bots: [["greedy", "random"]] } },
    /2 bots are named, but the number of seats is 1/,
  ],
  [
    "a bot that thinks by the clock",
    { matrix: { bots: ["greedy", "search:300ms"] } },
    /bots search:300ms: "search:300ms" thinks by the clock.*; expected iterations, as search:32/,
  ],
];

test.each(wrong)("%s is told with what was expected", (_name, changed, sentence) => {
  expect(() => planFor(MASTERS, changed)).toThrow(LabError);
  expect(() => planFor(MASTERS, changed)).toThrow(sentence);
});

test("all faults of the form are told at once", () => {
  const faults = { ...(experimentFile(MASTERS) as object), games: 0, seed: "" };
  expect(() => readExperiment(faults)).toThrow(/games: (.|\n)*seed: expected a word/);
});

test("a pack that cannot be used is told with its path", () => {
  const packs = { "bad.json": { format: "coterie-pack/1", game: MASTERS, name: "x", pieces: [1] } };
  expect(() => planFor(MASTERS, { matrix: { pack: ["bad.json"] } }, packs)).toThrow(
    /bad.json: the pack cannot be used/,
  );
});

const examples = new URL("../experiments/", import.meta.url);
const readExample = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(path, examples), "utf8"));

test.each(readdirSync(examples).filter((name) => name.endsWith(".json")))(
  "the example %s can be played",
  (file) => {
    const experiment = readExperiment(readExample(file));
    // Which bots there are is the business of the bots' room.
    const axes = experiment.axes.filter(({ name }) => name !== "bots");
    expect(planOf({ ...experiment, axes }, readExample).workload.cells).not.toEqual([]);
  },
);
