import {
  answer,
  dice,
  openQuestions,
  redactFacts,
  seedFrom,
  startPlay,
  type Tally,
} from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { type Fact, playWords, type State } from "../../../src/index.js";
import { museumFight } from "../../support/combat.js";
import { type TestTable, table, testGame } from "../../support/table.js";
import { factsAfter } from "./told.js";

/** A game in numbers. */

/** The rows of a tally by their labels. */
function rowsOf(tallies: readonly Tally[], title: string): Record<string, readonly number[]> {
  const rows = tallies.find((tally) => tally.title === title)?.rows ?? [];
  return Object.fromEntries(rows.map(({ label, values }) => [label, values]));
}

function talliesAfter(t: TestTable, ...keys: readonly string[]): readonly Tally[] {
  const facts = factsAfter(t, ...keys);
  return playWords(t.game).tallies(t.state, facts);
}

describe("fights", () => {
  test("MN-6.2, MN-6.3 a fight that is won, with minions and dice", () => {
    const t = museumFight({
      vampires: { imre: { at: "museum" } },
      districts: { museum: { exposed: 3, minions: 1 } },
      dice: [6, 3, 1, 1],
    });
    const tallies = talliesAfter(t, "fight", "minions:1", "die:6", "die:3");
    expect(tallies[0].columns).toEqual(["Imre", "Mila"]);
    expect(rowsOf(tallies, "Vampires")).toEqual({
      Kills: [3, 0],
      "Fights won": [1, 0],
      "Dice used in fights": [2, 0],
      "Dice that struck": [2, 0],
      "Agents removed in fights": [3, 0],
      "Blood lost": [1, 0],
      "Minions given up in fights": [1, 0],
    });
    expect(rowsOf(tallies, "The city")).toEqual({
      "Agents removed": [3],
      "Minions lost": [1],
      Fights: [1],
    });
  });

  test("MN-6.6 who takes over has fought, too; agents that are left make it no victory", () => {
    const t = museumFight({
      vampires: { imre: { at: "museum", blood: 1 }, mila: { at: "museum", kills: 9 } },
      districts: { museum: { exposed: 3 } },
      dice: [2, 6, 1, 5],
    });
    const tallies = talliesAfter(t, "fight", "die:2", "die:6", "die:1");
    expect(rowsOf(tallies, "Vampires")).toEqual({
      "Fights that left agents": [1, 1],
      "Dice used in fights": [1, 2],
      "Dice that struck": [0, 1],
      // Mila's kill count is full, but the agent is gone all the same.
      "Agents removed in fights": [0, 1],
      "Blood lost": [1, 1],
      "Times drained": [1, 0],
    });
  });

  test("MN-13 in the summary reading dice count as they were picked", () => {
    const t = table(
      {
        phase: "hunt",
        vampires: { imre: { at: "museum" } },
        districts: { museum: { hidden: 3 } },
        dice: [1, 4, 6, 6],
      },
      { reading: "summary" },
    );
    expect(rowsOf(talliesAfter(t), "Vampires")).toMatchObject({
      Kills: [2, 0],
      "Fights that left agents": [1, 0],
      "Dice used in fights": [3, 0],
      "Dice that struck": [2, 0],
      "Agents removed in fights": [2, 0],
    });
  });
});

test("MN-5.8, MN-5.10 hunts and wild hunts", () => {
  const t = museumFight({ vampires: { imre: { at: "museum", blood: 1, kills: 4 } } });
  const tallies = talliesAfter(t, "hunt", "wild-hunt");
  expect(rowsOf(tallies, "Vampires")).toMatchObject({
    "Blood gained": [3, 0],
    Hunts: [1, 0],
    "Wild hunts": [1, 0],
  });
  expect(rowsOf(tallies, "Veil lost to")).toEqual({ "Wild hunts": [1], "Veil lost": [1] });
});

test("MN-5.4 who recruits is whose turn it is", () => {
  const t = museumFight({ vampires: { imre: { at: "museum" } } });
  const tallies = talliesAfter(t, "end-turn", "recruit");
  expect(rowsOf(tallies, "Vampires")).toEqual({ "Minions recruited on its turns": [0, 1] });
  expect(rowsOf(tallies, "The city")).toEqual({ "Minions joined": [1] });
});

const game = testGame;

interface Played {
  readonly end: State;
  readonly facts: readonly Fact[];
}

function played(setup: object, seed: string): Played {
  const { play, facts } = startPlay(game, setup, seedFrom(seed));
  const pick = dice(`tallies of ${seed}`);
  const all: Fact[] = [...facts];
  for (;;) {
    const [question] = openQuestions(play);
    if (question === undefined) return { end: play.state, facts: all };
    const { key } = question.options[pick(question.options.length)];
    all.push(...answer(play, { seat: question.seat, question: question.id, key }));
  }
}

const added = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0);

const setups = {
  "two vampires": { vampires: 2 },
  "three vampires of two players": { vampires: 3, players: 2, difficulty: "easy" },
  "four vampires in the summary reading": { vampires: 4, reading: "summary", players: 4 },
};

/** MN-2.2, MN-2.3: what there is at the start. */
const BLOOD = 4;
const VEIL = 6;
const minionsFor: Readonly<Record<number, number>> = { 2: 2, 3: 1 };

const seeds = Object.entries(setups).flatMap(([name, setup]) =>
  Array.from({ length: 8 }, (_, i) => ({ setup, seed: `${name} ${i}` })),
);

describe.each(seeds)('in a random game, seed "$seed"', ({ setup, seed }) => {
  const { end, facts } = played(setup, seed);
  const { seen } = game.view(end, 0);
  const tallies = playWords(game).tallies(seen, facts);
  const own = (label: string): readonly number[] =>
    rowsOf(tallies, "Vampires")[label] ?? end.vampires.map(() => 0);
  const city = (label: string): number => rowsOf(tallies, "The city")[label]?.[0] ?? 0;

  test("MN-5.14, MN-8.1 kills and blood add up to what each vampire has", () => {
    expect(own("Kills")).toEqual(end.kills);
    const [gained, lost] = [own("Blood gained"), own("Blood lost")];
    expect(gained.map((n, v) => BLOOD + n - lost[v])).toEqual(end.blood);
  });

  test("MN-7.1 the veil by causes, and what is left of it", () => {
    const { "Veil lost": total = [0], ...causes } = rowsOf(tallies, "Veil lost to");
    expect(added(Object.values(causes).flat())).toBe(total[0]);
    expect(VEIL + city("Veil gained") - total[0]).toBe(end.veil);
  });

  test("MN-1.5 agents and minions add up to what lies in the city", () => {
    const minions = minionsFor[end.vampires.length] ?? 0;
    expect(minions + city("Minions joined") - city("Minions lost")).toBe(added(end.minions));
    const agents = added([...end.hidden, ...end.exposed]);
    expect(city("Agents entered") - city("Agents removed")).toBe(agents);
  });

  test("MN-3.8 the event that tears the veil is not survived", () => {
    const survived = ["I", "II", "III"].map((act) => city(`Events of Act ${act} survived`));
    const over = facts.filter(({ fact }) => fact === "event-ended").length;
    const torn = facts.findIndex((fact) => fact.fact === "veil-lost" && fact.now === 0);
    const isTorn = torn >= 0 && facts.slice(torn).some(({ fact }) => fact === "event-ended");
    expect(added(survived)).toBe(isTorn ? over - 1 : over);
  });

  test("all read the same numbers, and no row is idle", () => {
    for (const seat of end.seatOf) {
      const known = redactFacts(game.facts, facts, seat);
      expect(playWords(game).tallies(seen, known)).toEqual(tallies);
    }
    const rows = tallies.flatMap((tally) => tally.rows);
    expect(rows.filter(({ values }) => added(values) === 0)).toEqual([]);
  });

  test("the ending names whatever it speaks of", () => {
    const lines = playWords(game).ending(seen, facts);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => /undefined|NaN|nobody|nowhere/.test(line))).toEqual([]);
  });

  test("of facts that keep all to themselves nothing is counted for anybody", () => {
    const bare = facts.map(({ fact, rule }): Fact => ({ fact, rule }));
    expect(rowsOf(playWords(game).tallies(seen, bare), "Vampires")).toEqual({});
  });
});
