import { expect, test } from "vitest";
import { byIterations, byTime, hintFrom } from "../../src/index.js";
import { isDecided, isIdle, ranked, runnerFor, staying, thoughtOf } from "../../src/search/race.js";
import { estimate } from "../../src/search/thought.js";

/** An answer that led to these chances, world by world. */
function runner(key: string, ...chances: number[]) {
  const one = runnerFor({ keys: [key] });
  one.chances.push(...chances);
  return one;
}

test("of eight answers four stay after a third of the budget, two after two thirds, then one", () => {
  const at = [0, 0.33, 0.34, 0.66, 0.67, 0.99, 1, 1.7].map((spent) => staying(8, spent));
  expect(at).toEqual([8, 8, 4, 4, 2, 2, 1, 1]);
  expect([0, 0.5, 1].map((spent) => staying(5, spent))).toEqual([5, 3, 1]);
  expect(staying(1, 0)).toBe(1);
});

test("a budget of iterations counts games, a budget of time the milliseconds since it began", () => {
  expect([0, 16, 32].map(byIterations(32))).toEqual([0, 0.5, 1]);
  let now = 5000;
  const spent = byTime(400, () => now);
  expect(spent(9)).toBe(0);
  now = 5100;
  expect(spent(9)).toBe(0.25);
});

test("who was tried in more worlds stands before who was given up, then the better mean", () => {
  const order = ranked([runner("early", 0.9), runner("worse", 0.2, 0.4), runner("best", 0.6, 0.4)]);
  expect(order.map(({ keys }) => keys[0])).toEqual(["best", "worse", "early"]);
});

test("a first look counts as much as four worlds: less and less, the more were tried", () => {
  const doubtful = (worlds: number) => {
    const one = runnerFor({ keys: ["doubtful"], promise: -0.02 });
    one.chances.push(...Array<number>(worlds).fill(0.5));
    return one;
  };
  const first = (worlds: number): string =>
    ranked([doubtful(worlds), runner("sure", ...Array<number>(worlds).fill(0.47))])[0].keys[0];
  expect([1, 2, 3, 8].map(first)).toEqual(["sure", "sure", "doubtful", "doubtful"]);
  const { answers } = thoughtOf([doubtful(4), runner("sure", 0.47, 0.47, 0.47, 0.47)], 8);
  expect(answers.map(({ chance }) => chance)).toEqual([expect.closeTo(0.48), expect.closeTo(0.47)]);
});

test("answers that led to the same in two worlds are not tried in a third", () => {
  expect(isIdle([runner("a", 0.4, 0.6), runner("b", 0.4, 0.6)])).toBe(true);
  expect(isIdle([runner("a", 0.4), runner("b", 0.4)])).toBe(false);
  expect(isIdle([runner("a", 0.4, 0.6), runner("b", 0.4, 0.5)])).toBe(false);
});

test("a race is over when the best is far ahead in many worlds, and goes on while it is close", () => {
  const worlds = [...Array(24).keys()];
  const best = runner("a", ...worlds.map((world) => 0.6 + (world % 2) / 10));
  const far = runner("b", ...worlds.map((world) => 0.3 + (world % 3) / 10));
  const near = runner("c", ...worlds.map((world) => 0.6 + (world % 3) / 20));
  expect(isDecided([best, far], 0.5)).toBe(true);
  expect(isDecided([best, near], 0.5)).toBe(false);
  expect(isDecided([best, near, far], 0.5)).toBe(false);
});

test("a lone answer is tried in twelve worlds, as long as the budget lasts", () => {
  expect(isDecided([runner("a", 0.4)], 0.1)).toBe(false);
  expect(isDecided([runner("a", 0.4)], 1)).toBe(true);
  expect(isDecided([runner("a", ...Array(12).fill(0.4))], 0.1)).toBe(true);
});

test("the error of a mean, and none is known of one number", () => {
  expect(estimate([0.25, 0.5, 0.75])).toEqual({ mean: 0.5, error: expect.closeTo(0.14434, 5) });
  expect(estimate([0.5]).error).toBe(Number.POSITIVE_INFINITY);
});

test("how far an answer is behind is measured in the worlds that both were tried in", () => {
  const { answers } = thoughtOf([runner("a", 0.9, 0.5, 0.7), runner("b", 0.6, 0.3)], 5);
  expect(answers[1].behind.mean).toBeCloseTo(0.25);
  expect(answers[1].behind.error).toBeCloseTo(0.05);
});

test.each([
  ["certain", [0.9, 0.8, 0.9], [0.4, 0.35, 0.38]],
  ["likely", [0.9, 0.8, 0.7], [0.75, 0.7, 0.72]],
  ["close", [0.6, 0.5, 0.7], [0.5, 0.7, 0.59]],
  ["close", [0.61, 0.51, 0.71], [0.6, 0.5, 0.7]],
] as const)("a hint says that it is %s", (sure, best, second) => {
  const thought = thoughtOf([runner("a", ...best), runner("b", ...second)], 6);
  const hint = hintFrom(thought, 2, "round");
  expect(hint.sure).toBe(sure);
});

test("a lone answer is by rule, and certain only if it wins or nothing else can be answered", () => {
  const lone = thoughtOf([runner("a", 0.4, 0.5)], 2);
  expect(hintFrom(lone, 2, "round").sure).toBe("by-rule");
  expect(hintFrom(lone, 1, "round").sure).toBe("certain");
  expect(hintFrom(thoughtOf([runner("a", 1, 1)], 2), 2, "round").sure).toBe("certain");
});

test("a hint names three answers at most, with figures that can be sent", () => {
  const four = ["a", "b", "c", "d"].map((key, i) => runner(key, 0.9 - i / 10));
  const hint = hintFrom(thoughtOf(four, 4), 4, "day");
  expect(hint.answers.map(({ keys }) => keys)).toEqual([["a"], ["b"], ["c"]]);
  expect(JSON.parse(JSON.stringify(hint))).toEqual(hint);
});
