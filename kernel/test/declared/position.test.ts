import { type Json, SPECTATOR, UNKNOWN } from "@coterie/kernel";
import { listed, maybe, NONE } from "@coterie/kernel/define";
import { expect, test } from "vitest";
import { declaration, lanterns } from "../../src/tiny/lanterns.js";
import { redeclared } from "../support/redeclared.js";
import { newGame, refusalOf } from "../support/table.js";

// biome-ignore lint/suspicious/noExplicitAny: positions that are made wrong on purpose
type Loose = any;

function refused(change: (position: Loose) => void): string {
  const position: Loose = JSON.parse(JSON.stringify(lanterns.name(newGame().state)));
  change(position);
  const refusal = refusalOf(() => lanterns.unname(position));
  expect(refusal.code).toBe("bad-setup");
  return refusal.message;
}

test("a position that was written is read again", () => {
  const { state } = newGame({ players: 3 });
  expect(lanterns.unname(JSON.parse(JSON.stringify(lanterns.name(state))))).toEqual(state);
});

test.each<[what: string, change: (position: Loose) => void, message: string]>([
  ["an unknown field", (p) => (p.moons = 1), 'position.moons: Unrecognized key: "moons"'],
  ["an unknown field of a row", (p) => (p.players[1].moons = 1), "position.players.1.moons: "],
  ["an unknown field of the core", (p) => (p.chance.moons = 1), "position.chance.moons: "],
  ["a missing field", (p) => delete p.supply, "position.supply: "],
  ["a missing field of a row", (p) => delete p.players[1].handSeen, "position.players.1.handSeen"],
  ["a wrong type", (p) => (p.round = "1"), "position.round: "],
  ["a wrong type in a row", (p) => (p.players[0].oil = null), "position.players.0.oil: "],
  ["a number out of range", (p) => (p.goal = -1), "position.goal: "],
  ["a list that is none", (p) => (p.discard = "red-1"), "position.discard: "],
  ["an unknown name", (p) => (p.players[0].wagers = "fog"), "position.players.0.wagers: "],
  ["an unknown id", (p) => (p.discard = ["pink-1"]), 'discard: there is no "pink-1"; expected one'],
  [
    "an unknown id in a pile of a row",
    (p) => (p.players[1].handDeck[0] = "pink-1"),
    'players.1.handDeck: there is no "pink-1"; expected one of red-1',
  ],
  [
    "more rows than there are seats",
    (p) => p.players.push(p.players[0]),
    "players: there are 2 of them, the position gives 3",
  ],
  ["an unknown step", (p) => (p.agenda[0].step = "nap"), 'agenda: there is no "nap"'],
])("a position with %s is refused by its path", (_what, change, message) => {
  expect(refused(change)).toContain(message);
});

test("all faults of form are named at once", () => {
  const message = refused((p) => Object.assign(p, { round: "1", moons: 1, goal: -1 }));
  for (const name of ["round", "moons", "goal"]) expect(message).toContain(`position.${name}: `);
});

test("what a seat may not know (UNKNOWN) is not nothing (NONE), in views and in positions", () => {
  expect(UNKNOWN).not.toBe(NONE);
  const { state: declared } = declaration;
  const game = redeclared(
    {
      state: {
        ...declared,
        partly: { players: listed("seat", { wagers: maybe("lantern") }) },
      },
    },
    {
      visibility: {
        wagers: {
          dependsOn: [],
          view: ({ wagers }, audience) =>
            wagers.map((one, seat) => (seat === audience || one === NONE ? one : UNKNOWN)),
        },
      },
    },
  );
  const state = { ...newGame().state, wagers: [7, NONE] };
  const { seen } = game.view(state, SPECTATOR);
  expect(seen.wagers).toEqual([UNKNOWN, NONE]);
  const written = (of: typeof state): Json[] =>
    (game.name(of) as Loose).players.map((one: Loose) => one.wagers);
  expect(written(state)).toEqual(["green-3", null]);
  expect(written(seen)).toEqual([undefined, null]);
});
