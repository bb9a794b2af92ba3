import type { Some } from "../../content/language.js";
import { type Quantity, quantityOf } from "./amounts.js";
import { type Deed, deed, order } from "./clause.js";
import type { DeedOf } from "./deeds.js";
import { noun } from "./english.js";
import { goodNouns, kindNouns, orderNames } from "./nouns.js";
import { placeNamed, type Scope, someoneNamed } from "./scope.js";
import { isYou } from "./someone.js";

/** Blood, Influence, VP, Fear, and the cards that a player takes: what somebody has. */

type Loot = "blood" | "influence";

/** `all`: as it reads where there is an end to it. */
const some = (
  n: Some | undefined,
  what: keyof typeof goodNouns,
  all: string,
  scope: Scope,
): Quantity => (n === "all" ? { head: all, tail: "" } : quantityOf(n, goodNouns[what], scope));

export function change(step: DeedOf<"gain" | "lose">, scope: Scope): Deed {
  const who = someoneNamed(scope, step.who ?? "self");
  const { one } = goodNouns[step.what];
  const all = step.do === "lose" ? `all ${who.own(one)}` : `as much ${one} as there is`;
  const { head, tail } = some(step.n, step.what, all, scope);
  return deed(who, [step.do, `${step.do}s`], head, tail);
}

export function give(step: DeedOf<"give">, scope: Scope): Deed {
  const from = someoneNamed(scope, step.from);
  const to = someoneNamed(scope, step.to);
  const all = `all ${from.own(goodNouns[step.what].one)}`;
  const { head, tail } = some(step.n, step.what, all, scope);
  if (isYou(to)) return deed(from, ["give you", "gives you"], head, tail);
  return deed(from, ["give", "gives"], head, ` to ${to.object}${tail}`);
}

const loot = (n: Some | undefined, what: Loot, scope: Scope): Quantity =>
  some(n, what, `all ${goodNouns[what].one}`, scope);

export function put(step: DeedOf<"put">, scope: Scope): Deed {
  const { head, tail } = loot(step.n, step.what, scope);
  return order("put", head, ` into ${placeNamed(scope, step.at).own("Night space")}${tail}`);
}

export function take(step: DeedOf<"take">, scope: Scope): Deed {
  const { head, tail } = loot(step.n, step.what, scope);
  const who = someoneNamed(scope, step.who ?? "self");
  const from = ` from ${placeNamed(scope, step.at).own("Night space")}`;
  return deed(who, ["take", "takes"], head, `${from}${tail}`);
}

export function move(step: DeedOf<"move">, scope: Scope): Deed {
  const { head, tail } = loot(step.n, step.what, scope);
  const from = placeNamed(scope, step.from).np;
  const to = placeNamed(scope, step.to).np;
  return order("move", head, ` from ${from} to ${to}${tail}`);
}

export function recruit(step: DeedOf<"recruit">, scope: Scope): Deed {
  const who = someoneNamed(scope, step.who ?? "self");
  const { head, tail } = quantityOf(step.n, kindNouns[step.card], scope);
  return deed(who, ["take", "takes"], head, `${tail} into ${who.own("hand")}`);
}

/** Not "shows more symbols", so that it can follow "you may" and "to". */
export function boost(step: DeedOf<"boost">, scope: Scope): Deed {
  const who = someoneNamed(scope, step.who ?? "self");
  const name = orderNames[step.order];
  const { head, tail } = quantityOf(step.n, noun(`${name} symbol`), scope);
  const pile = who.own(`${name} pile`);
  return deed(who, ["add", "adds"], `${head}${tail} to ${pile}`, " today");
}
