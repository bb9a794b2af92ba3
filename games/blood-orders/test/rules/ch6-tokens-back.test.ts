import { describe, expect, test } from "vitest";
import { ritual } from "../support/pieces.js";
import { cards, reveal, token } from "../support/reveal.js";
import { table } from "../support/table.js";

describe("BO-6.2 tokens come back from the Altar and the Catacombs", () => {
  test("BO-6.2 their piles return to the hand unfed; what is in Torpor stays there", () => {
    const t = reveal(
      [
        { piles: { dawn: cards("BB"), dusk: cards("E"), night: cards("E") }, torpor: cards("B") },
        {},
      ],
      [token(0, "altar", "dawn"), token(0, "north", "dusk"), token(0, "catacombs", "night")],
    );
    t.expectPlayer(0, {
      hand: cards("BBE"),
      torpor: cards("BE"),
      piles: { dawn: [], dusk: [], night: [] },
    });
    t.expectPosition({ tokens: [] });
    t.by(0, "release", "release", "commit").by(1, "commit");
    t.expectPlayer(0, { hand: cards("BBE"), blood: 7 });
  });

  test("BO-6.2 one fact for all of a player's piles: which token was where is not told", () => {
    const piles = { dawn: cards("BB"), night: cards("E") };
    const places = [
      [token(0, "altar", "dawn"), token(0, "catacombs", "night")],
      [token(0, "altar", "night"), token(0, "catacombs", "dawn")],
      [token(0, "altar", "dawn"), token(0, "altar", "night")],
    ];
    for (const tokens of places) {
      const t = reveal([{ piles }, {}], tokens);
      expect(t.factsOf("piles-back")).toEqual([
        { fact: "piles-back", rule: "BO-6.2", seat: 0, cards: cards("BBE") },
      ]);
    }
  });

  test("BO-6.2 who has no token there is not mentioned; who has one with an empty pile is", () => {
    const t = reveal(
      [{ piles: { dawn: cards("B") } }, {}, { piles: { dusk: [] } }],
      [token(0, "north", "dawn"), token(2, "altar", "dusk")],
    );
    expect(t.factsOf("piles-back")).toMatchObject([{ seat: 2, cards: [] }]);
  });

  test("BO-6.2 cards gained today and piles that came back make one hand", () => {
    const t = reveal(
      [{ hand: cards("B"), sure: ["v1-8", "elder"], piles: { dawn: cards("B") } }, {}],
      [token(0, "catacombs", "dawn")],
    );
    t.expectPlayer(0, { hand: ["v1-8", ...cards("BBE")], sure: [] });
  });

  test("BO-6.2 symbols added for the Day are gone", () => {
    const t = reveal([{ boosts: { dawn: 2, dusk: 1, night: 3 } }, {}], []);
    t.expectPlayer(0, { boosts: { dawn: 0, dusk: 0, night: 0 } });
  });
});

describe("BO-6.2 used Rituals are ready again", () => {
  const pieces = [
    ritual("knife", { daily: { effect: [{ do: "gain", what: "blood" }] } }),
    ritual("owl", {
      standing: [
        {
          kind: "trigger",
          after: "scavenged",
          once: "day",
          then: [{ do: "gain", what: "vp" }],
        },
      ],
    }),
  ];

  test("BO-6.2 used today, it is ready when players feed", () => {
    const t = reveal([{ rituals: ["knife"] }, {}], [], { used: ["knife"] }, { pieces });
    expect(t.question).toBe("feeding.commit");
    t.expectPosition({ used: [] });
  });

  test("BO-6.2 from turn to turn and Day to Day: used, not offered, offered again", () => {
    const t = table(
      {
        phase: "orders",
        players: [{ hand: [], rituals: ["knife"] }, { hand: [] }],
        market: ["r1-1", "r1-2", "r1-3", "r1-4"],
        tokens: [token(0, "altar", "dawn"), token(1, "altar", "dawn")],
      },
      { pieces },
    );
    t.answer("use:knife");
    expect(t.whyNot("use:knife")).toBe("used-today BO-4.2");
    t.answer("place:dusk:north", "end", "place:dusk:north", "end");
    expect(t.optionsOf("use")).toEqual([]);
    t.answer("place:night:north", "end", "place:night:north", "end").feedAll().planNothing();
    expect(t.seat).toBe(1);
    t.answer("place:dawn:north", "end");
    expect(t.optionsOf("use")).toEqual(["use:knife"]);
  });

  test("BO-6.2 a Ritual that answers once per day does so again the next Day", () => {
    const t = table(
      {
        phase: "orders",
        players: [{ hand: [], rituals: ["owl"] }, { hand: [] }],
        market: ["r1-1", "r1-2", "r1-3", "r1-4"],
      },
      { pieces },
    );
    t.answer("scavenge:1", "place:dawn:north", "end").expectPlayer(0, { vp: 1 });
    t.answer("place:dawn:north", "end", "scavenge:1", "place:dusk:north", "end");
    t.expectPlayer(0, { vp: 1 });
    t.answer("place:dusk:north", "end", "place:night:north", "end", "place:night:north", "end");
    t.feedAll().planNothing();
    t.answer("place:dawn:north", "end", "scavenge:1").expectPlayer(0, { vp: 2 });
  });
});
