import { dice, type GameRecord } from "@coterie/kernel";
import { LIMITS, type LogItem, type OpenTable, type Seated } from "@coterie/protocol";
import { beforeEach, describe, expect, test } from "vitest";
import { houseShelf } from "../../src/shelf.js";
import { directThinker } from "../../src/thinking/direct.js";
import type { Thinker } from "../../src/thinking/thinker.js";
import {
  answers,
  does,
  entriesOf,
  infoOf,
  isAsked,
  keysOf,
  redeems,
  seenBy,
  storedOf,
} from "../support/table.js";
import { ask, type Client, connect, newWorld, openTable, type World } from "../support/world.js";

/** Bots beside people: they answer for their own seats, and explain what they plan. */

const shelf = houseShelf();
const HUMAN = 0;
const BOT = 1;

/** Whose questions the bots were given. */
let thoughtFor: number[];
let world: World;

beforeEach(() => {
  thoughtFor = [];
  const direct = directThinker(shelf);
  const thinker: Thinker = {
    ...direct,
    think: (thought, done) => {
      thoughtFor.push(thought.question.seat);
      direct.think(thought, done);
    },
  };
  world = newWorld({ shelf, thinker });
});

const GAME = { game: "masters-of-the-night", setup: { players: 2, vampires: 4 } } as const;

function started(asked: Partial<OpenTable> = {}): Seated {
  const host = openTable(world, { ...GAME, seats: ["me", { bot: "greedy" }], ...asked });
  does(world, host, { do: "start" });
  return host;
}

/** The person answers anything; gives back how often. */
function playsBeside(host: Seated, most: number, seed = "beside"): number {
  const pick = dice(seed);
  for (let given = 0; given < most; given++) {
    if (infoOf(world, host.table).status !== "running" || !isAsked(world, host)) return given;
    const keys = keysOf(world, host);
    answers(world, host, keys[pick(keys.length)]);
  }
  return most;
}

const logOf = (client: Client, audience: number): readonly LogItem[] =>
  client.follower.sheets.get(audience)?.log ?? [];
const saidIn = (log: readonly LogItem[]): LogItem[] => log.filter(({ says }) => says !== undefined);

function turnNow(host: Seated): string {
  const { round, active } = (seenBy(world, host).view as never as { seen: Turn }).seen;
  return `${round}.${active}`;
}

interface Turn {
  readonly round: number;
  readonly active: number;
}

test("the bot never takes a decision of the person's seat", () => {
  const host = started();
  const given = playsBeside(host, 80);
  expect(given).toBeGreaterThan(20);
  const answered = entriesOf(world, host.table).filter((one) => one.e === "answered");
  expect(answered.filter(({ seat }) => seat === HUMAN)).toHaveLength(given);
  expect(new Set(thoughtFor)).toEqual(new Set([BOT]));
  expect(answered.filter(({ seat }) => seat === BOT).length).toBe(thoughtFor.length);
});

describe("what a bot means to do", () => {
  test("is told to everybody with its answer, at the beginning of its turn", () => {
    const host = started();
    const [own, other] = [connect(world, host.table, host.pass), connect(world, host.table)];
    playsBeside(host, 60);
    const said = saidIn(logOf(own, HUMAN));
    expect(said.length).toBeGreaterThan(5);
    for (const { what, seat, says } of said) {
      expect([what, seat]).toEqual(["answered", BOT]);
      expect(says).toMatch(/^\w+ (now )?means to .+\.$/);
      expect(says?.length).toBeLessThanOrEqual(LIMITS.says);
    }
    expect(saidIn(logOf(other, -1)).map(({ says }) => says)).toEqual(said.map(({ says }) => says));
  });

  test("is told once a turn, unless it is something else", () => {
    const host = started();
    const client = connect(world, host.table, host.pass);
    const turns = new Map<string, string[]>();
    for (let i = 0; i < 60; i++) {
      const before = logOf(client, HUMAN).length;
      if (playsBeside(host, 1, `turn ${i}`) === 0) break;
      for (const { says = "" } of saidIn(logOf(client, HUMAN).slice(before))) {
        // The bot is done when the person is asked again: of its turns each vampire has one a round.
        const turn = `${says.split(" ")[0]} before ${turnNow(host)}`;
        turns.set(turn, [...(turns.get(turn) ?? []), says]);
      }
    }
    expect(turns.size).toBeGreaterThan(5);
    for (const [turn, [, ...later]] of turns) {
      for (const says of later) expect(says, turn).toContain(" now means to ");
    }
  });

  test("is still told to whoever comes later, and in no record", () => {
    const host = started({ seats: [{ bot: "greedy" }, { bot: "greedy" }] });
    expect(infoOf(world, host.table).status).toBe("finished");
    const late = saidIn(logOf(connect(world, host.table), -1));
    expect(late.length).toBeGreaterThan(10);
    const record = ask<GameRecord>(world, (reply) => world.hall.record(host.table, reply));
    expect(JSON.stringify(record)).not.toContain("means to");
  });

  test("is told again when an undo went back behind it", () => {
    const policy = { behindMarks: "free", fate: "kept" } as const;
    const host = started({ policy });
    const client = connect(world, host.table, host.pass);
    while (saidIn(logOf(client, HUMAN)).length === 0) playsBeside(host, 1, "until it speaks");
    const [{ says }] = saidIn(logOf(client, HUMAN));
    const before = logOf(client, HUMAN).length;
    does(world, host, { do: "undo", seat: HUMAN });
    playsBeside(host, 1, "until it speaks");
    expect(saidIn(logOf(client, HUMAN).slice(before))[0]?.says).toBe(says);
  });

  test("is for the players only where nobody may watch", () => {
    const host = started({ spectators: false });
    const { code = "" } = does(world, host, { do: "seat-link", seat: HUMAN });
    const heir = redeems(world, host.table, code, { name: "Eve" });
    const [own, other] = [
      connect(world, host.table, heir.pass),
      connect(world, host.table, host.pass),
    ];
    playsBeside(heir, 30);
    expect(saidIn(logOf(own, HUMAN)).length).toBeGreaterThan(2);
    // Whoever gave his seat away is at the table still, and sees nothing of the game.
    expect(logOf(other, -1).length).toBeGreaterThan(30);
    expect(JSON.stringify(other.received)).not.toContain("means to");
  });

  test("is not told at all where seats have secrets", () => {
    const host = started({ game: "blood-orders", setup: { players: 2 } });
    const client = connect(world, host.table, host.pass);
    playsBeside(host, 40);
    expect(thoughtFor.length).toBeGreaterThan(5);
    expect(saidIn(logOf(client, HUMAN))).toEqual([]);
    expect(entriesOf(world, host.table).some((one) => "says" in one)).toBe(false);
  });
});

test("a bot of an older server, which nobody can ask for any more, plays on", () => {
  const host = openTable(world, { ...GAME, seats: ["me", "open"] });
  const stored = storedOf(world, host.table);
  const body = JSON.stringify({ at: 0, entry: { e: "placed", seat: BOT, bot: "greedy:8" } });
  ask<unknown>(world, (reply) =>
    world.parts.store.append([{ table: host.table, after: stored.length, bodies: [body] }], reply),
  );
  const again = newWorld({ shelf, store: world.parts.store, thinker: directThinker(shelf) });
  connect(again, host.table, host.pass);
  does(again, host, { do: "start" });
  world = again;
  expect(infoOf(world, host.table).seats[BOT].bot).toBe("greedy:8");
  expect(playsBeside(host, 20)).toBe(20);
  expect(entriesOf(world, host.table)).toContainEqual(
    expect.objectContaining({ e: "answered", seat: BOT, says: expect.any(String) }),
  );
  expect(() => does(world, host, { do: "away", seat: HUMAN, bot: "greedy:8" })).toThrow(
    'there is no bot "greedy:8" to play with; expected one of: random, greedy, search:300ms',
  );
});
