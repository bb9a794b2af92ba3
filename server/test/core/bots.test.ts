import type { GameRecord } from "@coterie/kernel";
import { replay } from "@coterie/kernel";
import type { Seated } from "@coterie/protocol";
import { describe, expect, inject, test } from "vitest";
import { houseShelf } from "../../src/shelf.js";
import { NoTime, type Thinker, UNDECIDED } from "../../src/thinking/thinker.js";
import {
  answers,
  does,
  entriesOf,
  infoOf,
  isAsked,
  join,
  keysOf,
  playing,
  seenBy,
} from "../support/table.js";
import { ask, connect, newWorld, openTable, slowThinker, type World } from "../support/world.js";

const shelf = houseShelf();

function recordOf(world: World, table: string): GameRecord {
  return ask<GameRecord>(world, (reply) => world.hall.record(table, reply));
}

describe("bots play whole games by themselves", () => {
  const games: [string, Record<string, number>, string][] = [
    ["masters-of-the-night", { players: 2 }, "random"],
    ["masters-of-the-night", { players: 2 }, "greedy"],
    ["blood-orders", { players: 3 }, "random"],
  ];
  // Takes some seconds.
  if (inject("isNightly")) games.push(["blood-orders", { players: 2 }, "greedy"]);
  for (const [game, setup, bot] of games) {
    test(`${game} ${JSON.stringify(setup)} by ${bot}, and the record can be played again`, () => {
      const world = newWorld({ shelf });
      const seats = new Array(shelf.usual(game)?.seats(setup)).fill({ bot });
      const host = openTable(world, { game, setup, seats });
      does(world, host, { do: "start" });
      expect(world.faults).toEqual([]);
      expect(infoOf(world, host.table).status).toBe("finished");
      const record = recordOf(world, host.table);
      expect(replay(shelf.usual(game)!, record).play.state.outcome).not.toBe(0);
    });
  }
});

test("a thought that is stopped with the server is no fault", () => {
  const stop: (() => void)[] = [];
  const stopped = new NoTime("the thinker is closed");
  const world = newWorld({
    thinker: {
      ...slowThinker(),
      think: (_thought, done) => void stop.push(() => done(stopped, UNDECIDED)),
    },
  });
  const begun = (): void => {
    const host = openTable(world, { seats: ["me", { bot: "random" }] });
    does(world, host, { do: "start" });
  };
  begun();
  stop.pop()?.();
  expect(world.faults, "while the server runs it is one").toEqual([stopped]);
  begun();
  world.hall.close(() => {});
  world.wait(100);
  stop.pop()?.();
  expect(world.faults).toHaveLength(1);
});

describe("a bot beside people", () => {
  test("answers when it is asked, and people only wait for themselves", () => {
    const world = newWorld();
    const host = openTable(world, { seats: ["me", { bot: "random" }], setup: { goal: 9 } });
    does(world, host, { do: "start" });
    while (infoOf(world, host.table).status === "running") {
      expect(isAsked(world, host)).toBe(true);
      answers(world, host, keysOf(world, host)[0]);
    }
    expect(world.faults).toEqual([]);
  });

  test("thinks once about a question, however much happens meanwhile", () => {
    const thinker = slowThinker();
    const world = newWorld({ thinker });
    const host = openTable(world, { seats: ["me", { bot: "random" }] });
    does(world, host, { do: "start" });
    expect(thinker.waiting).toHaveLength(1);
    does(world, host, { do: "say", text: "take your time" });
    connect(world, host.table, host.pass);
    answers(world, host, keysOf(world, host)[0]);
    expect(thinker.waiting).toHaveLength(1);
  });

  test("a thought that comes too late changes nothing", () => {
    const thinker = slowThinker();
    const world = newWorld({ thinker });
    const guests = playing(world);
    does(world, guests[0], { do: "away", seat: 0, bot: "random" });
    does(world, guests[0], { do: "back", seat: 0 });
    const before = entriesOf(world, guests[0].table).length;
    for (const thought of thinker.waiting.splice(0)) thought();
    world.settle();
    expect(entriesOf(world, guests[0].table)).toHaveLength(before);
    expect(isAsked(world, guests[0])).toBe(true);
  });

  describe("a thought is called off", () => {
    /** Bots that never come to an answer, and how each of their thoughts would be called off. */
    function watched(): { offs: (AbortSignal | undefined)[]; thinker: Thinker } {
      const offs: (AbortSignal | undefined)[] = [];
      const think: Thinker["think"] = (_thought, _done, off) => void offs.push(off);
      return { offs, thinker: { ...slowThinker(), think } };
    }

    test("when a person takes the seat, and not before", () => {
      const { offs, thinker } = watched();
      const world = newWorld({ thinker });
      const [ada, ben] = playing(world);
      does(world, ada, { do: "away", seat: 0, bot: "random" });
      does(world, ben, { do: "say", text: "take your time" });
      expect(offs.map((off) => off?.aborted)).toEqual([false]);
      does(world, ada, { do: "back", seat: 0 });
      expect(offs.map((off) => off?.aborted)).toEqual([true]);
      does(world, ada, { do: "away", seat: 0, bot: "random" });
      expect(offs.map((off) => off?.aborted)).toEqual([true, false]);
    });

    test("when its question is undone", () => {
      const { offs, thinker } = watched();
      const world = newWorld({ shelf, thinker });
      const host = openTable(world, {
        game: "masters-of-the-night",
        setup: { players: 2 },
        seats: ["me", { bot: "random" }],
        policy: { behindMarks: "free", fate: "kept" },
      });
      does(world, host, { do: "start" });
      while (offs.length === 0) answers(world, host, keysOf(world, host)[0]);
      expect(offs.map((off) => off?.aborted)).toEqual([false]);
      does(world, host, { do: "undo", seat: 0 });
      expect(offs.map((off) => off?.aborted)).toEqual([true]);
    });
  });

  test("who goes, comes back and goes again before it has thought still gets an answer", () => {
    const thinker = slowThinker();
    const world = newWorld({ thinker });
    const [ada] = playing(world);
    does(world, ada, { do: "away", seat: 0, bot: "random" });
    does(world, ada, { do: "back", seat: 0 });
    for (const thought of thinker.waiting.splice(0)) thought();
    world.settle();
    does(world, ada, { do: "away", seat: 0, bot: "random" });
    expect(thinker.waiting).toHaveLength(1);
    while (thinker.waiting.length > 0) {
      thinker.waiting.shift()?.();
      world.settle();
    }
    expect(entriesOf(world, ada.table).filter(({ e }) => e === "answered")).toHaveLength(2);
  });

  test("one that fails is tried again after a while", () => {
    let isWell = false;
    const well = slowThinker();
    const world = newWorld({
      thinker: {
        ...well,
        think: (thought, done) =>
          isWell ? well.think(thought, done) : done(new Error("no memory left"), UNDECIDED),
      },
    });
    const host = openTable(world, { seats: ["me", { bot: "random" }] });
    connect(world, host.table, host.pass);
    does(world, host, { do: "start" });
    expect(world.faults).toEqual([new Error("no memory left")]);
    isWell = true;
    world.wait(31_000);
    expect(well.waiting).toHaveLength(1);
  });

  test("never sees more than its seat: what it is given is the view of the seat", () => {
    const seen: { seat: number; view: unknown }[] = [];
    const thinker = slowThinker();
    const world = newWorld({
      thinker: {
        ...thinker,
        think: (thought, done) => {
          seen.push({ seat: thought.question.seat, view: thought.view });
          thinker.think(thought, done);
        },
      },
    });
    const guests: Seated[] = playing(world);
    for (const who of guests) {
      const [seat] = who.seats;
      does(world, who, { do: "away", seat, bot: "random" });
      expect(seen.at(-1)).toEqual({ seat, view: seenBy(world, who).view });
    }
    expect(JSON.stringify(seen)).not.toMatch(/[0-9a-f]{64}/);
  });
});

test("a table of bots goes on when its last guest has gone", () => {
  const thinker = slowThinker();
  const world = newWorld({ thinker });
  const host = openTable(world, { seats: [{ bot: "random" }, { bot: "random" }] });
  const eve = join(world, host.table, { name: "Eve" });
  const client = connect(world, host.table, eve.pass);
  does(world, host, { do: "start" });
  client.disconnect();
  while (thinker.waiting.length > 0) {
    thinker.waiting.shift()?.();
    world.settle();
  }
  expect(infoOf(world, host.table).status).toBe("finished");
});

test("a table of bots that nobody has looked at for a minute waits until somebody comes", () => {
  const thinker = slowThinker();
  const world = newWorld({ thinker });
  const host = openTable(world, { seats: [{ bot: "random" }, { bot: "random" }] });
  does(world, host, { do: "start" });
  world.wait(61_000);
  for (const thought of thinker.waiting.splice(0)) thought();
  world.settle();
  expect(thinker.waiting).toHaveLength(0);
  connect(world, host.table, host.pass);
  expect(thinker.waiting.length).toBeGreaterThan(0);
});
