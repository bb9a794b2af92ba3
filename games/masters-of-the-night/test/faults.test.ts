import { drawTop } from "@coterie/kernel";
import { expect, test } from "vitest";
import type { State } from "../src/index.js";
import { PLACED } from "../src/state.js";
import { playThrough, SETUPS } from "./support/random.js";
import { table, testGame } from "./support/table.js";

const game = testGame;

/** A good position: two dozen things that can go wrong with it follow. */
function good(): State {
  const { state } = table({
    phase: "turn",
    districts: { museum: { hidden: 1, exposed: 1, minions: 1 } },
    vampires: { imre: { kills: 8, sigil: "asylum" } },
  });
  expect(game.faults(state)).toEqual([]);
  return game.copy(state);
}

/** Its faults after numbers of it were raised or lowered by this much: `hidden.0` is a cell. */
function shifted(changes: Readonly<Record<string, number>>, set: Partial<State> = {}): string[] {
  const state = Object.assign(good(), set);
  for (const [path, by] of Object.entries(changes)) {
    const [table, cell] = path.split(".");
    const home: unknown = cell === undefined ? state : state[table as keyof State];
    (home as Record<string, number>)[cell ?? table] += by;
  }
  return game.faults(state);
}

const shifts: [string, Record<string, number>, string][] = [
  ["blood from nowhere", { bloodSupply: 1 }, "MN-2.3: 11 blood in all"],
  ["blood lost", { "blood.1": -1 }, "MN-2.3: 9 blood in all"],
  ["a hidden agent too many", { "hidden.0": 1 }, "MN-2.3: 11 agents in all"],
  ["an exposed agent too few", { "exposed.1": -1 }, "MN-2.3: 9 agents in all"],
  ["an agent of the reserve lost", { agentReserve: -1 }, "MN-2.3: 9 agents in all"],
  ["a minion too many", { "minions.3": 1 }, "MN-2.2: 10 minions in all"],
  ["a minion of the reserve lost", { minionReserve: -1 }, "MN-2.2: 8 minions in all"],
  ["a die too many", { "dice.5": 1 }, "MN-2.5: 5 dice in all"],
  ["a die set aside from nowhere", { "aside.5": 1 }, "MN-2.5: 5 dice in all"],
  ["a die in hand from nowhere", { fightDie: 3 }, "MN-2.5: 5 dice in all"],
  ["a veil of 7", { veil: 1 }, "veil is 7; expected 0 to 6"],
  ["a veil of 0", { veil: -6 }, "MN-7.1: the veil is gone and the game goes on"],
  ["a veil of -1 in a lost game", { veil: -7, outcome: 2 }, "veil is -1; expected 0 to 6"],
  ["10 kills", { "kills.1": 10 }, "kills is 10; expected 0 to 9"],
  ["two sigils in one place", { "sigils.1": 3 }, "MN-5.11: two sigils at 2"],
  ["negative hidden agents", { "hidden.0": -1, "hidden.1": 1 }, "hidden is -1; expected 0 or more"],
  [
    "negative exposed agents",
    { "exposed.0": -1, "hidden.0": 1 },
    "exposed is -1; expected 0 or more",
  ],
  ["negative minions", { "minions.5": -1, "minions.0": 1 }, "minions is -1; expected 0 or more"],
  ["negative blood", { "blood.0": -5, bloodSupply: 5 }, "blood is -1; expected 0 or more"],
  ["negative kills", { "kills.1": -1 }, "kills is -1; expected 0 to 9"],
  ["negative dice", { "dice.4": -1, "dice.0": 1 }, "dice has a negative count"],
  ["negative dice set aside", { "aside.4": -1, "dice.0": 1 }, "aside has a negative count"],
  [
    "a negative agent reserve",
    { agentReserve: -9, "hidden.0": 9 },
    "agentReserve is -1; expected 0 or more",
  ],
  [
    "a negative minion reserve",
    { minionReserve: -9, "minions.0": 9 },
    "minionReserve is -3; expected 0 or more",
  ],
  [
    "a negative blood supply",
    { bloodSupply: -3, "blood.0": 3 },
    "bloodSupply is -1; expected 0 or more",
  ],
  ["negative AP", { ap: -3 }, "ap is -1; expected 0 or more"],
  ["negative wounds", { wounds: -1 }, "wounds is -1; expected 0 or more"],
  ["negative dice to use", { fightDice: -1 }, "fightDice is -1; expected 0 or more"],
  ["negative picked dice", { "picked.2": -1 }, "picked has a negative count"],
];

test.each(shifts)("the check finds %s", (_what, changes, found) => {
  expect(shifted(changes)).toEqual([found]);
});

const deckFaults: [string, (s: State) => void, string][] = [
  ["a relic lost", (s) => drawTop(s.relics), "MN-9.2: a relic is lost"],
  ["a relic in two places", (s) => s.relicAt.fill(0, 0, 1), "MN-9.2: a relic is lost"],
  [
    "a relic off the map",
    (s) => s.relicAt.fill(PLACED + 9, s.relics.cards.at(-1), drawTop(s.relics) + 1),
    "a relic lies nowhere",
  ],
  [
    "an event twice",
    (s) => s.events.cards.splice(1, 1, s.events.cards[0]),
    "events: a card is there twice",
  ],
  [
    "an event that came back",
    (s) => s.goneEvents.push(s.events.cards[0]),
    "MN-3.6: an event came back",
  ],
];

test.each(deckFaults)("the check finds %s", (_what, change, found) => {
  const state = good();
  change(state);
  expect(game.faults(state)).toEqual([found]);
});

test("what lies at the edge of the allowed is no fault", () => {
  expect(shifted({ "kills.0": 1 })).toEqual([]);
  expect(shifted({ "sigils.1": 4 })).toEqual([]);
  expect(shifted({ veil: -5 })).toEqual([]);
  expect(shifted({ veil: -6, outcome: 2 })).toEqual([]);
  const state = good();
  state.relicAt[drawTop(state.relics)] = PLACED + 8;
  expect(game.faults(state)).toEqual([]);
});

test("the reserve is empty only while a die is in hand, a summary combat runs, or after the end", () => {
  const spent = { dice: [0, 0, 0, 0, 0, 0], aside: [1, 1, 1, 1, 0, 0] };
  const inHand = { dice: [0, 0, 0, 0, 0, 0], aside: [0, 1, 1, 1, 0, 0], fightDie: 1 };
  const none = ["MN-6.5: no die is left"];
  expect(shifted({}, spent)).toEqual(none);
  expect(shifted({}, { ...spent, fightAt: 0 })).toEqual(none);
  expect(shifted({}, { ...spent, combat: 1 })).toEqual(none);
  expect(shifted({}, { ...spent, combat: 1, fightAt: 0 })).toEqual([]);
  expect(shifted({}, { ...spent, outcome: 1 })).toEqual([]);
  expect(shifted({}, inHand)).toEqual([]);
  // By the summary the picked dice lie aside already.
  expect(shifted({}, { combat: 1, fightDie: 3 })).toEqual([]);
});

test.each(SETUPS)("no position of a random game has a fault (%o)", (setup) => {
  for (const seed of ["f1", "f2", "f3", "f4"]) {
    playThrough(game, setup, seed, (state) => {
      expect(game.faults(state)).toEqual([]);
    });
  }
});
