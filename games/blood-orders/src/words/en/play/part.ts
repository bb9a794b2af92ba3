import type { Piece, Ritual } from "../../../content/pieces.js";
import { textOf as makeText } from "../pieces.js";

const texts = new WeakMap<Piece, string>();

/** The text of a piece in one line, made once: a picture says many of them again and again. */
export function textOf(piece: Piece): string {
  return linesOf(piece).join(" ");
}

/** What is always in effect and what is used have lines of their own. */
function linesOf(piece: Piece): string[] {
  const known = texts.get(piece) ?? makeText(piece);
  texts.set(piece, known);
  return known.split("\n");
}

/** The text of a Ritual that is used once per day: its last line. */
export const dailyText = (ritual: Ritual): string => linesOf(ritual).at(-1) ?? "";
