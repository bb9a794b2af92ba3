import { describe, expect, test } from "vitest";
import type { Piece } from "../../src/index.js";
import { location, ritual } from "../support/pieces.js";
import { cards, reveal, token } from "../support/reveal.js";
import { type TestTable, table } from "../support/table.js";
import { answered } from "./seen.js";

type Effect = Extract<Piece, { kind: "location" }>["effect"];

describe("where options are answered", () => {
  test("on a turn", () => {
    const t = table(
      {
        phase: "orders",
        players: [{ fear: 22, rituals: ["r1-1"] }, {}],
        market: ["r1-2", "r1-3", "r1-4", "r1-5"],
        tokens: [token(0, "east", "dawn"), token(1, "east", "dawn")],
      },
      { pieces: [ritual("r1-1", { daily: { effect: [{ do: "gain", what: "vp" }] } })] },
    );
    expect(answered(t)).toMatchObject({
      "place:dusk:north": ["quarter:0", "pile:0:dusk"],
      "place:night:east": ["quarter:2", "pile:0:night"],
      "place:dusk:altar": ["altar", "pile:0:dusk"],
      "place:night:catacombs": ["catacombs", "pile:0:night"],
      "scavenge:1": ["fear:23", "seat:0"],
      "scavenge:2": ["fear:24", "seat:0"],
      "use:r1-1": ["ritual:r1-1"],
    });
    t.answer("place:dusk:catacombs");
    expect(answered(t)).toEqual({
      bleeder: ["catacombs:bleeder", "catacombs"],
      elder: ["catacombs:elder", "catacombs"],
    });
    expect(answered(t.answer("elder")).end).toEqual(["seat:0"]);
  });

  test("at Dawn, Dusk and Night", () => {
    const t = reveal(
      [{ piles: { dawn: cards("BB"), dusk: cards("EE"), night: cards("E") } }, {}],
      [token(0, "east", "night"), token(0, "south", "dawn"), token(0, "north", "dusk")],
    );
    expect(answered(t)).toEqual({
      dawn: ["quarter:1:location", "quarter:1"],
      decline: ["seat:0"],
    });
    expect(answered(t.answer("dawn"))).toEqual({
      dusk: ["quarter:0:victim", "quarter:0"],
      decline: ["seat:0"],
    });
    expect(answered(t.answer("dusk"))).toEqual({
      night: ["quarter:2:night", "quarter:2"],
      decline: ["seat:0"],
    });
  });
});

/** A Location that seat 1 of two uses. */
function using(effect: Effect, position: Parameters<typeof reveal>[2] = {}): TestTable {
  return reveal(
    [{ torpor: cards("E") }, { piles: { dawn: cards("BB") }, torpor: ["v1-6", ...cards("E")] }],
    [token(1, "north", "dawn")],
    position,
    { pieces: [location("loc1-1", { effect })] },
  ).answer("dawn");
}

describe("where options of effects are answered", () => {
  const gain: Effect = [{ do: "gain", what: "vp" }];

  test("Quarters and players", () => {
    const quarters = using([
      {
        do: "choose",
        from: { set: "quarters", not: "here" },
        as: "one",
        may: true,
      },
      { do: "shift", at: "one", by: 1 },
    ]);
    expect(answered(quarters)).toEqual({
      south: ["quarter:1"],
      east: ["quarter:2"],
      decline: ["seat:1"],
    });
    const players = using([
      {
        do: "choose",
        from: { set: "players" },
        as: "one",
        may: true,
      },
      { do: "lose", what: "blood", who: "one" },
    ]);
    expect(answered(players)["seat-1"]).toEqual(["seat:0"]);
  });

  test("cards in a Torpor, also in another's; of the discard; Rituals of the market; numbers", () => {
    const own = using([
      {
        do: "choose",
        from: { set: "torpor" },
        as: "one",
        may: true,
      },
      { do: "wake", card: "one" },
    ]);
    expect(answered(own)).toEqual({
      "v1-6": ["torpor:1:v1-6", "seat:1"],
      bleeder: ["torpor:1:bleeder", "torpor:1:bleeder:2", "seat:1"],
      elder: ["torpor:1:elder", "seat:1"],
      decline: ["seat:1"],
    });
    const others = using([
      { do: "choose", from: { set: "players" }, as: "they" },
      { do: "choose", from: { set: "torpor", of: "they" }, as: "one" },
      { do: "wake", card: "one" },
    ]).answer("seat-1");
    expect(answered(others)).toEqual({ elder: ["torpor:0:elder", "seat:0"] });
    const discards = using(
      [
        {
          do: "choose",
          from: { set: "discards" },
          as: "one",
          may: true,
        },
        { do: "recover", card: "one" },
      ],
      { discards: ["v1-7"] },
    );
    expect(answered(discards)["v1-7"]).toEqual(["discard:v1-7"]);
    const market = using([
      {
        do: "choose",
        from: { set: "market" },
        as: "one",
        may: true,
      },
      { do: "break", ritual: "one" },
    ]);
    expect(answered(market)["r1-3"]).toEqual(["ritual:r1-3"]);
    const numbers = using([
      { do: "choose", from: { set: "numbers", from: 1, to: 2 }, as: "n", may: true },
      ...gain,
    ]);
    expect(answered(numbers)).toEqual({ "1": ["seat:1"], "2": ["seat:1"], decline: ["seat:1"] });
  });

  test("yes or no, ways and prices have no target", () => {
    expect(answered(using([{ do: "may", then: gain }]))).toEqual({
      yes: ["seat:1"],
      no: ["seat:1"],
    });
    expect(answered(using([{ do: "pay", cost: { blood: 1 }, then: gain }]))).toEqual({
      pay: ["seat:1"],
      decline: ["seat:1"],
    });
  });

  test("Victims that were looked at, and where one is put", () => {
    const top = { victimTop: ["v1-5"] };
    expect(answered(using([{ do: "look", n: 1, may: "take" }], top))).toEqual({
      none: ["seat:1"],
      "take:v1-5": ["deck:v1-5", "victim-deck"],
    });
    const placing = using([{ do: "look", n: 1, may: "place", at: "here" }], top);
    expect(answered(placing)["place:v1-5"]).toEqual(["deck:v1-5", "quarter:0"]);
  });
});
