import { describe, expect, test } from "vitest";
import { difference } from "../../src/stats/difference.js";
import { discoveries } from "../../src/stats/discoveries.js";
import type { Observed } from "../../src/stats/estimate.js";
import { meanShare, offMean } from "../../src/stats/groups.js";
import { mean } from "../../src/stats/mean.js";
import { t95, twoSided } from "../../src/stats/normal.js";
import { pairedDifference } from "../../src/stats/paired.js";
import { ratio } from "../../src/stats/ratio.js";
import { share, wilson } from "../../src/stats/share.js";

/** So many yes and so many no, each of its own deal. */
function answers(yes: number, no: number, from = 0): Observed[] {
  return Array.from({ length: yes + no }, (_, i) => ({ unit: from + i, value: i < yes ? 1 : 0 }));
}

describe("distributions", () => {
  test.each([
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [5, 2.571],
    [10, 2.228],
    [11, 2.201],
    [12, 2.179],
    [30, 2.042],
    [1000, 1.962],
  ])("Student's t with %i degrees, as in every table", (degrees, value) => {
    expect(t95(degrees)).toBeCloseTo(value, 3);
  });

  test("two-sided chances", () => {
    expect(twoSided(1.959964, 1e9)).toBeCloseTo(0.05, 5);
    expect(twoSided(-2.575829, 1e9)).toBeCloseTo(0.01, 5);
    expect(Math.abs(twoSided(2.228, 10) - 0.05)).toBeLessThan(0.002);
    expect(Math.abs(twoSided(3.169, 10) - 0.01)).toBeLessThan(0.002);
    expect(twoSided(0, 5)).toBeCloseTo(1, 6);
    expect(twoSided(Number.POSITIVE_INFINITY, 5)).toBe(0);
  });
});

describe("parts of wholes that may be negative", () => {
  const of = (...wholes: number[]) =>
    ratio(wholes.map((whole, unit) => ({ unit, part: 5, whole })));

  test("there is no ratio to what is not positive, or may not be", () => {
    expect(of(4, -2)).toBeNull();
    expect(of(-3, -4)).toBeNull();
    expect(of(3, -3)).toBeNull();
    expect(of(0, 0)).toBeNull();
  });

  test("one negative whole among many changes the figure, and hides nothing", () => {
    const many = Array.from({ length: 50 }, (_, i) => 10 + (i % 3));
    expect(of(...many, -1)?.value).toBeCloseTo(255 / 548, 6);
    expect(of(10, 20)?.value).toBeCloseTo(1 / 3, 6);
  });
});

describe("Wilson's interval, as in Newcombe (1998), table I", () => {
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])("%i of %i", (yes, n, low, high) => {
    const [from, to] = wilson(yes / n, n);
    expect(from).toBeCloseTo(low, 4);
    expect(to).toBeCloseTo(high, 4);
    expect(share(answers(yes, n - yes))).toMatchObject({ low: from, high: to, n });
  });
});

describe("games of the same deal", () => {
  test("that always end alike count once", () => {
    const once = answers(30, 70);
    const twice = [...once, ...once];
    const [one, two] = [share(once), share(twice)];
    expect(two?.low).toBeCloseTo(one?.low ?? 0, 2);
    expect(two?.high).toBeCloseTo(one?.high ?? 0, 2);
  });

  test("that end opposite to each other are more certain", () => {
    const opposite = answers(50, 50).flatMap(({ unit, value }) => [
      { unit, value },
      { unit, value: 1 - value },
    ]);
    const plain = share(answers(100, 100));
    const mirrored = share(opposite);
    expect(mirrored?.value).toBe(0.5);
    expect((mirrored?.high ?? 1) - 0.5).toBeLessThan((plain?.high ?? 0) - 0.5);
  });

  test("an average of one deal says nothing about others", () => {
    expect(mean([{ unit: 1, value: 7 }])).toMatchObject({
      value: 7,
      low: Number.NEGATIVE_INFINITY,
      high: Number.POSITIVE_INFINITY,
    });
  });
});

test("the average of Student's sleep data (Cushny and Peebles, 1905) and its interval", () => {
  const more = [1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4];
  const found = mean(more.map((value, unit) => ({ unit, value })));
  expect(found?.value).toBeCloseTo(1.58, 5);
  expect(found?.low).toBeCloseTo(0.7001, 2);
  expect(found?.high).toBeCloseTo(2.4599, 2);
});

describe("differences", () => {
  test("of pairs: approval of a minister by 1,600 people twice (Agresti, 2002, table 10.1)", () => {
    const kinds: [number, number, number][] = [
      [1, 1, 794],
      [1, 0, 150],
      [0, 1, 86],
      [0, 0, 570],
    ];
    const pairs = kinds.flatMap(([before, after, n]) =>
      Array.from({ length: n }, () => ({ before, after })),
    );
    const found = pairedDifference(pairs.map((pair, unit) => ({ unit, ...pair })));
    expect(found?.value).toBeCloseTo(-0.04, 6);
    expect(found?.low).toBeCloseTo(-0.0588, 3);
    expect(found?.high).toBeCloseTo(-0.0214, 3);
  });

  test("of two groups: 84 of 100 and 67 of 100", () => {
    const found = difference([{ having: answers(84, 16), lacking: answers(67, 33, 100) }]);
    expect(found?.value).toBeCloseTo(0.17, 6);
    // sqrt(0.84 * 0.16 / 100 + 0.67 * 0.33 / 100) = 0.0597
    expect(found?.low).toBeCloseTo(0.17 - 1.972 * 0.0597, 2);
    expect(found?.p).toBeLessThan(0.01);
  });

  test("are taken within strata: Simpson's paradox (Charig and others, 1986)", () => {
    const small = { having: answers(81, 6), lacking: answers(234, 36, 1000) };
    const large = { having: answers(192, 71, 2000), lacking: answers(55, 25, 3000) };
    const all = {
      having: [...small.having, ...large.having],
      lacking: [...small.lacking, ...large.lacking],
    };
    expect(difference([all])?.value).toBeLessThan(0);
    expect(difference([small, large])?.value).toBeGreaterThan(0.03);
  });

  test("of observations that are all equal are not certain", () => {
    const none = difference([{ having: answers(0, 10), lacking: answers(0, 10, 10) }]);
    expect(none?.value).toBe(0);
    expect(none?.high).toBeGreaterThan(0.1);
    const pairs = Array.from({ length: 10 }, (_, unit) => ({ unit, before: 1, after: 1 }));
    expect(pairedDifference(pairs)?.high).toBeGreaterThan(0.1);
  });

  test("need something on both sides", () => {
    expect(difference([{ having: [], lacking: answers(1, 1) }])).toBeNull();
    expect(pairedDifference([])).toBeNull();
  });
});

test("false discoveries: the example of Benjamini and Hochberg (1995) keeps four", () => {
  const ps = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719,
    0.6528, 0.759, 1,
  ];
  expect(discoveries(ps).filter(Boolean)).toHaveLength(4);
  expect(discoveries([undefined, 0.9, undefined])).toEqual([false, false, false]);
});

describe("ratios of sums", () => {
  const wholes = [10, 20, 30, 40];
  const portions = [4, 12, 15, 19].map((part, unit) => ({ unit, part, whole: wholes[unit] }));

  test("by Cochran's formula, worked out by hand", () => {
    const found = ratio(portions);
    expect(found?.value).toBe(0.5);
    // The parts less half of the wholes are -1, 2, 0, -1: sqrt(4 / 3 * 6) / 100 = 0.02828.
    expect(found?.low).toBeCloseTo(0.5 - t95(3) * 0.02828, 4);
    expect(found?.high).toBeCloseTo(0.5 + t95(3) * 0.02828, 4);
  });

  test("of one deal played twice are not more certain than of the deal played once", () => {
    expect(ratio([...portions, ...portions])).toMatchObject({ ...ratio(portions), n: 8 });
  });

  test("stay within 0 and 1 where parts do, and go below 0 where parts are negative", () => {
    const rare = portions.map(({ unit, whole }) => ({ unit, whole, part: unit === 0 ? 1 : 0 }));
    expect(ratio(rare)?.low).toBe(0);
    const lost = portions.map(({ unit, part, whole }) => ({ unit, whole, part: -part }));
    expect(ratio(lost)).toMatchObject({ value: -0.5 });
    expect(ratio(lost)?.low).toBeLessThan(-0.5);
  });

  test("of nothing there is none", () => {
    expect(ratio([])).toBeNull();
    expect(ratio([{ unit: 1, part: 0, whole: 0 }])).toBeNull();
  });
});

describe("groups that count alike", () => {
  const groups = [answers(90, 10), answers(10, 30, 100), answers(15, 5, 200), []];

  test("have the mean of their shares, however many each has", () => {
    const found = meanShare(groups);
    expect(found).toMatchObject({ n: 160 });
    expect(found?.value).toBeCloseTo((0.9 + 0.25 + 0.75) / 3, 9);
    // sqrt(0.9 * 0.1 / 100 + 0.25 * 0.75 / 40 + 0.75 * 0.25 / 20) / 3 = 0.0408
    expect((found?.high ?? 0) - (found?.low ?? 0)).toBeCloseTo(2 * 1.96 * 0.0408, 2);
    expect(meanShare([[], []])).toBeNull();
  });

  test("are off that mean by what they have more, and no group alone is", () => {
    const found = offMean(groups, 1);
    expect(found?.value).toBeCloseTo(0.25 - (0.9 + 0.25 + 0.75) / 3, 9);
    // sqrt(0.09 / 100 + 4 * 0.1875 / 40 + 0.1875 / 20) / 3 = 0.0568, by at most 19 degrees
    expect(found?.low).toBeCloseTo((found?.value ?? 0) - t95(19) * 0.0568, 2);
    expect(found?.n).toBe(40);
    expect(offMean(groups, 3)).toBeNull();
    expect(offMean([groups[0], []], 0)).toBeNull();
  });

  test("that never differ are not certain", () => {
    const none = [answers(0, 10), answers(0, 10, 10)];
    expect(meanShare(none)?.high).toBeGreaterThan(0.1);
    expect(offMean(none, 0)).toMatchObject({ value: 0 });
    expect(offMean(none, 0)?.high).toBeGreaterThan(0.1);
  });
});
