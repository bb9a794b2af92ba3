import { describe, expect, test } from "vitest";
import { type Effect, effectSchema } from "../../src/content/language.js";
import { shapeOf } from "../../src/words/index.js";
import { canonical, nonce, Scribe, variants } from "./random-effects.js";
import { flaws } from "./reading.js";
import { relicOf, used } from "./samples.js";

/** The order of keys means nothing. */
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const written = (effect: Effect): string => JSON.stringify(canonical(effect), sorted);

/** The text, or nothing where a variant speaks of what it does not know. */
function readable(effect: Effect): string | undefined {
  try {
    return used(effect);
  } catch {
    // biome-ignore lint/plugin: a variant may break the words in any way; only readable ones are compared
    return undefined;
  }
}

const isEffect = (value: unknown): value is Effect => effectSchema.safeParse(value).success;

describe("texts of effects at random", () => {
  test("read well, and their shapes are free of names and numbers", () => {
    const scribe = new Scribe(1);
    for (let i = 0; i < 3000; i += 1) {
      const effect = scribe.effect();
      const text = used(effect);
      expect(flaws(text, nonce), text).toEqual([]);
      expect(shapeOf(relicOf({ use: { cost: {}, effect } }))).not.toMatch(/zorp|quib|wexl|yart|\d/);
    }
  });

  test("are never the same for two that differ", () => {
    const seen = new Map<string, string>();
    const doubles: string[] = [];
    const scribe = new Scribe(2);
    for (let i = 0; i < 10_000; i += 1) {
      const effect = scribe.effect([], i % 3);
      const text = used(effect);
      const first = seen.get(text) ?? written(effect);
      if (written(effect) !== first) doubles.push(text);
      seen.set(text, first);
    }
    expect(doubles).toEqual([]);
    expect(seen.size).toBeGreaterThan(8000);
  });

  test("change wherever anything changes", () => {
    const scribe = new Scribe(3);
    const doubles: string[] = [];
    let compared = 0;
    for (let i = 0; i < 300; i += 1) {
      const effect = scribe.effect([], i % 3);
      const text = used(effect);
      for (const variant of variants(effect)) {
        if (!isEffect(variant) || written(variant) === written(effect)) continue;
        const other = readable(variant);
        compared += other === undefined ? 0 : 1;
        if (other === text) doubles.push(`${text} ${JSON.stringify([effect, variant])}`);
      }
    }
    expect(doubles).toEqual([]);
    expect(compared).toBeGreaterThan(4000);
  });
});
