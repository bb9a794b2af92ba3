import type { Game } from "../game.js";
import type { Kit } from "../rulebook.js";
import { askedSeats, newContext } from "../run.js";
import { type Audience, SPECTATOR } from "../state.js";
import type { Disguise } from "./plan.js";

/** Where a running game is looked at closely, and with what. */
export interface Place<K extends Kit> {
  readonly game: Game<K>;
  readonly setup: K["Setup"];
  /** The state of the running game: to be looked at, never to be changed. */
  readonly state: K["State"];
  readonly disguise: Disguise<K["State"]> | undefined;
}

/** A position of a game that is looked at closely. */
export interface Position<K extends Kit> extends Place<K> {
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
  /** Whether it can be made here; always, unless it says otherwise. */
  isDue?<K extends Kit>(at: Position<K>): boolean;
  fault<K extends Kit>(at: Looked<K>): string | undefined;
}

/** A position with numbers for one check of it; the same whenever the game is repeated. */
export interface Looked<K extends Kit> extends Position<K> {
  readonly picks: (below: number) => number;
}

export function positionOf<K extends Kit>(place: Place<K>): Position<K> {
  const { game, setup, state } = place;
  const text = JSON.stringify(state);
  return {
    ...place,
    asked: askedSeats(game, newContext(game, state)),
    audiences: [...Array(game.seats(setup)).keys(), SPECTATOR],
    fresh: () => JSON.parse(text),
  };
}
