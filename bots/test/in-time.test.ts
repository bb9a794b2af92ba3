import { bloodOrders } from "@coterie/blood-orders";
import { type AnyGame, advance, type Kit, newContext, swiftChance } from "@coterie/kernel";
import { mastersOfTheNight } from "@coterie/masters-of-the-night";
import { describe, expect, inject, test } from "vitest";
import {
  type Bot,
  botCalled,
  byTime,
  HINT_MS,
  hintsWith,
  judgementOf,
  playWithBots,
  type Sight,
} from "../src/index.js";

/**
 * Hints come within two seconds. They are thought step by step, and between two steps somebody looks at
 * the clock: so it takes HINT_MS and one step more at most. How long hints take is measured, not
 * tested (docs/benchmarks.md, "Hints"); here it is how much is done in one step.
 */
const WANTED_MS = 2000;
const MOST_PLAYED_ON = 20;

const masters: AnyGame = mastersOfTheNight();
const blood: AnyGame = bloodOrders();

const ENOUGH = inject("isNightly") ? 16 : 4;

/** What seats were asked in games of greedy bots, every so many decisions: enough of them. */
function sightsOf(game: AnyGame, setup: unknown, every: number): Sight<Kit>[] {
  const found: Sight<Kit>[] = [];
  for (let n = 1; found.length < ENOUGH; n++) {
    found.push(...sightsIn(game, setup, every, `in time ${n}`));
  }
  return found;
}

function sightsIn(game: AnyGame, setup: unknown, every: number, seed: string): Sight<Kit>[] {
  const run = newContext(game, game.begin(game.readSetup(setup), swiftChance(seed)));
  advance(game, run);
  const found: Sight<Kit>[] = [];
  let asked = 0;
  const greedy = botCalled(game, "greedy:1");
  const watching: Bot<Kit> = {
    name: "watching",
    decide(sight) {
      if (!sight.question.forced && asked++ % every === 0) found.push(sight);
      return greedy.decide(sight);
    },
  };
  const seats = game.seats(game.readSetup(setup));
  playWithBots(game, run, new Array<Bot<Kit>>(seats).fill(watching), seed);
  return found;
}

describe.each([
  // As many at the table as there can be.
  { game: masters, setup: { vampires: 5, players: 2 }, every: 9 },
  { game: blood, setup: { players: 4 }, every: 12 },
])("$game.id", ({ game, setup, every }) => {
  const sights = sightsOf(game, setup, every);

  test("between two looks at the clock a hint plays few games on", () => {
    for (const sight of sights) {
      let before = 0;
      for (const { playouts } of hintsWith(judgementOf(game), sight, (spent) => spent / 40)) {
        expect(playouts - before, sight.question.kind).toBeLessThanOrEqual(MOST_PLAYED_ON);
        before = playouts;
      }
    }
  });

  test("no step is begun after the time of a hint", () => {
    const STEP_MS = 200;
    for (const sight of sights.slice(0, 5)) {
      let now = 0;
      for (const _ of hintsWith(
        judgementOf(game),
        sight,
        byTime(HINT_MS, () => now),
      )) {
        expect(now, "a step is begun").toBeLessThan(HINT_MS);
        now += STEP_MS;
      }
      expect(now).toBeLessThan(WANTED_MS);
    }
  });
});
