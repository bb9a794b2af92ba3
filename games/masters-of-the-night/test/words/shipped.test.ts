import { describe, expect, test } from "vitest";
import { districts } from "../../src/content/districts.js";
import { eventsAct1 } from "../../src/content/events-act-1.js";
import { eventsAct2 } from "../../src/content/events-act-2.js";
import { eventsAct3 } from "../../src/content/events-act-3.js";
import type { Piece } from "../../src/content/pieces.js";
import { relics } from "../../src/content/relics.js";
import { trackers } from "../../src/content/trackers.js";
import { vampires } from "../../src/content/vampires.js";
import { shapeOf, textOf } from "../../src/words/index.js";
import { boundNames, flaws } from "./reading.js";

const pieces: readonly Piece[] = [
  ...districts,
  ...vampires,
  ...relics,
  ...trackers,
  ...eventsAct1,
  ...eventsAct2,
  ...eventsAct3,
];

describe("the pieces that are shipped", () => {
  test.each(pieces.map((piece) => [piece.name, piece] as const))(
    "%s reads well",
    (_name, piece) => {
      expect(flaws(textOf(piece), boundNames(piece))).toEqual([]);
    },
  );

  test("no two have the same text", () => {
    const seen = new Map<string, string>();
    const doubles = pieces.flatMap((piece) => {
      const text = textOf(piece);
      const first = seen.get(text);
      seen.set(text, piece.name);
      return first === undefined ? [] : [`${first} = ${piece.name}`];
    });
    expect(doubles).toEqual([]);
  });

  test("each has a shape", () => {
    for (const piece of pieces) expect(flaws(`${shapeOf(piece)}.`, boundNames(piece))).toEqual([]);
  });
});
