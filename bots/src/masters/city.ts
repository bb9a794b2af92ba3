import {
  agentsAt,
  hasMoreAgents,
  hasMoreMinions,
  type State,
  type Table,
} from "@coterie/masters-of-the-night";
import { crowdWorth } from "./fights.js";
import { positions } from "./grid.js";
import { worth } from "./worth.js";

/** What lies in the districts: minions, agents, and who leads where it matters. */
export function cityWorth(g: Table): number {
  const s = g.state;
  let sum = minionsWorth(s);
  for (const district of positions) {
    sum += worth.agent * agentsAt(s, district) + worth.exposedAgent * s.exposed[district];
    if (s.minions[district] > 0 && !s.at.includes(district)) {
      sum += worth.minionAlone * s.minions[district];
    }
    sum += crowdWorth(g, district);
    sum += leads[g.content.districts[s.city[district]].card.id]?.(s, district) ?? 0;
  }
  return sum;
}

/** Every sigil that is missing takes one, and the ritual one for each vampire. */
function minionsWorth(s: State): number {
  let there = 0;
  for (const district of positions) there += s.minions[district];
  const missing = s.sigils.filter((place) => place < 0).length;
  const needed = Math.min(there, missing + s.vampires.length);
  return worth.neededMinion * needed + worth.spareMinion * (there - needed);
}

/** What the lead in some districts of the house pack brings every day; others are not judged. */
const leads: Readonly<Record<string, (s: State, district: number) => number>> = {
  hospital: (s, district) =>
    hasMoreMinions(s, district) ? 0.5 : hasMoreAgents(s, district) ? -0.6 : 0,
  cathedral: (s, district) => (hasMoreAgents(s, district) ? -0.4 : 0),
  museum: (s, district) => (hasMoreMinions(s, district) ? 0.5 : 0),
};
