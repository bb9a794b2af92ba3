import { expect, test } from "vitest";
import { Sayings } from "../../src/engine/sayings.js";

const MILA = 1;
const plan = { says: "Mila means to hunt, then fight.", keys: ["hunt", "fight"] };

/** Mila told her plan with the answer 10. */
function toldWithTen(): Sayings {
  const sayings = new Sayings();
  sayings.notePlan(MILA, 10, {}, { keys: ["hunt"], plan });
  sayings.add(10, plan.says);
  return sayings;
}

test("who told a plan is reminded of what is left of it", () => {
  expect(toldWithTen().toldBy(MILA, 11)?.left).toEqual(["fight"]);
});

test("what was taken back was not told, however many answers come after it", () => {
  const sayings = toldWithTen();
  sayings.keepOnly(8);
  expect(sayings.toldBy(MILA, 12)).toBeUndefined();
  expect(sayings.kept()).toBeUndefined();
});

test("what was said before is kept with the game", () => {
  const sayings = toldWithTen();
  sayings.add(14, "Mila now means to fight.");
  sayings.keepOnly(12);
  expect(sayings.kept()).toEqual({ 10: plan.says });
});
