import type { State, Table } from "@coterie/masters-of-the-night";
import { logistic } from "../logistic.js";
import { surroundings } from "./value.js";
import { vampiresWorth } from "./vampires.js";
import { veilWorth } from "./veil.js";
import { worth } from "./worth.js";

/** MN-5.11. */
const MASTER_KILLS = 9;
/** More kills a night than these are out of reach in any case. */
const TOO_MANY = 4;

/** The chance that the coterie wins, as many games from positions like this one have ended. */
export function chance(g: Table): number {
  const { outcome, vampires, events } = g.state;
  if (outcome !== 0) return outcome === 1 ? 1 : 0;
  const to = worth.chance;
  const gained = to.vampires * vampiresWorth(g.state) + to.surroundings * surroundings(g);
  return logistic(
    to.base[vampires.length] +
      gained / vampires.length +
      to.veil * veilWorth(g) +
      to.night * events.cards.length +
      haste(g.state),
  );
}

/** How much must be done each night that is left, by whoever is farthest from being a master. */
function haste({ kills, sigils, events, vampires }: State): number {
  const nights = events.cards.length + 1;
  const lacking = Math.max(0, MASTER_KILLS - Math.min(...kills));
  const missing = sigils.filter((place) => place < 0).length / vampires.length;
  const to = worth.chance;
  return (
    to.killsANight * Math.min(TOO_MANY, lacking / nights) + (to.sigilsANight * missing) / nights
  );
}
