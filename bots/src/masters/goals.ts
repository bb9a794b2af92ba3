import {
  agentsAt,
  isSigillated,
  modified,
  type State,
  type Table,
} from "@coterie/masters-of-the-night";
import { positions, steps } from "./grid.js";
import { worth } from "./worth.js";

/** MN-5.11. */
const MASTER_KILLS = 9;
/** More prey than this is too much for one fight. */
const MOUTHFUL = 3;
/** As far as any district can be. */
const FARTHEST = 4;
/** What so many steps leave of the worth of prey. */
const REACH = Array.from({ length: FARTHEST + 1 }, (_, way) => worth.preyFar ** way);

/** How near each vampire is to what it should do next: hunt, place its sigil, come to the ritual. */
export function goalsWorth(g: Table): number {
  const s = g.state;
  const missing = s.sigils.filter((place) => place < 0).length;
  const meeting = missing <= 1 ? bestMeeting(g) : undefined;
  let sum = missing === 0 && meeting !== undefined ? meeting.worth : 0;
  for (let v = 0; v < s.at.length; v++) {
    if (s.kills[v] < MASTER_KILLS) sum += preyWorth(s, s.at[v]);
    else if (s.sigils[v] < 0) sum += sigilWorth(s, s.at[v]);
    else if (meeting !== undefined) sum += worth.stepToRitual * steps[s.at[v]][meeting.place];
  }
  return sum;
}

function preyWorth(s: State, from: number): number {
  const { exposed, hidden } = s;
  const ways = steps[from];
  let best = 0;
  for (const district of positions) {
    const prey = Math.min(MOUTHFUL, exposed[district] + worth.preyHidden * hidden[district]);
    best = Math.max(best, prey * REACH[ways[district]]);
  }
  return worth.prey * best;
}

/** MN-5.11: the way to a district with a minion and without agent or sigil. */
function sigilWorth(s: State, from: number): number {
  let way = FARTHEST;
  for (const district of positions) {
    if (s.minions[district] === 0 || agentsAt(s, district) > 0 || isSigillated(s, district))
      continue;
    way = Math.min(way, steps[from][district]);
  }
  return worth.stepToSigil * way;
}

interface Meeting {
  readonly place: number;
  readonly worth: number;
}

/** MN-12.1: where the ritual needs the least. */
function bestMeeting(g: Table): Meeting {
  const s = g.state;
  let best: Meeting = { place: 0, worth: Number.NEGATIVE_INFINITY };
  for (const place of positions) {
    const wanted = modified(g, "ritual-minions", s.vampires.length, -1, place);
    const lacking = Math.max(0, wanted - s.minions[place]);
    let found = worth.ritualMinion * lacking + worth.ritualAgent * agentsAt(s, place);
    for (const at of s.at) found += worth.stepToRitual * steps[at][place];
    if (found > best.worth) best = { place, worth: found };
  }
  return best;
}
