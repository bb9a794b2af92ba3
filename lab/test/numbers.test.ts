import { mastersOfTheNight } from "@coterie/masters-of-the-night";
import { expect, test } from "vitest";
import { USUAL_DIFFICULTY } from "../src/masters/numbers.js";
import type { MastersRow } from "../src/masters/row.js";
import type { Results } from "../src/results/document.js";
import { MASTERS, planFor } from "./support/experiments.js";
import { checkOf, estimateOf, figureOf, resultsFor, rowsOf, tableOf } from "./support/results.js";

/** Numbers of vampires beside the mean of their difficulty. */

const DEALS = 40;
const matrix = {
  // Of two there are a suggested team, in another turn order, and two others.
  vampires: [["mila", "imre"], ["mila", "nevena"], ["ishtvan", "nevena"], 4],
  difficulty: ["easy", "hard"],
  bots: ["random"],
};
const plan = planFor(MASTERS, { games: 1, matrix });
const dealt = rowsOf(plan) as MastersRow[];

/** As if more deals had been played, each won by the rule of the test. */
function wonIf(isWon: (row: MastersRow, isHard: boolean) => boolean): Results {
  const rows = Array.from({ length: DEALS }, (_, i) =>
    dealt.map((row) => ({ ...row, deal: i + 1, seed: `small/${i + 1}` })),
  ).flat();
  const isHard = ({ cell }: MastersRow): boolean => cell % 2 === 1;
  const ended = rows.map((row) => ({
    ...row,
    outcome: isWon(row, isHard(row)) ? "victory" : "defeat-veil",
  }));
  return resultsFor(plan, ended);
}

/** Won in so many of ten deals. */
const often = ({ deal }: MastersRow, tenths: number): boolean => deal % 10 < tenths;
const two = ({ team }: MastersRow): boolean => team.length === 2;

test("each number has its share on each difficulty, and counts alike in the mean", () => {
  const results = wonIf((row, isHard) => often(row, isHard ? 1 : two(row) ? 4 : 8));
  const table = tableOf(results, "numbers");
  expect(figureOf(table, "2 vampires", "games")).toBe(240);
  expect(figureOf(table, "2 vampires", "easy")).toBeCloseTo(0.4, 9);
  expect(figureOf(table, "4 vampires", "easy")).toBeCloseTo(0.8, 9);
  // Three teams of two do not make the mean 50 %.
  const mean = estimateOf(table, "Mean of the numbers", "easy");
  expect(mean.value).toBeCloseTo(0.6, 9);
  expect(mean.low).toBeLessThan(0.55);
  expect(mean.high).toBeGreaterThan(0.65);
  expect(figureOf(table, "Mean of the numbers", "hard")).toBeCloseTo(0.1, 9);
  expect(table.columns.map(({ id }) => id)).toEqual(["vampires", "games", "easy", "hard"]);
});

test("the suggested teams have a row of their own, in any turn order", () => {
  const results = wonIf((row) => row.team.length === 4 || row.team.includes("imre"));
  const table = tableOf(results, "numbers");
  expect(figureOf(table, "2 vampires", "easy")).toBeCloseTo(1 / 3, 9);
  expect(figureOf(table, "Suggested teams only (2, 4)", "easy")).toBe(1);
  expect(figureOf(table, "Suggested teams only (2, 4)", "games")).toBe(4 * DEALS);
});

const CLAIM = "No number of vampires";

test("a number that is far off the mean of one difficulty is told, though not off that of all", () => {
  const results = wonIf((row, isHard) => often(row, two(row) === isHard ? 9 : 1));
  expect(figureOf(tableOf(results, "by-vampires"), "2 vampires", "wins")).toBeCloseTo(0.5, 9);
  const check = checkOf(results, CLAIM);
  expect(check).toMatchObject({ verdict: "fails", section: "teams" });
  expect(check?.answer).toMatch(
    /^Farthest are 2 vampires on easy, −40\.0 \(.*\) points off; 0 of 4 are within, 0 with their whole interval\.$/,
  );
});

test("numbers that are alike hold, and those of which so few games cannot say are left open", () => {
  const alike = checkOf(
    wonIf((row) => often(row, 4)),
    CLAIM,
  );
  expect(alike).toMatchObject({ verdict: "holds" });
  expect(alike?.answer).toContain("4 of 4 are within, 4 with their whole interval");
  // Of two vampires half of the deals are won, of four others: 12.5 points off may be more, 20 less.
  const unlike = (tenths: number) =>
    checkOf(
      wonIf((row) => (two(row) ? often(row, 5) : (row.deal * 7) % 40 < 4 * tenths)),
      CLAIM,
    );
  expect(unlike(7.5)).toMatchObject({ verdict: "open" });
  expect(unlike(7.5)?.answer).toContain("4 of 4 are within, 0 with their whole interval");
  expect(unlike(9)).toMatchObject({ verdict: "open" });
  expect(unlike(9)?.answer).toContain("0 of 4 are within");
});

test("where all games have as many vampires there is nothing to say", () => {
  const one = planFor(MASTERS, { games: 1 });
  const results = resultsFor(one, rowsOf(one));
  expect(checkOf(results, CLAIM)).toBeUndefined();
  expect(() => tableOf(results, "numbers")).toThrow("there is no table numbers");
});

test("a setup that names no difficulty has the usual one of the game", () => {
  expect(mastersOfTheNight().readSetup({}).difficulty).toBe(USUAL_DIFFICULTY);
  const unsaid = planFor(MASTERS, { games: 1, matrix: { vampires: [2, 3], bots: ["random"] } });
  const table = tableOf(resultsFor(unsaid, rowsOf(unsaid)), "numbers");
  expect(table.columns.map(({ id }) => id)).toEqual(["vampires", "games", USUAL_DIFFICULTY]);
});
