import {
  advance,
  askedSeats,
  newContext,
  openQuestions,
  push,
  RulesFault,
  readQuestion,
} from "@coterie/kernel";
import { expect, test } from "vitest";
import { lanterns } from "../src/tiny/lanterns.js";
import { newGame, say, turnOf } from "./support/table.js";
import { withQuestion, withStep } from "./support/variant.js";

test("a step that pushes itself for ever is a fault that names it", () => {
  const game = withStep("wind", () => (run) => push(run, lanterns.rulebook.stepCalled("wind")));
  expect(() => newGame({}, undefined, game)).toThrow(/endless loop.*now at wind/);
});

test("a private agenda that goes on for ever is a fault that names its step", () => {
  const start = lanterns.rulebook.stepCalled("offering.start");
  const game = withStep("offering.start", () => (run, seat) => push(run, start, seat));
  expect(() => newGame({}, undefined, game)).toThrow(/endless loop.*now at offering.start/);
});

test("settling that never comes to rest is a fault", () => {
  expect(() => newGame({}, undefined, { ...lanterns, settle: () => true })).toThrow(/endless loop/);
});

test("an agenda that runs empty before the end is a fault", () => {
  const game = withStep("round", () => () => {});
  expect(() => newGame({}, undefined, game)).toThrow(/ran empty/);
});

test("a question without options is a fault that names it", () => {
  const game = withQuestion("turn.act", () => ({ list: () => {} }));
  const play = turnOf(0, undefined, undefined, game);
  expect(() => say(play, 0, "pass")).toThrow(/turn.act has no option/);
});

test("a question with more options than anybody can read is a fault, and the answer before it does not count", () => {
  const many = withQuestion("turn.act", ({ list }) => ({
    list: (run, options, ...args) => {
      list(run, options, ...args);
      if (run.state.oil[0] > 0) for (let i = 0; i < 1_001; i++) options.add(100 + i);
    },
  }));
  const play = turnOf(0, undefined, undefined, many);
  const before = JSON.stringify(play.state);
  expect(() => say(play, 0, "trim")).toThrow(/turn.act has 1013 options; at most 1000/);
  expect(JSON.stringify(play.state)).toBe(before);
});

test("an answer that brings more facts than anybody can be told is a fault", () => {
  const endless = withQuestion("turn.act", () => ({
    answer: (run) => {
      for (;;) run.tell?.({ fact: "trimmed", rule: "4.1", seat: 0 });
    },
  }));
  const play = turnOf(0, undefined, undefined, endless);
  const before = JSON.stringify(play.state);
  expect(() => say(play, 0, "trim")).toThrow(/more than 2000 facts/);
  expect(JSON.stringify(play.state)).toBe(before);
});

test("a number that no step has is a fault", () => {
  const play = turnOf(0);
  push(play.state, { name: "nap", id: 999 });
  expect(() => advance(lanterns, newContext(lanterns, play.state))).toThrow(RulesFault);
});

test("what the rules demand at once happens between an answer and the next question", () => {
  const play = turnOf(0, (state) => {
    state.oil[0] = 1;
    state.supply--;
  });
  const told = say(play, 0, "trim").map((fact) => fact.fact);
  expect(told).toEqual(["trimmed", "glowed"]);
  expect(play.state.oil[0]).toBe(0);
  expect(play.state.glows[0]).toBe(1);
});

test("when the game is over nobody is asked", () => {
  const play = turnOf(0, (state) => {
    state.glows[0] = 9;
  });
  expect(askedSeats(lanterns, newContext(lanterns, play.state))).toEqual([]);
});

test("a question tells its options, what is blocked and why, and what is dangerous", () => {
  const play = turnOf(1, (state) => {
    state.oil[1] = 1;
    state.supply--;
    state.deck.cards.splice(0);
    state.deck.seen.splice(0);
  });
  const question = readQuestion(lanterns, newContext(lanterns, play.state), 1);
  expect(question).toEqual({
    seat: 1,
    kind: "turn.act",
    rule: "4",
    options: [
      { key: "trim" },
      { key: "relight", warning: { reason: "last-oil", rule: "4.2" } },
      { key: "glance:0:0" },
      { key: "glance:0:1" },
      { key: "glance:0:2" },
      { key: "mix" },
      { key: "pass" },
      { key: "wager" },
    ],
    forced: false,
    blocked: [
      { action: "look", rule: "4.3", reason: "deck-empty" },
      { action: "swap", rule: "4.5", reason: "deck-empty" },
    ],
  });
});

test("a question with one option is forced", () => {
  const game = withQuestion("turn.act", ({ list }) => ({
    list(run, options, ...args) {
      list(run, options, ...args);
      options.clear();
      options.add(0);
    },
  }));
  const play = turnOf(0, undefined, undefined, game);
  expect(readQuestion(game, newContext(game, play.state), 0).forced).toBe(true);
});

test("a question that confirms is never forced, with one option or when all lead to the same", () => {
  const commit = turnOf(0);
  say(commit, 0, "wager");
  say(commit, 0, "calm");
  expect(openQuestions(commit)).toMatchObject([{ options: [{ key: "commit" }], forced: false }]);
  const isIdle = (): boolean => true;
  const idle = withQuestion("turn.act", () => ({ isIdle }));
  expect(openQuestions(turnOf(0, undefined, undefined, idle))[0].forced).toBe(true);
  const both = withQuestion("turn.act", () => ({ isIdle, confirms: true }));
  expect(openQuestions(turnOf(0, undefined, undefined, both))[0].forced).toBe(false);
});
