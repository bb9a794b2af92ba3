import { describe, expect, inject, test } from "vitest";
import { type Puzzle, type Puzzles, puzzles } from "./support/puzzles.js";

/** Positions with a forced win, or a forced loss to avoid: the hint must find the right answer. */

/** Games whose hints are tested: those that can be searched. */
const HINTED = ["masters-of-the-night", "blood-orders"];
/** As many games are played on for a hint in these tests. */
const ITERATIONS = 200;
const FEWEST_FILES = 22;
const FEWEST_OF_A_KIND = 8;

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
      expect(all.filter(({ hint }) => hint.kind === kind).length).toBeGreaterThanOrEqual(
        FEWEST_OF_A_KIND,
      );
    }
  });
});

describe("a wrong puzzle is caught", () => {
  const { read, run, faults } = puzzlesOf("masters-of-the-night");
  const claiming = (file: string, best: readonly string[]): Puzzle => {
    const puzzle = read(file);
    return { ...puzzle, hint: { ...puzzle.hint, best } };
  };

  test("an answer that does not win, or wins and is not listed", () => {
    expect(faults(claiming("umbral-cape.json", ["hunt"]))).toEqual([
      "leap:town-hall+2: is not listed, but wins as well",
      "hunt: is listed, but does not win",
    ]);
    expect(faults(claiming("ritual-bring-all-minions.json", ["move:hospital+3"]))).toEqual([
      "move:hospital+2: is not listed, but wins as well",
    ]);
  });

  test("an answer that loses, or need not lose and is not listed", () => {
    expect(faults(claiming("one-name-or-silence.json", ["say-nothing", "buy-silence"]))).toEqual([
      "say-nothing: is listed, but loses",
      "betray-one: is not listed, but need not lose",
    ]);
  });

  test("a position in which something else is true", () => {
    const puzzle = read("ritual-at-once.json");
    const position = { ...(puzzle.position as object), ap: 2 };
    expect(faults({ ...puzzle, position })).toContain("hunt: is not listed, but wins as well");
  });

  test("Blood Orders: what others do and what nobody knows has a say", () => {
    const orders = puzzlesOf("blood-orders");
    const caught = (file: string, best: string): string[] => {
      const puzzle = orders.read(file);
      return orders.faults({ ...puzzle, hint: { ...puzzle.hint, best: [best] } });
    };
    expect(caught("dice-that-help-another.json", "dusk")).toContain(
      "dusk: is listed, but does not win",
    );
    expect(caught("alchemist.json", "search-the-deck")).toContain(
      "search-the-deck: is listed, but does not win",
    );
  });

  test("a plan that begins well and ends badly", () => {
    const { isRight, read: readOrders } = puzzlesOf("blood-orders");
    const puzzle = readOrders("release-the-first.json");
    expect(isRight(puzzle, ["release", "feed", "commit"])).toBe(true);
    expect(isRight(puzzle, ["release", "release", "commit"])).toBe(false);
  });

  test("answers that are not offered, or no choice at all", () => {
    const fly = claiming("umbral-cape.json", ["fly"]);
    expect(run(fly)).toEqual([
      expect.stringMatching(/^hint: fly is not offered in night\.act; offered: move:museum, /),
    ]);
    const all = ["say-nothing", "betray-one", "buy-silence"];
    expect(run(claiming("one-name-or-silence.json", all))).toEqual([
      "hint: every answer to effect.either is said to be right",
    ]);
    const other = { ...fly, hint: { ...fly.hint, seat: 3 } };
    expect(run(other)).toEqual(["hint: seat 3 is not asked"]);
    const over: Puzzle = { ...read("ritual-at-once.json"), play: [{ answer: "ritual" }] };
    expect(run(over)).toEqual(["hint: nobody is asked any more"]);
  });
});

describe.each(HINTED)("%s: the hint finds it", (game) => {
  const { files, read, hint, isRight } = puzzlesOf(game);

  // Each puzzle is proved above; to search all of them takes half a minute.
  const searched = files.filter((_, i) => inject("isNightly") || i % 4 === 0);

  test.each(searched)("%s", (file) => {
    const puzzle = read(file);
    const [{ keys }] = hint(puzzle, ITERATIONS).answers;
    expect(puzzle.hint.best).toContain(keys[0]);
    // A plan must be right to its end.
    if (keys.length > 1) expect(isRight(puzzle, keys)).toBe(true);
  });
});
