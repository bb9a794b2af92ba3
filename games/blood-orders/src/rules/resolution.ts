import { push } from "@coterie/kernel";
import { DAWN, DUSK, NIGHT, NONE, ORDER_COUNT } from "../state.js";
import { rulebook, type Table } from "../table.js";
import { pay } from "./goods.js";
import { NIGHT_IN } from "./night.js";
import { decline, failAtFear, overcomesFear, playersAt, takeToken, toTorpor } from "./piles.js";
import { happen, modified } from "./standing.js";
import { quarterCount } from "./terms.js";
import { effects } from "./verbs/effects.js";

/** BO-5.2: all Dawn actions, Quarter by Quarter from North down; then all Dusk; then all Night. */
export const RESOLUTION = rulebook.step("resolution", (g) => {
  for (let order = ORDER_COUNT - 1; order >= DAWN; order--) {
    for (let quarter = quarterCount(g.state) - 1; quarter >= 0; quarter--) {
      if (order === NIGHT) push(g, NIGHT_IN, quarter);
      else push(g, actionsIn, order, quarter);
    }
  }
});

/** Dawn and Dusk are never contested: any number of players, the earliest placed first. */
const actionsIn = rulebook.step("resolution.quarter", (g, order, quarter) => {
  const [seat] = playersAt(g, order, quarter);
  if (seat === undefined) return;
  push(g, actionsIn, order, quarter);
  push(g, tokenBack, seat, order);
  resolve(g, seat, order, quarter);
});

const tokenBack = rulebook.step("resolution.token-back", (g, seat, order) =>
  takeToken(g, seat, order),
);

function resolve(g: Table, seat: number, order: number, quarter: number): void {
  if (!overcomesFear(g, seat, order, quarter)) failAtFear(g, seat, order, quarter);
  else if (order === DUSK && isVain(g, seat, quarter)) toTorpor(g, seat, DUSK, "BO-5.6");
  else push(g, actQuestion, seat, order, quarter);
}

/** BO-5.6, BO-5.10: a Dusk without a Victim or the Influence is in vain, and everybody hears why. */
function isVain(g: Table, seat: number, quarter: number): boolean {
  if (g.state.victims[quarter] === NONE) {
    g.tell?.({ fact: "no-victim", rule: "BO-5.10", seat, space: quarter });
    return true;
  }
  const n = duskCost(g, seat, quarter);
  if (g.state.influence[seat] >= n) return false;
  g.tell?.({ fact: "too-little-influence", rule: "BO-5.6", seat, space: quarter, n });
  return true;
}

export function duskCost(g: Table, seat: number, quarter: number): number {
  const { cost } = g.content.victims[g.state.victims[quarter]].card;
  return Math.max(0, modified(g, "dusk-cost", cost, seat, quarter));
}

const ACT = 1;
const DECLINE = 0;

/** BO-5.3: a player may also decline. */
const actQuestion = rulebook.question({
  name: "resolution.act",
  rule: "BO-5.3",
  seat: (_g, seat) => seat,
  list(_g, options) {
    options.add(ACT);
    options.add(DECLINE);
  },
  answer(g, option, seat, order, quarter) {
    if (option === DECLINE) decline(g, seat, order, quarter);
    else if (order === DAWN) actAtDawn(g, seat, quarter);
    else actAtDusk(g, seat, quarter);
  },
  key: (_g, option, _seat, order) => {
    if (option === DECLINE) return "decline";
    return order === DAWN ? "dawn" : "dusk";
  },
  about(g, _seat, order, quarter) {
    const { locations, victims } = g.state;
    if (order === DAWN) return g.content.locations[locations[quarter]].card.id;
    return g.content.victims[victims[quarter]].card.id;
  },
});

/** BO-5.5: the pile goes to Torpor; the Location's effect. */
function actAtDawn(g: Table, seat: number, quarter: number): void {
  const location = g.state.locations[quarter];
  g.tell?.({ fact: "dawn", rule: "BO-5.5", seat, space: quarter, location });
  toTorpor(g, seat, DAWN, "BO-5.5");
  push(g, done, seat, DAWN, quarter);
  effects.start(g, g.content.locations[location].effect, seat, quarter);
}

/** BO-5.6: the pile goes to Torpor, Influence into the Night space, then the Victim's effect. */
function actAtDusk(g: Table, seat: number, quarter: number): void {
  const victim = g.state.victims[quarter];
  const cost = duskCost(g, seat, quarter);
  g.tell?.({ fact: "dusk", rule: "BO-5.6", seat, space: quarter, card: victim, n: cost });
  toTorpor(g, seat, DUSK, "BO-5.6");
  pay(g, seat, "influence", cost, "BO-5.6");
  g.state.nightInfluence[quarter] += cost;
  push(g, done, seat, DUSK, quarter);
  effects.start(g, g.content.victims[victim].effect, seat, quarter);
}

/** Said once the effect has been resolved: triggers come after what sets them off. */
const done = rulebook.step("resolution.done", (g, seat, order, quarter) =>
  happen(g, order === DAWN ? "dawn-done" : "dusk-done", seat, quarter),
);
