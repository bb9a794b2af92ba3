import { describe, expect, test } from "vitest";
import { cityGame } from "../src/city/game.js";
import { type Lane, measure, ratioOf, spreadOf } from "../src/measure.js";
import { rowOf } from "../src/row.js";
import { tableOf } from "../src/table.js";
import { benchGame } from "../src/whole-game.js";

const BRIEF = { rounds: 2, sliceMs: 5, warmUpMs: 1 };

describe("measuring", () => {
  test("median and quartiles", () => {
    expect(spreadOf([5, 1, 9, 7, 2])).toEqual({ median: 5, low: 2, high: 7 });
    expect(spreadOf([4, 2])).toEqual({ median: 3, low: 2.5, high: 3.5 });
  });

  test("lanes begin anew in every round and take turns", () => {
    const begun: string[] = [];
    const lane = (name: string): Lane => ({
      name,
      unit: "things/s",
      begin() {
        begun.push(name);
        return () => 1;
      },
    });
    const rates = measure([lane("a"), lane("b")], BRIEF);
    expect(begun.join("")).toBe("ababab");
    expect([...rates.values()].map((found) => found.length)).toEqual([2, 2]);
  });

  test("the ratio is taken round by round, and the goal judged by its median", () => {
    const fast: Lane = { name: "fast", unit: "u/s", begin: () => () => 1 };
    const slow: Lane = { ...fast, name: "slow" };
    const rates = new Map([
      [fast, [100, 400, 300, 50, 900]],
      [slow, [10, 20, 100, 100, 10]],
    ]);
    expect(ratioOf(rates, fast, slow)).toEqual({ median: 10, low: 3, high: 20 });
    expect(rowOf(rates, fast, slow, { of: "ratio", atLeast: 11 }).met).toBe(false);
    expect(rowOf(rates, fast, slow, { of: "rate", atLeast: 300 }).met).toBe(true);
  });
});

test("any game can be measured: bare, readable, and its copies", () => {
  const rows = benchGame("city", cityGame, { movers: 3 }, 123_000, BRIEF);
  expect(rows.map((row) => row.name)).toEqual([
    "city",
    "city, keys and facts",
    "city, state copies",
  ]);
  for (const row of rows) expect(row.rate.median).toBeGreaterThan(0);
  expect(tableOf(rows)).toContain("≥ 200,000");
  expect(tableOf(rows)).toContain("≥ 123,000");
});
