import type { Game } from "../game.js";
import type { Kit } from "../rulebook.js";
import { newRun, seatsAsked } from "../run.js";
import { type Audience, SPECTATOR } from "../state.js";

/** A position of a game that is looked at closely. */
export interface Position<K extends Kit> {
  readonly game: Game<K>;
  readonly setup: K["Setup"];
  /** The state of the running game: to be looked at, never to be changed. */
  readonly state: K["State"];
  /** The seats that are asked now; none when the game is over. */
  readonly asked: readonly number[];
  /** Every seat, and a spectator. */
  readonly audiences: readonly Audience[];
  /**
   * A state of its own for a check, read from the text: a game whose copier is broken cannot
   * carry the damage from one check to the next.
   */
  fresh(): K["State"];
}

/** A check of a position: what is wrong there, or nothing. */
export interface PositionCheck {
  readonly name: string;
  fault<K extends Kit>(at: Looked<K>): string | undefined;
}

/** A position with numbers for one check of it; the same whenever the game is repeated. */
export interface Looked<K extends Kit> extends Position<K> {
  readonly picks: (below: number) => number;
}

export function positionOf<K extends Kit>(
  game: Game<K>,
  setup: K["Setup"],
  state: K["State"],
): Position<K> {
  const text = JSON.stringify(state);
  return {
    game,
    setup,
    state,
    asked: seatsAsked(game, newRun(game, state)),
    audiences: [...Array(game.seats(setup)).keys(), SPECTATOR],
    fresh: () => JSON.parse(text),
  };
}
