import { UNKNOWN } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { TOKEN_ROW } from "../../src/state.js";
import { location, ritual } from "../support/pieces.js";
import { MARKET, start } from "../support/start.js";
import { table } from "../support/table.js";

/** The Quarters where a token can be put, in the order in which they are offered. */
function quartersOffered(players: number): string[] {
  const t = table({ phase: "orders" }, { players });
  return t.options
    .filter((key) => key.startsWith("place:dawn:"))
    .map((key) => key.replace("place:dawn:", ""));
}

describe("BO-1.1 the Quarters in play", () => {
  test.each([2, 3])("BO-1.1 %i players: North, South and East, nothing in West", (players) => {
    const { position, state } = start({ players });
    expect(Object.keys(position.quarters)).toEqual(["north", "south", "east"]);
    expect(state.locations).toHaveLength(3);
    expect(state.dice).toHaveLength(3);
    expect(quartersOffered(players)).toEqual(["north", "south", "east", "altar", "catacombs"]);
  });

  test("BO-1.1 four players: West too, and it comes last", () => {
    expect(Object.keys(start({ players: 4 }).position.quarters)).toEqual([
      "north",
      "south",
      "east",
      "west",
    ]);
    expect(quartersOffered(4)).toEqual(["north", "south", "east", "west", "altar", "catacombs"]);
  });

  test("BO-1.1 a token cannot be sent to West with three players", () => {
    const t = table({ phase: "orders" }, { players: 3 });
    expect(() => t.answer("place:dawn:west")).toThrow('"place:dawn:west" is not offered');
    table({ phase: "orders" }, { players: 4 })
      .answer("place:dawn:west")
      .expectOptions("end", ...Array.from({ length: 24 }, (_, i) => `scavenge:${i + 1}`));
  });

  test("BO-1.1 a position with a card in West is refused with three players, not with four", () => {
    const position = { phase: "orders" as const, quarters: { west: { victim: "v1-8" } } };
    expect(() => table(position, { players: 3 })).toThrow(
      'quarters: there is no "west"; expected one of north, south, east',
    );
    table(position, { players: 4 }).expectQuarter("west", { victim: "v1-8" });
  });

  test("BO-1.1 a position with a token in West is refused with three players", () => {
    const tokens = [{ seat: 0, space: "west" as const, order: "dawn" as const }];
    expect(() => table({ phase: "reveal", tokens }, { players: 3 })).toThrow(/west/i);
    expect(table({ phase: "reveal", tokens }, { players: 4 }).factsOf("token-revealed")).toEqual([
      { fact: "token-revealed", rule: "BO-5.1", seat: 0, space: "west", order: "dawn" },
    ]);
  });

  const everywhere = location("loc1-1", {
    effect: [
      { do: "gain", what: "vp", n: { count: "quarters" } },
      {
        do: "each",
        of: { set: "quarters" },
        as: "q",
        then: [{ do: "put", what: "blood", at: "q" }],
      },
      { do: "choose", from: { set: "quarters" }, as: "street" },
      { do: "put", what: "influence", at: "street" },
    ],
  });

  test.each([
    { players: 2, quarters: ["north", "south", "east"] },
    { players: 3, quarters: ["north", "south", "east"] },
    { players: 4, quarters: ["north", "south", "east", "west"] },
  ])("BO-1.1 $players players: effects mean just the Quarters in play", ({ players, quarters }) => {
    const t = table(
      {
        phase: "reveal",
        players: [{ piles: { dawn: ["bleeder", "bleeder"] } }],
        tokens: [{ seat: 0, space: "north", order: "dawn" }],
      },
      { players, pieces: [everywhere] },
    );
    t.answer("dawn");
    expect(t.options).toEqual(quarters);
    t.expectPlayer(0, { vp: quarters.length });
    expect(Object.values(t.position.quarters).map(({ blood }) => blood)).toEqual(
      quarters.map(() => 4),
    );
  });

  test("BO-1.1 BO-5.2 actions go from North down to West", () => {
    const t = table(
      {
        phase: "reveal",
        players: [
          { piles: { dawn: ["bleeder", "bleeder"] } },
          { piles: { dawn: ["bleeder", "bleeder"] } },
          { piles: { dawn: ["bleeder", "bleeder"] } },
          { piles: { dawn: ["bleeder", "bleeder"] } },
        ],
        tokens: [
          { seat: 3, space: "west", order: "dawn" },
          { seat: 2, space: "east", order: "dawn" },
          { seat: 1, space: "south", order: "dawn" },
          { seat: 0, space: "north", order: "dawn" },
        ],
      },
      { players: 4 },
    );
    const asked: (number | undefined)[] = [];
    while (t.question === "resolution.act") {
      asked.push(t.seat);
      t.answer("decline");
    }
    expect(asked).toEqual([0, 1, 2, 3]);
  });
});

describe("BO-1.2 what a Quarter has", () => {
  test("BO-1.2 a Location, a Victim, Blood and Influence, and a die", () => {
    table({ phase: "orders" }).expectQuarter("south", {
      location: "loc1-2",
      victim: "v1-2",
      blood: 3,
      influence: 2,
      die: 2,
    });
  });

  test("BO-1.2 tokens at an entrance show their owners and their order, not their kinds", () => {
    const t = table({ phase: "orders" });
    t.answer("place:night:north", "end", "place:dusk:north", "end", "place:dawn:north");
    const seenBy = (seat: number): number[][] => {
      const { tokens } = t.game.view(t.state, seat).seen;
      return [0, 1, 2].map((row) => tokens.slice(row * TOKEN_ROW, (row + 1) * TOKEN_ROW));
    };
    expect(seenBy(0)).toEqual([
      [0, 0, 2],
      [1, 0, UNKNOWN],
      [0, 0, 0],
    ]);
    expect(seenBy(1)).toEqual([
      [0, 0, UNKNOWN],
      [1, 0, 1],
      [0, 0, UNKNOWN],
    ]);
  });

  test.each([0, 7])("BO-1.2 a die of %i is refused", (die) => {
    expect(() => table({ phase: "orders", quarters: { north: { die } } })).toThrow(
      /position\.quarters\.north\.die/,
    );
  });

  test("BO-1.2 a Quarter that has lost its Victim still has a die, a Location and its tokens", () => {
    const t = table(
      {
        phase: "orders",
        players: [{ rituals: ["sweep"] }],
        market: MARKET,
      },
      {
        pieces: [
          ritual("sweep", {
            daily: {
              effect: [
                { do: "choose", from: { set: "quarters", with: ["victim"] }, as: "q" },
                { do: "dismiss", at: "q" },
              ],
            },
          }),
        ],
      },
    );
    t.answer("use:sweep").expectOptions("north", "south", "east").answer("south");
    t.expectQuarter("south", { location: "loc1-2", victim: null, blood: 3, influence: 2, die: 2 });
    t.expectPosition({ discards: ["v1-2"] });
  });
});
