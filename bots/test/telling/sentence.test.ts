import { expect, test } from "vitest";
import { sentenceOf } from "../../src/telling/sentence.js";
import type { Teller } from "../../src/telling/teller.js";

const teller: Teller<never> = {
  who: () => "Mila",
  deed: (_seen, _question, key) => key,
  isRest: (key) => key === "rest",
};

/** What is said of these steps, each at a question of its kind. */
function saying(keys: readonly string[], isChange = false, kinds: readonly string[] = []): string {
  const steps = keys.map((key, i) => ({ key, seen: {}, question: { kind: kinds[i] ?? "act" } }));
  return sentenceOf(teller, steps as never, isChange);
}

test("a sentence tells the steps in their order", () => {
  expect(saying(["hunt"])).toBe("Mila means to hunt.");
  expect(saying(["hunt", "fight"])).toBe("Mila means to hunt, then fight.");
  expect(saying(["move", "expose", "fight"])).toBe("Mila means to move, expose, then fight.");
  expect(saying(["fight"], true)).toBe("Mila now means to fight.");
});

test("it counts what is done again, and leaves out what goes without saying", () => {
  expect(saying(["hunt", "hunt", "rest"])).toBe("Mila means to hunt twice.");
  expect(saying(["hunt", "hunt", "hunt", "fight", "hunt"])).toBe(
    "Mila means to hunt 3 times, fight, then hunt.",
  );
  expect(saying(["rest"])).toBe("Mila means to rest.");
  expect(saying(["use", "museum", "fight"], false, ["act", "effect.choose", "act"])).toBe(
    "Mila means to use, then fight.",
  );
});
