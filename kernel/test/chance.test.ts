import {
  anotherFate,
  type ChanceState,
  DICE,
  dice,
  draw,
  drawSome,
  isSecret,
  RulesFault,
  rollDie,
  SHUFFLES,
  sealedChance,
  shuffle,
  swiftChance,
} from "@coterie/kernel";
import { describe, expect, test } from "vitest";

const KEY = "0123456789abcdef".repeat(4);
const OTHER_KEY = "fedcba9876543210".repeat(4);
const KINDS = [sealedChance, swiftChance];

function draws(chance: ChanceState, stream: number, below: number, count: number): number[] {
  return Array.from({ length: count }, () => draw(chance, stream, below));
}

/** How far counts are from equal; for n faces about n - 1 is to be expected. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe.each(KINDS)("%o", (make) => {
  test("every number below the bound is equally likely", () => {
    const counts = new Array<number>(10).fill(0);
    for (const n of draws(make(KEY), DICE, 10, 20_000)) counts[n]++;
    // Nine degrees of freedom: one honest stream in a million is above 45.
    expect(chiSquare(counts), `counts ${counts}`).toBeLessThan(45);
  });

  test("a bound that does not divide the range of a word makes no number likelier", () => {
    const below = 3 * 2 ** 30;
    const low = draws(make(KEY), DICE, below, 6000).filter((n) => n < 2 ** 30).length;
    // By remainders alone half of all would be in the lower third.
    expect(low / 6000).toBeGreaterThan(0.3);
    expect(low / 6000).toBeLessThan(0.37);
  });

  test("rolling dice does not move the shuffles", () => {
    const [quiet, rolling] = [make(KEY), make(KEY)];
    draws(rolling, DICE, 6, 11);
    expect(draws(rolling, SHUFFLES, 1000, 20)).toEqual(draws(quiet, SHUFFLES, 1000, 20));
  });

  test("two streams that are drawn from by turns do not disturb each other", () => {
    const chance = make(KEY);
    const byTurns = Array.from({ length: 30 }, () => [
      draw(chance, SHUFFLES, 99),
      draw(chance, DICE, 99),
    ]);
    expect(byTurns.map(([shuffles]) => shuffles)).toEqual(draws(make(KEY), SHUFFLES, 99, 30));
    expect(byTurns.map(([, rolls]) => rolls)).toEqual(draws(make(KEY), DICE, 99, 30));
  });

  test("the two streams of a key have nothing in common", () => {
    const chance = make(KEY);
    const shuffles = draws(chance, SHUFFLES, 1000, 2000);
    const same = draws(chance, DICE, 1000, 2000).filter((n, i) => n === shuffles[i]).length;
    expect(same).toBeLessThan(20);
  });

  test("a stream goes on where it was after its state was written down and read again", () => {
    const chance = make(KEY);
    draws(chance, DICE, 6, 5);
    const read: ChanceState = JSON.parse(JSON.stringify(chance));
    expect(draws(read, DICE, 6, 50)).toEqual(draws(chance, DICE, 6, 50));
  });

  test("two games that draw by turns do not disturb each other", () => {
    const [a, b] = [make(KEY), make(OTHER_KEY)];
    const byTurns = Array.from({ length: 30 }, () => [draw(a, DICE, 99), draw(b, DICE, 99)]);
    expect(byTurns.map(([first]) => first)).toEqual(draws(make(KEY), DICE, 99, 30));
    expect(byTurns.map(([, second]) => second)).toEqual(draws(make(OTHER_KEY), DICE, 99, 30));
  });

  test("another key gives another fate", () => {
    expect(draws(make(KEY), DICE, 6, 40)).not.toEqual(draws(make(OTHER_KEY), DICE, 6, 40));
  });

  test("every order of a shuffled pile is equally likely", () => {
    const chance = make(KEY);
    const orders = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const cards = [0, 1, 2];
      shuffle(chance, cards);
      orders.set(`${cards}`, (orders.get(`${cards}`) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    // Five degrees of freedom: one honest stream in a million is above 36.
    expect(chiSquare([...orders.values()])).toBeLessThan(36);
  });
});

test("sealed and swift chance are different streams", () => {
  expect(draws(sealedChance(KEY), DICE, 6, 40)).not.toEqual(draws(swiftChance(KEY), DICE, 6, 40));
});

test("a part of a pile is shuffled without touching the rest", () => {
  const cards = Array.from({ length: 40 }, (_, i) => i);
  shuffle(sealedChance(KEY), cards, 10, 30);
  const whole = Array.from({ length: 40 }, (_, i) => i);
  expect(cards.slice(0, 10)).toEqual(whole.slice(0, 10));
  expect(cards.slice(30)).toEqual(whole.slice(30));
  expect(cards).not.toEqual(whole);
  expect([...cards].sort((a, b) => a - b)).toEqual(whole);
});

test.each([0, -1, 1.5, Number.NaN, 2 ** 33])("a number below %d cannot be drawn", (below) => {
  expect(() => draw(sealedChance(KEY), DICE, below)).toThrow(RulesFault);
});

test("a view has no chance to draw from", () => {
  expect(() => draw({ ...sealedChance(KEY), key: "" }, DICE, 6)).toThrow(/in a view/);
});

test("a die shows 1 to its number of faces", () => {
  const chance = swiftChance(KEY);
  const faces = new Set(Array.from({ length: 300 }, () => rollDie(chance, 6)));
  expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test("prescribed dice come first, in their order, and use up nothing of the stream", () => {
  const chance: ChanceState = { ...sealedChance(KEY), loaded: [6, 1] };
  const honest = sealedChance(KEY);
  const rolled = [rollDie(chance, 6), rollDie(chance, 6), rollDie(chance, 6), rollDie(chance, 6)];
  expect(rolled).toEqual([6, 1, rollDie(honest, 6), rollDie(honest, 6)]);
});

test.each([0, 7])("a prescribed die that shows %d of six is a fault", (face) => {
  const chance: ChanceState = { ...sealedChance(KEY), loaded: [face] };
  expect(() => rollDie(chance, 6)).toThrow(RulesFault);
});

test("another fate changes what is to come and forgets prescribed dice", () => {
  const chance: ChanceState = { ...sealedChance(KEY), drawn: [3, 4], loaded: [1] };
  const other = anotherFate(chance, "salt");
  expect(other.drawn).toEqual([3, 4]);
  expect(other.loaded).toEqual([]);
  expect(other.key).not.toBe(chance.key);
  expect(other).toEqual(anotherFate(chance, "salt"));
  expect(other.key).not.toBe(anotherFate(chance, "pepper").key);
});

test("dice for players repeat with their seed and differ with another", () => {
  const rolls = (seed: string): number[] => {
    const pick = dice(seed);
    return Array.from({ length: 30 }, () => pick(100));
  };
  expect(rolls("a")).toEqual(rolls("a"));
  expect(rolls("a")).not.toEqual(rolls("b"));
});

test.each(["", "ff", KEY.slice(2), `${KEY}00`, KEY.toUpperCase(), "x".repeat(64)])(
  "a sealed stream takes no key like %j",
  (key) => {
    expect(() => sealedChance(key)).toThrow(RulesFault);
    expect(() => draw({ ...sealedChance(KEY), key }, DICE, 6)).toThrow(RulesFault);
  },
);

test("cards drawn blind are different ones of the pile, each equally likely, and it stays whole", () => {
  const chance = swiftChance(KEY);
  const pile = [0, 1, 2, 3, 4];
  const counts = [0, 0, 0, 0, 0];
  for (let i = 0; i < 10_000; i++) {
    const drawn = drawSome(chance, pile, 2);
    expect(new Set(drawn).size).toBe(2);
    for (const card of drawn) counts[card]++;
  }
  expect(pile).toEqual([0, 1, 2, 3, 4]);
  // Four degrees of freedom: one honest stream in a million is above 33.
  expect(chiSquare(counts), `counts ${counts}`).toBeLessThan(33);
  expect(drawSome(chance, pile, 5).sort()).toEqual(pile);
  expect(() => drawSome(chance, pile, 6)).toThrow(RulesFault);
});

test("a secret is at least 128 bits in hexadecimal", () => {
  const secret = KEY.slice(32);
  expect(isSecret(KEY)).toBe(true);
  expect(isSecret(secret)).toBe(true);
  expect(isSecret(secret.slice(2))).toBe(false);
  expect(isSecret(`${secret}0`)).toBe(false);
  expect(isSecret(secret.toUpperCase())).toBe(false);
  expect(isSecret(`${secret}\n`)).toBe(false);
});
