import { describe, expect, test } from "vitest";
import { housePack } from "../../src/content/house.js";
import { type Piece, pieceSchema } from "../../src/content/pieces.js";
import { textOf } from "../../src/words/en/pieces.js";
import { written } from "./canonical.js";
import { knots } from "./knots.js";
import { flaws } from "./reading.js";
import { variants } from "./variants.js";

/** The part of a piece that its text is made from. */
function deeds(piece: Piece): unknown {
  if (piece.kind === "ritual") return { standing: piece.standing, daily: piece.daily };
  return "effect" in piece ? { effect: piece.effect } : undefined;
}

/** Nothing where a variant speaks of what it does not know. */
function readable(piece: Piece): string | undefined {
  try {
    return textOf(piece);
  } catch {
    // biome-ignore lint/plugin: a variant may break the words in any way; only readable ones are compared
    return undefined;
  }
}

/** The piece itself, and what it would be with a change in one place. */
function* changed(piece: Piece): Generator<Piece> {
  yield piece;
  for (const variant of variants(deeds(piece))) {
    const parsed = pieceSchema.safeParse({ ...piece, ...(variant as object) });
    if (parsed.success) yield parsed.data;
  }
}

const pieces = [...housePack.pieces, ...knots].filter((piece) => deeds(piece) !== undefined);

describe("a change in one place", () => {
  /** What each text means, over all pieces. */
  const seen = new Map<string, string>();

  test.each(pieces.map((piece) => [piece.id, piece] as const))("of %s shows", (_id, piece) => {
    const faults: string[] = [];
    for (const variant of changed(piece)) {
      const text = readable(variant);
      if (text === undefined) continue;
      const meaning = written(deeds(variant));
      const other = seen.get(text) ?? meaning;
      if (other !== meaning) faults.push(`${text} means ${meaning} and ${other}`);
      seen.set(text, meaning);
      faults.push(...flaws(text, []).map((flaw) => `${flaw}: ${text}`));
    }
    expect(faults).toEqual([]);
  });

  test("was made in thousands of places", () => {
    expect(seen.size).toBeGreaterThan(3000);
  });
});
