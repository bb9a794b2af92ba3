import type { Decision } from "@coterie/bots";
import { type AnyGame, dice, hashOf } from "@coterie/kernel";
import { lanterns } from "@coterie/kernel/tiny";
import {
  type ClientMessage,
  Follower,
  type OpenTable,
  type Seated,
  type ServerMessage,
} from "@coterie/protocol";
import {
  type Clock,
  type Ear,
  Hall,
  type Pace,
  type Parts,
  USUAL_PACE,
} from "@coterie/server/core";
import { memoryStore } from "@coterie/server/stores";
import { decide } from "../../src/thinking/decide.js";
import { directThinker } from "../../src/thinking/direct.js";
import { fallback } from "../../src/thinking/fallback.js";
import type { Thinker, Thought } from "../../src/thinking/thinker.js";

/** A server in one thread, with a clock that is moved by hand. */

export function shelfOf(...games: AnyGame[]): Parts["shelf"] {
  const called = (id: string): AnyGame | undefined => games.find((game) => game.id === id);
  const known = (id: string, hash: string): AnyGame | undefined => {
    const game = called(id);
    return game !== undefined && hashOf(game.pack) === hash ? game : undefined;
  };
  return {
    ids: () => games.map(({ id }) => id),
    usual: called,
    known,
    withPack: (id) => called(id) as AnyGame,
    withExactly: (id) => called(id) as AnyGame,
  };
}

interface Timer {
  readonly at: number;
  readonly call: () => void;
}

/** Time that passes when it is told to. Several servers may live in it. */
export interface Time {
  readonly clock: Clock;
  /** Does everything that is due now. */
  settle(): void;
  /** Lets time pass, and does what becomes due. */
  wait(milliseconds: number): void;
}

export function newTime(): Time {
  let now = 1_000_000;
  let timers: Timer[] = [];
  const soon: (() => void)[] = [];
  const clock: Clock = {
    now: () => now,
    after: (milliseconds, call) => {
      const timer = { at: now + milliseconds, call };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    soon: (call) => void soon.push(call),
  };
  const settle = (): void => {
    for (let call = soon.shift(); call !== undefined; call = soon.shift()) call();
  };
  const wait = (milliseconds: number): void => {
    const until = now + milliseconds;
    for (;;) {
      const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      now = next.at;
      timers = timers.filter((one) => one !== next);
      next.call();
      settle();
    }
    now = until;
  };
  return { clock, settle, wait };
}

export interface World extends Time {
  readonly hall: Hall;
  readonly parts: Parts;
  /** Errors that no client caused. */
  readonly faults: unknown[];
  /** Where they came up and at which table, in the same order. */
  readonly faultPlaces: string[];
  /** What the host was warned of. */
  readonly warnings: unknown[];
  readonly counts: Record<string, number>;
}

/** Time stands still unless it is moved: nobody waits for others to come. */
const AT_ONCE: Pace = { ...USUAL_PACE, gather: 0 };

export function newWorld(
  changes: Partial<Parts> = {},
  time = newTime(),
  pace: Pace = AT_ONCE,
): World {
  const faults: unknown[] = [];
  const faultPlaces: string[] = [];
  const warnings: unknown[] = [];
  const counts: Record<string, number> = {};
  const pick = dice(`world ${changes.holder ?? "one"}`);
  const shelf = changes.shelf ?? shelfOf(lanterns);
  const parts: Parts = {
    store: memoryStore(),
    shelf,
    thinker: thinkerFor(shelf),
    clock: time.clock,
    chance: {
      hex: (bytes) =>
        Array.from({ length: bytes }, () => pick(256).toString(16).padStart(2, "0")).join(""),
    },
    holder: "one",
    build: "test",
    report: {
      count: (what, times = 1) => {
        counts[what] = (counts[what] ?? 0) + times;
      },
      fault: (where, error, table = "no table") => {
        faults.push(error);
        faultPlaces.push(`${where} ${table}`);
      },
      warn: (message, details) => void warnings.push({ message, ...details }),
    },
    ...changes,
  };
  return { ...time, hall: new Hall(parts, pace), parts, faults, faultPlaces, warnings, counts };
}

/** Thinks at once; a bot that cannot judge a game answers anything, as on a real server. */
function thinkerFor(shelf: Parts["shelf"]): Thinker {
  return {
    ...directThinker(shelf),
    think: (thought, done) => done(null, decisionOn(shelf, thought)),
  };
}

function decisionOn(shelf: Parts["shelf"], thought: Thought): Decision {
  const { game, pack } = thought;
  try {
    return decide(shelf.withExactly(game, pack.hash, pack.pieces), thought);
  } catch {
    return { keys: fallback(thought) };
  }
}

/** Bots that answer only when they are told to. */
export interface SlowThinker extends Thinker {
  readonly waiting: (() => void)[];
}

export function slowThinker(shelf = shelfOf(lanterns)): SlowThinker {
  const waiting: (() => void)[] = [];
  const quick = directThinker(shelf);
  return {
    ...quick,
    waiting,
    think: (thought, done) => void waiting.push(() => done(null, decisionOn(shelf, thought))),
    advise: (thought, done) => void waiting.push(() => quick.advise(thought, done)),
  };
}

/** Calls something that answers by a callback, and gives back what it answered. */
export function ask<T>(
  world: Pick<World, "settle">,
  call: (reply: (error: unknown, result: T | null) => void) => void,
): T {
  let outcome: { error: unknown; result: T | null } | undefined;
  call((error, result) => {
    outcome = { error, result };
  });
  world.settle();
  if (outcome === undefined) throw new Error("no answer came");
  if (outcome.error !== null) throw outcome.error;
  return outcome.result as T;
}

export function openTable(world: World, asked: Partial<OpenTable> = {}): Seated {
  return ask<Seated>(world, (reply) =>
    world.hall.open({ game: "lanterns", name: "Ada", ...asked }, undefined, reply),
  );
}

/** A client at a table, connected without a network; keeps everything that it was sent. */
export interface Client {
  readonly follower: Follower;
  readonly received: ServerMessage[];
  isClosed: boolean;
  disconnect(): void;
  /** Comes back with what it has, to this server or another one. */
  reconnect(world: World): void;
}

export function connect(world: World, table: string, pass?: string): Client {
  const received: ServerMessage[] = [];
  let ear: Ear | undefined;
  const follower = new Follower(table, pass, (message: ClientMessage) =>
    ear?.receive(JSON.parse(JSON.stringify(message)) as ClientMessage),
  );
  const client: Client = {
    follower,
    received,
    isClosed: false,
    disconnect() {
      client.isClosed = true;
      follower.close();
      ear?.closed();
      ear = undefined;
    },
    reconnect(to) {
      client.isClosed = false;
      const own: Ear = to.hall.connect({
        send: (text) => {
          // What is sent over a connection that is gone is lost.
          if (ear !== own) return;
          const message = JSON.parse(text) as ServerMessage;
          received.push(message);
          follower.receive(message);
        },
        close: () => client.disconnect(),
      });
      ear = own;
      follower.open();
      to.settle();
    },
  };
  client.reconnect(world);
  return client;
}
