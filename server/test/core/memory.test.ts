import { dice } from "@coterie/kernel";
import type { Seated, ServerMessage } from "@coterie/protocol";
import { memoryStore } from "@coterie/server/stores";
import { beforeEach, describe, expect, test } from "vitest";
import {
  answers,
  codeOf,
  does,
  entriesOf,
  infoOf,
  isAsked,
  join,
  keysOf,
  offers,
  playing,
  playsOn,
  questionOf,
  sheetsOf,
  untilTurn,
} from "../support/table.js";
import {
  ask,
  type Client,
  connect,
  newTime,
  newWorld,
  openTable,
  slowThinker,
  type World,
} from "../support/world.js";

const IDLE = 65_000;

let world: World;
let ada: Seated;
let ben: Seated;

beforeEach(() => {
  world = newWorld();
  [ada, ben] = playing(world);
});

const news = (client: Client): ServerMessage[] => client.received.splice(0);
const moves = (client: Client): ServerMessage[] => news(client).filter(({ t }) => t !== "here");

describe("a table that nobody uses", () => {
  test("leaves memory; those who follow it stay connected and hear nothing", () => {
    const clients = [connect(world, ada.table, ada.pass), connect(world, ada.table)];
    for (const client of clients) news(client);
    expect(world.hall.stats()).toEqual({ tables: 1, inMemory: 1, followers: 2 });
    world.wait(IDLE);
    expect(world.hall.stats()).toEqual({ tables: 1, inMemory: 0, followers: 2 });
    for (const client of clients) {
      expect(client.isClosed).toBe(false);
      expect(moves(client)).toEqual([]);
    }
  });

  test("is forgotten altogether if nobody follows it", () => {
    world.wait(IDLE);
    world.wait(IDLE);
    expect(world.hall.stats()).toEqual({ tables: 0, inMemory: 0, followers: 0 });
    expect(infoOf(world, ada.table).status).toBe("running");
  });

  test("stays as long as somebody does something", () => {
    connect(world, ada.table, ada.pass);
    for (let i = 0; i < 4; i++) {
      world.wait(IDLE / 2);
      does(world, ada, { do: "rename", name: `Ada ${i}` });
    }
    expect(world.hall.stats().inMemory).toBe(1);
  });

  test("keeps its position, as of its last entry", () => {
    offers(world, ada);
    world.wait(IDLE);
    const kept = ask<{ n: number; body: string }>(world, (reply) =>
      world.parts.store.readPosition(ada.table, reply),
    );
    expect(kept.n).toBe(entriesOf(world, ada.table).length);
    expect(JSON.parse(kept.body)).toMatchObject({ position: { round: 1 }, asked: [2, 1] });
  });
});

describe("when it is needed it comes back", () => {
  test("and goes on as if nothing had been; nobody is sent anything twice", () => {
    const clients = [connect(world, ada.table, ben.pass), connect(world, ada.table)];
    const { id, options } = questionOf(world, ada);
    world.wait(IDLE);
    for (const client of clients) news(client);
    // The question that was asked before is still the same.
    const keys = [options[0].key, "quietly"];
    does(world, ada, { do: "answer", seat: 0, question: id, keys });
    expect(world.hall.stats().inMemory).toBe(1);
    for (const client of clients) {
      const messages = moves(client);
      expect(messages).toMatchObject([{ t: "update", log: { what: "answered", seat: 0 } }]);
    }
    offers(world, ben, 1);
    expect(clients[0].follower.sheets.get(1)?.document).toEqual(sheetsOf(world, ben)[0].document);
  });

  test("looking at it sends nothing to those who follow", () => {
    const client = connect(world, ada.table, ada.pass);
    world.wait(IDLE);
    news(client);
    sheetsOf(world, ben);
    expect(world.hall.stats().inMemory).toBe(1);
    expect(moves(client)).toEqual([]);
  });

  test("a secret answer is still a secret, and can still be taken back", () => {
    answers(world, ada, keysOf(world, ada)[0]);
    const watcher = connect(world, ada.table);
    world.wait(IDLE);
    news(watcher);
    expect(questionOf(world, ada).kind).toBe("offering.manner");
    does(world, ada, { do: "withdraw", seat: 0 });
    expect(questionOf(world, ada).kind).toBe("offering.card");
    expect(moves(watcher)).toEqual([]);
  });

  test("what could be undone before can be undone after", () => {
    const mover = untilTurn(world, [ada, ben]);
    answers(world, mover, "trim");
    world.wait(IDLE);
    does(world, mover, { do: "undo", seat: mover.seats[0] });
    expect(keysOf(world, mover)).toContain("trim");
  });

  test("bots that were about to answer think again when somebody looks", () => {
    const thinker = slowThinker();
    world = newWorld({ thinker });
    const host = openTable(world, { seats: ["me", { bot: "random" }] });
    does(world, host, { do: "start" });
    expect(thinker.waiting.splice(0)).toHaveLength(1);
    world.wait(2 * IDLE);
    expect(world.hall.stats().tables).toBe(0);
    connect(world, host.table, host.pass);
    expect(thinker.waiting).toHaveLength(1);
  });
});

describe("a table is what is written of it and nothing else", () => {
  /** Something that somebody might do; whether it is allowed does not matter here. */
  function anything(guests: readonly Seated[], pick: (below: number) => number): void {
    const who = guests[pick(guests.length)];
    const seat = who.seats[0];
    const dice = pick(20);
    try {
      if (dice === 0) does(world, who, { do: "undo", seat });
      else if (dice === 1) does(world, who, { do: "withdraw", seat });
      else if (dice === 2) does(world, who, { do: "consent", agree: pick(2) === 0 });
      else if (dice === 3) does(world, who, { do: "away", seat, bot: "random" });
      else if (dice === 4) does(world, who, { do: "back", seat });
      else if (dice === 5) does(world, who, { do: "say", text: `line ${pick(99)}` });
      else if (dice === 6) does(world, who, { do: "abandon", agree: pick(2) === 0 });
      else if (dice === 7)
        does(world, who, { do: "vote-bot", seat: pick(3), bot: "random", agree: true });
      else if (dice === 8) does(world, who, { do: "rename", name: `Guest ${pick(9)}` });
      else if (dice === 9) world.wait(pick(40_000));
      else if (isAsked(world, who)) {
        const keys = keysOf(world, who);
        answers(world, who, keys[pick(keys.length)]);
      }
    } catch (error) {
      if ((error as { code?: string }).code === undefined) throw error;
    }
  }

  for (let game = 0; game < 12; game++) {
    test(`game ${game}: a server that reads it sees exactly what the one that played it sees`, () => {
      const time = newTime();
      const store = memoryStore();
      world = newWorld({ store }, time);
      const policy = { behindMarks: "consent", fate: game % 2 === 0 ? "anew" : "kept" } as const;
      const guests = playing(world, { seatTime: 30, policy }, ["Ben", "Cora"]);
      const { table } = guests[0];
      const pick = dice(`anything ${game}`);
      for (let i = 0; i < 120; i++) anything(guests, pick);
      const other = newWorld({ store: store.again(), holder: "two" }, time);
      for (const who of guests) expect(sheetsOf(other, who)).toEqual(sheetsOf(world, who));
      expect(infoOf(other, table)).toEqual(infoOf(world, table));
      const log = (of: World) =>
        ask(of, (reply) => of.hall.log(table, ada.pass && guests[1].pass, 0, reply));
      expect(log(other)).toEqual(log(world));
      expect(world.faults).toEqual([]);
    });
  }
});

describe("when the store fails", () => {
  test("nobody is told of what may not be there, and everybody comes again", () => {
    const store = memoryStore();
    let isBroken = false;
    world = newWorld({
      store: {
        ...store,
        append: (appends, done) =>
          isBroken ? done(new Error("disk full"), []) : store.append(appends, done),
      },
    });
    const guests = playing(world);
    const clients = guests.map(({ table, pass }) => connect(world, table, pass));
    const before = sheetsOf(world, guests[0]);
    isBroken = true;
    expect(codeOf(() => offers(world, guests[0]))).toBe("not-saved");
    for (const client of clients) {
      expect(client.isClosed).toBe(true);
      expect(client.received.at(-1)).toMatchObject({ t: "bye", code: "again" });
      expect(client.received.some(({ t }) => t === "update")).toBe(false);
    }
    expect(sheetsOf(world, guests[0])).toEqual(before);
    isBroken = false;
    offers(world, guests[0]);
    for (const client of clients) client.reconnect(world);
    expect(isAsked(world, guests[0])).toBe(false);
  });

  test("what had been written all the same is there when one looks again", () => {
    const store = memoryStore();
    let isDeaf = false;
    world = newWorld({
      store: {
        ...store,
        append: (appends, done) =>
          store.append(appends, (error, written) =>
            isDeaf ? done(new Error("connection lost"), []) : done(error, written),
          ),
      },
    });
    const [host] = playing(world);
    const [key] = keysOf(world, host);
    isDeaf = true;
    expect(codeOf(() => answers(world, host, key))).toBe("not-saved");
    isDeaf = false;
    expect(questionOf(world, host).kind).toBe("offering.manner");
    const again = { do: "answer", seat: 0, question: "0.1" } as const;
    expect(codeOf(() => does(world, host, { ...again, keys: [key] }))).toBe("question-answered");
  });

  test("whoever waited for the save is answered too", () => {
    const store = memoryStore();
    let held: (() => void) | undefined;
    world = newWorld({
      store: {
        ...store,
        append: (_appends, done) => {
          held = () => done(new Error("disk full"), []);
        },
      },
    });
    const host = openTable(world);
    const outcomes: unknown[] = [];
    const ready = { do: "ready", ready: true } as const;
    const note = (error: unknown): void => {
      outcomes.push((error as { code?: string } | null)?.code ?? null);
    };
    world.hall.perform(host.table, host.pass, ready, note);
    // The second finds him ready already, but only in memory; the third only looks.
    world.hall.perform(host.table, host.pass, ready, note);
    world.hall.info(host.table, (error, info) => {
      note(error);
      expect(info?.guests[0].ready).toBe(false);
    });
    world.settle();
    expect(outcomes).toEqual([]);
    held?.();
    world.settle();
    held?.();
    expect(outcomes.sort()).toEqual(["not-saved", "not-saved", null]);
  });
});

describe("closing the house", () => {
  test("saves what was begun, keeps positions, and sends everybody elsewhere", () => {
    const client = connect(world, ada.table, ada.pass);
    const [key] = keysOf(world, ada);
    client.follower.request({ do: "answer", seat: 0, question: "0.1", keys: [key] }, () => {});
    let isDone = false;
    world.hall.close(() => {
      isDone = true;
    });
    world.settle();
    world.wait(100);
    expect(isDone).toBe(true);
    expect(client.isClosed).toBe(true);
    expect(client.received.at(-1)).toMatchObject({ t: "bye", code: "again" });
    expect(entriesOf(world, ada.table).at(-1)).toMatchObject({ e: "answered" });
    const kept = ask<{ n: number }>(world, (reply) =>
      world.parts.store.readPosition(ada.table, reply),
    );
    expect(kept.n).toBe(entriesOf(world, ada.table).length);
  });
});

test("whole games survive being put away between any two answers", () => {
  const guests = [ada, ben];
  const client = connect(world, ada.table, ben.pass);
  for (let i = 0; i < 100 && infoOf(world, ada.table).status === "running"; i++) {
    world.wait(IDLE);
    expect(world.hall.stats().inMemory).toBe(0);
    playsOn(world, guests, `put away ${i}`, 1);
  }
  expect(infoOf(world, ada.table).status).toBe("finished");
  expect(client.follower.sheets.get(1)?.document).toEqual(sheetsOf(world, ben)[0].document);
  expect(client.received.filter(({ t }) => t === "whole")).toHaveLength(1);
  expect(world.faults).toEqual([]);
  expect(join(world, ada.table).seats).toEqual([]);
});
