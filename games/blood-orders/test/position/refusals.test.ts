import { Refusal } from "@coterie/kernel";
import { expect, test } from "vitest";
import type { Position } from "../../src/position/form.js";
import { type TableOptions, table } from "../support/table.js";

/** A scenario that cannot be is refused: by its place, its name, and what was expected. */

const orders = { phase: "orders" } as const;

function refused(position: object, options: TableOptions = {}): string {
  try {
    table(position as Position, options);
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).code).toBe("bad-setup");
    return (error as Refusal).message;
  }
  throw new Error("it was not refused");
}

test("a scenario needs a beginning", () => {
  expect(refused({})).toBe("position: expected a phase (or an agenda) to begin with");
  expect(refused({ phase: "noon" })).toContain("position.phase");
});

const unknownIds: [object, string][] = [
  [{ quarters: { north: { location: "moon", victim: "v1-1" } } }, 'location: there is no "moon"'],
  [{ quarters: { north: { location: "loc1-1", victim: "moon" } } }, 'victim: there is no "moon"'],
  [{ quarters: { north: { location: "loc1-1", victim: "elder" } } }, 'there is no "elder"'],
  [{ quarters: { moon: {} } }, 'quarters: there is no "moon"; expected one of north, south'],
  [{ players: [{ hand: ["moon"] }] }, 'players.0.hand: there is no "moon"'],
  [{ players: [{}, { sure: ["moon"] }] }, 'players.1.sure: there is no "moon"'],
  [{ players: [{ torpor: ["moon"] }] }, 'players.0.torpor: there is no "moon"'],
  [{ players: [{ piles: { dusk: ["moon"] } }] }, 'players.0.piles.dusk: there is no "moon"'],
  [{ players: [{ rituals: ["moon"] }] }, 'players.0.rituals: there is no "moon"'],
  [{ market: ["moon", null, null, null] }, 'market: there is no "moon"'],
  [{ victimTop: ["moon"] }, 'victimTop: there is no "moon"'],
  [{ victimDeck: ["moon"] }, 'victimDeck: there is no "moon"'],
  [{ ritualTop: ["moon"] }, 'ritualTop: there is no "moon"'],
  [{ discards: ["moon"] }, 'discards: there is no "moon"'],
  [{ gone: ["moon"] }, 'gone: there is no "moon"'],
  [{ brokenRituals: ["moon"] }, 'brokenRituals: there is no "moon"'],
  [{ used: ["moon"] }, 'used: there is no "moon"'],
  [{ tokens: [{ seat: 0, space: "moon", order: "dawn" }] }, "position.tokens.0.space"],
  [{ tokens: [{ seat: 0, space: "north", order: "noon" }] }, "position.tokens.0.order"],
];
test.each(unknownIds)("an unknown id is refused by its place and name: %o", (part, message) => {
  expect(refused({ ...orders, ...part })).toContain(message);
});

test.each([2, 3])("BO-1.1 with %i players there is no West", (players) => {
  const west = { location: "loc1-4", victim: "v1-4" };
  expect(refused({ ...orders, quarters: { west } }, { players })).toBe(
    'quarters: there is no "west"; expected one of north, south, east',
  );
  table({ ...orders, quarters: { west } }, { players: 4 }).expectQuarter("west", west);
});

test("more players than there are", () => {
  expect(refused({ ...orders, players: [{}, {}, {}] })).toBe(
    "players: there are 2 of them, the position gives 3",
  );
  table({ ...orders, players: [{}, {}, { vp: 2 }] }, { players: 3 }).expectPlayer(2, { vp: 2 });
});

const token = (seat: number, space: string) => ({ seat, space, order: "dawn" });

const unsound: [object, string][] = [
  [{ players: [{ fear: 25 }] }, "position: players.0.fear: 25; expected at most 24 (BO-1.5)"],
  [
    { players: [{ hand: ["v1-1"] }] },
    "quarters.north.victim, players.0.hand: 2 cards v1-1; expected",
  ],
  [
    { discards: ["v1-5"], players: [{ torpor: ["v1-5"] }] },
    "discards, players.0.torpor: 2 cards v1-5; expected at most 1 (BO-1.3)",
  ],
  [
    { players: [{ hand: ["v1-5"], sure: ["v1-5"] }, { piles: { dusk: ["v1-5"] } }] },
    "players.0.hand, players.0.sure, players.1.piles.dusk: 3 cards v1-5; expected at most 1",
  ],
  [{ discards: ["v1-5", "v1-5"] }, "discards: 2 cards v1-5; expected at most 1 (BO-1.3)"],
  [{ gone: ["v1-5"], victimDeck: ["v1-5"] }, "victimDeck, gone: 2 cards v1-5; expected at most 1"],
  [{ victimTop: ["v1-5", "v1-5"] }, "victimDeck: 2 cards v1-5; expected at most 1 (BO-1.3)"],
  [
    { quarters: { north: { location: "loc1-2" } } },
    "quarters.north.location, quarters.south.location: 2 cards loc1-2; expected at most 1 (BO-1.3)",
  ],
  [
    { quarters: { north: { victim: "v1-2" } } },
    "quarters.north.victim, quarters.south.victim: 2 cards v1-2; expected at most 1 (BO-1.3)",
  ],
  [{ players: [{ hand: ["v2-1"] }] }, "BO-2.1: v2-1 is of Act 2"],
  [{ victimDeck: [] }, "v1-4 is in 0 places"],
  [
    { players: [{ hand: new Array(37).fill("elder") }, { hand: [] }] },
    "position: players.0.hand: 37 cards elder; expected at most 36 (BO-1.3)",
  ],
  [
    { players: [{ hand: [], torpor: new Array(33).fill("bleeder") }, { hand: ["bleeder"] }, {}] },
    "players: there are 2",
  ],
  [
    { players: [{ hand: [], torpor: new Array(33).fill("bleeder") }] },
    "players.0.torpor, players.1.hand: 37 cards bleeder; expected at most 36 (BO-1.3)",
  ],
  [
    { tokens: [token(0, "north"), token(0, "south")] },
    "tokens: 2 dawn tokens of seat 0; expected at most 1 (BO-1.4)",
  ],
  [{ tokens: [token(2, "north")] }, "tokens: there is no seat 2; expected 0 to 1"],
  [
    { market: ["r1-1", "r1-2", "r1-3", "r1-1"] },
    "market: 2 cards r1-1; expected at most 1 (BO-1.3)",
  ],
  [
    { players: [{ rituals: ["r1-5"] }, { rituals: ["r1-5"] }] },
    "players.0.rituals, players.1.rituals: 2 cards r1-5; expected at most 1 (BO-1.3)",
  ],
  [
    { brokenRituals: ["r1-5"], ritualDeck: ["r1-5"] },
    "ritualDeck, brokenRituals: 2 cards r1-5; expected at most 1 (BO-1.3)",
  ],
];
test.each(unsound)("what cannot be is refused: %o", (part, message) => {
  expect(refused({ ...orders, ...part })).toContain(message);
});

test("numbers out of their range are faults of form, told at once", () => {
  const message = refused({
    ...orders,
    day: 10,
    players: [{ blood: -1 }],
    quarters: { north: { die: 7 } },
  });
  for (const path of ["position.day", "position.players.0.blood", "position.quarters.north.die"]) {
    expect(message).toContain(path);
  }
});
