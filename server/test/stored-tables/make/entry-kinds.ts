import type { TableEntry } from "@coterie/server/core";

/** The compiler wants every kind of entry here, so that the fixture can be checked for all of them. */
const KINDS: Readonly<Record<TableEntry["e"], true>> = {
  opened: true,
  came: true,
  left: true,
  removed: true,
  renamed: true,
  ready: true,
  appointed: true,
  muted: true,
  chat: true,
  said: true,
  "device-code": true,
  moved: true,
  sat: true,
  stood: true,
  placed: true,
  "seat-code": true,
  handed: true,
  "stand-in": true,
  back: true,
  "bot-voted": true,
  resigned: true,
  started: true,
  answered: true,
  withdrew: true,
  "undo-asked": true,
  "undo-agreed": true,
  "undo-declined": true,
  undone: true,
  rules: true,
  "abandon-voted": true,
  abandoned: true,
  closed: true,
  rematch: true,
};

/** The kinds of entries that are not among these. */
export function missingKinds(entries: readonly TableEntry[]): string[] {
  const found = new Set<string>(entries.map(({ e }) => e));
  return Object.keys(KINDS).filter((kind) => !found.has(kind));
}
