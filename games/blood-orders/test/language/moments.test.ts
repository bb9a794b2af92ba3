import { describe, expect, test } from "vitest";
import type { Condition, Player } from "../support/probe.js";
import { resolution, scene, token, trigger } from "../support/rites.js";

/** The condition of a trigger is asked at the moment of its happening: what holds by then. */

const vp = [{ do: "gain", what: "vp" }] as const;
const north = { location: "loc1-1", victim: "v1-1", die: 3 };

describe("a Night", () => {
  const night = (after: "night-done" | "contest-won", when: Condition, rival: Player = {}) => {
    const rite = trigger("rite", after, [...vp], { when });
    const mine = { rituals: ["rite"], piles: { night: ["elder", "elder"] } };
    const tokens = [token(0, "north", "night")];
    if (rival.piles !== undefined) tokens.push(token(1, "north", "night"));
    const t = resolution([rite], [mine, rival], tokens, { quarters: { north } });
    return t.answer(...tokens.map(() => "night")).position.players[0].vp;
  };

  test("BO-5.7 night-done: Fear has risen, the Night space and the Quarter are empty", () => {
    expect(night("night-done", { is: "at-least", n: 3, of: { count: "fear" } })).toBe(1);
    expect(night("night-done", { is: "at-least", n: 4, of: { count: "fear" } })).toBe(0);
    expect(night("night-done", { is: "victim", at: "there" })).toBe(0);
    const left = { count: "night-blood", at: "there" } as const;
    expect(night("night-done", { is: "at-most", n: 0, of: left })).toBe(1);
  });

  test("BO-5.8 contest-won: before anything is taken, the Victim is still there", () => {
    const rival: Player = { piles: { night: ["elder", "bleeder"] } };
    expect(night("contest-won", { is: "victim", at: "there", class: "outcast" }, rival)).toBe(1);
    expect(night("contest-won", { is: "victim", at: "there", class: "noble" }, rival)).toBe(0);
    expect(night("contest-won", { is: "at-most", n: 0, of: { count: "fear" } }, rival)).toBe(1);
  });
});

describe("cards in hand", () => {
  const visited = (cards: number) => {
    const when: Condition = { is: "at-least", n: cards, of: { count: "cards" } };
    const rite = trigger("rite", "catacombs-visited", [...vp], { when });
    const players = [{ rituals: ["rite"], hand: ["elder", "elder", "elder"] }];
    const t = scene([rite], { phase: "orders", players });
    return t.answer("place:dawn:catacombs", "bleeder").position.players[0].vp;
  };

  test("BO-4.5 catacombs-visited: the card has come to hand, and counts", () => {
    expect([visited(4), visited(5)]).toEqual([1, 0]);
  });
});

describe("another's deed", () => {
  const theirs = (rites: Parameters<typeof scene>[0], rituals: string[]) =>
    scene(rites, { phase: "orders", players: [{ rituals }, {}, {}] }, { players: 3, start: 2 });

  test("them: who did it, also when it is not the first seat", () => {
    const rite = trigger("rite", "scavenged", [{ do: "gain", what: "vp", who: "them" }], {
      who: "others",
    });
    const t = theirs([rite], ["rite"]).answer("scavenge:1");
    t.expectPlayer(0, { vp: 0 }).expectPlayer(1, { vp: 0 }).expectPlayer(2, { vp: 1 });
  });

  test.each([
    { is: "most", mine: 6, first: 5, holds: true },
    { is: "most", mine: 6, first: 6, holds: false },
    { is: "most", mine: 6, first: 7, holds: false },
    { is: "least", mine: 3, first: 4, holds: true },
    { is: "least", mine: 3, first: 3, holds: false },
    { is: "least", mine: 3, first: 2, holds: false },
  ] as const)(
    "$is: $mine against $first of the first seat: $holds",
    ({ is, mine, first, holds }) => {
      const when: Condition = { is, what: "influence" };
      const rite = trigger("rite", "scavenged", [...vp], { when });
      const players = [{ influence: first }, { rituals: ["rite"], influence: mine }, {}];
      const t = scene([rite], { phase: "orders", players }, { players: 3, start: 1 });
      expect(t.answer("scavenge:1").position.players[1].vp).toBe(holds ? 1 : 0);
    },
  );
});
