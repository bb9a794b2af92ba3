import { describe, expect, test } from "vitest";
import { beginningOf, type MoveSizes } from "../../src/server/bare-script.js";
import { readPlan } from "../../src/server/plan.js";
import { Recorder } from "../../src/server/recorder.js";
import { goalsOf, reportOf } from "../../src/server/report.js";
import { drawn } from "../../src/server/restart.js";
import type { Round } from "../../src/server/round.js";
import { percentile, rangeOf, ratios } from "../../src/server/statistics.js";

describe("statistics", () => {
  test("median, smallest and largest", () => {
    expect(rangeOf([5, 1, 9])).toEqual({ median: 5, min: 1, max: 9 });
    expect(rangeOf([4, 1])).toEqual({ median: 2.5, min: 1, max: 4 });
    expect(rangeOf([])).toBeUndefined();
    expect(rangeOf([Number.NaN, 3])).toEqual({ median: 3, min: 3, max: 3 });
  });

  test("percentiles are values that were measured", () => {
    const values = Array.from({ length: 200 }, (_, i) => 200 - i);
    expect([percentile(values, 0.5), percentile(values, 0.99)]).toEqual([100, 198]);
    expect([percentile([7], 0.5), percentile([7], 0.99)]).toEqual([7, 7]);
    expect(percentile([], 0.5)).toBeNaN();
  });

  test("ratios are taken round by round", () => {
    expect(ratios([10, 30], [5, 3])).toEqual([2, 10]);
    expect(ratios([10, 30], [])).toEqual([]);
  });
});

describe("arguments", () => {
  test("without any, everything is measured in three rounds", () => {
    const { rounds, lanes, parts, tables } = readPlan([]);
    expect([rounds, tables]).toEqual([3, 250]);
    expect(lanes).toEqual(["ours", "boardgame.io", "bare"]);
    expect(parts).toEqual(["play", "memory", "restart"]);
  });

  test("rounds, lanes and parts can be chosen", () => {
    const plan = readPlan(["--quick", "--rounds", "5", "--lanes", "bare,ours", "--parts", "play"]);
    expect([plan.rounds, plan.lanes, plan.parts]).toEqual([5, ["bare", "ours"], ["play"]]);
    expect(plan.restartTables).toBeLessThan(readPlan([]).restartTables);
  });

  test("what is not understood is named", () => {
    expect(() => readPlan(["--rounds", "0"])).toThrow("--rounds 0: expected a whole number from 1");
    expect(() => readPlan(["--lanes", "bare,colyseus"])).toThrow('there is no "colyseus"');
    expect(() => readPlan(["--fast"])).toThrow("--fast");
  });
});

const round = (movesPerSecond: number, cpu: number, p99: number): Round => ({
  movesPerSecond,
  cpu,
  serverBusy: 1,
  clientBusy: 0.5,
  toAll: 1,
  pace: 1000,
  isHeld: true,
  p50: 1,
  p99,
  paceCpu: 2 * cpu,
});

const measured = {
  play: new Map([
    ["ours, A Game", [round(8000, 100, 2), round(12_000, 90, 3)]],
    ["boardgame.io, A Game", [round(1000, 800, 50), round(1000, 800, 20)]],
    ["boardgame.io, city", [round(4000, 200, 2), round(4000, 200, 2)]],
    ["bare, A Game", [round(20_000, 40, 1), round(20_000, 60, 1)]],
  ]),
  memory: [{ name: "ours", tables: 500, empty: 90_000, perTable: 61, heapPerTable: 20 }],
  restarts: [{ healthy: 400, firstAnswer: 700, cpu: 600, manyAnswers: 900 }],
};

describe("the report", () => {
  test("goals are judged by the median of the rounds' ratios", () => {
    const goals = goalsOf(measured).map(({ range, goal, met }) => [range.median, goal, met]);
    expect(goals).toEqual([
      [10, 10, true],
      [expect.closeTo(0.095), 0.1, true],
      [2.5, 10, false],
      [1.25, 0.1, false],
      [2, 2, true],
      [2, 2, true],
      [61, 60, false],
      [700, 2000, true],
    ]);
  });

  test("a low latency at a slower pace than was wished for is not a goal reached", () => {
    const slow = { ...round(600, 100, 1), pace: 540, isHeld: false };
    const play = new Map(measured.play).set("ours, A Game", [slow, slow]);
    const [, p99] = goalsOf({ ...measured, play });
    expect([p99.what, p99.met]).toEqual(["ours, A Game: p99 beside boardgame.io, A Game", false]);
  });

  test("a lane that was not measured is not judged", () => {
    const alone = new Map([["ours, A Game", [round(8000, 100, 2)]]]);
    expect(goalsOf({ play: alone, memory: [], restarts: [] })).toEqual([]);
  });

  test("every lane has its line, and what was not measured none", () => {
    const text = reportOf(measured);
    expect(text).toContain("NOT MET");
    expect(text.match(/^bare, A Game/gm)).toHaveLength(2);
    expect(reportOf({ ...measured, memory: [], restarts: [] })).not.toContain("restart");
  });
});

describe("what the bare server sends", () => {
  const move = (sent: number): MoveSizes => ({ seat: 0, sent, got: [[1], [1], [1], [1]] });

  test("is a fair sample of what was played while it was recorded", () => {
    const recorder = new Recorder(100);
    recorder.add(() => move(-1));
    recorder.begin();
    for (let i = 0; i < 1000; i++) recorder.add(() => move(i));
    recorder.finish();
    for (let i = 0; i < 1000; i++) recorder.add(() => move(-1));
    const sent = recorder.script.map((one) => one.sent);
    expect(new Set(sent).size).toBe(100);
    expect(Math.min(...sent)).toBeGreaterThanOrEqual(0);
    for (const half of [sent.filter((at) => at < 500), sent.filter((at) => at >= 500)]) {
      expect(half.length).toBeGreaterThan(30);
    }
  });

  test("is something usual when nothing was recorded", () => {
    expect(new Recorder(100).script.length).toBeGreaterThan(0);
  });

  test("begins at different places for different rooms", () => {
    const script = Array.from({ length: 100 }, () => move(1));
    const beginnings = new Set(script.map((_, room) => beginningOf(room, script)));
    expect(beginnings.size).toBe(100);
  });
});

test("tables are drawn without repetition, and no more than there are", () => {
  expect(new Set(drawn([1, 2, 3, 4, 5], 4, "drawn")).size).toBe(4);
  expect(drawn([1, 2], 5, "drawn").sort()).toEqual([1, 2]);
});
