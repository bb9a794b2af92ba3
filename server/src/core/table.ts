import { type AnyGame, commitmentOf, type Json } from "@coterie/kernel";
import type { GuestInfo, SeatInfo, TableInfo } from "@coterie/protocol";
import type { Opened, Stored } from "./entry.js";
import type { AnyPlay } from "./parts.js";

/** What is known of a guest and told to nobody. */
interface GuestSecrets {
  /** SHA-256 of the pass. */
  readonly pass: string;
  /** SHA-256 of the code for another device, or "". */
  readonly code: string;
}

/** One thing that happened, for the log. */
export interface Logged {
  readonly at: number;
  readonly what: string;
  readonly seat?: number;
  readonly guest?: number;
  readonly text?: string;
  readonly says?: string;
  readonly facts?: readonly Json[];
  readonly only?: number;
}

/**
 * A table in memory: what its entries add up to. `info` is never changed but replaced, so that what
 * did not change can be told by looking at it.
 */
export interface Table {
  readonly id: string;
  readonly game: AnyGame;
  readonly opened: Opened;
  /** How many entries it is made of. */
  head: number;
  info: TableInfo;
  play: AnyPlay | null;
  readonly guests: GuestSecrets[];
  /** By seat: what it added to the seed. */
  readonly nonces: string[];
  /** By seat: SHA-256 of the code with which it can be taken over, or "". */
  readonly seatCodes: string[];
  readonly log: Logged[];
  /** How much each audience has been told: the spectators, then the seats. */
  readonly streams: number[];
}

export function newTable(id: string, game: AnyGame, opened: Opened): Table {
  return {
    id,
    game,
    opened,
    head: 0,
    info: infoOf(id, opened),
    play: null,
    guests: [],
    nonces: new Array<string>(opened.seats).fill(""),
    seatCodes: new Array<string>(opened.seats).fill(""),
    log: [],
    streams: new Array<number>(opened.seats + 1).fill(0),
  };
}

const EMPTY_SEAT: SeatInfo = { guest: null, bot: null, resigned: false, askedSince: null };

function infoOf(id: string, opened: Opened): TableInfo {
  const { game, setup, pack, policy, listed, spectators, chat, seatTime, from } = opened;
  return {
    id,
    game,
    setup,
    pack,
    policy,
    listed,
    spectators,
    chat,
    seatTime,
    status: "open",
    rulesVersion: opened.rulesVersion,
    commitment: commitmentOf(opened.secret),
    host: 0,
    guests: [],
    seats: new Array<SeatInfo>(opened.seats).fill(EMPTY_SEAT),
    undo: null,
    botVotes: noVotes(opened.seats),
    abandonVotes: [],
    outcome: null,
    rulesChanged: false,
    rematch: null,
    from: from === null ? null : { table: from.table, answer: from.answer },
  };
}

export function noVotes(seats: number): readonly (readonly number[])[] {
  return new Array<readonly number[]>(seats).fill([]);
}

export function setInfo(table: Table, changes: Partial<TableInfo>): void {
  table.info = { ...table.info, ...changes };
}

export function setGuest(table: Table, guest: number, changes: Partial<GuestInfo>): void {
  const guests = table.info.guests.map((one) =>
    one.guest === guest ? { ...one, ...changes } : one,
  );
  setInfo(table, { guests });
}

export function setSeat(table: Table, seat: number, changes: Partial<SeatInfo>): void {
  const seats = table.info.seats.map((one, at) => (at === seat ? { ...one, ...changes } : one));
  setInfo(table, { seats });
}

/** Who may know of an entry: the seat that it is private to, or everybody. */
export function isFor(stored: Pick<Stored, "only">, audience: number): boolean {
  return stored.only === undefined || stored.only === audience;
}
