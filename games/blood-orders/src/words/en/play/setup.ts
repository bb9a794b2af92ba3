import { FEWEST_PLAYERS, MOST_PLAYERS, type Setup } from "../../../setup.js";
import { seatName } from "./look.js";

/** What can be agreed before a game, and what was agreed. */

export const setupFields: Readonly<Record<keyof Setup, string>> = {
  players: `how many play (${FEWEST_PLAYERS} to ${MOST_PLAYERS})`,
  start: "the first start player: random, or the number of a player, from 1",
  trackKnownCards: "whether players see which cards of others are known: true or false",
};

export function setupWords({ players, start, trackKnownCards }: Setup): string {
  const first = start === "random" ? "a random start player" : `${seatName(start - 1)} starts`;
  const known = trackKnownCards === true ? ", known cards are tracked" : "";
  return `${players} players, ${first}${known}`;
}
