import { answerAndRun, dice, newContext, optionWithKey } from "@coterie/kernel";
import { expect, test } from "vitest";
import { sightOf } from "../../src/index.js";
import { blood, greedy, position } from "./table.js";

/** By place: the cards that a plan puts there. */
function planFor(state: ReturnType<typeof position>, seed: string): Record<string, string[]> {
  const keys = greedy.decide(sightOf(blood, state, 0, dice(seed)));
  const hand = state.hands[0].map((card) => blood.content.cards[card].id);
  expect(keys).toHaveLength(hand.length + 1);
  expect(keys.at(-1)).toBe("commit");
  const plan: Record<string, string[]> = { hand: [], dawn: [], dusk: [], night: [] };
  hand.forEach((card, i) => {
    plan[keys[i]].push(card);
  });
  return plan;
}

const seeds = ["a", "b", "c"];

test("a Victim that a Ritual needs stays in hand, and other cards go out", () => {
  const state = position({
    day: 9,
    market: ["the-gilded-gullet", "crown-of-hush", "anthem-of-dread", "the-ninth-candle"],
    players: [
      {
        blood: 7,
        hand: ["the-blood-alchemist", "the-ferryman", ...new Array(4).fill("elder")],
      },
    ],
    quarters: { north: { victim: "the-lord-chancellor", die: 3, influence: 8 } },
  });
  for (const seed of seeds) {
    const plan = planFor(state, seed);
    expect(plan.hand, seed).toEqual(
      expect.arrayContaining(["the-blood-alchemist", "the-ferryman"]),
    );
    expect(plan.night.length, seed).toBeGreaterThanOrEqual(2);
  }
});

test("no card is sent out where no Quarter can be overcome", () => {
  const die = { die: 6 };
  const state = position({
    day: 4,
    players: [{ hand: ["bleeder", "bleeder"] }],
    quarters: { north: die, south: die, east: die },
  });
  for (const seed of seeds) expect(planFor(state, seed).hand, seed).toHaveLength(2);
});

test("a plan that somebody else began is finished", () => {
  const run = newContext(blood, position({ day: 2 }));
  answerAndRun(blood, run, 0, optionWithKey(blood, run, 0, "night")!);
  const keys = greedy.decide(sightOf(blood, run.state, 0, dice("half")));
  expect(keys).toHaveLength(run.state.hands[0].length);
  expect(keys.at(-1)).toBe("commit");
});

test("players who think alike do not always plan the same Night (BO-5.8)", () => {
  const state = position({ day: 1 });
  const nights = Array.from({ length: 12 }, (_, i) => planFor(state, `whim/${i}`).night.join());
  expect(new Set(nights).size).toBeGreaterThan(1);
});
