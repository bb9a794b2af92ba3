import { judgementOf, playWithBots, random } from "@coterie/bots";
import { advance, keyOf, newContext, sealedChance, seedFrom } from "@coterie/kernel";
import { type Fact, mastersOfTheNight } from "@coterie/masters-of-the-night";
import { describe, expect, test } from "vitest";
import type { MastersRow } from "../src/masters/row.js";
import { mastersWatch } from "../src/masters/watch.js";
import { playerOf } from "../src/run/play-task.js";
import { MASTERS, planFor } from "./support/experiments.js";

/** Rows of Masters of the Night beside the same games, looked at by other means. */

const game = mastersOfTheNight();
const setup = game.readSetup({ vampires: 3 });
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

interface Replayed {
  readonly facts: readonly Fact[];
  readonly answers: number;
  readonly outcome: string;
  readonly rounds: number;
  /** The estimate in the middle of each event: at the reveal, and when its day was over. */
  readonly events: ReadonlyMap<string, readonly [before: number, after: number]>;
}

function replay(seed: string): Replayed {
  const judgement = judgementOf(game);
  const facts: Fact[] = [];
  const events = new Map<string, [number, number]>();
  let current = "";
  const chance = (): number => judgement?.chance(run, 0) ?? 0;
  const run = newContext(game, game.begin(setup, sealedChance(keyOf(seedFrom(seed)))), (fact) => {
    facts.push(fact);
    if (fact.fact === "event-revealed") {
      current = game.content.events[fact.event ?? 0].card.id;
      events.set(current, [chance(), Number.NaN]);
    }
    if (fact.fact === "night-fell") events.set(current, [events.get(current)?.[0] ?? 0, chance()]);
  });
  advance(game, run);
  const answers = playWithBots(game, run, [random()], seed);
  const { outcome, round } = run.state;
  const last = events.get(current);
  if (last !== undefined && Number.isNaN(last[1])) last[1] = chance();
  return { facts, answers, outcome: game.outcomes[outcome - 1], rounds: round, events };
}

const play = playerOf(planFor(MASTERS, { setup: { vampires: 3 } }).workload);

function rowOf(deal: number): MastersRow {
  return play({ cell: 0, deal, seating: 0 }) as MastersRow;
}

describe.each(SEEDS)("deal %i", (deal) => {
  const row = rowOf(deal);
  const other = replay(`small/${deal}`);
  const count = (name: Fact["fact"]): number =>
    other.facts.filter(({ fact }) => fact === name).length;

  test("is the game that it says", () => {
    const { answers, outcome, rounds } = other;
    expect(row).toMatchObject({ answers, outcome, rounds, seed: `small/${deal}` });
    expect(row.team).toEqual(setup.vampires);
  });

  test("tells the veil", () => {
    const lost = other.facts.filter(({ fact }) => fact === "veil-lost");
    const total = lost.reduce((sum, { n = 0 }) => sum + n, 0);
    expect(Object.values(row.losses).reduce((a, b) => a + b, 0)).toBe(total);
    expect(row.veil).toHaveLength(row.rounds + 1);
    expect(row.veil[0]).toBe(6);
    expect(row.course).toHaveLength(row.rounds);
  });

  test("tells every event that came, and how it moved the estimate", () => {
    const came = [...other.events.keys()];
    for (const id of came) {
      expect(row.deck).toContain(id);
      const [before, after] = other.events.get(id) ?? [0, 0];
      const [times, sum, greatest] = row.acted[id];
      // A card that stays may be set off later, too.
      if (times === 1) expect(sum).toBeCloseTo(100 * (after - before), 0);
      expect(Math.abs(greatest)).toBeLessThanOrEqual(100);
    }
    expect(count("event-revealed")).toBe(came.length);
    expect(row.deck).toHaveLength(15);
    expect(new Set(row.deck).size).toBe(15);
  });

  test("counts what was used", () => {
    expect(row.relics).toHaveLength(count("relic-drawn"));
    const used = Object.entries(row.acted).filter(([id]) => id.includes(":"));
    expect(used.reduce((sum, [, [times]]) => sum + times, 0)).toBe(count("ability-used"));
    const turns = row.options["night.act end-turn"]?.[0] ?? 0;
    expect(row.options["night.act recruit"]?.[0] ?? 0).toBeLessThanOrEqual(turns);
    expect(row.decisions).toBeLessThanOrEqual(row.answers);
    expect(row.branching).toBeGreaterThanOrEqual(2);
  });
});

test("the same seed deals the same city and events in every cell", () => {
  const cells = playerOf(
    planFor(MASTERS, { matrix: { vampires: [2, 4], bots: ["random"] } }).workload,
  );
  const [two, four] = [0, 1].map((cell) => cells({ cell, deal: 1, seating: 0 }) as MastersRow);
  expect(two.city).toEqual(four.city);
  expect(two.deck).toEqual(four.deck);
  expect(two.team).not.toEqual(four.team);
});

test("what the Borrowed Heart lends is the relic's doing", () => {
  const { vampires, relics } = game.content;
  const run = newContext(game, game.begin(setup, sealedChance(keyOf(seedFrom("lent")))));
  const watcher = mastersWatch(game)(run);
  const absent = vampires.findIndex((_, vampire) => !run.state.vampires.includes(vampire));
  const relic = relics.findIndex(({ card }) => card.id === "borrowed-heart");
  const { piece } = vampires[absent].blood;
  const facts: Fact[] = [
    { fact: "relic-used", rule: "MN-9.3", vampire: 0, relic },
    { fact: "ability-used", rule: "MN-5.6", vampire: 0, piece, ability: "blood" },
    { fact: "blood-lost", rule: "MN-5.6", vampire: 0, n: 1 },
  ];
  for (const fact of facts) watcher.tell(fact);
  expect(Object.keys(watcher.seen().acted)).toEqual(["borrowed-heart"]);
});
