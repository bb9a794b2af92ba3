import {
  answerAndRun,
  answerBatch,
  dice,
  newContext,
  openQuestions,
  optionWithKey,
  seedFrom,
  startPlay,
} from "@coterie/kernel";
import type { State } from "@coterie/masters-of-the-night";
import { expect, test } from "vitest";
import { botCalled, judgementOf, sightOf } from "../src/index.js";
import { turnPlans } from "../src/turn-plans.js";
import { masters, position } from "./support/masters.js";

const judgement = judgementOf(masters);

function plansFor(state: State): string[] {
  if (judgement === undefined) throw new Error("Masters of the Night cannot be judged");
  const plans = turnPlans(judgement, sightOf(masters, state, 0, dice(1)), 40);
  return plans.map(({ keys }) => keys.join(" "));
}

/** Imre is one step away from an agent that lies open before him. */
function hunting(dice: number[]): State {
  return position({
    phase: "turn",
    active: "imre",
    veil: 6,
    dice,
    districts: { "railway-station": { minions: 0 }, museum: { exposed: 1 } },
    vampires: { imre: { at: "railway-station", kills: 8 }, mila: { at: "asylum", kills: 9 } },
  });
}

test("MN-4.1: a turn is planned to its end, with all that its actions ask", () => {
  expect(plansFor(hunting([6, 6, 6, 6]))).toContain("move:museum fight die:6 end-turn");
});

test("MN-6.5: a plan ends where the last die is used and all are thrown", () => {
  const plans = plansFor(hunting([5]));
  expect(plans).toContain("move:museum fight die:5");
  expect(plans.filter((keys) => keys.startsWith("move:museum fight die:5 "))).toEqual([]);
});

test("two ways to the same position are one plan", () => {
  const plans = plansFor(hunting([4, 5, 5, 6]));
  expect(new Set(plans).size).toBe(plans.length);
  expect(plans.filter((keys) => keys === "end-turn")).toHaveLength(1);
  // There and back again is to stay, with fewer action points.
  expect(plans).not.toContain("move:museum move:railway-station end-turn");
});

test("in the middle of a fight there is no turn to plan", () => {
  const run = newContext(masters, hunting([4, 5, 5, 6]));
  for (const key of ["move:museum", "fight"]) {
    answerAndRun(masters, run, 0, optionWithKey(masters, run, 0, key) ?? -1);
  }
  expect(plansFor(run.state)).toEqual([]);
});

test("whole turns can be given at once: none goes beyond what chance or others decide", () => {
  const bot = botCalled(masters, "search:4");
  const setup = { vampires: 3, players: 2, difficulty: "hard" };
  const { play } = startPlay(masters, setup, seedFrom("whole turns"));
  for (let n = 0; play.state.outcome === 0; n++) {
    const [{ seat, id }] = openQuestions(play);
    answerBatch(play, seat, id, bot.decide(sightOf(masters, play.state, seat, dice(n))));
  }
  expect(play.state.round).toBeGreaterThan(1);
});
