import { describe, expect, test } from "vitest";
import { botCalled } from "../../src/index.js";
import { answers, blood, greedy, lastOrders, market, playSeat, position } from "./table.js";

describe.each([greedy, botCalled(blood, "search:24")])("$name at the Altar", (bot) => {
  test("BO-4.4: takes the Ritual that wins, with no more Victims than it asks for", () => {
    const hand = ["the-blood-alchemist", "the-ferryman", "the-iron-marshal"];
    const state = position({ ...lastOrders, market, players: [{ blood: 5, hand }, { vp: 12 }] });
    const [place, ritual, ...shown] = playSeat(bot, state, 0, "");
    expect(place).toBe("place:night:altar");
    expect(ritual).toBe("ritual:crown-of-hush");
    expect(shown.slice(0, 3).sort()).toEqual([
      "enough",
      "show:the-blood-alchemist",
      "show:the-iron-marshal",
    ]);
  });

  test("BO-4.3: scavenges the Blood for it before the token is placed", () => {
    const hand = ["the-blood-alchemist", "the-ferryman"];
    const state = position({ ...lastOrders, market, players: [{ blood: 3, hand }, { vp: 6 }] });
    const given = playSeat(bot, state, 0, "orders");
    expect(given.slice(0, 2)).toEqual(["scavenge:2", "place:night:altar"]);
  });
});

test("does not scavenge on the last Day for cards that are worth nothing", () => {
  const state = position({
    ...lastOrders,
    players: [{ blood: 0, fear: 12, hand: [], piles: { night: ["elder", "elder", "elder"] } }],
  });
  const given = playSeat(greedy, state, 0, "orders");
  expect(given).toHaveLength(2);
  expect(given[0]).toMatch(/^place:night:/);
  expect(given[1]).toBe("end");
});

test("scavenges on the last Day to feed a Victim that is worth more", () => {
  const state = position({
    ...lastOrders,
    quarters: {
      north: { blood: 0, influence: 9, die: 3 },
      south: { blood: 0, influence: 0, die: 6 },
      east: { blood: 0, influence: 0, die: 6 },
    },
    players: [{ blood: 0, fear: 9, hand: [], piles: { night: ["the-executioner"] } }],
  });
  const given = playSeat(greedy, state, 0, "orders");
  expect(given).toEqual(["place:night:north", "scavenge:1", "end"]);
});

test("feeds the Victims that are worth most, though others are asked about before", () => {
  const torpor = ["the-penniless-count", "the-crownless-king", "the-foundling", "elder"];
  const state = position({ phase: "cleanup", day: 9, players: [{ blood: 2, torpor }] });
  expect(playSeat(greedy, state, 0, "feeding")).toEqual([
    "release",
    "feed",
    "feed",
    "release",
    "commit",
  ]);
});

test("gives up the least of a hand that is too large", () => {
  const hand = [
    ...["the-crownless-king", "the-foundling", "the-harbour-magnate", "the-ferryman"],
    ...new Array(5).fill("elder"),
    ...new Array(2).fill("bleeder"),
  ];
  const state = position({ phase: "cleanup", day: 7, players: [{ blood: 9, hand }] });
  expect(playSeat(greedy, state, 0, "feeding")).toEqual(["discard:bleeder", "commit"]);
});

test("takes a Night that is worth its Fear and declines one that is not", () => {
  const night = (fear: number, victim: string | null) =>
    position({
      phase: "reveal",
      day: 9,
      planned: true,
      tokens: [{ seat: 0, space: "north", order: "night" }],
      quarters: { north: { victim, blood: 0, influence: 0, die: 4 } },
      players: [{ fear, piles: { night: ["elder", "elder"] } }],
    });
  expect(answers(greedy, night(5, "the-crownless-king"))).toEqual(["night"]);
  expect(answers(greedy, night(5, null))).toEqual(["decline"]);
});

test("stays in a contest that it loses: the pile comes back", () => {
  const state = position({
    phase: "reveal",
    day: 5,
    planned: true,
    tokens: [
      { seat: 0, space: "north", order: "night" },
      { seat: 1, space: "north", order: "night" },
    ],
    quarters: { north: { die: 2 } },
    players: [{ piles: { night: ["elder"] } }, { piles: { night: ["elder", "elder", "elder"] } }],
  });
  expect(answers(greedy, state)).toEqual(["night"]);
});
