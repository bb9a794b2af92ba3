import { describe, expect, test } from "vitest";
import { ruleWords, rulings } from "../../src/index.js";

const all = Object.entries(rulings);

describe("rulings", () => {
  test("each is about a rule that there is", () => {
    expect(all.filter(([rule]) => ruleWords[rule] === undefined)).toEqual([]);
  });

  test("they stand in the order of the rules", () => {
    const rules = Object.keys(ruleWords);
    const order = all.map(([rule]) => rules.indexOf(rule));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test.each(all)("%s has rulings, each a text of whole sentences, none twice", (_rule, texts) => {
    expect(texts.length).toBeGreaterThan(0);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^[A-Z].*\w\.$/);
  });
});
