import type { Option, Question } from "@coterie/kernel";
import { expect, test } from "vitest";
import { fallback } from "../../src/thinking/fallback.js";

const warning = { reason: "the veil would fall", rule: "MN-5.13" };

function asked(options: Option[], forced = false): Question {
  return { seat: 0, kind: "night.act", rule: "MN-5", options, forced, blocked: [] };
}

/** All that different seeds give. */
function given(question: Question): Set<string> {
  const keys = Array.from({ length: 60 }, (_, i) => fallback({ question, seed: `${i}` }));
  for (const key of keys) expect(key).toHaveLength(1);
  return new Set(keys.flat());
}

test("where there is nothing to decide the first option is taken", () => {
  expect(given(asked([{ key: "a" }, { key: "b" }], true))).toEqual(new Set(["a"]));
});

test("otherwise any option, by the seed", () => {
  const question = asked([{ key: "a" }, { key: "b" }, { key: "c" }]);
  expect(given(question)).toEqual(new Set(["a", "b", "c"]));
  const twice = [1, 2].map(() => fallback({ question, seed: "same" }));
  expect(twice[0]).toEqual(twice[1]);
});

test("what would lose at once is taken only if there is nothing else", () => {
  const bad = { key: "bad", warning };
  expect(given(asked([bad, { key: "a" }, { key: "b" }]))).toEqual(new Set(["a", "b"]));
  expect(given(asked([bad, { key: "worse", warning }]))).toEqual(new Set(["bad", "worse"]));
});
