import { Refusal } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { location } from "../support/pieces.js";
import { table } from "../support/table.js";

describe("BO-1.4 tokens", () => {
  /** 12 times 12: more than the box holds of any kind. */
  const plenty = location("loc1-1", {
    effect: [
      {
        do: "repeat",
        times: 12,
        then: [
          { do: "gain", what: "blood", n: 12 },
          { do: "gain", what: "influence", n: 12 },
          { do: "gain", what: "vp", n: 12 },
          { do: "put", what: "blood", n: 12, at: "here" },
        ],
      },
    ],
  });

  test("BO-1.4 supplies have no end: every gain is paid in full", () => {
    const t = table(
      {
        phase: "reveal",
        players: [{ piles: { dawn: ["bleeder", "bleeder"] } }],
        tokens: [{ seat: 0, space: "north", order: "dawn" }],
      },
      { pieces: [plenty] },
    );
    t.answer("dawn");
    t.expectPlayer(0, { blood: 7 + 144, influence: 5 + 144, vp: 144 });
    t.expectQuarter("north", { blood: 3 + 144 });
  });

  test("BO-1.4 nobody ever has less than nothing: one loses what there is", () => {
    const t = table(
      {
        phase: "reveal",
        players: [{ blood: 2, influence: 0, piles: { dawn: ["bleeder", "bleeder"] } }],
        tokens: [{ seat: 0, space: "north", order: "dawn" }],
      },
      {
        pieces: [
          location("loc1-1", {
            effect: [
              { do: "lose", what: "blood", n: 5 },
              { do: "lose", what: "influence", n: 5 },
              { do: "lose", what: "vp", n: "all" },
            ],
          }),
        ],
      },
    );
    t.answer("dawn");
    t.expectPlayer(0, { blood: 0, influence: 0, vp: 0 });
    expect(t.factsOf("lost")).toEqual([
      { fact: "lost", rule: "BO-1.4", seat: 0, what: "blood", n: 2, now: 0 },
    ]);
  });

  test("BO-1.4 a gain of nothing is nothing, and is not told", () => {
    const t = table(
      {
        phase: "reveal",
        players: [{ piles: { dawn: ["bleeder", "bleeder"] } }],
        tokens: [{ seat: 0, space: "north", order: "dawn" }],
      },
      {
        pieces: [
          location("loc1-1", { effect: [{ do: "gain", what: "blood", n: { count: "vp" } }] }),
        ],
      },
    );
    t.answer("dawn").expectPlayer(0, { blood: 7 });
    expect(t.factsOf("gained")).toEqual([]);
  });

  test("BO-1.4 each player has one Dawn, one Dusk and one Night token, no second", () => {
    const t = table({ phase: "orders" });
    const tokensLeft = (): string[] => [
      ...new Set(t.optionsOf("place").map((key) => key.split(":")[1])),
    ];
    expect(tokensLeft()).toEqual(["dawn", "dusk", "night"]);
    t.answer("place:dusk:north", "end");
    expect(tokensLeft()).toEqual(["dawn", "dusk", "night"]);
    t.answer("place:night:north", "end");
    expect(tokensLeft()).toEqual(["dawn", "night"]);
    t.answer("place:night:north", "end");
    expect(tokensLeft()).toEqual(["dawn", "dusk"]);
    t.answer("place:dawn:north", "end");
    expect(tokensLeft()).toEqual(["dawn"]);
  });

  test("BO-1.4 a position where a token stands twice is refused", () => {
    const token = { seat: 1, order: "dusk" as const };
    const tokens = [
      { ...token, space: "north" as const },
      { ...token, space: "altar" as const },
    ];
    expect(() => table({ phase: "orders", tokens })).toThrow(
      "tokens: 2 dusk tokens of seat 1; expected at most 1 (BO-1.4)",
    );
  });

  test("BO-1.4 a position with a token of somebody who does not play is refused", () => {
    const tokens = [{ seat: 2, space: "north" as const, order: "dawn" as const }];
    expect(() => table({ phase: "reveal", tokens })).toThrow(Refusal);
    expect(() => table({ phase: "reveal", tokens }, { players: 3 })).not.toThrow();
  });

  test("BO-1.4 after cleanup all tokens are with their owners again", () => {
    const t = table({
      phase: "reveal",
      tokens: [
        { seat: 0, space: "north", order: "dawn" },
        { seat: 1, space: "altar", order: "dawn" },
        { seat: 1, space: "catacombs", order: "night" },
      ],
    });
    t.feedAll().planNothing();
    t.expectPosition({ day: 2, tokens: [] });
    expect(new Set(t.optionsOf("place").map((key) => key.split(":")[1])).size).toBe(3);
  });
});
