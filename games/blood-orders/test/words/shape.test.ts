import { describe, expect, test } from "vitest";
import type { Effect, Standing, Step } from "../../src/content/language.js";
import { shapeOf } from "../../src/words/shape.js";
import { locationOf, ritualOf } from "./samples.js";

const effect = (...steps: Effect): string => shapeOf(locationOf(...steps));
const standing = (...all: Standing[]): string => shapeOf(ritualOf({ standing: all }));
const gain: Step = { do: "gain", what: "blood" };
const draw: Step = { do: "draw" };

describe("numbers, resources and targets make no shape", () => {
  test("how much of what, and whose", () => {
    expect(effect({ do: "gain", what: "vp", n: { count: "rituals" } })).toBe(effect(gain));
    expect(effect({ do: "shift", at: "here", by: -2 })).toBe(
      effect({ do: "shift", at: "here", by: 1 }),
    );
    expect(effect({ do: "recruit", card: "elder", n: 2 })).toBe(
      effect({ do: "recruit", card: "bleeder" }),
    );
    expect(effect({ do: "boost", order: "dawn" })).toBe(effect({ do: "boost", order: "night" }));
  });

  test("what is chosen from, and what it is called", () => {
    const one = effect(
      { do: "choose", from: { set: "quarters", class: "noble" }, as: "q" },
      { do: "dismiss", at: "q" },
    );
    const other = effect(
      { do: "choose", from: { set: "players", most: "vp" }, as: "p" },
      { do: "dismiss", at: "here" },
    );
    expect(other).toBe(one);
  });

  test("what is paid, discarded or shown, and how conditions are filled", () => {
    expect(effect({ do: "pay", cost: { blood: 2 }, then: [gain] })).toBe(
      effect({ do: "pay", cost: { fear: 1 }, then: [gain] }),
    );
    expect(effect({ do: "offer", class: "noble", n: 2, then: [gain] })).toBe(
      effect({ do: "offer", kind: "elder", then: [gain] }),
    );
    const when = (n: number): Step => ({
      do: "if",
      when: { is: "at-least", n, of: { count: "fear" } },
      then: [gain],
    });
    expect(effect(when(2))).toBe(effect(when(3)));
  });

  test("whose symbols, whose costs, and who it is about", () => {
    expect(standing({ kind: "modifier", value: "dawn", add: 1 })).toBe(
      standing({ kind: "modifier", value: "night", add: -2, who: "others" }),
    );
    expect(standing({ kind: "modifier", value: "dusk-cost", add: 1 })).toBe(
      standing({ kind: "modifier", value: "ritual-blood", add: -1 }),
    );
    expect(standing({ kind: "score", add: { count: "blood" } })).toBe(
      standing({ kind: "score", add: { count: "hand", class: "noble" } }),
    );
  });

  test("the order of alternatives and of what always holds", () => {
    const either = (first: Effect, second: Effect): string =>
      effect({
        do: "either",
        of: [
          { name: "one", then: first },
          { name: "two", then: second },
        ],
      });
    expect(either([gain], [draw])).toBe(either([draw], [gain]));
    const score: Standing = { kind: "score", add: { count: "vp" } };
    const limit: Standing = { kind: "modifier", value: "hand-limit", add: 1 };
    expect(standing(score, limit)).toBe(standing(limit, score));
  });

  test("a choice that may be declined is the same as a choice within a may", () => {
    const choose: Step = { do: "choose", from: { set: "market" }, as: "r" };
    const last: Step = { do: "break", ritual: "r" };
    expect(effect({ ...choose, may: true }, last)).toBe(
      effect({ do: "may", then: [choose, last] }),
    );
  });
});

describe("what is done makes the shape", () => {
  const choose: Step = { do: "choose", from: { set: "players" }, as: "p" };
  const start = { is: "start-player" } as const;
  const different: readonly string[] = [
    effect(gain),
    effect({ do: "lose", what: "blood" }),
    effect(gain, gain),
    effect({ do: "may", then: [gain] }),
    effect({ do: "if", when: start, then: [gain] }),
    effect({ do: "if", when: { is: "not", that: start }, then: [gain] }),
    effect({ do: "if", when: { is: "any", of: [start, start] }, then: [gain] }),
    effect({ do: "if", when: start, then: [gain], else: [gain] }),
    effect({ do: "each", of: { set: "players" }, as: "p", then: [gain] }),
    effect({ do: "repeat", times: 2, then: [gain] }),
    effect({ do: "pay", cost: { blood: 1 }, then: [gain] }),
    effect({ do: "pay", cost: { blood: 1 }, then: [gain], else: [gain] }),
    effect({ do: "offer", then: [gain] }),
    effect({ do: "show", then: [gain] }),
    effect(choose, gain),
    effect({ ...choose, else: [draw] }, gain),
    effect({ do: "look", n: 2 }),
    effect({ do: "look", n: 2, may: "take" }),
    effect({ do: "look", n: 2, may: "bury" }),
    shapeOf(ritualOf({ daily: { effect: [gain] } })),
    shapeOf(ritualOf({ daily: { cost: { blood: 1 }, effect: [gain] } })),
    standing({ kind: "modifier", value: "night-fear", add: 1 }),
    standing({ kind: "modifier", value: "night-fear", add: 1, when: start }),
    standing({ kind: "modifier", value: "hand-limit", add: 1 }),
    standing({ kind: "trigger", after: "scavenged", then: [gain] }),
    standing({ kind: "trigger", after: "fed", then: [gain] }),
    standing({ kind: "score", add: { count: "vp" } }),
  ];

  test("no two of these are alike", () => {
    expect(new Set(different).size).toBe(different.length);
  });
});
