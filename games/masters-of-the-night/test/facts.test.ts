import { SPECTATOR, scrub } from "@coterie/kernel";
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
        expect(scrub(game.facts, fact, SPECTATOR)).toEqual(fact);
        expect(scrub(game.facts, fact, 0)).toEqual(fact);
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
  const named = (fact: Partial<Fact>): Record<string, unknown> =>
    game.nameFact(state, { fact: "trigger", rule: "MN-1.1", ...fact });
  expect(named({})).toEqual({ fact: "trigger", rule: "MN-1.1" });
  expect(named({ vampire: 1, district: 1, from: 0, to: 8, n: 2, face: 3, now: 4 })).toEqual({
    fact: "trigger",
    rule: "MN-1.1",
    vampire: "mila",
    district: "museum",
    from: "railway-station",
    to: "printing-house",
    n: 2,
    face: 3,
    now: 4,
  });
  expect(named({ vampire: 0, district: 0 })).toMatchObject({
    vampire: "imre",
    district: "railway-station",
  });
  expect(named({ vampire: -1, district: -1, from: -1, to: -1 })).toMatchObject({
    vampire: null,
    district: null,
    from: null,
    to: null,
  });
  const { events, relics, pieces } = game.content;
  expect(named({ event: 0, events: [1, 0], relic: 2, piece: 3, why: "cost" })).toEqual({
    fact: "trigger",
    rule: "MN-1.1",
    event: events[0].card.id,
    events: [events[1].card.id, events[0].card.id],
    relic: relics[2].card.id,
    piece: pieces[3].id,
    why: "cost",
  });
  expect(named({ dice: [1, 6], side: "hidden", ability: "dark" })).toEqual({
    fact: "trigger",
    rule: "MN-1.1",
    dice: [1, 6],
    side: "hidden",
    ability: "dark",
  });
});
