import {
  askedSeats,
  fork,
  isReady,
  isSimultaneous,
  newContext,
  openQuestions,
  push,
  RulesFault,
  rollDie,
} from "@coterie/kernel";
import { expect, test } from "vitest";
import { lanterns } from "../src/tiny/lanterns.js";
import { hold, keysOf, newGame, offer, say } from "./support/table.js";
import { withQuestion, withStep } from "./support/variant.js";

test("in a simultaneous phase every seat is asked at once", () => {
  const { state } = newGame({ players: 3 });
  expect(isSimultaneous(state)).toBe(true);
  expect(askedSeats(lanterns, newContext(lanterns, state))).toEqual([0, 1, 2]);
});

test("a seat that has answered all of its questions is ready, and the others are asked on", () => {
  const play = newGame({ players: 3 });
  offer(play, 1);
  expect([0, 1, 2].map((seat) => isReady(play.state, seat))).toEqual([false, true, false]);
  expect(openQuestions(play).map(({ seat }) => seat)).toEqual([0, 2]);
});

test("the phase ends when the last seat is ready, and all drafts are gone then", () => {
  const play = newGame();
  hold(play.state, 0, 0, "red-2");
  hold(play.state, 1, 0, "blue-3");
  offer(play, 1);
  expect(play.state.joined).toBe(0);
  offer(play, 0);
  expect(play.state.joined).toBe(1);
  expect(openQuestions(play)).toMatchObject([{ seat: 1, kind: "turn.act" }]);
  expect(play.state.drafts).toEqual([[], []]);
  expect(play.state.discard).toHaveLength(2);
});

test("the results of a phase are applied in seat order, whoever was first", () => {
  const orders = [
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ];
  const told = orders.map((order) => {
    const play = newGame({ players: 3 });
    for (const seat of order.slice(0, 2)) offer(play, seat);
    const last = order[2];
    say(play, last, keysOf(play, last)[0]);
    return say(play, last, "boldly").filter((fact) => fact.fact === "offered");
  });
  for (const facts of told) {
    expect(facts.map((fact) => fact.fact === "offered" && fact.seat)).toEqual([0, 1, 2]);
  }
});

test("a step of a private agenda may not draw from chance", () => {
  const game = withStep("offering.start", (step) => (run, ...args) => {
    rollDie(run.state.chance, 6);
    step(run, ...args);
  });
  expect(() => newGame({}, undefined, game)).toThrow(/private agenda.*drew from chance/);
});

test("a private answer may not draw from chance", () => {
  const game = withQuestion("offering.manner", () => ({
    answer: (run) => void rollDie(run.state.chance, 6),
  }));
  const play = newGame({}, undefined, game);
  say(play, 0, keysOf(play, 0)[0]);
  expect(() => say(play, 0, "boldly")).toThrow(/private agenda.*drew from chance/);
});

test("a private answer may not use up prescribed dice", () => {
  const game = withQuestion("offering.manner", () => ({
    answer: (run) => void rollDie(run.state.chance, 6),
  }));
  const play = newGame({}, undefined, game);
  play.state.chance.loaded = [3];
  say(play, 0, keysOf(play, 0)[0]);
  expect(() => say(play, 0, "boldly")).toThrow(RulesFault);
});

test("a private agenda may not begin a phase of its own", () => {
  const { stepCalled } = lanterns.rulebook;
  const game = withStep("offering.start", () => (run) => {
    fork(run, stepCalled("offering.start"), stepCalled("offering.join"));
  });
  expect(() => newGame({}, undefined, game)).toThrow(/a simultaneous phase of its own/);
});

test("a seat without a question is ready from the start", () => {
  const { stepCalled } = lanterns.rulebook;
  const game = withStep("offering.start", () => (run, seat) => {
    if (seat === 0) run.state.drafts[0] = [0, 0];
    else push(run, stepCalled("offering.card"), seat);
  });
  const play = newGame({}, undefined, game);
  expect(openQuestions(play).map(({ seat }) => seat)).toEqual([1]);
  offer(play, 1);
  expect(play.state.joined).toBe(1);
});
