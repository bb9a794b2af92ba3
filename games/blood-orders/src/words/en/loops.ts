import type { Amount, Effect, Step } from "../../content/language.js";
import { forEach, valueWords } from "./amounts.js";
import { boundBy } from "./choices.js";
import { block, type Clause, type Deed, isDeed, part } from "./clause.js";
import { countedBy } from "./counts.js";
import { deedOf, isDeedStep } from "./deeds.js";
import { timesWord } from "./english.js";
import { mentions } from "./mentions.js";
import { bind, isOnlyNumber, rangeOf, type Scope, thingNamed } from "./scope.js";
import { boundKinds, setWords } from "./sets.js";

/** What is done several times, or for each of several. */

type Of<Name extends Step["do"]> = Extract<Step, { do: Name }>;

/** How the steps inside one become clauses. */
type Clauses = (effect: Effect, scope: Scope) => readonly Clause[];

/** "Raise the die of each Quarter by 1.", "Each other player loses 1 Blood, then gains 1 Fear." */
function deedsForEach(step: Of<"each">, scope: Scope): Deed[] | undefined {
  const kind = boundKinds[step.of.set];
  const words = setWords(step.of, scope, "each");
  const inner = bind(scope, { ...boundBy(step.as, step.of, scope), words });
  const simple = step.then.filter((one) => isDeedStep(one));
  if (kind === "number" || simple.length === 0 || simple.length < step.then.length)
    return undefined;
  if (simple.some((one) => mentions(one, step.as) !== 1)) return undefined;
  const deeds = simple.map((one) => deedOf(one, inner));
  const isSubject = kind === "player" && deeds.every(({ who }) => who.subject === words);
  return isSubject || deeds.length === 1 ? deeds : undefined;
}

export function each(step: Of<"each">, scope: Scope, clauses: Clauses): Clause {
  const deeds = deedsForEach(step, scope);
  if (deeds?.length === 1) return deeds[0];
  if (deeds !== undefined) return block([part("", deeds)], deeds);
  // "It" is clear for a thing; a player is "that player", beside "you".
  const fresh = boundKinds[step.of.set] !== "player";
  const then = clauses(step.then, bind(scope, { ...boundBy(step.as, step.of, scope), fresh }));
  return block([part(`for ${setWords(step.of, scope, "each")}, `, then)], then);
}

/** "do this twice: ", "do this once for each Ritual you have: ". */
function repeated(times: Amount, scope: Scope): string {
  if (typeof times === "number") return `do this ${timesWord(times)}: `;
  if (typeof times === "string") {
    const range = rangeOf(scope, times);
    if (range !== undefined) return `do this ${range}: `;
    if (isOnlyNumber(scope, times)) return "do this that many times: ";
    return `do this a number of times equal to ${thingNamed(scope, times)}: `;
  }
  if (times.per === undefined && !countedBy(times, scope).things)
    return `do this a number of times equal to ${valueWords(times, scope)}: `;
  const most = times.most === undefined ? "" : ` (at most ${timesWord(times.most)})`;
  return `do this ${timesWord(times.times ?? 1)}${forEach(times, scope)}${most}: `;
}

/** "Gain 2 Influence that many times." */
function manyTimes(times: Amount, then: readonly Clause[], scope: Scope): Deed | undefined {
  const [only, ...more] = then;
  if (only === undefined || more.length > 0 || !isDeed(only)) return undefined;
  if (typeof times !== "string" || rangeOf(scope, times) !== undefined) return undefined;
  return isOnlyNumber(scope, times) ? { ...only, tail: `${only.tail} that many times` } : undefined;
}

export const repeat = (times: Amount, then: readonly Clause[], scope: Scope): Clause =>
  manyTimes(times, then, scope) ??
  block([part(repeated(times, scope), then)], then, { order: true });
