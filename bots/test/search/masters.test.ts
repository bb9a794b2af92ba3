import { canonical, dice, newContext } from "@coterie/kernel";
import { expect, test } from "vitest";
import {
  botCalled,
  botsCalled,
  byIterations,
  canBeSearched,
  hintOn,
  intentOf,
  judgementOf,
  playWithBots,
  ponder,
  sightOf,
} from "../../src/index.js";
import { certainWin } from "../../src/search/certain-win.js";
import { answers, freshGame, masters, position } from "../support/masters.js";

const search = botCalled(masters, "search:16");
const judgement = judgementOf(masters);
if (judgement === undefined || !canBeSearched(judgement)) throw new Error("no foresight");

/** Both are masters, their sigils lie, and Mila waits at the place of the ritual. */
const bothMasters = {
  imre: { at: "asylum", kills: 9, blood: 2, sigil: "museum" },
  mila: { at: "hospital", kills: 9, blood: 2, sigil: "cathedral" },
};

const oneStepAway = position({
  phase: "turn",
  active: "imre",
  districts: { "railway-station": { minions: 0 }, hospital: { minions: 2 } },
  vampires: bothMasters,
});

test("MN-12.1: search goes to the ritual when that wins this turn, and the hint is certain of it", () => {
  expect(answers(search, oneStepAway)).toEqual(["move:hospital"]);
  expect(hintOn(sightOf(masters, oneStepAway, 0, dice(1)), byIterations(16))).toEqual({
    answers: [{ keys: ["move:hospital"], chance: 1, error: 0, brings: {} }],
    sure: "certain",
    within: "round",
    playouts: 0,
  });
});

test("MN-6.5: a win for which dice must fall is no certain one", () => {
  // Mila acts last. One agent stands in the way, and the last die of the reserve is used up for it.
  const state = position({
    phase: "turn",
    active: "mila",
    // She has no blood for Temptation, and a wild hunt for it would lose.
    veil: 1,
    dice: [1],
    districts: { "railway-station": { minions: 0 }, hospital: { minions: 2, exposed: 1 } },
    vampires: {
      imre: { ...bothMasters.imre, at: "hospital" },
      mila: { ...bothMasters.mila, blood: 1 },
    },
  });
  expect(certainWin(judgement, sightOf(masters, state, 0, dice(1)))).toBeUndefined();
});

test("MN-5.13: search does not pay the last of the veil", () => {
  const state = position({
    phase: "turn",
    active: "imre",
    veil: 1,
    vampires: { imre: { at: "museum", kills: 6, blood: 1 }, mila: { at: "museum", blood: 1 } },
  });
  for (const key of answers(search, state))
    expect(["wild-hunt", "dark-ability"]).not.toContain(key);
});

/** Only Imre still has to kill, and his prey lies open before him. */
const prey = position({
  phase: "turn",
  active: "imre",
  dice: [6, 6, 6, 6],
  // Three would fight by day of themselves (MN-3.11).
  districts: { "railway-station": { minions: 0 }, museum: { exposed: 2 } },
  vampires: { imre: { at: "museum", kills: 5 }, mila: bothMasters.mila },
});

test("thoughts come one by one, know more each time, and may be left at any", () => {
  const worlds: number[] = [];
  for (const thought of ponder(judgement, sightOf(masters, prey, 0, dice(1)), byIterations(40))) {
    worlds.push(thought.answers[0].worlds);
    if (worlds.length === 3) break;
  }
  expect(worlds).toEqual([1, 2, 3]);
});

test("a hint says what an answer brings, of what people count", () => {
  const hint = hintOn(sightOf(masters, prey, 0, dice(1)), byIterations(24));
  const [{ keys, chance, brings }] = hint?.answers ?? [];
  expect(keys).toEqual(["fight"]);
  expect(chance).toBeGreaterThan(0);
  expect(chance).toBeLessThan(1);
  expect(brings.kills).toBeGreaterThanOrEqual(2);
});

test("the same seed gives the same game, with bots that search", () => {
  const final = (seed: string): string => {
    const run = freshGame("fate", { difficulty: "hard" });
    playWithBots(masters, run, botsCalled(masters, ["search:4"], 1), seed);
    return canonical(run.state);
  };
  expect(final("a")).toBe(final("a"));
  expect(final("b")).not.toBe(final("a"));
});

test("MN-4.1: a bot's intent is its own turn, step by step, up to where dice decide", () => {
  const keys = intentOf(judgement, sightOf(masters, oneStepAway, 0, dice(1)), ["move:hospital"]);
  expect(keys.map(({ key }) => key)).toEqual(["move:hospital", "ritual"]);
  const [, second] = keys;
  expect(second.question.kind).toBe("night.act");
  expect(second.question.options.map(({ key }) => key)).toContain("ritual");
});

test("MN-1.7: an intent ends where somebody else is asked", () => {
  const run = freshGame("two", { vampires: ["imre", "mila"], players: 2 });
  const { seat } = sightOf(masters, run.state, 0, dice(1)).question;
  const sight = sightOf(masters, run.state, seat, dice(1));
  const steps = intentOf(judgement, sight, [sight.question.options[0].key]);
  for (const { question } of steps) expect(question.seat).toBe(seat);
  expect(newContext(masters, run.state).state.outcome).toBe(0);
});
