import type { FactName } from "../../../facts.js";
import { vampireName } from "./look.js";
import type { Teller, Told } from "./told.js";

/** What happens in a fight, and to the dice. */

function dieUsedWords({ look, fact }: Told): string {
  if (fact.vampire === undefined) return `a die showing ${fact.face} is used up`;
  return `${vampireName(look, fact.vampire)} uses the ${fact.face}`;
}

function dieChangedWords({ fact }: Told): string {
  return fact.face === fact.now
    ? `a used ${fact.face} comes back to the reserve`
    : `a die is turned from ${fact.face} to ${fact.now}`;
}

function endWords(told: Told): string {
  const left = told.n === 0 ? "no exposed agent" : told.some("exposed agent");
  return `the fight in ${told.place} is over: ${left} left`;
}

export const fightFacts = {
  "fight-began": ({ place }) => `a fight breaks out in ${place}`,
  "minions-sacrificed": (t) => `${t.who} gives up ${t.some("minion")}, each for an agent`,
  "fighter-changed": ({ who }) => `${who} fights on`,
  "die-picked": ({ who, fact }) => `${who} picks a ${fact.face}`,
  "die-changed": dieChangedWords,
  "die-used": dieUsedWords,
  "die-returned": ({ fact }) => `a used die comes back: ${fact.face}`,
  "dice-rolled": ({ n, fact }) =>
    `${n === 0 ? "all dice are rolled" : "the reserve is rolled again"}: ${(fact.dice ?? []).join(" ")}`,
  "fight-ended": endWords,
} satisfies Partial<Record<FactName, Teller>>;
