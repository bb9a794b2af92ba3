import { type AnyGame, commitmentOf, dice, type GameRecord, hashOf, replay } from "@coterie/kernel";
import type { OpenTable, Seated, ServerMessage } from "@coterie/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Stored } from "../../src/core/entry.js";
import { houseShelf } from "../../src/shelf.js";
import { call, called, starts } from "./support/call.js";
import { type Client, connect } from "./support/client.js";
import { askEverything } from "./support/endpoints.js";
import { playToTheEnd } from "./support/random-game.js";
import {
  besideQuestion,
  expectNone,
  fatesIn,
  privateKeysIn,
  questionsIn,
  secretsIn,
  textsIn,
} from "./support/secrets.js";
import { serve, type TestServer } from "./support/served.js";
import { expectTold } from "./support/told.js";

/** The secrecy battery, through real sockets: one for each seat and one for somebody who watches. */

const SEED = "secrecy/1";

/** Of so many steps one is preceded by asking everything that can be asked over HTTP. */
const ASKING = 120;

const TABLES: readonly [name: string, seats: number, asked: Partial<OpenTable>][] = [
  ["Blood Orders for 2", 2, { setup: { players: 2 } }],
  ["Blood Orders for 3", 3, { setup: { players: 3 }, listed: true }],
  [
    "Blood Orders for 4, whose undo keeps fate",
    4,
    { setup: { players: 4 }, policy: { behindMarks: "free", fate: "kept" } },
  ],
  [
    "Masters of the Night for 2",
    2,
    { game: "masters-of-the-night", setup: { players: 2, vampires: 4 } },
  ],
  [
    "Masters of the Night for 3",
    3,
    { game: "masters-of-the-night", setup: { players: 3, vampires: 5 } },
  ],
];

/** So many documents at least are compared: random players lose Masters of the Night soon. */
const ENOUGH = 30;

interface Played {
  readonly game: AnyGame;
  readonly guests: readonly Seated[];
  readonly table: string;
  readonly entries: readonly Stored[];
  /** By audience from -1. */
  readonly clients: readonly Client[];
  /** What HTTP gave while the game ran. */
  readonly overHttp: readonly string[];
}

let server: TestServer;
beforeAll(async () => {
  server = await serve({ seed: SEED });
});
afterAll(() => server.close());

async function play(name: string, seats: number, asked: Partial<OpenTable>): Promise<Played> {
  const base = server.address;
  const guests = await starts(base, seats, asked);
  const [{ table }] = guests;
  const seated = await Promise.all(guests.map(({ pass }) => connect(base, table, pass)));
  const clients = [await connect(base, table), ...seated];
  const overHttp: string[] = [];
  await playToTheEnd(seated, dice(`${SEED}/${name}`), async (step) => {
    if (step % ASKING !== 0) return;
    for (const who of [undefined, ...guests]) {
      overHttp.push(...(await askEverything(base, table, who)));
    }
  });
  await Promise.all(clients.map((client) => client.settle()));
  const game = houseShelf().usual(asked.game ?? "blood-orders") as AnyGame;
  return { game, guests, table, entries: server.entriesOf(table), clients, overHttp };
}

describe.each(TABLES)("%s", (name, seats, asked) => {
  const where = `seed ${SEED}`;
  let played: Played;
  beforeAll(async () => {
    played = await play(name, seats, asked);
  });
  afterAll(() => Promise.all((played?.clients ?? []).map((client) => client.close())));

  test("every document of every audience is its view of the true position at that time", () => {
    const { game, table, entries, clients } = played;
    clients.forEach(({ texts }, i) => {
      const audience = i - 1;
      const count = expectTold(
        game,
        table,
        entries,
        texts,
        audience,
        `${where}, audience ${audience}`,
      );
      expect(count, where).toBeGreaterThan(ENOUGH);
    });
  });

  test("nobody is ever sent the seed, a key of fate, or the hash of a pass", () => {
    const { game, table, entries, clients, overHttp, guests } = played;
    const forbidden = new Set([...secretsIn(entries), ...fatesIn(game, table, entries)]);
    const passes = guests.map(({ pass }) => pass);
    for (const { texts } of clients) expectNone(texts, new Set([...forbidden, ...passes]), where);
    expect(overHttp.length).toBeGreaterThan(0);
    expectNone(overHttp, new Set([...forbidden, ...passes]), `${where}, over HTTP`);
  });

  test("nobody is sent a question of somebody else, nor an option of its private questions", () => {
    const { game, table, entries, clients } = played;
    const secretly = privateKeysIn(game, table, entries);
    // A key may be a word that everybody uses, such as the name of what happens openly.
    const words = new Set(Object.keys(game.facts));
    if (game.id === "blood-orders") expect(secretly.flatMap((keys) => [...keys])).toContain("dusk");
    clients.forEach(({ texts }, i) => {
      const audience = i - 1;
      const others = secretly.flatMap((keys, seat) => (seat === audience ? [] : [...keys]));
      const forbidden = new Set(others.filter((key) => !words.has(key)));
      for (const text of texts) {
        const message = JSON.parse(text) as ServerMessage;
        for (const { id, seat } of questionsIn(message)) {
          expect([seat, id.split(".")[0]], `${where}: ${text}`).toEqual([audience, `${audience}`]);
        }
        for (const one of textsIn(besideQuestion(message))) {
          if (forbidden.has(one)) expect.fail(`${where}: ${one} is told to ${audience} in ${text}`);
        }
      }
    });
  });

  test("the record comes at the end only, and its seed is the one that was committed to", async () => {
    const { game, guests, table, clients, overHttp } = played;
    expect(overHttp.filter((text) => text.includes('"not-finished"')).length).toBeGreaterThan(0);
    expect(overHttp.filter((text) => text.startsWith('{"format":"coterie-record'))).toEqual([]);
    const record = await called<GameRecord>(server.address, "GET", `api/tables/${table}/record`);
    replay(game, record);
    const commitment = commitmentOf(record.seed.secret);
    expect(guests.map((guest) => guest.commitment)).toEqual(guests.map(() => commitment));
    for (const { texts } of clients) {
      const told = texts.filter((text) => text.includes('"commitment":'));
      expect(told.length).toBeGreaterThan(0);
      for (const text of told) expect(text).toContain(`"commitment":"${commitment}"`);
    }
    const pack = await call(server.address, "GET", `api/packs/${record.pack.hash}`);
    expect(hashOf(JSON.parse(pack.text))).toBe(record.pack.hash);
  });
});
