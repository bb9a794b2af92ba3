import { describe, expect, test } from "vitest";
import { copies, resolution, token } from "../support/household.js";
import { factsOver } from "../support/rites.js";

describe("tithe-of-small-bones", () => {
  test("tithe-of-small-bones: the Bleeder goes back to its deck, not to the hand", () => {
    const t = resolution("tithe-of-small-bones", [token(0, "south", "night")], {
      self: { piles: { night: ["bleeder", "elder"] } },
      quarters: { south: { victim: "the-salt-baron" } },
    });
    t.answer("night", "bleeder");
    t.expectPlayer(0, { hand: ["the-salt-baron"], torpor: ["elder"] });
  });
});

describe("the-black-collegium", () => {
  test.each([
    ["a cleric", "the-abbess-of-thorns", 1],
    ["a scholar", "the-court-astronomer", 1],
    ["a soldier", "the-drawbridge-warden", 0],
  ])("the-black-collegium: it answers to a Dusk at %s (%s): %i", (_class, victim, times) => {
    const t = resolution("the-black-collegium", [token(0, "north", "dusk")], {
      self: { piles: { dusk: copies("elder", 2) } },
      quarters: { north: { victim } },
    });
    const facts = factsOver(t, "set-off", "dusk");
    while (t.question?.startsWith("effect.") === true || t.question === "look.pick") {
      facts.push(...t.answer(t.options[0]).factsOf("set-off"));
    }
    expect(facts.map(({ piece }) => piece)).toEqual(copies("the-black-collegium", times));
  });
});
