import { type AnyGame, hashOf, type Json, SPECTATOR } from "@coterie/kernel";
import type { LogItem, Mine, ServerMessage, TableDocument, TableInfo } from "@coterie/protocol";
import type { Shelf } from "@coterie/server";
import { hello, must, wire } from "../net/support.js";
import type { FixtureGuest, FixtureTable } from "./fixture.js";

/** What a server tells of a table to all who may ask. */
export interface Reading {
  /** By audience: what it is sent over a socket. */
  readonly audiences: Readonly<Record<string, Received | Dismissed>>;
  /** What `GET api/tables/ID` tells without a pass. */
  readonly outside: TableInfo;
  /** By guest: what `POST api/mine` tells of this table. */
  readonly mine: Readonly<Record<string, readonly Mine[]>>;
}

/** The audience may not look; the code of the message `bye`. */
export interface Dismissed {
  readonly dismissed: string;
}

/** The message `whole`. The view is in its named form, because the numbers of steps may change. */
export interface Received {
  readonly n: number;
  readonly document: Omit<TableDocument, "view"> & { readonly view: Json };
  /** For each line of the log what happened and a hash of the line. */
  readonly log: readonly string[];
}

type Whole = Extract<ServerMessage, { t: "whole" }>;

export async function readTable(
  base: string,
  shelf: Shelf,
  { id, guests }: FixtureTable,
): Promise<Reading> {
  const outside = await must<TableInfo>(base, "GET", `api/tables/${id}`);
  const pieces = await must<Json>(base, "GET", `api/packs/${outside.pack}`);
  const game = shelf.withExactly(outside.game, outside.pack, pieces);
  const audiences: Record<string, Received | Dismissed> = {};
  const mine: Record<string, readonly Mine[]> = {};
  for (const guest of [undefined, ...guests]) {
    Object.assign(audiences, await audiencesOf(base, game, id, guest));
  }
  for (const { name, pass } of guests) {
    mine[name] = await must(base, "POST", "api/mine", { body: { tables: [{ table: id, pass }] } });
  }
  return { audiences, outside, mine };
}

/** Connects as a guest, or as a spectator, and keeps what comes for each seat. */
async function audiencesOf(
  base: string,
  game: AnyGame,
  table: string,
  guest: FixtureGuest | undefined,
): Promise<Reading["audiences"]> {
  const line = await wire(base);
  line.say(hello(table, guest?.pass));
  const name = guest?.name ?? "spectator";
  const dismissed = line.closed.then(({ reason }) => ({ [name]: { dismissed: reason } }));
  const welcomed = line.hears("welcome").then(async ({ follows }) => {
    const wholes = await Promise.all(
      follows.map((to) => line.hears("whole", (message) => message.to === to)),
    );
    return Object.fromEntries(
      wholes.map((whole) => [audienceName(name, whole), told(game, whole)]),
    );
  });
  const found = await Promise.race([dismissed, welcomed]);
  line.socket.terminate();
  return found;
}

function audienceName(name: string, { to }: Whole): string {
  return to === SPECTATOR ? name : `${name}, seat ${to}`;
}

function told(game: AnyGame, { n, document, log }: Whole): Received {
  return { n, document: { ...document, view: named(game, document.view) }, log: log.map(lineOf) };
}

function named(game: AnyGame, view: Json): Json {
  if (view === null) return null;
  const { audience, seen } = view as { audience: number; seen: object };
  const position = game.name(seen as never);
  // What is hidden has no name, which is null in JSON.
  return JSON.parse(JSON.stringify({ audience, seen: position })) as Json;
}

function lineOf(item: LogItem): string {
  return `${item.what} ${hashOf(item).slice(0, 4)}`;
}
