import { expect, test } from "vitest";
import { bringsWords, chanceWords, marksAt } from "../../src/hint/figures.js";
import { held } from "../../src/hint/held.js";
import type { AdviceSheet, HintSheet } from "../../src/sheet/sheet.js";

function advice(key: string, of: Partial<AdviceSheet> = {}): AdviceSheet {
  const figures = { chance: 0.64, error: 0.06, brings: {}, within: "round" } as const;
  return { keys: [key], steps: [], rows: [], certain: [], ...figures, ...of };
}

function hint(...answers: AdviceSheet[]): HintSheet {
  return { answers, sure: "close", isThinking: true };
}

test("a chance is told with how exact it is", () => {
  expect(chanceWords(advice("a"))).toBe("64 % ± 6");
  expect(chanceWords(advice("a", { error: 0.002 }))).toBe("64 % ± 1");
});

test("an option is marked with the best of the plans that begin with it", () => {
  const plan = (chance: number, ...keys: string[]) => advice("", { chance, keys });
  const plans = [plan(0.64, "a", "b"), plan(0.51, "a", "c"), plan(0.7, "d", "c")];
  expect([...marksAt(plans, 0)].sort()).toEqual([
    ["a", "Hint: 64 %"],
    ["d", "Hint: 70 %"],
  ]);
  expect(marksAt(plans, 1).get("c")).toBe("Hint: 70 %");
});

test("only what is certain is told as certain", () => {
  expect(chanceWords(advice("a", { chance: 1, error: 0 }))).toBe("100 %");
  expect(chanceWords(advice("a", { chance: 0.998, error: 0.001 }))).toBe("99 % ± 1");
  expect(chanceWords(advice("a", { chance: 0.001, error: 0.001 }))).toBe("1 % ± 1");
});

test("what matters of what an answer brings is told, the greatest first", () => {
  const brings = { veil: -0.52, kills: 3.57, blood: 0.29, minions: 1, whatever: -2 };
  expect(bringsWords(advice("a", { brings }))).toBe(
    "+3.6 kills, −2 whatever, +1 minions, −0.5 veil",
  );
});

test("answers stay where they are while somebody is about to press one", () => {
  const [a, b] = [advice("a"), advice("b")];
  const better = advice("b", { chance: 0.8 });
  expect(held(hint(a, b), hint(better, a), false).answers).toEqual([better, a]);
  expect(held(hint(a, b), hint(better, a), true).answers).toEqual([a, better]);
  expect(held(hint(a, b), hint(better), true).answers, "also those that fell behind").toEqual([
    a,
    better,
  ]);
});
