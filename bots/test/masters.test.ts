import { answerAndRun, canonical, newContext, optionWithKey } from "@coterie/kernel";
import { expect, test } from "vitest";
import { botCalled, botsCalled, playWithBots } from "../src/index.js";
import { answers, freshGame, masters, position } from "./support/masters.js";

const greedy = botCalled(masters, "greedy");

const bothMasters = {
  imre: { at: "hospital", kills: 9, blood: 2, sigil: "asylum" },
  mila: { at: "hospital", kills: 9, blood: 2, sigil: "museum" },
};

test("greedy performs the ritual as soon as it can", () => {
  const state = position({
    phase: "turn",
    active: "imre",
    districts: { "railway-station": { minions: 0 }, hospital: { minions: 2 } },
    vampires: bothMasters,
  });
  expect(answers(greedy, state)).toEqual(["ritual"]);
});

test("greedy places the last sigil when the ritual can follow in the same turn", () => {
  const state = position({
    phase: "turn",
    active: "imre",
    veil: 2,
    districts: { "railway-station": { minions: 0 }, hospital: { minions: 3 } },
    vampires: { ...bothMasters, imre: { ...bothMasters.imre, sigil: null } },
  });
  expect(answers(greedy, state)).toEqual(["sigillate"]);
});

test("greedy comes to the ritual with the minion that it lacks", () => {
  const state = position({
    phase: "turn",
    active: "imre",
    districts: {
      "railway-station": { minions: 0 },
      asylum: { minions: 1 },
      hospital: { minions: 1 },
    },
    vampires: { ...bothMasters, imre: { ...bothMasters.imre, at: "asylum" } },
  });
  expect(answers(greedy, state)).toEqual(["move:hospital+1"]);
});

test("greedy does not pay the last of the veil", () => {
  // Wild hunt and the dark ability would lose the game at once (MN-5.13).
  const state = position({
    phase: "turn",
    active: "imre",
    veil: 1,
    vampires: { imre: { at: "museum", kills: 6, blood: 1 }, mila: { at: "museum", blood: 1 } },
  });
  const [chosen, ...others] = answers(greedy, state);
  expect(others).toEqual([]);
  expect(["wild-hunt", "dark-ability"]).not.toContain(chosen);
});

test("greedy saves a veil that the next shortage would end", () => {
  // No agent is left in the reserve: the event places five, and each that is missing costs a veil (MN-3.5).
  // A fight returns four to the reserve.
  const state = position({
    phase: "turn",
    active: "imre",
    veil: 2,
    agentReserve: 0,
    dice: [5, 6, 6, 6],
    districts: { museum: { exposed: 4 }, "printing-house": { hidden: 1 } },
    vampires: { imre: { at: "museum" }, mila: { at: "museum" } },
  });
  expect(answers(greedy, state)).toEqual(["fight"]);
});

test("greedy spares a fighter with the die that costs no blood", () => {
  const state = position({
    phase: "turn",
    active: "imre",
    dice: [3, 4, 4, 6],
    districts: { "railway-station": { minions: 0 }, museum: { exposed: 1 } },
    vampires: { imre: { at: "museum", blood: 1 }, mila: { at: "asylum" } },
  });
  const run = newContext(masters, state);
  answerAndRun(masters, run, 0, optionWithKey(masters, run, 0, "fight")!);
  expect(answers(greedy, state)).toEqual(["die:6"]);
});

test("the same seed gives the same game, another seed another", () => {
  const final = (seed: string, names: string[]): string => {
    const run = freshGame("fate", { players: 2, difficulty: "easy" });
    playWithBots(masters, run, botsCalled(masters, names, 2), seed);
    expect(run.state.outcome).toBeGreaterThan(0);
    return canonical(run.state);
  };
  const first = final("a", ["greedy:2", "random"]);
  expect(final("a", ["greedy:2", "random"])).toBe(first);
  expect(final("b", ["greedy:2", "random"])).not.toBe(first);
  expect(final("a", ["greedy:1", "random"])).not.toBe(first);
  expect(final("a", ["random", "greedy:2"])).not.toBe(first);
});

test("greedy comes much farther than random", () => {
  const games = 5;
  const kills = (name: string): number => {
    let sum = 0;
    for (let i = 0; i < games; i++) {
      const run = freshGame(`far/${i}`, { difficulty: "easy" });
      playWithBots(masters, run, botsCalled(masters, [name], 1), `far/${i}`);
      sum += run.state.kills.reduce((a, b) => a + b);
    }
    return sum / games;
  };
  expect(kills("greedy:1")).toBeGreaterThan(3 * kills("random"));
});
