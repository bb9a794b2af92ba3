import { modified, type Table, type ValueName } from "@coterie/blood-orders";
import { orderNames } from "./board.js";

/** Symbols that come to any pile of this Order there: from boosts and from Rituals. */
export function symbolsAdded(g: Table, seat: number, order: number, at: number): number {
  return g.state.boosts[seat * orderNames.length + order] + added(g, orderNames[order], seat, at);
}

/** What Rituals add to a player's value, in this Quarter or nowhere. */
export function added(g: Table, value: ValueName, seat: number, at: number): number {
  return modified(g, value, 0, seat, at);
}
