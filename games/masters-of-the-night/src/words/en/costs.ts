import type { Activated, Cost } from "../../content/pieces.js";
import { conditionWords } from "./conditions.js";
import { facesWords, listed, numberWord } from "./numbers.js";
import type { Scope } from "./scope.js";

/** What must be paid, and when it may be paid. */

const parts: { readonly [Key in keyof Cost]-?: (value: NonNullable<Cost[Key]>) => string } = {
  ap: (n) => `${n} AP`,
  blood: (n) => `${n} blood`,
  veil: (n) => `${n} veil`,
  minions: (n) => `${numberWord(n)} ${n === 1 ? "minion" : "minions"}`,
  die: (faces) => (faces.length === 6 ? "a die" : `a die showing ${facesWords(faces)}`),
};

function costParts(cost: Cost): string[] {
  const { ap, blood, veil, minions, die } = cost;
  return [
    ...(ap === undefined ? [] : [parts.ap(ap)]),
    ...(blood === undefined ? [] : [parts.blood(blood)]),
    ...(veil === undefined ? [] : [parts.veil(veil)]),
    ...(minions === undefined ? [] : [parts.minions(minions)]),
    ...(die === undefined ? [] : [parts.die(die)]),
  ];
}

/** "1 blood and 1 veil". */
export const costWords = (cost: Cost): string => listed(costParts(cost), "and");

/** "(1 AP, a die showing 1–3, once per round; only if …)". */
export function termsWords(activated: Activated, extra: readonly string[], scope: Scope): string {
  const paid = costParts(activated.cost);
  const once = activated.once === undefined ? [] : ["once per round"];
  const terms = [...(paid.length > 0 ? paid : ["free"]), ...extra, ...once].join(", ");
  const when = activated.when ? `; only if ${conditionWords(activated.when, scope)}` : "";
  return `(${terms}${when})`;
}
