import type { State, Table } from "@coterie/masters-of-the-night";
import { cityWorth } from "./city.js";
import { fightWorth } from "./fights.js";
import { goalsWorth } from "./goals.js";
import { vampiresWorth } from "./vampires.js";
import { veilWorth } from "./veil.js";
import { worth } from "./worth.js";

/** How well the coterie stands. All seats win or lose together, so it is the same for each. */
export function value(g: Table): number {
  const s = g.state;
  if (s.outcome !== 0) return s.outcome === 1 ? worth.end : -worth.end;
  return vampiresWorth(s) + veilWorth(g) + surroundings(g) + worth.event * s.events.cards.length;
}

/** What neither vampires have gained nor the veil tells: the city, who is near what, means to act. */
export function surroundings(g: Table): number {
  return cityWorth(g) + goalsWorth(g) + fightWorth(g.state) + meansWorth(g.state);
}

/** What is left to act with: dice and action points. */
function meansWorth(s: State): number {
  let sum = worth.exchange * s.trail.length;
  for (let face = 0; face < s.dice.length; face++) sum += worth.die[face] * s.dice[face];
  return s.active >= 0 && s.turnOver === 0 ? sum + worth.actionPoint * s.ap : sum;
}
