import type { Piece } from "../../../content/pieces.js";
import { textOf as makeText } from "../pieces.js";

const texts = new WeakMap<Piece, string>();

/** The text of a piece, made once: a picture says many of them again and again. */
export function textOf(piece: Piece): string {
  const known = texts.get(piece);
  if (known !== undefined) return known;
  const text = makeText(piece);
  texts.set(piece, text);
  return text;
}

/** The lines of a piece's text that speak of one of its parts (`day`, `blood`, `use`, …). */

const partNames: Readonly<Record<Piece["kind"], readonly string[]>> = {
  district: ["day", "night", "standing"],
  vampire: ["blood", "dark", "sigil"],
  relic: ["use", "standing"],
  event: ["effect"],
  tracker: [],
};

function isThere(piece: Piece, part: string): boolean {
  return (piece as unknown as Readonly<Record<string, unknown>>)[part] !== undefined;
}

/** The text of one part; of an event, which says all in one breath, the whole. */
export function partText(piece: Piece, part: string): string {
  const lines = textOf(piece).split("\n");
  const parts = partNames[piece.kind].filter((name) => isThere(piece, name));
  const at = parts.indexOf(part);
  return at >= 0 && parts.length === lines.length ? lines[at] : lines.join(" ");
}
