import { levels } from "@coterie/bots";
import { describe, expect, test } from "vitest";
import { mostOf, PATIENCE_MS, shareOf, timeOf, withTime } from "../../src/thinking/pace.js";

test("a bot's name says how long it is meant to take, if it says anything of that", () => {
  expect(levels.map(({ bot }) => timeOf(bot))).toEqual(levels.map(({ ms }) => ms));
  expect(["search", "search:64", "greedy:8", "search:64ms "].map(timeOf)).toEqual([0, 0, 0, 0]);
});

test("less time is another name; a bot without a time stays as it is", () => {
  expect(withTime("search:1500ms", 412.6)).toBe("search:413ms");
  expect(["greedy", "search:64"].map((bot) => withTime(bot, 10))).toEqual(["greedy", "search:64"]);
});

describe("the share of a thought", () => {
  test("is all of its time if nobody waits", () => expect(shareOf(1500, 0, 0)).toBe(1500));

  test("is alike for seats that decide at the same time, and together their time", () => {
    let waited = 0;
    const shares = [2, 1, 0].map((others) => {
      const share = shareOf(1500, waited, others * 1500);
      waited += share;
      return share;
    });
    for (const share of shares) expect(share).toBeCloseTo(500);
  });

  test("is what is left of it after a wait, but never next to nothing", () => {
    expect(shareOf(1500, 400, 0)).toBe(1100);
    expect(shareOf(1500, 1400, 0)).toBe(300);
    expect(shareOf(1500, 60_000, 90_000)).toBe(300);
  });

  test("is not less because of bots that answer at once", () =>
    expect(shareOf(300, 0, 0)).toBe(300));

  test("of a bot without a time is none", () => expect(shareOf(0, 700, 3000)).toBe(0));
});

test("a hint is there after two seconds or not at all; a bot may take its time and more", () => {
  expect(mostOf(true, 1_500, 2_000, 0)).toBe(2_000);
  expect(mostOf(true, 300, 2_000, PATIENCE_MS)).toBe(2_000 - PATIENCE_MS);
  expect(mostOf(true, 100, 50, 0)).toBe(150);
  expect(mostOf(true, 300, 2_000, 5_000)).toBe(0);
  expect(mostOf(false, 1_500, 2_000, 5_000)).toBe(3_500);
  // Whoever has just not lost patience still has the least time to think, and some for the last step.
  expect(PATIENCE_MS + shareOf(1_500, PATIENCE_MS, 0)).toBeLessThanOrEqual(1_750);
});
