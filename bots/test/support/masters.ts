import {
  advance,
  dice,
  keyOf,
  newContext,
  openScene,
  sealedChance,
  seedFrom,
} from "@coterie/kernel";
import {
  type MastersKit,
  mastersOfTheNight,
  type Position,
  type State,
  type Table,
} from "@coterie/masters-of-the-night";
import { type Bot, sightOf } from "../../src/index.js";

export const masters = mastersOfTheNight();

/** A fresh game at its first question. */
export function freshGame(seed: string, setup: unknown = {}): Table {
  const chance = sealedChance(keyOf(seedFrom(seed)));
  const run = newContext(masters, masters.begin(masters.readSetup(setup), chance));
  advance(masters, run);
  return run;
}

/** Imre and Mila in this position of a city that is always the same. */
export function position(given: Position): State {
  const setup = {
    vampires: ["imre", "mila"],
    layout: [
      "railway-station",
      "museum",
      "asylum",
      "nightclub",
      "cathedral",
      "hospital",
      "town-hall",
      "slaughterhouse",
      "printing-house",
    ],
    leader: "imre",
  };
  return openScene(masters, setup, given).play.state;
}

/** What the bot at seat 0 answers, with any of these seeds of its own chance. */
export function answers(bot: Bot<MastersKit>, state: State, seeds = 5): string[] {
  const given = Array.from({ length: seeds }, (_, i) =>
    bot.decide(sightOf(masters, state, 0, dice(i))).join("+"),
  );
  return [...new Set(given)];
}
