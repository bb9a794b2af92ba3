import { expect, test } from "vitest";
import { notePlan, type ToldPlans, toldBy } from "../../src/index.js";

const SEAT = 1;
const seen = { round: 3 };

/** A bot told this plan after ten answers, and gave these keys with it. */
function toldAfterTen(plan: readonly string[], ...given: readonly string[]): ToldPlans {
  const plans: ToldPlans = [];
  notePlan(plans, SEAT, 10, seen, { keys: given, plan: { says: "Mila means to.", keys: plan } });
  return plans;
}

const leftOf = (plans: ToldPlans) => toldBy(plans, SEAT, 20)?.left;

test("a plan is left behind as its keys are given, in whatever order", () => {
  expect(leftOf(toldAfterTen(["a", "b", "c"], "a"))).toEqual(["b", "c"]);
  expect(leftOf(toldAfterTen(["a", "b", "c"], "b"))).toEqual(["c"]);
  expect(leftOf(toldAfterTen(["a", "b", "c"], "x"))).toEqual(["a", "b", "c"]);
  expect(leftOf(toldAfterTen(["a", "b"], "a", "b"))).toEqual([]);
});

test("an answer without a plan carries out the one before, and a new plan takes its place", () => {
  const plans = toldAfterTen(["a", "b", "c"], "a");
  notePlan(plans, SEAT, 11, { round: 4 }, { keys: ["b"] });
  expect(toldBy(plans, SEAT, 12)).toEqual({ seen, left: ["c"] });
  const plan = { says: "Mila now means to.", keys: ["d", "e"] };
  notePlan(plans, SEAT, 12, { round: 4 }, { keys: ["d"], plan });
  expect(toldBy(plans, SEAT, 13)).toEqual({ seen: { round: 4 }, left: ["e"] });
});

test("what was told is forgotten when an undo goes back behind it", () => {
  const plans = toldAfterTen(["a", "b"], "a");
  expect(toldBy(plans, SEAT, 11)).toEqual({ seen, left: ["b"] });
  expect(toldBy(plans, SEAT, 10)).toBeUndefined();
});

test("each seat tells its own plan", () => {
  expect(toldBy(toldAfterTen(["a", "b"], "a"), 0, 11)).toBeUndefined();
});
