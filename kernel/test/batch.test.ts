import { answerBatch, drawFate, openQuestions } from "@coterie/kernel";
import { expect, test } from "vitest";
import { hold, keysOf, newGame, offer, refusalOf, say, turnOf } from "./support/table.js";
import { withStep } from "./support/variant.js";

test("a batch is as good as its answers one by one", () => {
  const [together, apart] = [turnOf(0), turnOf(0)];
  const facts = answerBatch(together, 0, together.open[0], ["trim", "look"]);
  expect(facts).toEqual([...say(apart, 0, "trim"), ...say(apart, 0, "look")]);
  expect(together.state).toEqual(apart.state);
  expect(together.entries).toEqual(apart.entries);
  expect(together.open).toEqual(apart.open);
});

test("a batch with one answer that is not offered does nothing at all", () => {
  const play = turnOf(0);
  const before = JSON.stringify(play.state);
  const open = [...play.open];
  const refusal = refusalOf(() => answerBatch(play, 0, play.open[0], ["trim", "fly"]));
  expect(refusal.code).toBe("not-offered");
  expect(JSON.stringify(play.state)).toBe(before);
  expect(play.open).toEqual(open);
  expect(play.entries).toEqual([]);
  expect(play.moments).toEqual([]);
});

test.each([
  ["a reveal", "look", "reveal"],
  ["chance", "mix", "chance"],
])("a batch cannot go on behind %s", (_what, first, mark) => {
  const play = turnOf(0);
  const before = JSON.stringify(play.state);
  const refusal = refusalOf(() => answerBatch(play, 0, play.open[0], [first, "pass"]));
  expect(refusal.code).toBe("crosses-mark");
  expect(refusal.message).toContain(`(${mark})`);
  expect(JSON.stringify(play.state)).toBe(before);
});

test("a fate that was drawn before a batch stays with its first answer", () => {
  const play = turnOf(0);
  drawFate(play, "salt");
  expect(refusalOf(() => answerBatch(play, 0, play.open[0], ["trim", "fly"])).code).toBe(
    "not-offered",
  );
  expect(play.fates).toEqual(["salt"]);
  answerBatch(play, 0, play.open[0], ["trim", "look"]);
  expect(play.moments.map(({ fates }) => fates)).toEqual([["salt"], []]);
});

test("a batch answers only for the seat and the question that it names", () => {
  const play = turnOf(0);
  expect(refusalOf(() => answerBatch(play, 1, play.open[0], ["trim"])).code).toBe("wrong-seat");
  expect(refusalOf(() => answerBatch(play, 0, "0.7", ["trim"])).code).toBe("unknown-question");
});

test("all private answers of a seat can be given in one batch while others think", () => {
  const play = newGame({ players: 3 });
  answerBatch(play, 1, play.open[1], [keysOf(play, 1)[2], "boldly"]);
  expect(play.state.drafts).toEqual([[], [2, 1], []]);
  expect(openQuestions(play).map(({ seat }) => seat)).toEqual([0, 2]);
});

test("a batch cannot go on behind the end of a secret phase, even if the rules set no mark", () => {
  const game = withStep("offering.join", (step) => (run, ...args) => {
    step(run, ...args);
    run.revealed = false;
  });
  const play = newGame({}, undefined, game);
  hold(play.state, 0, 0, "red-3");
  hold(play.state, 1, 0, "blue-2");
  offer(play, 1);
  const before = JSON.stringify(play.state);
  const keys = ["offer:red-3", "boldly", "trim"];
  const refusal = refusalOf(() => answerBatch(play, 0, play.open[0], keys));
  expect(refusal.code).toBe("crosses-mark");
  expect(JSON.stringify(play.state)).toBe(before);
});
