import {
  type AnyGame,
  areInSamePhase,
  type CoreState,
  canonical,
  type Fact,
  isReady,
  type Json,
  openQuestions,
  redactFacts,
  SPECTATOR,
  undoMark,
} from "@coterie/kernel";
import type { LogItem, TableDocument } from "@coterie/protocol";
import { carryOut } from "../../../src/core/carry-out.js";
import type { Opened, Stored } from "../../../src/core/entry.js";
import { note } from "../../../src/core/note.js";
import { newTable, type Table } from "../../../src/core/table.js";

/** What is true at a table after an entry, taken from the entries alone. */
export interface Truth {
  readonly stored: Stored;
  /** The table as it is now; it changes with the next entry. */
  readonly table: Table;
  readonly facts: readonly Json[] | undefined;
  /** The one seat that may know that anything happened. */
  readonly only: number | undefined;
}

export function* truthsOf(
  game: AnyGame,
  id: string,
  entries: readonly Stored[],
): Generator<Truth, Table> {
  const table = newTable(id, game, entries[0].entry as Opened);
  for (const stored of entries) {
    const before = table.play?.state;
    const { facts } = carryOut(table, stored.entry);
    const only = before === undefined ? undefined : privateTo(table, before, stored);
    note(table, stored);
    yield { stored, table, facts, only };
  }
  return table;
}

/** Within a simultaneous phase others learn who is ready, and nothing else. */
function privateTo(table: Table, before: CoreState, { entry }: Stored): number | undefined {
  if (entry.e !== "answered" && entry.e !== "withdrew") return undefined;
  const after = table.play?.state;
  if (!areInSamePhase(before, after)) return undefined;
  return isReady(before, entry.seat) === isReady(after, entry.seat) ? entry.seat : undefined;
}

/** What an audience must see: its view of the true position, its own question, and no more. */
export function trueDocument(table: Table, audience: number): TableDocument {
  const { play, info, game } = table;
  if (play === null) return { table: info, view: null, question: null, undoMark: null };
  const isSeat = audience !== SPECTATOR;
  const asked = isSeat && info.status === "running" ? openQuestions(play, audience) : [];
  return {
    table: info,
    view: game.view(play.state, audience) as never,
    question: asked[0] ?? null,
    undoMark: isSeat ? (undoMark(play, audience) ?? null) : null,
  };
}

/** What an audience must be told of an entry. */
export function trueItem({ stored, table, facts }: Truth, audience: number): Omit<LogItem, "n"> {
  const { seat, guest, text } = stored.entry as { seat?: number; guest?: number; text?: string };
  return {
    at: stored.at,
    what: stored.entry.e,
    ...(seat === undefined ? {} : { seat }),
    ...(guest === undefined ? {} : { guest }),
    ...(text === undefined ? {} : { text }),
    ...(facts === undefined
      ? {}
      : {
          facts: redactFacts(table.game.facts, facts as never as Fact[], audience) as never,
        }),
  };
}

/** Mostly the same, with the fields in the same order: then the quick way will do. */
export function sameData(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b);
}
