import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Expectation, readScenario, runScenario, type Scenario } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { mastersOfTheNight, ruleWords } from "../src/index.js";

const folder = join(import.meta.dirname, "../scenarios");
const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
const house = mastersOfTheNight();

function read(file: string): Scenario {
  return readScenario(JSON.parse(readFileSync(join(folder, file), "utf8")));
}

function run(scenario: Scenario): string[] {
  const game = scenario.pack === undefined ? house : mastersOfTheNight(scenario.pack);
  return runScenario(game, scenario);
}

describe("every scenario holds", () => {
  test.each(files)("%s", (file) => {
    const scenario = read(file);
    expect(scenario.game).toBe("masters-of-the-night");
    expect(run(scenario)).toEqual([]);
    for (const rule of scenario.rules) expect(Object.keys(ruleWords)).toContain(rule);
  });

  test("and shows something: options, facts and positions", () => {
    const expectations = files.flatMap((file) => {
      const { expect: first, play } = read(file);
      return [first ?? {}, ...play.map((turn) => turn.expect ?? {})];
    });
    const count = (field: keyof Expectation): number =>
      expectations.filter((one) => one[field] !== undefined).length;
    expect(count("options")).toBeGreaterThan(20);
    expect(count("facts")).toBeGreaterThan(25);
    expect(count("position")).toBeGreaterThan(25);
    expect(new Set(files.map((file) => read(file).name)).size).toBe(files.length);
  });
});

describe("a wrong expectation is told in plain words", () => {
  const combat = read("15-3-combat.json");
  const [fight, ...rest] = combat.play;

  /** The failures of the worked combat after its first answer, if this is expected of it. */
  const expecting = (wrong: Expectation): string[] =>
    run({ ...combat, play: [{ ...fight, expect: wrong }] });
  const after = "after answer 1 (fight): ";

  test("the question", () => {
    expect(expecting({ question: "night.act" })).toEqual([
      `${after}question: expected "night.act", found "combat.give-up-minions"`,
    ]);
  });

  test("the seat: one that is not asked has no question", () => {
    expect(expecting({ seat: 0 })).toEqual([`${after}seat: expected 0, found null`]);
  });

  test("the options, one too many or too few", () => {
    const found = 'found ["minions:0","minions:1"]';
    expect(expecting({ options: ["minions:1"] })).toEqual([
      `${after}options: expected ["minions:1"], ${found}`,
    ]);
    expect(expecting({ options: ["minions:2", "minions:1", "minions:0"] })).toEqual([
      `${after}options: expected ["minions:0","minions:1","minions:2"], ${found}`,
    ]);
  });

  test("why something is not available", () => {
    const wrong = { ...combat, expect: { blocked: { hunt: "blood-full", fight: "too-few-ap" } } };
    expect(run(wrong)).toEqual([
      'at the start: why not hunt: expected "blood-full", found "too-few-kills"',
      'at the start: why not fight: expected "too-few-ap", found null',
    ]);
  });

  test("facts: a wrong field, a wrong order, one that did not happen", () => {
    const began = '{"district":"slaughterhouse","fact":"fight-began","rule":"MN-5.3"}';
    expect(expecting({ facts: [{ fact: "fight-began", district: "museum" }] })).toEqual([
      `${after}fact: expected {"district":"museum","fact":"fight-began"}, found ${began}`,
    ]);
    expect(expecting({ facts: [{ fact: "fight-began" }, { fact: "fight-ended" }] })).toEqual([
      `${after}fact: expected {"fact":"fight-ended"}, found none`,
    ]);
  });

  test("the position, field by field", () => {
    const position = { ap: 2, districts: { slaughterhouse: { exposed: 4, minions: 0 } } };
    expect(expecting({ position })).toEqual([
      `${after}position.ap: expected 2, found 1`,
      `${after}position.districts.slaughterhouse.minions: expected 0, found 1`,
    ]);
    expect(expecting({ position: { moon: "full" } })).toEqual([
      `${after}position.moon: expected "full", found null`,
    ]);
  });

  test("the outcome", () => {
    expect(expecting({ outcome: "victory" })).toEqual([
      `${after}outcome: expected "victory", found null`,
    ]);
  });

  test("several at once, in order", () => {
    expect(expecting({ question: "night.act", outcome: "victory" })).toHaveLength(2);
  });

  test("an answer that is not offered ends the scenario, with what was offered", () => {
    const wrong: Scenario = { ...combat, play: [{ answer: "hunt" }, ...rest] };
    expect(run(wrong)).toEqual([
      expect.stringMatching(
        /^answer 1 \(hunt\): "hunt" is not offered in night\.act \(too-few-kills, MN-5\.8\); offered: /,
      ),
    ]);
    const late: Scenario = { ...combat, play: [fight, { answer: "fight", seat: 1 }] };
    expect(run(late)).toEqual([expect.stringContaining("answer 2 (fight): ")]);
  });

  test("an answer of a seat that is not asked", () => {
    const wrong: Scenario = { ...combat, play: [{ ...fight, seat: 0 }] };
    expect(run(wrong)).toEqual([expect.stringMatching(/^answer 1 \(fight\): /)]);
  });
});

describe("what is no scenario is refused, with every fault", () => {
  test("a wrong form", () => {
    expect(() => readScenario({ format: "x", play: [{ expect: { seats: 1 } }] })).toThrow(
      /format.*game.*name.*rules.*setup.*position.*play\[0\]\.answer.*play\[0\]\.expect\.seats/s,
    );
  });

  test("a position with an unknown district, or without a phase", () => {
    const combat = read("15-3-combat.json");
    const wrong = { phase: "turn", districts: { casino: { hidden: 1 } } };
    expect(() => run({ ...combat, position: wrong })).toThrow('districts: there is no "casino"');
    expect(() => run({ ...combat, position: {} })).toThrow("expected a phase");
    expect(() => run({ ...combat, position: { phase: "noon", veil: 9 } })).toThrow(
      /position\.phase.*position\.veil/,
    );
  });
});
