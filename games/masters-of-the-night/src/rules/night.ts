import { push } from "@coterie/kernel";
import { NOBODY, NOWHERE } from "../state.js";
import { rulebook, type Table } from "../table.js";
import { actions, type NightAction } from "./actions/index.js";
import { minionsAlong } from "./actions/move.js";
import { gainBlood } from "./blood.js";
import { beginRound } from "./day.js";
import { happen, modified } from "./standing.js";
import { isDrained, vampireCount } from "./terms.js";
import { loseVeil } from "./veil.js";

/** Chapter 4: the night. */

export const AP_PER_TURN = 2;

/** MN-4.1: from the leader on, in turn order. */
export const beginNight = rulebook.step("night.begin", (g) => {
  const s = g.state;
  s.night = 1;
  g.tell?.({ fact: "night-fell", rule: "MN-4.1" });
  push(g, beginRound);
  const count = vampireCount(s);
  for (let i = count - 1; i >= 0; i--) push(g, beginTurn, (s.leader + i) % count);
  happen(g, "dusk", NOBODY, NOWHERE);
});

export const beginTurn = rulebook.step("night.turn", (g, vampire) => {
  const s = g.state;
  s.active = vampire;
  const ap = modified(g, "ap", AP_PER_TURN + s.nextAp[vampire], vampire, s.at[vampire]);
  s.ap = Math.max(0, ap);
  s.nextAp[vampire] = 0;
  g.tell?.({ fact: "turn-began", rule: "MN-4.1", vampire, n: s.ap });
  push(g, endTurn, vampire);
  push(g, continueTurn);
  happen(g, "turn-begins", vampire, s.at[vampire]);
  if (isDrained(s, vampire)) rise(g, vampire);
});

/** MN-4.2: a drained vampire gains 1 blood and costs 1 veil, then acts normally. */
function rise(g: Table, vampire: number): void {
  gainBlood(g, vampire, 1, "MN-4.2");
  loseVeil(g, 1, "MN-4.2", "drained");
}

/** MN-4.3: who was drained on this turn does nothing more. */
export const continueTurn = rulebook.step("night.continue", (g) => {
  g.state.omen = -1;
  if (g.state.turnOver === 0) push(g, actQuestion);
});

export const endTurn = rulebook.step("night.end-turn", (g, vampire) => {
  g.tell?.({ fact: "turn-ended", rule: "MN-4.1", vampire });
  push(g, clearTurn);
  happen(g, "turn-ends", vampire, g.state.at[vampire]);
});

/** What the end of the turn sets off still belongs to the vampire's player (MN-1.7). */
const clearTurn = rulebook.step("night.clear-turn", (g) => {
  const s = g.state;
  s.active = NOBODY;
  s.ap = 0;
  s.turnOver = 0;
  s.trail = [];
});

/** Options are the number of the action and, below that, its own detail. */
const DETAIL = 4096;
const END_TURN = actions.length * DETAIL;

/** Chapter 5: all that a vampire may do, and why not what it may not. */
const actQuestion = rulebook.question({
  name: "night.act",
  rule: "MN-4.1",
  seat: (g) => g.state.seatOf[g.state.active],
  list(g, options) {
    const { active } = g.state;
    for (let i = 0; i < actions.length; i++) {
      if (actions[i].obstacle(g, active) === undefined) {
        actions[i].list(g, active, options, i * DETAIL);
      }
    }
    options.add(END_TURN);
  },
  answer(g, option) {
    if (option === END_TURN) return;
    const { active } = g.state;
    const action = actionAt(option);
    push(g, continueTurn);
    if (action.keepsTrail !== true) g.state.trail = [];
    action.perform(g, active, option % DETAIL);
  },
  key(g, option) {
    if (option === END_TURN) return "end-turn";
    return actionAt(option).key(g, g.state.active, option % DETAIL);
  },
  warning(g, option) {
    if (option === END_TURN) return undefined;
    return actionAt(option).warning?.(g, g.state.active, option % DETAIL);
  },
  blocked(g) {
    const { active } = g.state;
    return actions.flatMap((action) => {
      const why = action.obstacle(g, active);
      return why === undefined ? [] : [{ action: action.name, ...why }];
    });
  },
});

/** The name of the action that an option of the night is about; undefined for the end of the turn. */
export function actionOf(option: number): string | undefined {
  return option === END_TURN ? undefined : actionAt(option).name;
}

/** How many minions an option to move takes along. */
export function companyOf(option: number): number {
  return minionsAlong(option % DETAIL);
}

function actionAt(option: number): NightAction {
  return actions[Math.floor(option / DETAIL)];
}
