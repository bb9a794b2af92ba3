import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Expectation, readScenario, runScenario, type Scenario } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { bloodOrders, ruleWords } from "../src/index.js";

const folder = join(import.meta.dirname, "../scenarios");
const files = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .sort();
const house = bloodOrders();

function read(file: string): Scenario {
  return readScenario(JSON.parse(readFileSync(join(folder, file), "utf8")));
}

const all = files.map((file) => ({ file, scenario: read(file) }));

/** What is expected at the start and after each answer. */
function expectations({ expect: first, play }: Scenario): Expectation[] {
  return [first ?? {}, ...play.map((turn) => turn.expect ?? {})];
}

describe("shipped scenarios", () => {
  test.each(all)("$file holds and cites rules that exist", ({ scenario }) => {
    expect(runScenario(house, scenario)).toEqual([]);
    expect(scenario.game).toBe("blood-orders");
    expect(scenario.rules.length).toBeGreaterThan(0);
    expect(Object.keys(ruleWords)).toEqual(expect.arrayContaining([...scenario.rules]));
  });

  test.each(["10.1", "10.2", "10.3", "10.4"])("the worked example %s is among them", (number) => {
    const example = all.filter(({ scenario }) => scenario.name.startsWith(`${number} `));
    expect(example.map(({ file }) => file)).toEqual([
      expect.stringMatching(new RegExp(`^${number.replace(".", "-")}-`)),
    ]);
  });

  test("no two have the same name, and each looks at what happened", () => {
    expect(new Set(all.map(({ scenario }) => scenario.name)).size).toBe(all.length);
    for (const { file, scenario } of all) {
      const facts = expectations(scenario).flatMap((one) => one.facts ?? []);
      expect(facts.length, file).toBeGreaterThan(1);
    }
  });
});

/** A seat that is never asked: no scenario has four players. */
const NOBODY = 3;

/** An expectation that was true, made false. */
function falsified({
  facts,
  options,
  position,
  outcome,
  seat,
  question,
  blocked,
}: Expectation): Expectation[] {
  const wrong: Expectation[] = [];
  if (facts?.[0] !== undefined) wrong.push({ facts: [...facts, { fact: "act-over", act: 9 }] });
  if (options !== undefined)
    wrong.push({ options: options.slice(1) }, { options: [...options, "x"] });
  if (position !== undefined) wrong.push({ position: { ...(position as object), day: 8 } });
  if (outcome !== undefined) wrong.push({ outcome: outcome === null ? "shared" : null });
  if (seat !== undefined) wrong.push({ seat: NOBODY });
  for (const action of Object.keys(blocked ?? {}))
    wrong.push({ blocked: { [action]: "no-reason" } });
  if (question !== undefined) wrong.push({ question: `${question}.not` });
  return wrong;
}

describe("a false expectation fails", () => {
  test.each(all)("$file: every single one, wherever it stands", ({ scenario }) => {
    const { expect: first = {}, play } = scenario;
    let tried = 0;
    for (const wrong of falsified(first)) {
      expect(runScenario(house, { ...scenario, expect: wrong })).toHaveLength(1);
      tried++;
    }
    play.forEach((turn, i) => {
      for (const wrong of falsified(turn.expect ?? {})) {
        const changed = play.map((one, j) => (i === j ? { ...turn, expect: wrong } : one));
        const failures = runScenario(house, { ...scenario, play: changed });
        expect(failures, JSON.stringify(wrong)).toEqual([
          expect.stringContaining(`after answer ${i + 1} (${turn.answer}): `),
        ]);
        tried++;
      }
    });
    expect(tried).toBeGreaterThan(3);
  });

  test("an answer that is not offered ends the scenario with the reason", () => {
    const { scenario } = all.find(({ file }) => file === "scavenging.json") ?? all[0];
    const wrong = { ...scenario, play: [{ answer: "end" }, ...scenario.play] };
    expect(runScenario(house, wrong)).toEqual([
      expect.stringMatching(/^answer 1 \(end\): "end" is not offered .*\(place-first, BO-4\.1\)/),
    ]);
  });

  test("what is no position is refused, with every fault", () => {
    const [{ scenario }] = all;
    const run = (position: Scenario["position"]) => () =>
      runScenario(house, { ...scenario, position });
    expect(run({})).toThrow("position: expected a phase (or an agenda) to begin with");
    expect(run({ phase: "noon", veil: 9 })).toThrow(/position\.phase.*"veil"/);
    expect(run({ phase: "reveal", quarters: { north: { victim: "the-mayor" } } })).toThrow(
      '"the-mayor"',
    );
    expect(run({ phase: "reveal", players: [{}, {}, {}] })).toThrow(
      "players: there are 2 of them, the position gives 3",
    );
  });
});
