import { type AnyGame, answer, dice, openQuestions } from "@coterie/kernel";
import type { Seated } from "@coterie/protocol";
import { afterEach, expect, test } from "vitest";
import { playOf } from "../../src/core/carry-out.js";
import type { Clock } from "../../src/core/parts.js";
import { type Replayed, replaying } from "../../src/core/replay.js";
import { realClock } from "../../src/net/real.js";
import { houseShelf } from "../../src/shelf.js";
import { call, starts } from "./support/call.js";
import { type Client, connect, sheetOf } from "./support/client.js";
import { serve, type TestServer } from "./support/served.js";

/**
 * The same table several times over, in the same simultaneous phase; each time the others come to
 * their secret decisions in another way. Whoever waits for them must be sent the same bytes, and
 * must be answered the same whatever he asks.
 */

const SEED = "phases/1";
const PLAYERS = 3;
const game = houseShelf().usual("blood-orders") as AnyGame;

interface PhaseTable {
  readonly server: TestServer;
  readonly guests: readonly Seated[];
  /** One for each seat, and one who only watches. */
  readonly clients: readonly Client[];
  /** Stands still unless it is moved. */
  readonly time: { now: number };
}

/** When a table was started, and when a seat was ready: the same each time. */
const START = 1_000_000;
const READY = 2_000_000;

let server: TestServer | undefined;
afterEach(() => server?.close());

async function newTable(): Promise<PhaseTable> {
  const time = { now: START };
  const clock: Clock = { ...realClock, now: () => time.now };
  server = await serve({ seed: SEED, clock });
  const asked = { setup: { players: PLAYERS }, listed: true };
  const guests = await starts(server.address, PLAYERS, asked);
  const clients: Client[] = [];
  // One after the other, so that each is told of the others in the same order.
  for (const pass of [...guests.map((guest) => guest.pass), undefined]) {
    clients.push(await connect(server.address, guests[0].table, pass));
    await Promise.all(clients.map((client) => client.settle()));
  }
  return { server, guests, clients, time };
}

/** A whole decision of a seat, as its keys. */
function decision({ server: { entriesOf }, guests }: PhaseTable, seat: number, seed: string) {
  const [{ table }] = guests;
  const { value: replayed } = replaying(table, game, entriesOf(table), null).next();
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

async function gives({ clients, time }: PhaseTable, seat: number, keys: string[], at: number) {
  const { question } = sheetOf(clients[seat]).document;
  if (question === null) throw new Error(`seat ${seat} is not asked anything`);
  time.now = at;
  await clients[seat].does({ do: "answer", seat, question: question.id, keys });
  await clients[seat].settle();
}

/** Comes to a decision in private. Gives back what is left to say to be ready. */
type Style = (table: PhaseTable, seat: number) => Promise<string[]>;

const STYLES: Readonly<Record<string, Style>> = {
  "all at once": async (table, seat) => decision(table, seat, "at once"),
  "all at once, something else": async (table, seat) => decision(table, seat, "else"),
  "one by one": async (table, seat) => {
    const keys = decision(table, seat, "one by one");
    const last = keys.pop() as string;
    for (const [i, key] of keys.entries()) await gives(table, seat, [key], START + 1000 * i);
    return [last];
  },
  "after much thought": async (table, seat) => {
    const client = table.clients[seat];
    for (let thought = 0; thought < 3; thought++) {
      const keys = decision(table, seat, `thought ${thought}`);
      for (const key of keys.slice(0, 1 + thought)) {
        await gives(table, seat, [key], START + 5000);
        const id = sheetOf(client).document.question?.id as string;
        await client.does({ do: "why", seat, question: id, key: "gold" });
        await client.does({ do: "preview", seat, question: id, key: "hand" }).catch(() => {});
        await client.does({ do: "undo", seat }).catch(() => {});
      }
      await client.does({ do: "withdraw", seat });
      await client.settle();
    }
    return STYLES["one by one"](table, seat);
  },
};

/** All that somebody can find out by asking. */
async function asked({ server: { address }, guests }: PhaseTable): Promise<unknown[]> {
  const [{ table, pass }] = guests;
  const from = { game: game.id, name: "Eve", from: { table, answer: 1_000_000 } };
  const answers = [
    await call(address, "GET", "api/tables"),
    await call(address, "GET", `api/tables/${table}`),
    await call(address, "GET", `api/tables/${table}/sheets`, { pass }),
    await call(address, "GET", `api/tables/${table}/sheets`),
    await call(address, "GET", `api/tables/${table}/log`, { pass }),
    await call(address, "GET", `api/tables/${table}/record`, { pass }),
    await call(address, "POST", "api/mine", { body: { tables: [{ table, pass }] } }),
    await call(address, "POST", "api/tables", { body: from }),
  ];
  return answers;
}

/** What those who wait have been sent, and answered, while two seats decide in this style. */
async function whileOthersDecide(style: Style): Promise<unknown> {
  const table = await newTable();
  const { clients } = table;
  const [waits, , thinksLast, watches] = clients;
  const polled: unknown[] = [await asked(table)];
  let told: string[] = [];
  for (const seat of [1, 2]) {
    const rest = await style(table, seat);
    polled.push(await asked(table));
    await gives(table, seat, rest, READY + seat);
    // Seat 2 waits for seat 1, but not for itself.
    if (seat === 1) {
      await thinksLast.settle();
      told = [...thinksLast.texts];
    }
    polled.push(await asked(table));
  }
  for (const client of [waits, watches]) await client.settle();
  return { waits: waits.texts, watches: watches.texts, seat2: told, polled };
}

test("those who wait in a simultaneous phase cannot tell how the others came to decide", async () => {
  const [first, ...others] = Object.entries(STYLES);
  const expected = await whileOthersDecide(first[1]);
  await server?.close();
  for (const [name, style] of others) {
    const found = await whileOthersDecide(style);
    await server?.close();
    expect(found, `${SEED}: "${name}" is told apart from "${first[0]}"`).toEqual(expected);
  }
  server = undefined;
});

test("they are told that the others are ready, once for each", async () => {
  const { waits } = (await whileOthersDecide(STYLES["after much thought"])) as { waits: string[] };
  const updates = waits.filter((text) => text.startsWith('{"t":"update"'));
  expect(updates.map((text) => JSON.parse(text).log)).toEqual([
    { at: READY + 1, what: "answered", seat: 1, facts: [] },
    { at: READY + 2, what: "answered", seat: 2, facts: [] },
  ]);
});
