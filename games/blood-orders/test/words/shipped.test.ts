import { describe, expect, test } from "vitest";
import { housePack } from "../../src/content/house.js";
import { textOf } from "../../src/words/en/pieces.js";
import { requirementWords } from "../../src/words/en/symbols.js";
import { shapeOf } from "../../src/words/shape.js";
import { boundNames, flaws } from "./reading.js";

const { pieces } = housePack;

describe("the pieces that are shipped", () => {
  test.each(pieces.map((piece) => [piece.id, piece] as const))("%s reads well", (id, piece) => {
    expect(flaws(textOf(piece), [...boundNames(piece), id])).toEqual([]);
    if (piece.kind === "ritual")
      expect(flaws(`${requirementWords(piece)}.`, boundNames(piece))).toEqual([]);
  });

  test("no two have the same text", () => {
    const seen = new Map<string, string>();
    const doubles = pieces.flatMap((piece) => {
      const text = textOf(piece);
      const first = seen.get(text);
      seen.set(text, piece.id);
      return first === undefined ? [] : [`${first} = ${piece.id}`];
    });
    expect(doubles).toEqual([]);
  });

  test.each([
    ["location", 36, 28],
    ["ritual", 36, 28],
    ["victim", 42, 30],
  ] as const)(
    "of each %s there are enough, and enough that do something else",
    (kind, all, least) => {
      const shapes = pieces.filter((piece) => piece.kind === kind).map(shapeOf);
      expect(shapes.length).toBe(all);
      expect(new Set(shapes).size).toBeGreaterThanOrEqual(least);
      for (const shape of shapes) expect(shape).not.toMatch(/\d|undefined/);
    },
  );
});
