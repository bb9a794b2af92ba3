import type { Mine, Seated } from "@coterie/protocol";
import { type Listed, type MemoryStore, memoryStore, type Store } from "@coterie/server/stores";
import { beforeEach, describe, expect, test } from "vitest";
import {
  answers,
  codeOf,
  does,
  entriesOf,
  infoOf,
  join,
  keysOf,
  offers,
  playing,
  redeems,
  refusalOf,
} from "../support/table.js";
import { version } from "../support/variant.js";
import { ask, connect, newWorld, openTable, shelfOf, type World } from "../support/world.js";

/** A store that fails, or holds damaged data: every caller is answered once, and told what is true. */

const HELLO = { t: "hello", protocol: 1 } as const;

let inner: MemoryStore;
/** In the place of the store's own. */
let broken: Partial<Store>;
let world: World;

beforeEach(() => {
  inner = memoryStore();
  broken = {};
  const store = new Proxy(inner, {
    get: (_, name: keyof Store) => broken[name] ?? inner[name],
  });
  world = newWorld({ store });
});

const failing = (...args: readonly unknown[]): void => {
  const done = args.at(-1) as (error: Error) => void;
  done(new Error("password=hunter2"));
};

/** Every reply to a call, as its error. */
function repliesTo(call: (reply: (error: unknown) => void) => void): unknown[] {
  const replies: unknown[] = [];
  call((error) => void replies.push(error));
  world.settle();
  return replies;
}

describe("a damaged summary", () => {
  let ada: Seated;
  let other: Seated;
  const held = (): Seated[] => [ada, other];

  beforeEach(() => {
    ada = openTable(world, { listed: true });
    other = openTable(world, { listed: true });
  });

  function damage(body: string): void {
    const damaged = (found: readonly Listed[]): Listed[] =>
      found.map((one) => (one.id === ada.table ? { ...one, body } : one));
    broken.summaries = (ids, done) =>
      inner.summaries(ids, (error, found) => done(error, damaged(found)));
    broken.list = (query, done) => inner.list(query, (error, found) => done(error, damaged(found)));
  }

  test.each(["{", "null", "{}", '{"passes":7}'])(
    "%s of one table is reported and hides no other table of the guest",
    (body) => {
      damage(body);
      const mine = ask<readonly Mine[]>(world, (reply) => world.hall.mine(held(), reply));
      expect(mine.map(({ table }) => table)).toEqual([other.table]);
      expect(world.faultPlaces).toEqual([`summary ${ada.table}`]);
      expect(String(world.faults[0])).toContain(`the summary of table ${ada.table} is damaged`);
    },
  );

  test("hides no other table of the public list either", () => {
    damage("{");
    const listed = ask<readonly { id: string }[]>(world, (reply) =>
      world.hall.list({ limit: 50 }, reply),
    );
    expect(listed.map(({ id }) => id)).toEqual([other.table]);
    expect(world.faultPlaces).toEqual([`summary ${ada.table}`]);
  });
});

describe("an error between the store's answer and the reply", () => {
  test("is the reply, once, and does not say that nothing has changed", () => {
    const ada = openTable(world);
    broken.announce = () => {
      throw new Error("no channel");
    };
    const replies = repliesTo((reply) => world.hall.remove(ada.table, ada.pass, reply));
    expect(replies).toMatchObject([{ code: "fault", cause: { message: "no channel" } }]);
    expect(String(replies[0])).not.toContain("nothing has changed");
    expect(world.faultPlaces).toEqual(["remove no table"]);
    expect(entriesOf(world, ada.table)).toEqual([]);
  });
});

describe("a store that fails while something is read", () => {
  const expectHonest = (run: () => unknown): void => {
    const { code, message } = refusalOf(run);
    expect(code).toBe("storage-unavailable");
    expect(message).toContain("nothing was changed");
    expect(message).not.toContain("hunter2");
  };

  test("a table that has to be loaded, a list, and packs: nothing was changed", () => {
    const ada = openTable(world);
    broken = { read: failing, list: failing, summaries: failing, readPack: failing };
    expectHonest(() => infoOf(world, ada.table));
    expectHonest(() => join(world, ada.table));
    expectHonest(() => ask(world, (reply) => world.hall.list({ limit: 1 }, reply)));
    expectHonest(() => ask(world, (reply) => world.hall.mine([ada], reply)));
    expectHonest(() => ask(world, (reply) => world.hall.pack("none", reply)));
    expect(world.faultPlaces).toEqual([
      `load ${ada.table}`,
      `load ${ada.table}`,
      "store-read no table",
      "store-read no table",
      "store-read no table",
    ]);
    expect(world.faults.map(String)).toEqual(new Array(5).fill("Error: password=hunter2"));
    broken = {};
    expect(join(world, ada.table).seats).toEqual([1]);
  });

  test("a refusal that cannot be checked, and a command that changes nothing", () => {
    const [ada] = playing(world);
    broken.read = failing;
    expectHonest(() => does(world, ada, { do: "ready", ready: true }));
    expectHonest(() => does(world, ada, { do: "chat", on: true }));
  });

  test("a new connection is told to come again, and one that asks for what it missed, too", () => {
    const [ada] = playing(world);
    const client = connect(world, ada.table, ada.pass);
    world.wait(130_000);
    expect(world.hall.stats().inMemory).toBe(0);
    broken.read = failing;
    client.follower.receive({ t: "update", to: 0, n: 99, d: [] });
    world.settle();
    const bye = { t: "bye", code: "again", message: expect.stringContaining("did not answer") };
    expect(client.received.at(-1)).toMatchObject(bye);
    expect(client.isClosed).toBe(true);
    expect(connect(world, ada.table, ada.pass).received).toMatchObject([bye]);
  });
});

describe("a store that fails once while something is written", () => {
  test("says that it may be saved or not, and everything works again after it", () => {
    const guests = playing(world);
    broken.append = (...args) => {
      broken = {};
      failing(...args);
    };
    const { code, message } = refusalOf(() => offers(world, guests[0]));
    expect([code, message]).toEqual(["not-saved", expect.stringContaining("saved or not")]);
    expect(world.faultPlaces).toEqual([`commit ${guests[0].table}`]);
    offers(world, guests[0]);
    broken.create = failing;
    expect(codeOf(() => openTable(world))).toBe("not-saved");
  });
});

describe("commands that are written together", () => {
  test("all get their reply and count as written when sending to a client fails", () => {
    const [ada, ben] = playing(world);
    let isBroken = false;
    const ear = world.hall.connect({
      send: () => {
        if (isBroken) throw new Error("a broken pipe");
      },
      close: () => {},
    });
    ear.receive({ ...HELLO, table: ada.table });
    const watcher = connect(world, ada.table);
    world.settle();
    isBroken = true;
    const before = entriesOf(world, ada.table).length;
    const say = (who: Seated, text: string, reply: (error: unknown) => void): void =>
      world.hall.perform(who.table, who.pass, { do: "say", text }, reply);
    const replies = repliesTo((reply) => {
      say(ada, "one", reply);
      say(ben, "two", reply);
      say(ada, "three", () => {
        reply(null);
        throw new Error("a reply that fails");
      });
      say(ben, "four", reply);
    });
    expect(replies).toEqual([null, null, null, null]);
    expect(
      watcher.follower.sheets
        .get(-1)
        ?.log.slice(-4)
        .map(({ text }) => text),
    ).toEqual(["one", "two", "three", "four"]);
    expect(entriesOf(world, ada.table)).toHaveLength(before + 4);
    expect(new Set(world.faultPlaces)).toEqual(new Set([`publish ${ada.table}`]));
    // What is written next follows on all four: nobody has overtaken this server.
    does(world, ada, { do: "say", text: "five" });
    expect(world.counts.conflict).toBeUndefined();
  });

  test("take a seat away from a connection that cannot be told of it", () => {
    const [ada, ben] = playing(world, { seatTime: 30 });
    const heard: string[] = [];
    let isBroken = false;
    let code = 0;
    const ear = world.hall.connect({
      send: (text) => {
        if (isBroken && text.startsWith('{"t":"lost"')) throw new Error("a broken pipe");
        heard.push(text);
      },
      close: (why) => (code = why),
    });
    ear.receive({ ...HELLO, table: ben.table, pass: ben.pass });
    world.settle();
    isBroken = true;
    const link = does(world, ben, { do: "seat-link", seat: 1 }).code as string;
    heard.length = 0;
    const cleo = redeems(world, ada.table, link, { name: "Cleo" });
    expect(cleo.seats).toEqual([1]);
    expect(code).toBe(4007);
    expect(world.faultPlaces).toEqual([`publish ${ada.table}`]);
    heard.length = 0;
    offers(world, cleo, 1);
    expect(heard).toEqual([]);
  });

  test("are counted by entries", () => {
    const ada = openTable(world);
    expect(world.counts.written).toBeUndefined();
    join(world, ada.table);
    expect(entriesOf(world, ada.table).slice(-2)).toMatchObject([{ e: "came" }, { e: "sat" }]);
    expect(world.counts.written).toBe(2);
  });
});

test("a position that cannot be made is reported, and the answers are saved without it", () => {
  const name = (): never => {
    throw new TypeError("cards is undefined");
  };
  world = newWorld({ shelf: shelfOf({ ...version(1), name }) });
  const guests = playing(world);
  offers(world, guests[0]);
  expect(world.faultPlaces).toEqual([`position ${guests[0].table}`]);
  world.wait(130_000);
  expect(world.hall.stats().tables).toBe(0);
  offers(world, guests[1]);
  expect(entriesOf(world, guests[0].table).slice(-4)).toMatchObject([
    { e: "answered", seat: 0 },
    { e: "answered", seat: 0 },
    { e: "answered", seat: 1 },
    { e: "answered", seat: 1 },
  ]);
});

test("a table that cannot be written keeps no other table from being written", () => {
  const [ada, ben] = playing(world);
  const other = openTable(world);
  breakSummaryOf(ada.table);
  const replies: unknown[] = [];
  const note = (error: unknown): void => void replies.push(error);
  world.hall.perform(ada.table, ada.pass, { do: "say", text: "lost" }, note);
  world.hall.perform(other.table, other.pass, { do: "ready", ready: true }, note);
  world.settle();
  expect(replies).toMatchObject([{ code: "fault" }, null]);
  expect(world.faultPlaces).toEqual([`commit ${ada.table}`]);
  expect(infoOf(world, other.table).guests[0].ready).toBe(true);
  answers(world, ben, keysOf(world, ben)[0]);
});

/** An error of ours, as there may be one: the summary of a table in memory cannot be made. */
function breakSummaryOf(table: string): void {
  const { house } = world.hall as unknown as {
    readonly house: { readonly lives: Map<string, { table: { info: object } }> };
  };
  const live = house.lives.get(table);
  if (live === undefined) throw new Error("the table is not in memory");
  live.table.info = Object.defineProperty({ ...live.table.info }, "listed", {
    get: () => {
      throw new TypeError("listed is not a function");
    },
  });
}
