import { type Play, seedFrom, startPlay } from "@coterie/kernel";
import type { Masters, MastersKit, Position } from "../../src/index.js";
import { testGame } from "./table.js";

/** A game that begins as a setup says, not at a position. */
export interface Begun {
  readonly play: Play<MastersKit>;
  readonly position: Position;
  readonly facts: Record<string, unknown>[];
}

export function start(setup: unknown, seed = "setup", game: Masters = testGame): Begun {
  const { play, facts } = startPlay(game, setup, seedFrom(seed));
  return {
    play,
    position: game.name(play.state) as Position,
    facts: facts.map((fact) => game.nameFact(play.state, fact)),
  };
}

/** The faults of a setup that is refused, one by one; none if it is not. */
export function faultsOf(setup: unknown, game: Masters = testGame): string[] {
  try {
    game.readSetup(setup);
    return [];
  } catch (error) {
    return (error as Error).message.replace("the setup cannot be used: ", "").split("; ");
  }
}
