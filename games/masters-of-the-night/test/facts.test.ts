import { redactFact, SPECTATOR } from "@coterie/kernel";
import { expect, test } from "vitest";
import { type Fact, mastersOfTheNight } from "../src/index.js";
import { playThrough, SETUPS } from "./support/random.js";
import { table } from "./support/table.js";

const game = mastersOfTheNight();

test("whatever happens, happens before everybody's eyes", () => {
  const told = new Set<string>();
  for (const setup of SETUPS) {
    playThrough(game, setup, "facts", (_state, facts) => {
      for (const fact of facts) {
        told.add(fact.fact);
        expect(redactFact(game.facts, fact, SPECTATOR)).toEqual(fact);
        expect(redactFact(game.facts, fact, 0)).toEqual(fact);
      }
    });
  }
  expect(told.size).toBeGreaterThan(25);
});

test.each(SETUPS)("every fact cites a rule and is told in readable terms (%o)", (setup) => {
  playThrough(game, setup, "named", (state, facts) => {
    for (const fact of facts) {
      expect(fact.rule, fact.fact).toMatch(/^MN-\d+(\.\d+)?$/);
      const named = game.nameFact(state, fact);
      expect(Object.keys(named).sort()).toEqual(Object.keys(fact).sort());
      for (const field of ["vampire", "district", "from", "to", "event", "relic", "piece"]) {
        const value = named[field];
        if (value !== undefined && value !== null) expect(value, field).toMatch(/^[a-z-]+$/);
      }
    }
  });
});

test("the fields of a fact by their names", () => {
  const { state } = table({ phase: "turn" });
  const named = (fact: Fact): Record<string, unknown> => game.nameFact(state, fact);
  expect(named({ fact: "night-fell", rule: "MN-4.1" })).toEqual({
    fact: "night-fell",
    rule: "MN-4.1",
  });
  const moved = { fact: "agents-moved", rule: "MN-1.5", from: 0, to: 8, n: 2 } as const;
  expect(named({ ...moved, side: "exposed" })).toEqual({
    fact: "agents-moved",
    rule: "MN-1.5",
    from: "railway-station",
    to: "printing-house",
    n: 2,
    side: "exposed",
  });
  const trigger = { fact: "trigger", rule: "MN-3.2", piece: 0 } as const;
  expect(named({ ...trigger, vampire: 1, district: 1 })).toMatchObject({
    vampire: "mila",
    district: "museum",
  });
  expect(named({ ...trigger, vampire: -1, district: -1 })).toMatchObject({
    vampire: null,
    district: null,
  });
  expect(named({ fact: "dice-rolled", rule: "MN-6.5", dice: [1, 6] })).toMatchObject({
    dice: [1, 6],
  });
});
