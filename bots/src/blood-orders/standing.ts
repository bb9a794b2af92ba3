import { modified, type Table, type ValueName } from "@coterie/blood-orders";
import { NONE, orderNames } from "./board.js";

/** Symbols that come to any pile of this Order there: from boosts and from Rituals. */
export function symbolsAdded(g: Table, seat: number, order: number, at: number): number {
  return g.state.boosts[seat * orderNames.length + order] + added(g, orderNames[order], seat, at);
}

/** What Rituals add to a player's value, in this Quarter or nowhere. */
export function added(g: Table, value: ValueName, seat: number, at: number): number {
  return modified(g, value, 0, seat, at);
}

/** BO-4.4: how much Blood a Ritual costs. */
export function bloodFor(g: Table, seat: number, ritual: number): number {
  const { blood } = g.content.rituals[ritual].card.requires;
  return Math.max(0, modified(g, "ritual-blood", blood, seat, NONE));
}

/** How much Blood a Ritual costs more than there is; less than 0 where there is some over. */
export function bloodMissing(g: Table, seat: number, ritual: number): number {
  return bloodFor(g, seat, ritual) - g.state.blood[seat];
}
