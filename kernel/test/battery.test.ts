import type { Game } from "@coterie/kernel";
import { type BatteryReport, runBattery } from "@coterie/kernel/battery";
import { describe, expect, inject, test } from "vitest";
import { disguise } from "../src/tiny/disguise.js";
import type { LanternKit } from "../src/tiny/lanterns.js";
import { lanterns } from "../src/tiny/lanterns.js";
import { border } from "./broken/border.js";
import { data } from "./broken/data.js";
import { declared } from "./broken/declared.js";
import { phases } from "./broken/phases.js";
import { playing } from "./broken/playing.js";
import { secrecy } from "./broken/secrecy.js";
import { withStep } from "./support/variant.js";

const GAMES = inject("isNightly") ? 600 : 150;
const SETUPS = [{}, { players: 3 }, { players: 3, rounds: 9, goal: 9 }];

const SAMPLE = { firstOfKind: 20, oneIn: 50, recordOneIn: 10 };

/** Enough to catch most broken games. */
const QUICK_SAMPLE = { ...SAMPLE, firstOfKind: 3 };

function run(game: Game<LanternKit>, games = 40, sample = SAMPLE): BatteryReport {
  return runBattery(game, { setups: SETUPS, games, seed: "battery", sample, disguise });
}

function checksThatFail(report: BatteryReport): string[] {
  return [...new Set(report.failures.map(({ check }) => check))].sort();
}

describe("Lanterns as it is", () => {
  const report = run(lanterns, GAMES);

  test("passes every check", () => {
    expect(report.failures).toEqual([]);
    expect(report.games).toBe(GAMES);
  });

  test("comes to all of its outcomes and questions", () => {
    expect(Object.keys(report.outcomes)).toEqual(lanterns.outcomes);
    for (const [outcome, count] of Object.entries(report.outcomes)) {
      expect(count, outcome).toBeGreaterThan(0);
    }
    expect(Object.keys(report.questions).sort()).toEqual([
      "offering.card",
      "offering.manner",
      "turn.act",
      "wager.commit",
      "wager.weather",
    ]);
    expect(report.unasked).toEqual([]);
  });

  test("adds up", () => {
    const sum = (counts: Readonly<Record<string, number>>): number =>
      Object.values(counts).reduce((a, b) => a + b, 0);
    expect(sum(report.outcomes)).toBe(report.games);
    expect(sum(report.questions)).toBe(report.answers);
    expect(report.longest).toBeLessThanOrEqual(lanterns.maxAnswers);
  });

  test("was looked at by every costly check", () => {
    const { setup, ...checked } = report.checked;
    expect(setup).toBe(SETUPS.length);
    expect(Object.keys(checked)).toHaveLength(18);
    for (const [check, times] of Object.entries(checked)) expect(times, check).toBeGreaterThan(20);
  });
});

describe("a report", () => {
  const broken = withStep("draw-up", (step) => (run, ...args) => {
    step(run, ...args);
    if (run.state.round === 4) run.state.supply++;
  });

  test("is the same whenever the plan is the same", () => {
    expect(run(broken)).toEqual(run(broken));
  });

  test("names the seed in each message, with which the game fails again in the same way", () => {
    const failure = run(broken).failures.at(-1)!;
    expect(failure.message).toContain(`seed ${failure.seed}`);
    const [, seed, number] = failure.seed.match(/^(.*)\.(\d+)$/) ?? [];
    const first = Number(number);
    const plan = { setups: SETUPS, games: 1, seed, first, sample: SAMPLE, disguise };
    expect(runBattery(broken, plan).failures).toContainEqual(failure);
  });

  test("is plain data", () => {
    const report = run(broken);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  test("of a setup that is refused says so, and no game is played", () => {
    const report = runBattery(lanterns, { setups: [{ players: 9 }], games: 5, seed: "setup" });
    expect(checksThatFail(report)).toEqual(["setup"]);
    expect(report.failures[0].message).toContain("players: expected a whole number from 2 to 3");
    expect(report.games).toBe(0);
  });

  test("stops after enough failures", () => {
    const report = run(broken, 1000);
    expect(report.failures.length).toBe(25);
    expect(report.games).toBeLessThan(100);
  });
});

describe("a disguise", () => {
  const plan = { setups: SETUPS, games: 10, seed: "disguise", sample: SAMPLE };

  test("is not needed; without one nothing is disguised", () => {
    const { checked, failures } = runBattery(lanterns, plan);
    expect(Object.keys(checked)).not.toContain("disguised");
    expect(failures).toEqual([]);
  });

  test("that changes what the audience knows is told", () => {
    const careless: typeof disguise = (state) => ({ ...state, supply: state.supply - 1 });
    const { failures } = runBattery(lanterns, { ...plan, disguise: careless });
    expect(failures[0].message).toContain("sees through a disguise: there is");
    const drawn: typeof disguise = (state) => ({ ...state, round: state.round + 1 });
    const told = runBattery(lanterns, { ...plan, disguise: drawn }).failures[0].message;
    expect(told).toContain("audience 0 sees through a disguise: view.seen.round is");
  });

  test("finds a view that gives away a secret, where no other check can", () => {
    const [, , leaking] = secrecy.find(([check]) => check === "disguised")!;
    // The check of declared veils would report the leak; a game without veils has only this one.
    const { veils: _, ...unveiled } = leaking;
    expect(checksThatFail(run(unveiled, inject("isNightly") ? 200 : 40))).toEqual(["disguised"]);
  });
});

const BROKEN = [...playing, ...data, ...border, ...secrecy, ...phases, ...declared];

describe("a broken Lanterns is caught", () => {
  test.each(BROKEN)("by the check %s when it %s", (check, _what, game) => {
    const few = run(game, 4, QUICK_SAMPLE);
    const report = checksThatFail(few).includes(check) ? few : run(game);
    expect(checksThatFail(report)).toContain(check);
    for (const failure of report.failures) expect(failure.message).toContain(failure.seed);
  });

  test("by every check that there is", () => {
    const cheap = ["play", "options", "seat", "faults", "length", "outcome"];
    const costly = Object.keys(run(lanterns, 4).checked);
    expect(new Set(BROKEN.map(([check]) => check))).toEqual(new Set([...cheap, ...costly]));
  });
});
