import { FEWEST_PLAYERS, MOST_PLAYERS, type Setup } from "../../../setup.js";
import { seatName } from "./look.js";

/** What can be agreed before a game, and what was agreed. */

export const setupFields: Readonly<Record<keyof Setup, string>> = {
  players: `how many play (${FEWEST_PLAYERS} to ${MOST_PLAYERS})`,
  start: "the first start player: random, or the number of a player, from 1",
};

export function setupWords({ players, start }: Setup): string {
  const first = start === "random" ? "a random start player" : `${seatName(start - 1)} starts`;
  return `${players} players, ${first}`;
}
