import { UsageError } from "./faults.js";
import type { GameEntry } from "./show.js";

/** The setup of a game from what was typed: numbers, words, true or false, and lists with commas. */

type Plain = string | number | boolean;

function plain(text: string): Plain {
  if (text === "true" || text === "false") return text === "true";
  return /^\d+$/.test(text) ? Number(text) : text;
}

function typed(text: string): Plain | Plain[] {
  return text.includes(",") ? text.split(",").filter(Boolean).map(plain) : plain(text);
}

export type RawSetup = Record<string, Plain | Plain[]>;

export function setupFrom(pairs: Iterable<readonly [string, string | undefined]>): RawSetup {
  const setup: RawSetup = {};
  for (const [field, text] of pairs) if (text !== undefined) setup[field] = typed(text);
  return setup;
}

/** `vampires=imre,mila`. */
export function readPair(entry: GameEntry, text: string): [string, string] {
  const at = text.indexOf("=");
  const fields = Object.keys(entry.setupFields);
  const field = text.slice(0, Math.max(0, at));
  if (at < 1) throw new UsageError(`--set is "${text}"; expected field=value, as in players=2`);
  if (fields.includes(field)) return [field, text.slice(at + 1)];
  throw new UsageError(`--set knows no "${field}"; expected one of: ${fields.join(", ")}`);
}
