import { answerAndRun, newContext, optionWithKey } from "@coterie/kernel";
import { expect, test } from "vitest";
import { botCalled } from "../../src/index.js";
import { answers, blood, lastOrders, market, playSeat, position } from "./table.js";

const search = botCalled(blood, "search:24");

test("BO-3.1: keeps the Victims in hand that the winning Ritual needs", () => {
  const hand = ["the-blood-alchemist", "the-ferryman", ...new Array(4).fill("elder")];
  const state = position({ day: 9, market, players: [{ blood: 7, hand }, { vp: 6 }] });
  const ids = state.hands[0].map((card) => blood.content.cards[card].id);
  for (const plan of answers(search, state, 0, 3)) {
    const keys = plan.split("+");
    for (const needed of ["the-blood-alchemist", "the-ferryman"]) {
      expect(keys[ids.indexOf(needed)], plan).toBe("hand");
    }
    expect(keys.at(-1)).toBe("commit");
  }
});

test("BO-5.7: takes a Night that is worth its Fear and declines one that is not", () => {
  const night = (victim: string | null) =>
    position({
      phase: "reveal",
      day: 9,
      planned: true,
      tokens: [{ seat: 0, space: "north", order: "night" }],
      quarters: { north: { victim, blood: 0, influence: 0, die: 4 } },
      players: [{ fear: 5, piles: { night: ["elder", "elder"] } }],
    });
  expect(answers(search, night("the-crownless-king"))).toEqual(["night"]);
  expect(answers(search, night(null))).toEqual(["decline"]);
});

test("BO-6.3: feeds the Victims that are worth most, as one decision", () => {
  const torpor = ["the-penniless-count", "the-crownless-king", "the-foundling", "elder"];
  const state = position({ phase: "cleanup", day: 9, players: [{ blood: 2, torpor }] });
  expect(answers(search, state)).toEqual(["release+feed+feed+release+commit"]);
});

test("BO-6.3: decides on the last Day what else is discarded, after the first discards", () => {
  const hand = [
    "the-crownless-king",
    ...new Array(9).fill("elder"),
    ...new Array(3).fill("bleeder"),
  ];
  const state = position({ phase: "cleanup", day: 9, players: [{ hand }] });
  const run = newContext(blood, state);
  const left = ["discard:bleeder", "discard:bleeder", "discard:bleeder", "commit"];
  while (left.length > 1) {
    expect(answers(search, run.state)).toEqual([left.join("+")]);
    answerAndRun(blood, run, 0, optionWithKey(blood, run, 0, left.shift()!)!);
  }
});

test("BO-7.1: does not scavenge on the last Day for cards that score nothing", () => {
  const state = position({
    ...lastOrders,
    players: [{ blood: 0, fear: 12, hand: [], piles: { night: ["elder", "elder", "elder"] } }],
  });
  const given = playSeat(search, state, 0, "orders");
  expect(given.filter((key) => key.startsWith("scavenge"))).toEqual([]);
});
