import { expect, test } from "vitest";
import { ruleWords, rulings } from "../../src/index.js";

test("every ruling belongs to a rule that exists, and is in whole sentences", () => {
  expect(Object.keys(rulings).filter((rule) => ruleWords[rule] === undefined)).toEqual([]);
  for (const [rule, texts] of Object.entries(rulings)) {
    expect(texts.length, rule).toBeGreaterThan(0);
    for (const text of texts) expect(text, rule).toMatch(/^[A-Z“].*\.$/);
  }
});

test("rulings stand in the order of the rules, and none is there twice", () => {
  const order = Object.keys(ruleWords);
  const at = Object.keys(rulings).map((rule) => order.indexOf(rule));
  expect(at).toEqual(at.slice().sort((a, b) => a - b));
  const texts = Object.values(rulings).flat();
  expect(new Set(texts).size).toBe(texts.length);
});
