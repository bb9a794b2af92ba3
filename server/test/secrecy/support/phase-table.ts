import { type AnyGame, answer, dice, openQuestions } from "@coterie/kernel";
import type { Seated, ServerMessage } from "@coterie/protocol";
import { playOf } from "../../../src/core/carry-out.js";
import type { Clock, Stored } from "../../../src/core/index.js";
import { type Replayed, replaying } from "../../../src/core/replay.js";
import { realClock } from "../../../src/net/real.js";
import { houseShelf } from "../../../src/shelf.js";
import { type MemoryStore, memoryStore, type Store } from "../../../src/store/index.js";
import { entriesOf } from "../../store/support.js";
import { call, starts } from "./call.js";
import { type Client, connect, sheetOf } from "./client.js";
import { serve, type TestServer } from "./served.js";

/** A table of Blood Orders in its first simultaneous phase, planning (BO-3.1), on real servers. */

const PLAYERS = 3;
const game = houseShelf().usual("blood-orders") as AnyGame;

/** When a table was started: the same each time, and the clock stands still unless it is moved. */
export const START = 1_000_000;

export interface PhaseTable {
  readonly id: string;
  readonly store: Store;
  readonly servers: readonly TestServer[];
  readonly guests: readonly Seated[];
  /** One for each seat, and a spectator. */
  readonly clients: readonly Client[];
  readonly time: { now: number };
  close(): Promise<void>;
}

/** Opens the same store twice, as two server processes do. */
export type OpenTwice = () => Promise<readonly [Store, Store]>;

export const openMemory: OpenTwice = async () => {
  const store: MemoryStore = memoryStore();
  return [store, store.again()];
};

/**
 * The clock jumps by minutes, but the rounds of a server come by real time: whether a table had left memory
 * in between, and its clients get a whole document after it, would be chance.
 */
const NEVER_IDLE = { COTERIE_IDLE_SECONDS: "86400" };

/**
 * `at` says, for each seat and then the spectator, on which of the two servers its client is. The
 * clients connect one after the other, so that each receives the same messages about the others.
 */
export async function openPhaseTable(
  seed: string,
  openTwice = openMemory,
  at: readonly (0 | 1)[] = [0, 0, 0, 0],
): Promise<PhaseTable> {
  const time = { now: START };
  const clock: Clock = { ...realClock, now: () => time.now };
  const [store, second] = await openTwice();
  const servers = [
    await serve({ seed, clock, store, env: NEVER_IDLE }),
    await serve({ seed: `${seed}/second`, clock, store: second, env: NEVER_IDLE }),
  ];
  const { address } = servers[0];
  const guests = await starts(address, PLAYERS, { setup: { players: PLAYERS }, listed: true });
  const id = guests[0].table;
  const clients: Client[] = [];
  for (const [i, pass] of [...guests.map((guest) => guest.pass), undefined].entries()) {
    clients.push(await connect(servers[at[i]].address, id, pass));
    await Promise.all(clients.map((client) => client.until((one) => knowsOf(one, i + 1))));
  }
  const close = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.close()));
  };
  return { id, store, servers, guests, clients, time, close };
}

/** Whether a client was told that so many clients are at the table. */
function knowsOf({ texts }: Client, count: number): boolean {
  const messages = texts.map((text) => JSON.parse(text) as ServerMessage);
  const told = messages.flatMap((message) => (message.t === "here" ? [message] : [])).pop();
  return told !== undefined && told.guests.length + told.watching === count;
}

/** A whole decision of a seat, as its keys. */
export async function decision({ id, store }: PhaseTable, seat: number, seed: string) {
  const entries = (await entriesOf(store, id)).map((body) => JSON.parse(body) as Stored);
  const { value: replayed } = replaying(id, game, entries, null).next();
  const play = playOf((replayed as Replayed).table);
  const pick = dice(seed);
  const keys: string[] = [];
  for (;;) {
    const [question] = openQuestions(play, seat);
    if (question === undefined) return keys;
    const { key } = question.options[pick(question.options.length)];
    answer(play, { seat, question: question.id, key });
    keys.push(key);
  }
}

export async function gives(
  { clients, time }: PhaseTable,
  seat: number,
  keys: readonly string[],
  at: number,
): Promise<void> {
  const { question } = sheetOf(clients[seat]).document;
  if (question === null) throw new Error(`seat ${seat} is not asked anything`);
  time.now = at;
  await clients[seat].does({ do: "answer", seat, question: question.id, keys: [...keys] });
  await clients[seat].settle();
}

/** What each server replies to every request of seat 0 and of a stranger that only has the table's id. */
export async function askedOverHttp({ servers, guests }: PhaseTable): Promise<unknown[]> {
  const [{ table, pass }] = guests;
  const from = { game: game.id, name: "Eve", from: { table, answer: 1_000_000 } };
  const replies: unknown[] = [];
  for (const { address } of servers) {
    replies.push(
      await call(address, "GET", "api/tables"),
      await call(address, "GET", `api/tables/${table}`),
      await call(address, "GET", `api/tables/${table}/sheets`, { pass }),
      await call(address, "GET", `api/tables/${table}/sheets`),
      await call(address, "GET", `api/tables/${table}/log`, { pass }),
      await call(address, "GET", `api/tables/${table}/log`),
      await call(address, "GET", `api/tables/${table}/record`, { pass }),
      await call(address, "POST", "api/mine", { body: { tables: [{ table, pass }] } }),
      await call(address, "POST", "api/tables", { body: from }),
    );
  }
  return replies;
}
