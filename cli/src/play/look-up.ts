import type { Kit } from "@coterie/kernel";
import { hang } from "../draw/wrap.js";
import { type Io, say } from "../io.js";
import type { GameEntry, PieceWords } from "../show.js";
import { paragraph } from "./screen.js";
import type { Session } from "./session.js";

/** Rules and pieces, looked up in the middle of a game. */

const MEASURE = 100;

/** `MN-5.4`, `mn-5.4` or `5.4`. */
function ruleCalled(entry: GameEntry, text: string): string | undefined {
  const wanted = text.trim().toUpperCase();
  return Object.keys(entry.rules).find(
    (rule) => rule.toUpperCase() === wanted || rule.slice(rule.indexOf("-") + 1) === wanted,
  );
}

export function showRule(io: Io, entry: GameEntry, text: string): void {
  const numbers = Object.keys(entry.rules);
  const rule = ruleCalled(entry, text);
  if (rule !== undefined) {
    const width = Math.min(MEASURE, io.columns);
    say(io, ...hang(`${rule}  `, entry.rules[rule], width));
    for (const ruling of entry.rulings[rule] ?? []) say(io, ...hang("  Ruling: ", ruling, width));
    return;
  }
  const problem = text === "" ? "Which rule?" : `There is no rule "${text}".`;
  paragraph(
    io,
    `${problem} They run from ${numbers[0]} to ${numbers.at(-1)}; type r ${numbers[0]}.`,
  );
  say(io, ...entry.chapters.map(({ chapter, title }) => `  ${chapter}  ${title}`));
}

function piecesCalled(pieces: readonly PieceWords[], text: string): readonly PieceWords[] {
  const wanted = text.trim().toLowerCase();
  const isIt = ({ id, name }: PieceWords): boolean =>
    id === wanted || name.toLowerCase() === wanted;
  const exact = pieces.filter(isIt);
  if (exact.length > 0) return exact;
  return pieces.filter(
    ({ id, name }) =>
      id.includes(wanted.replaceAll(" ", "-")) || name.toLowerCase().includes(wanted),
  );
}

const MANY = 6;

export function showPiece<K extends Kit>(io: Io, session: Session<K>, text: string): void {
  if (text === "") {
    paragraph(
      io,
      `Which piece? Type c and a name or a part of it: c ${session.door.pieces[0].name}.`,
    );
    return;
  }
  const found = piecesCalled(session.door.pieces, text);
  if (found.length === 0) {
    paragraph(io, `There is no piece "${text}".`);
    return;
  }
  if (found.length > MANY) {
    paragraph(io, `Many pieces are called so: ${found.map(({ name }) => name).join(", ")}.`);
    return;
  }
  for (const { name, kind, act, origin, shows, text: words } of found) {
    const what = act === undefined ? kind : `${kind}, act ${act}`;
    say(io, `${name} (${what}; ${origin})`);
    if (shows !== undefined) say(io, ...hang("  ", shows, Math.min(MEASURE, io.columns)));
    for (const line of words.split("\n")) {
      say(io, ...hang("  ", line, Math.min(MEASURE, io.columns)));
    }
  }
}
