import { describe, expect, test } from "vitest";
import { cards, reveal, token } from "../support/reveal.js";
import { table } from "../support/table.js";

describe("what ends with the Day", () => {
  const day = () =>
    reveal(
      [{ piles: { dawn: cards("BB"), night: cards("E") } }, { piles: { dusk: cards("EE") } }],
      [token(0, "north", "dawn"), token(1, "altar", "dusk"), token(0, "altar", "night")],
    );

  test("BO-8.2 piles lie open until cleanup; the next Day's are secret again", () => {
    const t = day().expectPosition({ revealed: true });
    const pilesOf = (audience: number) => t.game.view(t.state, audience).seen.piles;
    expect(pilesOf(1)).toEqual(t.state.piles);
    t.answer("dawn").expectPosition({ revealed: false }).feedAll();
    t.expectPosition({ day: 2, revealed: false, planned: false });
    t.by(0, "dawn", "dusk", "night").by(0, "commit");
    t.by(1, "dawn", "dusk", "commit").expectPosition({ planned: true, revealed: false });
    expect(pilesOf(1).slice(0, 3)).not.toEqual(t.state.piles.slice(0, 3));
  });

  test("BO-6.2 all tokens are back: every one can be placed on the next Day", () => {
    const t = day().answer("dawn").feedAll().planNothing();
    t.expectPosition({ day: 2, tokens: [] });
    expect(t.optionsOf("place")).toHaveLength(3 * 5);
  });
});

describe("BO-6.4 the facts of a refill", () => {
  test("BO-6.4 a new Victim is placed before its Blood and Influence are added", () => {
    const quarters = { north: { victim: null, blood: 1, influence: 4 } };
    const t = table({ phase: "cleanup", quarters, victimTop: ["v1-4"], gone: ["v1-1"] }).feedAll();
    const told = t.factsOf("victim-placed", "night-space").filter(({ space }) => space === "north");
    expect(told.map(({ fact, card, what, n, now }) => [fact, card ?? what, n, now])).toEqual([
      ["victim-placed", "v1-4", undefined, undefined],
      ["night-space", "blood", 3, 4],
      ["night-space", "influence", 2, 6],
    ]);
  });
});
