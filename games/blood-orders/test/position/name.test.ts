import { advance, canonical, newContext, Refusal } from "@coterie/kernel";
import { expect, test } from "vitest";
import { bloodOrders } from "../../src/index.js";
import { probe } from "../support/probe.js";
import { playThrough } from "../support/random.js";
import { scene, trigger } from "../support/rites.js";
import { table } from "../support/table.js";

const game = bloodOrders();

test.each([2, 3, 4])(
  "a named position says everything: back and forth it is the same (%i players)",
  (players) => {
    for (const seed of ["back", "and", "forth"]) {
      let at = 0;
      let looked = 0;
      const where = (): string => `seed ${seed}, position ${at}`;
      playThrough(game, { players }, `${seed}-${players}`, (state) => {
        at++;
        if (at % 11 !== 0 && state.outcome === 0) return;
        const named = JSON.parse(canonical(game.name(state)));
        const back = game.unname(named);
        expect(back, where()).toEqual(state);
        expect(canonical(game.name(back)), where()).toBe(canonical(game.name(state)));
        looked++;
      });
      expect(looked, `seed ${seed}`).toBeGreaterThan(20);
    }
  },
);

test("a named position in the midst of an effect plays on as the position itself does", () => {
  const t = probe([
    { do: "choose", from: { set: "quarters" }, as: "spot" },
    { do: "look", n: 2, may: "bury" },
    { do: "put", what: "blood", n: 2, at: "spot" },
  ]).answer("east");
  const { game: own, state } = t;
  const back = own.unname(own.name(state));
  expect(back).toEqual(state);
  expect(t.position.forks[0]).toMatchObject([{ step: "look.pick" }]);
  expect(t.position.agenda.slice(0, 3)).toMatchObject([
    { step: "kernel.fork", steps: ["look.join", "look.start"] },
    { step: "look.then" },
    { step: "effect", node: "probe/daily.effect.2" },
  ]);
  const run = newContext(own, back);
  advance(own, run);
  expect(run.state).toEqual(state);
});

test("what waits to be answered is named with its owner, whom and where", () => {
  const rites = [trigger("own", "die-shifted", [{ do: "gain", what: "vp" }])];
  const waiting = [{ effect: "own/standing.0", owner: 0, who: 0, where: 2 }];
  const players = [{ rituals: ["own"] }];
  const t = scene(rites, { phase: "orders", players, waiting });
  // It was answered before anything else.
  t.expectPlayer(0, { vp: 1 }).expectPosition({ waiting: [] });
});

test("a fresh position in readable terms", () => {
  const market = ["r1-4", "r1-3", "r1-2", "r1-1"];
  const t = table({ phase: "orders", victimTop: ["v1-8", "v1-7"], market });
  const { chance, victimDeck, ritualDeck, agenda, ...rest } = t.position;
  expect(chance).toMatchObject({ kind: "sealed" });
  expect(victimDeck.slice(0, 2)).toEqual(["v1-8", "v1-7"]);
  expect(victimDeck.slice().sort()).toEqual(["v1-4", "v1-5", "v1-6", "v1-7", "v1-8"]);
  expect(ritualDeck.slice().sort()).toEqual(["r1-5", "r1-6"]);
  expect(agenda.map(({ step }) => step)).toEqual([
    "orders.turn",
    "orders",
    "reveal",
    "resolution",
    "cleanup",
  ]);
  const quarter = (i: number) => ({
    location: `loc1-${i}`,
    victim: `v1-${i}`,
    blood: 3,
    influence: 2,
    die: 2,
  });
  const player = {
    blood: 7,
    influence: 5,
    vp: 0,
    fear: 0,
    hand: ["bleeder", "bleeder", "bleeder", "bleeder", "elder", "elder", "elder"],
    sure: [],
    piles: { dawn: [], dusk: [], night: [] },
    torpor: [],
    rituals: [],
    boosts: { dawn: 0, dusk: 0, night: 0 },
  };
  expect(rest).toEqual({
    day: 1,
    act: 1,
    startPlayer: 0,
    quarters: { north: quarter(1), south: quarter(2), east: quarter(3) },
    victimSeen: [0, 0, 0, 0, 0],
    discards: [],
    gone: [],
    ritualSeen: [0, 0],
    market,
    brokenRituals: [],
    players: [player, player],
    used: [],
    setOff: [],
    tokens: [],
    planned: true,
    revealed: false,
    standing: [],
    waiting: [],
    forks: [[], []],
    drafts: [[], []],
    joined: 0,
    outcome: null,
  });
});

/** A complete position of the house game, with one change. */
function refused(change: Record<string, unknown>): string {
  const whole = game.name(table({ phase: "orders" }, { house: true }).state) as object;
  try {
    game.unname({ ...whole, ...change } as never);
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    return (error as Refusal).message;
  }
  throw new Error("it was not refused");
}

const faulty: [Record<string, unknown>, string][] = [
  [{ day: 10 }, "position.day: Too big"],
  [{ quarters: { moon: {} } }, "position.quarters.moon"],
  [{ market: ["the-common-trough"] }, "market: expected 4 numbers, found 1"],
  [{ market: [null, null, null, "moon"] }, 'market: there is no "moon"'],
  [{ discards: ["moon"] }, 'discards: there is no "moon"'],
  [{ victimDeck: ["elder"] }, 'victimDeck: there is no "elder"'],
  [{ used: ["moon"] }, 'used: there is no "moon"'],
  [{ standing: [{ effect: "moon/standing.0", owner: 0 }] }, 'there is no "moon/standing.0"'],
  [{ setOff: ["moon"] }, 'setOff: there is no "moon"'],
  [{ outcome: "moon" }, 'outcome: there is no "moon"'],
  [{ agenda: [{ step: "moon", args: [] }] }, 'agenda: there is no "moon"'],
  [{ agenda: [{ step: "effect", node: "moon/effect.0", args: [] }] }, "no effect moon/effect.0"],
  [{ tokens: [{ seat: 0, space: "moon", order: "dawn" }] }, "position.tokens.0.space"],
  [{ more: 1 }, 'Unrecognized key: "more"'],
];
test.each(faulty)(
  "a named position with %o is refused by its place and name",
  (change, message) => {
    expect(refused(change)).toContain(message);
  },
);

test("all faults of form are told at once", () => {
  const message = refused({ day: 0, act: 4, planned: 1 });
  for (const path of ["position.day", "position.act", "position.planned"]) {
    expect(message).toContain(path);
  }
});
