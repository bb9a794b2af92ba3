import type { Blocked, Reason } from "@coterie/kernel";
import type { Look } from "./look.js";

/** Why something cannot be done, and what makes an option dangerous. */

/** The kill count that a rule asks for. */
const killsNeeded: Readonly<Record<string, number>> = {
  "MN-5.6": 6,
  "MN-5.8": 1,
  "MN-5.9": 2,
  "MN-5.10": 4,
  "MN-5.11": 9,
  "MN-5.12": 9,
};

type Words = string | ((look: Look, why: Reason) => string);

function killWords({ state }: Look, why: Reason): string {
  const needed = killsNeeded[why.rule];
  const has = state.kills[state.active] ?? 0;
  return needed === undefined
    ? `kill count ${has} is too low`
    : `needs kill count ${needed}; now ${has}`;
}

export const reasonTexts: Readonly<Record<string, Words>> = {
  "too-few-kills": killWords,
  "too-few-ap": ({ state }) => `not enough AP (${state.ap} left)`,
  "too-little-blood": ({ state }) => `not enough blood (${state.blood[state.active] ?? 0} left)`,
  "too-little-veil": ({ state }) => `the veil cannot pay for it (${state.veil} left)`,
  "too-few-minions": "too few minions here",
  "no-such-die": "no die of the reserve shows what it needs",
  "condition-not-met": "what it asks for is not the case",
  "used-this-round": "already used this round",
  "no-event-left": "no event is left to turn over",
  "changes-nothing": "it would change nothing now",
  "only-in-combat": "used only in a combat, after a die is picked",
  forbidden: "something in force forbids it here",
  "sigil-missing": "not every vampire has placed its sigil",
  "vampires-not-together": "not all vampires are here",
  "agents-here": "there are agents here",
  "blood-full": "it would bring no blood",
  "may-not-leave": "this district may not be left",
  "may-not-enter": "every district in reach is closed",
  "nothing-carries-so-far": "nothing carries this vampire farther than one step",
  "no-night-effect-here": "this district has no night effect",
  "no-minion-in-reserve": "no minion is left in the reserve",
  "holds-no-relic-to-use": "holds no relic that could be used",
  "sigil-used": "its sigil is already placed",
  "sigil-here": "another sigil lies here",
  "no-minion-here": "it costs a minion, and none is here",
  "no-hidden-agent": "no agent here is hidden",
  "no-exposed-agent": "no agent here is exposed",
  "no-vampire-here": "no other vampire is here",
  "nothing-to-exchange": "no relic could change hands",
  // Warnings.
  "loses-the-game": "the veil falls to 0: this loses the game at once",
  "drains-the-user": "takes the last blood: drained, and the turn ends",
};

/** The words for a reason, or undefined where it has none. */
export function reasonWords(look: Look, why: Reason): string | undefined {
  const words = reasonTexts[why.reason];
  return typeof words === "function" ? words(look, why) : words;
}

/** The actions of chapter 5 by the names that their keys begin with. */
export const actionNames: Readonly<Record<string, string>> = {
  move: "Move",
  leap: "Move far",
  expose: "Expose",
  fight: "Fight",
  recruit: "Recruit",
  "night-effect": "Night effect",
  "blood-ability": "Blood ability",
  "dark-ability": "Dark ability",
  relic: "Use a relic",
  hunt: "Hunt",
  exchange: "Exchange relics",
  "wild-hunt": "Wild hunt",
  sigillate: "Place the sigil",
  ritual: "Blood Moon ritual",
  "end-turn": "End the turn",
};

export function blockedWords(look: Look, blocked: Blocked): { action: string; why: string } {
  return {
    action: actionNames[blocked.action] ?? blocked.action,
    why: reasonWords(look, blocked) ?? blocked.reason,
  };
}
