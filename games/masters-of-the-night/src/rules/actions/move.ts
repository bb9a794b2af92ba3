import type { Options, Reason } from "@coterie/kernel";
import { POSITIONS } from "../../state.js";
import { reason, type Table } from "../../table.js";
import { apCost, priceWarning } from "../activation.js";
import { loseBlood } from "../blood.js";
import { forbidden, tooFewAp, tooLittleBlood, tooLittleVeil } from "../reasons.js";
import { isBanned, standingRow } from "../standing.js";
import { isNear, neighbours } from "../terms.js";
import { travel } from "../travel.js";
import { loseVeil } from "../veil.js";
import type { NightAction } from "./action.js";

/** MN-5.1: to an adjacent district, with any number of the minions there. */

const MINIONS = 16;
const mayNotLeave = reason("may-not-leave", "MN-5.1");
const mayNotEnter = reason("may-not-enter", "MN-5.1");

function moveObstacle(g: Table, vampire: number, to: readonly number[]): Reason | undefined {
  if (apCost(g, "move-ap", 1, vampire) > g.state.ap) return tooFewAp;
  if (isBanned(g, "move-out", vampire, g.state.at[vampire])) return mayNotLeave;
  return to.some((district) => canEnter(g, vampire, district)) ? undefined : mayNotEnter;
}

function canEnter(g: Table, vampire: number, district: number): boolean {
  return !isBanned(g, "move-in", vampire, district);
}

function listMoves(
  g: Table,
  vampire: number,
  to: readonly number[],
  options: Options,
  from: number,
): void {
  const minions = g.state.minions[g.state.at[vampire]];
  for (const district of to) {
    if (!canEnter(g, vampire, district)) continue;
    for (let n = 0; n <= minions; n++) options.add(from + district * MINIONS + n);
  }
}

/** How many minions come along, by the detail of an option to move. */
export function minionsAlong(detail: number): number {
  return detail % MINIONS;
}

function moveKey(g: Table, detail: number): string {
  const { id } = g.content.districts[g.state.city[Math.floor(detail / MINIONS)]].card;
  const minions = minionsAlong(detail);
  return minions === 0 ? id : `${id}+${minions}`;
}

function performMove(g: Table, vampire: number, detail: number): void {
  const s = g.state;
  s.ap -= apCost(g, "move-ap", 1, vampire);
  travel(g, vampire, Math.floor(detail / MINIONS), minionsAlong(detail), "MN-5.1");
}

export const move: NightAction = {
  name: "move",
  rule: "MN-5.1",
  obstacle: (g, vampire) => moveObstacle(g, vampire, neighbours[g.state.at[vampire]]),
  list: (g, vampire, options, from) =>
    listMoves(g, vampire, neighbours[g.state.at[vampire]], options, from),
  key: (g, _vampire, detail) => `move:${moveKey(g, detail)}`,
  perform: performMove,
};

const noReach = reason("nothing-carries-so-far", "MN-5.1");

/** The districts that are too far for a plain move, by position. */
const farFrom: readonly (readonly number[])[] = neighbours.map((_, from) =>
  Array.from({ length: POSITIONS }, (_, to) => to).filter((to) => !isNear(from, to)),
);

function reachCost(g: Table, vampire: number): { blood: number; veil: number } | undefined {
  const row = standingRow(g, "reach", vampire, g.state.at[vampire]);
  return row < 0 ? undefined : g.content.standings[g.state.standing[row]].cost;
}

/** MN-9.3: a relic that carries its holder farther when moving, for its price. */
export const leap: NightAction = {
  name: "leap",
  rule: "MN-9.3",
  obstacle(g, vampire) {
    const cost = reachCost(g, vampire);
    if (cost === undefined) return noReach;
    if (isBanned(g, "relic", vampire, g.state.at[vampire])) return forbidden;
    if (cost.blood > g.state.blood[vampire]) return tooLittleBlood;
    if (cost.veil > g.state.veil) return tooLittleVeil;
    return moveObstacle(g, vampire, farFrom[g.state.at[vampire]]);
  },
  list: (g, vampire, options, from) =>
    listMoves(g, vampire, farFrom[g.state.at[vampire]], options, from),
  key: (g, _vampire, detail) => `leap:${moveKey(g, detail)}`,
  perform(g, vampire, detail) {
    const cost = reachCost(g, vampire);
    performMove(g, vampire, detail);
    loseBlood(g, vampire, cost?.blood ?? 0, "MN-9.3");
    loseVeil(g, cost?.veil ?? 0, "MN-9.3", "cost");
  },
  warning(g, vampire) {
    const cost = reachCost(g, vampire);
    return cost === undefined ? undefined : priceWarning(g, vampire, { ap: 0, ...cost });
  },
};
