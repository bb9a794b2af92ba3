import type { OrdersScene, PileScene } from "@coterie/blood-orders";
import { signal } from "@preact/signals";
import { keep, kept } from "../keep/box.js";
import { readText } from "../keep/read-text.js";
import type { Desk } from "../table/desk.js";

/**
 * BO-3.1: while a seat plans, it may note a Quarter for each of its tokens. A note binds no answer. It stays
 * in this browser: it is sent to no server and is in no record.
 */

export type Order = PileScene["order"];

/** The place of the noted Quarter, by Order. */
export type Quarters = Readonly<Partial<Record<Order, string>>>;

/** Whose note it is, and for which Day. */
export interface NoteOwner {
  readonly table: string;
  readonly seat: number;
  readonly day: number;
}

interface StoredNote extends NoteOwner {
  readonly quarters: Quarters;
}

const NAME = "notes";

/** The oldest are forgotten: tables that are never opened again leave theirs behind. */
const MOST = 100;

const notes = signal<readonly StoredNote[] | null>(null);

/** Null for a spectator, and where a game is only looked at. */
export function noteOwner({ id }: Desk, { audience, time }: OrdersScene): NoteOwner | null {
  return id === undefined || audience === null
    ? null
    : { table: id, seat: audience, day: time.day };
}

export function notedQuarters(owner: NoteOwner): Quarters {
  const all = notes.value ?? read();
  return all.find((note) => isOf(note, owner))?.quarters ?? {};
}

/** Notes a Quarter for a token, or none. */
export function noteQuarter(owner: NoteOwner, order: Order, quarter: string | undefined): void {
  const { [order]: _, ...others } = notedQuarters(owner);
  const quarters: Quarters = quarter === undefined ? others : { ...others, [order]: quarter };
  const note: StoredNote = { ...owner, quarters };
  write([note, ...read().filter((one) => !isOf(one, owner))].slice(0, MOST));
}

/** Forgets the notes of a game for other Days than this one: a note ends with its Day. */
export function forgetOtherDays(table: string, day: number | null): void {
  const all = read();
  const left = all.filter((note) => note.table !== table || note.day === day);
  if (left.length < all.length) write(left);
}

function isOf(note: NoteOwner, { table, seat, day }: NoteOwner): boolean {
  return note.table === table && note.seat === seat && note.day === day;
}

/** Another tab may have written since. A text that cannot be read is no loss. */
function read(): readonly StoredNote[] {
  const text = kept(NAME);
  return (text === null ? null : readText<StoredNote[]>(text, isListOfNotes)) ?? [];
}

function isListOfNotes(list: readonly Partial<StoredNote>[]): boolean {
  return Array.isArray(list) && list.every((note) => typeof note?.quarters === "object");
}

function write(all: readonly StoredNote[]): void {
  keep(NAME, all.length === 0 ? null : JSON.stringify(all));
  notes.value = all;
}
