import { areInSamePhase } from "@coterie/kernel";
import type { TableDocument, TableInfo } from "@coterie/protocol";
import { carryOut } from "../core/carry-out.js";
import { documentAs, type Seen } from "../core/document.js";
import type { Opened, Stored } from "../core/entry.js";
import { newLive } from "../core/live.js";
import { note } from "../core/note.js";
import type { AnyPlay } from "../core/parts.js";
import { newTable, type Table } from "../core/table.js";
import { remember, updatesFor } from "../core/telling.js";
import { markOf } from "./deeds.js";
import type { Title } from "./titles.js";

/** What the table was after so many entries. */
export interface Page {
  readonly info: TableInfo;
  /** By seat: the id of its open question, or "". */
  readonly open: readonly string[];
  /** By guest: the hash of his pass. */
  readonly passes: readonly string[];
  /** The mark of the entry that led here; none if it is the rest of the one before. */
  readonly mark: string;
  readonly stored: Stored;
}

/** What an audience was to be told by one entry. */
export interface Telling {
  /** The number of the entry, from 1. */
  readonly entry: number;
  readonly text: string;
  readonly document: TableDocument;
}

/** A whole table as its entries on the disk tell it: what was true when, and who was to know. */
export interface Chronicle {
  readonly table: Table;
  /** By number of entries, from 1; nothing is at 0. */
  readonly pages: readonly Page[];
  /** By audience from -1, then by its own count from 1. */
  readonly tellings: readonly (readonly Telling[])[];
  /** Entries in a simultaneous phase that told others of something that changed nothing for them. */
  readonly idle: readonly number[];
}

/** `audiences` are those that anybody was told something as; what others would have been told is not made. */
export function chronicleOf(
  id: string,
  { game }: Title,
  entries: readonly Stored[],
  audiences: readonly number[],
): Chronicle {
  const opened = entries[0].entry as Opened;
  const table = newTable(id, game, opened);
  const live = newLive(id, 0);
  // One who follows all of them, so that everything is told.
  const silent = { send: () => {}, close: () => {} };
  live.followers.add({ connection: silent, guest: undefined, pass: "", audiences });
  const pages: Page[] = [];
  const tellings: Telling[][] = Array.from({ length: opened.seats + 1 }, () => []);
  const idle: number[] = [];
  entries.forEach((stored, i) => {
    const followed = remember(live, table);
    const question = questionOf(table, stored);
    const before = table.play?.state;
    carryOut(table, stored.entry);
    note(table, stored);
    for (const { audience, text } of updatesFor(live, table, stored, followed)) {
      const document = documentAs(table, audience, live.seen[audience + 1] as Seen);
      tellings[audience + 1].push({ entry: i + 1, text, document });
    }
    if (isIdle(table, stored, before)) idle.push(i + 1);
    pages[i + 1] = {
      info: table.info,
      open: [...(table.play?.open ?? [])],
      passes: table.guests.map(({ pass }) => pass),
      mark: isContinued(stored, entries[i - 1]) ? "" : markOf(stored.entry, question),
      stored,
    };
  });
  return { table, pages, tellings, idle };
}

/** One undo may take back several answers. */
function isContinued({ at, entry }: Stored, before: Stored | undefined): boolean {
  return entry.e === "undone" && before?.entry.e === "undone" && before.at === at;
}

function questionOf(table: Table, { entry }: Stored): string {
  return entry.e === "answered" ? (table.play?.open[entry.seat] ?? "") : "";
}

/** Told to everybody although nobody but its seat sees a difference. */
function isIdle(
  { play, game, info }: Table,
  { entry, only }: Stored,
  before: AnyPlay["state"] | undefined,
): boolean {
  if (entry.e !== "answered" && entry.e !== "withdrew") return false;
  if (only !== undefined || play === null || !areInSamePhase(before, play.state)) return false;
  const other = (entry.seat + 1) % info.seats.length;
  const shown = (state: AnyPlay["state"]): string => JSON.stringify(game.view(state, other));
  return other !== entry.seat && shown(before) === shown(play.state);
}
