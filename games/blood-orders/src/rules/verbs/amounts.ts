import { type Compute, fault, inside, type Scope } from "@coterie/effects";
import { Options } from "@coterie/kernel";
import type { Amount, Count, Good, Some } from "../../content/language.js";
import { NONE, TOKEN_ROW } from "../../state.js";
import type { Table } from "../../table.js";
import { cardCount, handOf } from "../cards.js";
import { goodsOf } from "../goods.js";
import { isCardLike } from "./filters.js";
import { numberRef, placeRef, playerRef } from "./refs.js";
import { listerOf } from "./sets.js";

/** "all" is more than there ever is: what is done stops at what there is. */
const ALL = 1000;

export function someOf(n: Some | undefined, scope: Scope): Compute<Table> {
  if (n === "all") return () => ALL;
  return n === undefined ? () => 1 : amountOf(n, inside(scope, "n"));
}

/** BO-1.4: supplies are unlimited, so that nobody can have all of one. */
export function fromSupply(n: Some | undefined, scope: Scope): Compute<Table> {
  if (n === "all") fault(inside(scope, "n"), "a supply has no end (BO-1.4): expected a number");
  return someOf(n, scope);
}

export function amountOf(amount: Amount, scope: Scope): Compute<Table> {
  if (typeof amount === "number") return () => amount;
  if (typeof amount === "string") return numberRef(amount, scope);
  return scaled(amount, counter(amount, scope));
}

/** One for every so many, so many for each, never more than so many. */
function scaled({ per, times, most }: Count, counted: Compute<Table>): Compute<Table> {
  if (per === undefined && times === undefined && most === undefined) return counted;
  return (g, env) => {
    const n = Math.floor(counted(g, env) / (per ?? 1)) * (times ?? 1);
    return most === undefined ? n : Math.min(n, most);
  };
}

function counter(count: Count, scope: Scope): Compute<Table> {
  const who = playerRef(count.who ?? "self", inside(scope, "who"));
  switch (count.count) {
    case "blood":
    case "influence":
    case "vp":
    case "fear": {
      const what: Good = count.count;
      return (g, env) => goodsOf(g.state, what)[who(g, env)];
    }
    case "rituals":
      return (g, env) => g.state.rituals[who(g, env)].length;
    case "cards":
      return (g, env) => cardCount(g.state, who(g, env));
    case "torpor":
      return cardsLike(count, (g, env) => g.state.torpor[who(g, env)]);
    case "hand":
      if (!scope.path.includes(SCORE))
        fault(scope, "a hand is counted only at the end: in `score`");
      return cardsLike(count, (g, env) => handOf(g.state, who(g, env)));
    case "discards":
      return cardsLike(count, (g) => g.state.discards);
    case "act":
      return (g) => g.state.act + 1;
    case "day":
      return (g) => g.state.day;
    case "quarters":
    case "players":
      return setCounter(count, scope);
    default:
      return quarterCounter(count, scope);
  }
}

/** The path of everything that is counted when hands are shown. */
export const SCORE = "score";

function cardsLike(
  { kind, class: victimClass }: Count,
  cardsOf: (g: Table, env: Parameters<Compute<Table>>[1]) => readonly number[],
): Compute<Table> {
  return (g, env) => {
    const cards = cardsOf(g, env);
    let n = 0;
    for (let i = 0; i < cards.length; i++) {
      if (isCardLike(g.content, cards[i], kind, victimClass)) n++;
    }
    return n;
  };
}

const counted = new Options();

function setCounter(count: Count, scope: Scope): Compute<Table> {
  const set = count.in ?? { set: count.count as "quarters" | "players" };
  if (set.set !== count.count) fault(inside(scope, "in"), `expected a set of ${count.count}`);
  const list = listerOf(set, inside(scope, "in"));
  return (g, env) => {
    counted.clear();
    list(g, env, counted);
    return counted.count;
  };
}

function quarterCounter(count: Count, scope: Scope): Compute<Table> {
  if (count.at === undefined)
    fault(scope, `${count.count} is counted in a Quarter: expected \`at\``);
  const at = placeRef(count.at ?? "here", inside(scope, "at"));
  switch (count.count) {
    case "night-blood":
      return (g, env) => g.state.nightBlood[at(g, env)];
    case "night-influence":
      return (g, env) => g.state.nightInfluence[at(g, env)];
    case "tokens":
      return (g, env) => tokensAt(g, at(g, env));
    case "victim-cost":
      return (g, env) => shownBy(g, at(g, env), "cost");
    case "victim-fear":
      return (g, env) => shownBy(g, at(g, env), "fear");
    case "victim-vp":
      return (g, env) => Math.max(0, shownBy(g, at(g, env), "vp"));
    default:
      return (g, env) => g.state.dice[at(g, env)];
  }
}

function tokensAt(g: Table, quarter: number): number {
  const { tokens } = g.state;
  let n = 0;
  for (let i = 0; i < tokens.length; i += TOKEN_ROW) if (tokens[i + 1] === quarter) n++;
  return n;
}

function shownBy(g: Table, quarter: number, what: "cost" | "fear" | "vp"): number {
  const victim = g.state.victims[quarter];
  return victim === NONE ? 0 : g.content.victims[victim].card[what];
}
