import { describe, expect, test } from "vitest";
import { type Puzzle, type Puzzles, puzzles } from "./support/puzzles.js";

/** Positions with a forced win, or a forced loss to avoid: the hint must find the right answer. */

/** Games whose hints are tested: those that can be searched. */
const HINTED = ["masters-of-the-night"];
/** As many games are played on for a hint in these tests. */
const ITERATIONS = 200;
const FEWEST_FILES = 22;

function puzzlesOf(game: string): Puzzles {
  const found = puzzles.get(game);
  if (found === undefined) throw new Error(`there are no puzzles of ${game}`);
  return found;
}

describe.each([...puzzles.keys()])("%s: every puzzle is right", (game) => {
  const { files, rules, read, run, faults } = puzzlesOf(game);

  test.each(files)("%s", (file) => {
    const puzzle = read(file);
    expect(puzzle.game).toBe(game);
    expect(run(puzzle)).toEqual([]);
    expect(faults(puzzle)).toEqual([]);
    for (const rule of puzzle.rules) expect(rules).toContain(rule);
  });

  test("there are enough, of both kinds, and no two alike", () => {
    const all = files.map(read);
    expect(all.length).toBeGreaterThanOrEqual(FEWEST_FILES);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const kind of ["win", "avoid-loss"]) {
      expect(all.filter(({ hint }) => hint.kind === kind).length).toBeGreaterThanOrEqual(8);
    }
  });
});

describe.each(HINTED)("%s: the hint finds it", (game) => {
  const { files, read, hint } = puzzlesOf(game);

  test.each(files)("%s", (file) => {
    const puzzle = read(file);
    const [advice] = hint(puzzle, ITERATIONS).answers;
    expect(puzzle.hint.best).toContain(advice.keys[0]);
  });
});
