import { type AnyGame, hashOf, Refusal, RulesFault } from "@coterie/kernel";
import { carryOut, goOn } from "./carry-out.js";
import type { Opened, Standing, Stored, TableEntry } from "./entry.js";
import { note } from "./note.js";
import { Refused } from "./refused.js";
import { standingOf } from "./standing.js";
import { newTable, type Table } from "./table.js";
import type { Piecework } from "./turns.js";

/** A position that was kept, and the number of the last entry that is in it. */
export interface Kept {
  readonly n: number;
  readonly standing: Standing;
}

export interface Replayed {
  readonly table: Table;
  /** To be written if the rules are not those with which the table was played so far. */
  readonly rules: Extract<TableEntry, { e: "rules" }> | null;
  /** Null if the present rules lead to where the table was. */
  readonly differs: Divergence | null;
}

/** The first entry at which the present rules lead elsewhere, counted from 1, and the reason. */
export interface Divergence {
  readonly entry: number;
  readonly why: string;
}

/** So many entries are played in one go, which takes some ten milliseconds. */
const PIECE = 200;

/**
 * Builds a table from its entries. If the present rules do not lead where the table was, the game
 * goes on from the position that was kept, with the answers since then that still fit. An error of
 * the program is no reason for that: it is thrown, because going on would cut off the history.
 */
export function* replaying(
  id: string,
  game: AnyGame,
  entries: readonly Stored[],
  kept: Kept | null,
): Piecework<Replayed> {
  const opened = entries[0].entry as Opened;
  const table = newTable(id, game, opened);
  const differs = yield* playAll(table, entries, kept);
  if (differs === null) {
    const isSame = table.info.rulesVersion === game.rulesVersion;
    const rules = isSame ? null : rulesEntry(game, null);
    return { table, rules, differs };
  }
  if (kept === null) {
    throw new Refused(
      "rules-fault",
      `the present rules do not fit this table at entry ${differs.entry} and no position was kept: ${differs.why}`,
    );
  }
  const again = newTable(id, game, opened);
  yield* goOnFromKept(again, entries, kept);
  return { table: again, rules: rulesEntry(game, standingOf(again)), differs };
}

function rulesEntry(game: AnyGame, goOnAt: Standing | null): Replayed["rules"] {
  return { e: "rules", version: game.rulesVersion, goOn: goOnAt };
}

/** A table may have been played on by a newer server than this one, which then cannot serve it. */
export function checkVersion({ info, game }: Pick<Table, "info" | "game">): void {
  checkRules(info.rulesVersion, game);
}

/** The same for an entry that another server wrote. */
export function checkKnown({ game }: Pick<Table, "game">, entry: TableEntry): void {
  if (entry.e === "rules") checkRules(entry.version, game);
}

function checkRules(version: number, game: AnyGame): void {
  if (version <= game.rulesVersion) return;
  throw new Refused(
    "busy",
    `this table is played by version ${version} of its rules; this server has version ${game.rulesVersion}`,
  );
}

/** Plays every entry; gives back the first at which the present rules do not lead where it was. */
function* playAll(
  table: Table,
  entries: readonly Stored[],
  kept: Kept | null,
): Piecework<Divergence | null> {
  const from = lastGoOn(entries);
  for (let i = 0; i < entries.length; i++) {
    if (i > 0 && i % PIECE === 0) yield;
    const stored = entries[i];
    const differs = i >= from ? divergenceAt(table, i + 1, stored.entry) : null;
    if (differs !== null) return differs;
    note(table, stored);
    if (i >= from && i + 1 === kept?.n && !isAt(table, kept.standing)) {
      return { entry: i + 1, why: "the same answers lead to another position" };
    }
  }
  return null;
}

/**
 * Other rules may take every answer and still lead elsewhere. Their version may be the same, if
 * somebody forgot to raise it; to look costs as much as a few moves.
 */
function isAt(table: Table, { position }: Standing): boolean {
  return hashOf(standingOf(table)?.position) === hashOf(position);
}

/** What happened before the game went on at a position is told, not played. */
function lastGoOn(entries: readonly Stored[]): number {
  for (let i = entries.length - 1; i > 0; i--) {
    const { entry } = entries[i];
    if (entry.e === "rules" && entry.goOn !== null) return i;
  }
  return 0;
}

/** Answers that no longer fit stay in the list of entries, and are told; they count no more. */
function* goOnFromKept(table: Table, entries: readonly Stored[], kept: Kept): Piecework<void> {
  for (const stored of entries.slice(0, kept.n)) note(table, stored);
  goOn(table, kept.standing);
  let doAllFit = true;
  for (let i = kept.n; i < entries.length; i++) {
    if (i % PIECE === 0) yield;
    doAllFit = doAllFit && divergenceAt(table, i + 1, entries[i].entry) === null;
    note(table, entries[i]);
  }
}

/**
 * Carries out an entry. Null if the present rules allow it; a Refusal or a RulesFault says that they
 * do not. Anything else is an error of the program or damaged data, and is thrown.
 */
function divergenceAt(table: Table, number: number, entry: TableEntry): Divergence | null {
  try {
    carryOut(table, entry);
    return null;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (error instanceof Refusal || error instanceof RulesFault) return { entry: number, why };
    const place = `table ${table.id} cannot be replayed: entry ${number} (${entry.e})`;
    throw new Error(`${place}: ${why}`, { cause: error });
  }
}
