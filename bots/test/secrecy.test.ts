import { bloodOrders } from "@coterie/blood-orders";
import {
  type AnyGame,
  advance,
  answerAtRandom,
  askedSeats,
  canonical,
  dice,
  type Kit,
  newContext,
  swiftChance,
} from "@coterie/kernel";
import { mastersOfTheNight } from "@coterie/masters-of-the-night";
import { describe, expect, test } from "vitest";
import { botCalled, byIterations, decideOn, hintOn, type Sight, sightOf } from "../src/index.js";

/**
 * What a bot answers, tells of its plan and advises is a function of what its seat sees and of its own
 * chance: in two worlds that look alike to the seat it is the same.
 */

/** A real position, and another one that looks exactly like it to the seat that is asked. */
interface Twins {
  readonly real: unknown;
  readonly twin: unknown;
  readonly seat: number;
  readonly where: string;
}

/** At every so many answers of a random game. */
function twinsOf(game: AnyGame, setup: unknown, every: number): Twins[] {
  const seed = `alike/${game.id}`;
  const run = newContext(game, game.begin(game.readSetup(setup), swiftChance(seed)));
  advance(game, run);
  const pick = dice(seed);
  const found: Twins[] = [];
  for (let answers = 0; run.state.outcome === 0; answers++) {
    const asked = answers % every === 0 ? askedSeats(game, run) : [];
    for (const seat of asked) {
      const real = game.copy(run.state);
      const twin = game.imagine(game.view(real, seat), swiftChance(`${seed}/${answers}/${seat}`));
      found.push({ real, twin, seat, where: `${seed}, answer ${answers}, seat ${seat}` });
    }
    answerAtRandom(game, run, pick);
  }
  return found;
}

type Given = (sight: Sight<Kit>) => unknown;

const given: Readonly<Record<string, Given>> = {
  random: (sight) => decideOn(botCalled(sight.game, "random"), sight, undefined),
  greedy: (sight) => decideOn(botCalled(sight.game, "greedy"), sight, undefined),
  search: (sight) => decideOn(botCalled(sight.game, "search:6"), sight, undefined),
  "a hint": (sight) => hintOn(sight, byIterations(6)),
};

const masters: AnyGame = mastersOfTheNight();
const blood: AnyGame = bloodOrders();

describe.each([
  { game: masters, setup: { vampires: 4, players: 2 }, every: 2 },
  { game: blood, setup: { players: 3 }, every: 19 },
])("$game.id", ({ game, setup, every }) => {
  const all = twinsOf(game, setup, every);

  test("there are many such worlds, and they are not the same", () => {
    const different = all.filter(({ real, twin }) => canonical(real) !== canonical(twin));
    expect(different.length).toBeGreaterThan(9);
    expect(different.length).toBe(all.length);
    for (const { real, twin, seat, where } of all) {
      expect(game.view(twin, seat), where).toEqual(game.view(real, seat));
    }
  });

  test.each(Object.keys(given))("%s is the same in worlds that look alike", (name) => {
    for (const { real, twin, seat, where } of all) {
      const [here, there] = [real, twin].map((world) =>
        given[name](sightOf(game, world, seat, dice(where))),
      );
      expect(there, where).toEqual(here);
    }
  });

  test("whoever looked behind the view would be caught", () => {
    const caught = all.filter(({ real, twin, seat, where }) => {
      const [here, there] = [real, twin].map((world) => {
        const sight = sightOf(game, world, seat, dice(where));
        const known = { imagine: () => game.copy(world) };
        const cheating: AnyGame = { ...game, ...known };
        return given["a hint"]({ ...sight, ...known, game: cheating });
      });
      return canonical(here) !== canonical(there);
    });
    expect(caught.length).toBeGreaterThan(0);
  });
});
