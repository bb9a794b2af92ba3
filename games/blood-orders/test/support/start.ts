import { type Audience, redactFacts, seedFrom, startPlay } from "@coterie/kernel";
import { type BloodOrders, bloodOrders } from "../../src/index.js";
import type { Position } from "../../src/position/form.js";
import { QUARTERS } from "../../src/state.js";
import { TestTable } from "./table.js";

const house = bloodOrders();

/** A market of plain Rituals, so that a player's own are not in it too. */
export const MARKET = ["r1-1", "r1-2", "r1-3", "r1-4"];

/** The plain Quarters of Act I with something changed in them. */
export function plainCity(
  changed: NonNullable<Position["quarters"]>,
): NonNullable<Position["quarters"]> {
  return Object.fromEntries(
    QUARTERS.flatMap((name, i) => {
      const change = changed[name];
      if (change === undefined) return [];
      return [[name, { location: `loc1-${i + 1}`, victim: `v1-${i + 1}`, ...change }]];
    }),
  );
}

/** A game that begins as a setup says, not at a position; the facts are those of the setup. */
export function start(setup: unknown, seed = "setup", game: BloodOrders = house): TestTable {
  return new TestTable(game, startPlay(game, setup, seedFrom(seed)));
}

/** All that an audience can learn now: the position, what has just happened, and who is asked. */
export function knownTo(t: TestTable, audience: Audience): unknown {
  const { game, state, scene } = t;
  return {
    seen: game.view(state, audience).seen,
    facts: redactFacts(game.facts, scene.facts, audience),
    seats: t.seats,
    questions: scene.play.open.map((id, seat) => (seat === audience ? t.questionOf(seat) : id)),
  };
}
