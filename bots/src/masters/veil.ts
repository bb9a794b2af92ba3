import {
  agentsAt,
  hasMoreAgents,
  hasMoreMinions,
  modified,
  type State,
  type Table,
} from "@coterie/masters-of-the-night";
import { positions } from "./grid.js";
import { worth } from "./worth.js";

/** MN-3.4. */
const HIGH_VEIL = 4;
/** How many agents the text of an event places beside its grid, about. */
const AGENTS_BY_TEXT = 0.5;
/** How likely agents come into a given district, about. */
const ENTRY = 0.2;

/** What the veil is worth, as it is expected to be after the next event. */
export function veilWorth(g: Table): number {
  const s = g.state;
  const veil = s.event < 0 ? s.veil : veilAfterEvent(g);
  if (veil <= 0) return worth.veilGone;
  const demand = expectedAgents(g);
  const shortage = Math.max(0, demand - s.agentReserve);
  const later = Math.max(0, 2 * demand - Math.max(demand, s.agentReserve));
  const expected = veil - shortage - ENTRY * lossByEntries(g) + printed(g);
  return between(worth.veil, expected) + worth.laterShortage * later;
}

/** MN-3.8: what the event that is being resolved has cost so far is lost when it is over. */
function veilAfterEvent(g: Table): number {
  const s = g.state;
  let entries = 0;
  for (const district of positions) {
    if (s.entered[district] > 0 || (s.demand[district] > 0 && isSeen(s, district))) {
      entries += entryLoss(g, district);
    }
  }
  return s.veil + s.eventGain - s.eventLoss - s.eventShortage - entries;
}

function expectedAgents(g: Table): number {
  const tracker = g.content.trackers[g.state.vampires.length];
  const { red, grey } = g.state.veil >= HIGH_VEIL ? tracker.high : tracker.low;
  return red + grey[0] + grey[1] + AGENTS_BY_TEXT;
}

/** What it would cost if agents entered all districts where they must not. */
function lossByEntries(g: Table): number {
  let loss = 0;
  for (const district of positions) if (isSeen(g.state, district)) loss += entryLoss(g, district);
  return loss;
}

/** MN-3.7, as what lies on the table changes it. */
function entryLoss(g: Table, district: number): number {
  return Math.max(0, modified(g, "entry-loss", 1, -1, district));
}

/** MN-3.7: agents must not enter, because of a minion or an awake vampire. */

function isSeen(s: State, district: number): boolean {
  if (s.minions[district] > 0) return true;
  for (let v = 0; v < s.at.length; v++) if (s.at[v] === district && s.blood[v] > 0) return true;
  return false;
}

/** The printing house of the house pack gives or takes veil every day. */
function printed(g: Table): number {
  const s = g.state;
  const house = s.city.findIndex((d) => g.content.districts[d].card.id === "printing-house");
  if (house < 0) return 0;
  if (s.minions[house] >= 2 && hasMoreMinions(s, house)) return 0.7;
  return agentsAt(s, house) >= 2 && hasMoreAgents(s, house) ? -0.8 : 0;
}

/** A table read between its entries; below them it goes on to fall, at the top it ends. */
function between(table: readonly number[], at: number): number {
  if (at <= 0) return table[0] + worth.veilBelow * -at;
  const low = Math.min(table.length - 2, Math.floor(at));
  return table[low] + Math.min(1, at - low) * (table[low + 1] - table[low]);
}
