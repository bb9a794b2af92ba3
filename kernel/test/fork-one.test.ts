import {
  currentPhase,
  forkOne,
  imagineCore,
  isInPhase,
  isReady,
  newContext,
  openQuestions,
  participates,
  RulesFault,
  SPECTATOR,
  swiftChance,
  toRecord,
  undo,
  viewCore,
  withdraw,
  withdrawAnswers,
} from "@coterie/kernel";
import { expect, test } from "vitest";
import { lanterns } from "../src/tiny/lanterns.js";
import {
  keysOf,
  type LanternPlay,
  newGame,
  offer,
  refusalOf,
  say,
  turnOf,
} from "./support/table.js";
import { withStep } from "./support/variant.js";

/** Seat 1 of two has just begun to wager. */
function wagering(): LanternPlay {
  const play = turnOf(1);
  say(play, 1, "wager");
  return play;
}

test("only the seat that decides is asked; the others take no part and are ready", () => {
  const { state, open } = wagering();
  expect(open.map((id) => id !== "")).toEqual([false, true]);
  expect([0, 1].map((seat) => participates(state, seat))).toEqual([false, true]);
  expect([0, 1].map((seat) => isReady(state, seat))).toEqual([true, false]);
});

test("in a phase of all everybody takes part, and outside of phases nobody", () => {
  const { state } = newGame();
  expect([0, 1].map((seat) => participates(state, seat))).toEqual([true, true]);
  expect(participates(turnOf(0).state, 0)).toBe(false);
});

test("a phase is known by the step with which it began", () => {
  const { stepCalled } = lanterns.rulebook;
  expect(isInPhase(wagering().state, stepCalled("wager.start"))).toBe(true);
  expect(isInPhase(newGame().state, stepCalled("offering.start"))).toBe(true);
  expect(currentPhase(turnOf(0).state)).toBe(-1);
});

test("the join gets the seat that decided, and the draft is gone then", () => {
  const play = wagering();
  say(play, 1, "storm");
  expect(play.state.drafts).toEqual([[], [2]]);
  expect(say(play, 1, "commit")).toEqual([{ fact: "wagered", rule: "4.8", seat: 1 }]);
  expect(play.state.wagers).toEqual([0, 2]);
  expect(play.state.drafts).toEqual([[], []]);
  expect(play.state.joined).toBe(1);
  expect(openQuestions(play)).toMatchObject([{ seat: 1, kind: "turn.act" }]);
});

test("the join of a phase of all gets 0", () => {
  const seats: number[] = [];
  const game = withStep("offering.join", (step) => (run, seat, ...args) => {
    seats.push(seat);
    step(run, seat, ...args);
  });
  const play = newGame({}, undefined, game);
  for (const seat of [0, 1]) offer(play, seat);
  expect(seats).toEqual([0]);
});

test("others see that the seat decides, not how far it is, nor what", () => {
  const play = wagering();
  const before = [0, SPECTATOR].map((audience) => lanterns.view(play.state, audience));
  expect(before[0].seen.forks).toEqual([[], [-1]]);
  say(play, 1, "calm");
  expect([0, SPECTATOR].map((audience) => lanterns.view(play.state, audience))).toEqual(before);
  expect(viewCore(play.state, 1).drafts).toEqual([[], [1]]);
});

test("when imagined, the seat that decides begins anew and nobody else is asked", () => {
  const play = wagering();
  say(play, 1, "calm");
  const other = imagineCore(viewCore(play.state, 0), swiftChance("1"));
  expect(other.forks).toEqual([
    [],
    [lanterns.rulebook.stepCalled("wager.start").id, 1, 0, 0, 0, 0, 0, 0],
  ]);
  const own = imagineCore(viewCore(play.state, 1), swiftChance("1"));
  expect(own.forks).toEqual(play.state.forks);
  expect(own.drafts).toEqual([[], [1]]);
});

test("the seat may withdraw until it has said all", () => {
  const play = wagering();
  say(play, 1, "calm");
  withdrawAnswers(play, 1);
  expect(keysOf(play, 1)).toEqual(["calm", "storm"]);
  expect(play.state.drafts).toEqual([[], []]);
  expect(refusalOf(() => withdrawAnswers(play, 1)).message).toContain("has not answered");
});

test("who takes no part has nothing to withdraw", () => {
  const play = wagering();
  say(play, 1, "calm");
  const before = JSON.stringify([play.state, play.entries, play.open]);
  const refusal = refusalOf(() => withdrawAnswers(play, 0));
  expect(refusal.code).toBe("nothing-to-withdraw");
  expect(refusal.message).toContain("seat 0 takes no part");
  const direct = refusalOf(() => withdraw(lanterns, newContext(lanterns, play.state), 0));
  expect(direct.code).toBe("nothing-to-withdraw");
  expect(JSON.stringify([play.state, play.entries, play.open])).toBe(before);
});

test("undo behind the phase goes to its beginning, and then to before it", () => {
  const play = turnOf(1);
  const before = JSON.stringify(play.state);
  say(play, 1, "wager");
  const start = JSON.stringify(play.state);
  say(play, 1, "storm");
  say(play, 1, "commit");
  undo(play, 1);
  expect(JSON.stringify(play.state)).toBe(start);
  expect(play.open[0]).toBe("");
  undo(play, 1);
  expect(JSON.stringify(play.state)).toBe(before);
});

test("an undo goes back to before the decision, and forgets what was drafted", () => {
  const [fresh, begun] = [wagering(), wagering()];
  say(begun, 1, "storm");
  for (const play of [fresh, begun]) undo(play, 1);
  expect(begun.state).toEqual(fresh.state);
  expect(openQuestions(begun).map(({ kind }) => kind)).toEqual(["turn.act"]);
});

test("a record holds the decision that was kept", () => {
  const play = newGame();
  offer(play, 1);
  say(play, 0, keysOf(play, 0)[0]);
  say(play, 0, "boldly");
  const [{ seat }] = openQuestions(play);
  say(play, seat, "wager");
  say(play, seat, "calm");
  withdrawAnswers(play, seat);
  say(play, seat, "storm");
  say(play, seat, "commit");
  const keys = toRecord(play)
    .answers.slice(4)
    .map(({ key }) => key);
  expect(keys).toEqual(["wager", "storm", "commit"]);
});

test("a private agenda may not begin a decision of one seat", () => {
  const { stepCalled } = lanterns.rulebook;
  const game = withStep("offering.start", () => (run) => {
    forkOne(run, 0, stepCalled("wager.start"), stepCalled("wager.join"));
  });
  expect(() => newGame({}, undefined, game)).toThrow(/a simultaneous phase of its own/);
});

test.each([-1, 2])("there is no seat %d that could decide", (seat) => {
  const { stepCalled } = lanterns.rulebook;
  const run = newContext(lanterns, turnOf(0).state);
  const begin = (): void => forkOne(run, seat, stepCalled("wager.start"), stepCalled("wager.join"));
  expect(begin).toThrow(RulesFault);
});
