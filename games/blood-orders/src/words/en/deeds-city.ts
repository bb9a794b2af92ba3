import { quantityOf, valueWords } from "./amounts.js";
import { type Deed, deed, order } from "./clause.js";
import type { DeedOf } from "./deeds.js";
import { noun } from "./english.js";
import { areBoth, placeNamed, type Scope, someoneNamed } from "./scope.js";

/** The dice, and the Victims of the city and the deck. */

export function shift({ at, by }: DeedOf<"shift">, scope: Scope): Deed {
  return order(by < 0 ? "lower" : "raise", placeNamed(scope, at).own("die"), ` by ${Math.abs(by)}`);
}

export const setDie = ({ at, to }: DeedOf<"set-die">, scope: Scope): Deed =>
  order("set", placeNamed(scope, at).own("die"), ` to ${valueWords(to, scope)}`);

function swap(a: string, b: string, one: string, both: string, scope: Scope): Deed {
  if (areBoth(scope, a, b)) return order("swap", `their ${both}`);
  // "Its die with the die here": what was chosen comes first.
  const [first, second] = a === "here" ? [b, a] : [a, b];
  const other = placeNamed(scope, second).own(one);
  return order("swap", placeNamed(scope, first).own(one), ` with ${other}`);
}

export const swapDice = ({ a, b }: DeedOf<"swap-dice">, scope: Scope): Deed =>
  swap(a, b, "die", "dice", scope);

export const swapVictims = ({ a, b }: DeedOf<"swap-victims">, scope: Scope): Deed =>
  swap(a, b, "Victim", "Victims", scope);

const victimAt = (at: string, scope: Scope): string => placeNamed(scope, at).own("Victim");

export const dismiss = ({ at }: DeedOf<"dismiss">, scope: Scope): Deed =>
  order("discard", victimAt(at, scope));

export const bury = ({ at }: DeedOf<"bury">, scope: Scope): Deed =>
  order("put", victimAt(at, scope), " under the deck");

export const summon = ({ at }: DeedOf<"summon">, scope: Scope): Deed =>
  order("deal", "a Victim", ` to ${placeNamed(scope, at).own("empty Dusk space")}`);

export function seize(step: DeedOf<"seize">, scope: Scope): Deed {
  const who = someoneNamed(scope, step.who ?? "self");
  return deed(who, ["take", "takes"], victimAt(step.at, scope), ` into ${who.own("hand")}`);
}

export function cull({ n }: DeedOf<"cull">, scope: Scope): Deed {
  if (n === undefined || n === 1) return order("discard", "the top Victim of the deck");
  const { head, tail } = quantityOf(n, noun("Victim"), scope);
  if (typeof n === "number") return order("discard", `the top ${head} of the deck`);
  return order("discard", `${head} from the top of the deck`, tail);
}

type May = NonNullable<DeedOf<"look">["may"]>;

/** Before and after the Victim: "put … under the deck". */
const mayWords: Readonly<Record<May, (victim: string) => readonly [string, string]>> = {
  take: () => ["take", "into your hand"],
  discard: () => ["discard", ""],
  bury: () => ["put", "under the deck"],
  raise: () => ["put", "on top"],
  place: (victim) => ["put", `in place of ${victim} (which is discarded)`],
};

export function look({ n, may, at }: DeedOf<"look">, scope: Scope): Deed {
  const top = n === 1 ? "the top Victim of the deck" : `the top ${n} Victims of the deck`;
  if (may === undefined) return order("look", `at ${top}`);
  const [verb, to] = mayWords[may](victimAt(at ?? "here", scope));
  const which = n === 1 ? `which you may ${verb}` : `of which you may ${verb} one`;
  return order("look", `at ${top}`, `, ${which} ${to}`.trimEnd());
}
