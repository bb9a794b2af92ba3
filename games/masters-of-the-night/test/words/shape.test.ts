import { describe, expect, test } from "vitest";
import type { Effect, Standing } from "../../src/content/language.js";
import { shapeOf } from "../../src/words/index.js";
import { districtOf, eventOf, relicOf } from "./samples.js";

const effect = (...steps: Effect): string => shapeOf(eventOf(steps));
const standing = (one: Standing): string => shapeOf(relicOf({ standing: [one] }));

describe("numbers, resources and targets make no shape", () => {
  test("how much of what, and whose", () => {
    const one = effect({ do: "gain", what: "blood" });
    expect(effect({ do: "gain", what: "veil", n: 2 })).toBe(one);
    expect(effect({ do: "gain", what: "ap", n: { count: "sigil" }, who: "leader" })).toBe(one);
  });

  test("whom to choose, and where", () => {
    const one = effect(
      { do: "choose", from: { set: "districts", where: "corner" }, as: "d" },
      { do: "place", what: "agent", at: "d" },
    );
    const other = effect(
      { do: "choose", from: { set: "vampires", who: "drained" }, as: "v" },
      { do: "place", what: "minion", n: 3, at: "v" },
    );
    expect(other).toBe(one);
  });

  test("the cost of any action is one shape, and so is any ban", () => {
    const cost = standing({ kind: "modifier", value: "move-ap", add: 1 });
    expect(standing({ kind: "modifier", value: "hunt-ap", add: -1, who: "others" })).toBe(cost);
    expect(standing({ kind: "ban", actions: ["hunt", "fight"] })).toBe(
      standing({ kind: "ban", actions: ["recruit"], at: "here" }),
    );
  });

  test("what is paid, and how conditions are filled", () => {
    const night = (cost: { ap?: 1; blood?: 2 }, n: number): string =>
      shapeOf(
        districtOf({
          night: {
            cost,
            when: { is: "at-least", n, of: { count: "agent", at: "here" } },
            effect: [{ do: "expose", n, at: "here" }],
          },
        }),
      );
    expect(night({ ap: 1 }, 2)).toBe(night({ blood: 2 }, 3));
    expect(night({}, 2)).not.toBe(night({ ap: 1 }, 2));
  });

  test("the order of alternatives, and the name of a choice", () => {
    const either = (first: Effect, second: Effect): string =>
      effect({
        do: "either",
        of: [
          { name: "one", then: first },
          { name: "two", then: second },
        ],
      });
    expect(either([{ do: "omen" }], [{ do: "reroll" }])).toBe(
      either([{ do: "reroll" }], [{ do: "omen" }]),
    );
  });

  test("a choice that may be declined is the same as a choice within a may", () => {
    const all = { set: "districts" } as const;
    expect(effect({ do: "choose", from: all, as: "d", may: true }, { do: "expose", at: "d" })).toBe(
      effect({
        do: "may",
        then: [
          { do: "choose", from: all, as: "d" },
          { do: "expose", at: "d" },
        ],
      }),
    );
  });
});

describe("what is done makes the shape", () => {
  const gain: Effect = [{ do: "gain", what: "blood" }];
  const different: readonly string[] = [
    effect(...gain),
    effect({ do: "lose", what: "blood" }),
    effect(...gain, ...gain),
    effect({ do: "may", then: gain }),
    effect({ do: "if", when: { is: "day" }, then: gain }),
    effect({ do: "if", when: { is: "drained", who: "self" }, then: gain }),
    effect({ do: "if", when: { is: "day" }, then: gain, else: gain }),
    effect({ do: "each", of: { set: "vampires" }, as: "v", then: gain }),
    effect({ do: "repeat", times: 2, then: gain }),
    effect({ do: "choose", from: { set: "vampires" }, as: "v" }, ...gain),
    shapeOf(districtOf({ day: gain })),
    shapeOf(districtOf({ night: { cost: { ap: 1 }, effect: gain } })),
    standing({ kind: "modifier", value: "ap", add: 1 }),
    standing({ kind: "modifier", value: "ap", add: 1, when: { is: "day" } }),
    standing({ kind: "modifier", value: "blood-limit", add: 1 }),
    standing({ kind: "modifier", value: "move-ap", add: 1 }),
    standing({ kind: "trigger", after: "dawn", then: gain }),
    standing({ kind: "trigger", after: "dusk", then: gain }),
    standing({ kind: "redirect" }),
    standing({ kind: "reach", cost: { blood: 1 } }),
    shapeOf(eventOf([{ do: "stay" }], { until: { is: "day" } })),
    shapeOf(eventOf([{ do: "stay" }], { until: { is: "day" }, then: gain })),
  ];

  test("no two of these are alike", () => {
    expect(new Set(different).size).toBe(different.length);
  });
});
