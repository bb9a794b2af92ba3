import { type CompiledSet, inside, type Lister, type Scope } from "@coterie/effects";
import type { AnySet, Measure, PlayerSet, QuarterSet } from "../../content/language.js";
import { NONE, type State } from "../../state.js";
import type { Table } from "../../table.js";
import { cardCount } from "../cards.js";
import { dailyRituals } from "../daily.js";
import { goodsOf } from "../goods.js";
import { playerCount, quarterCount } from "../terms.js";
import { amountOf } from "./amounts.js";
import { isCardLike } from "./filters.js";
import { placeRef, playerRef, sleeper } from "./refs.js";

const KINDS: Readonly<Record<AnySet["set"], string>> = {
  quarters: "quarter",
  players: "player",
  torpor: "card in a Torpor",
  discards: "card",
  market: "ritual",
  used: "ritual",
  numbers: "number",
};

export function setOf(set: AnySet, scope: Scope): CompiledSet<Table> {
  return { kind: KINDS[set.set], list: listerOf(set, scope) };
}

export function listerOf(set: AnySet, scope: Scope): Lister<Table> {
  switch (set.set) {
    case "quarters":
      return quartersOf(set, scope);
    case "players":
      return playersOf(set);
    case "torpor":
      return torporOf(set, scope);
    case "discards":
      return (g, _env, members) => {
        for (const card of g.state.discards) {
          if (isCardLike(g.content, card, undefined, set.class)) members.add(card);
        }
      };
    case "market":
      return (g, _env, members) => {
        for (const ritual of g.state.market) if (ritual !== NONE) members.add(ritual);
      };
    case "used": {
      const of = playerRef(set.of ?? "self", inside(scope, "of"));
      return (g, env, members) => {
        for (const ritual of dailyRituals(g, of(g, env))) {
          if (g.state.used.includes(ritual)) members.add(ritual);
        }
      };
    }
    case "numbers": {
      const to = amountOf(set.to, inside(scope, "to"));
      return (g, env, members) => {
        for (let n = set.from; n <= to(g, env); n++) members.add(n);
      };
    }
  }
}

function torporOf(set: Extract<AnySet, { set: "torpor" }>, scope: Scope): Lister<Table> {
  const of = playerRef(set.of ?? "self", inside(scope, "of"));
  return (g, env, members) => {
    const seat = of(g, env);
    for (const card of g.state.torpor[seat]) {
      if (isCardLike(g.content, card, set.kind, set.class)) members.add(sleeper(seat, card));
    }
  };
}

type Feature = NonNullable<QuarterSet["with"]>[number];

function hasFeature(s: State, feature: Feature, quarter: number): boolean {
  if (feature === "victim") return s.victims[quarter] !== NONE;
  return (feature === "blood" ? s.nightBlood : s.nightInfluence)[quarter] > 0;
}

function quartersOf(set: QuarterSet, scope: Scope): Lister<Table> {
  const not = set.not === undefined ? undefined : placeRef(set.not, inside(scope, "not"));
  const fits = (g: Table, quarter: number): boolean => fitsQuarter(set, g, quarter);
  return (g, env, members) => {
    const except = not?.(g, env) ?? NONE;
    let found: number[] = [];
    for (let quarter = 0; quarter < quarterCount(g.state); quarter++) {
      if (quarter !== except && fits(g, quarter)) found.push(quarter);
    }
    if (set.most !== undefined) found = most(found, quarterMeasure(g.state, set.most), 1);
    if (set.least !== undefined) found = most(found, quarterMeasure(g.state, set.least), -1);
    for (const quarter of found) members.add(quarter);
  };
}

function fitsQuarter(set: QuarterSet, g: Table, quarter: number): boolean {
  const { state, content } = g;
  if (set.with?.some((feature) => !hasFeature(state, feature, quarter)) === true) return false;
  if (set.without?.some((feature) => hasFeature(state, feature, quarter)) === true) return false;
  if (set.dieAtLeast !== undefined && state.dice[quarter] < set.dieAtLeast) return false;
  if (set.dieAtMost !== undefined && state.dice[quarter] > set.dieAtMost) return false;
  if (set.class === undefined) return true;
  const victim = state.victims[quarter];
  return victim !== NONE && content.victims[victim].card.class === set.class;
}

function quarterMeasure(
  s: State,
  what: NonNullable<QuarterSet["most"]>,
): (quarter: number) => number {
  if (what === "die") return (quarter) => s.dice[quarter];
  return (quarter) => (what === "blood" ? s.nightBlood : s.nightInfluence)[quarter];
}

/** Those with the most of something, or with the least when `sign` is below zero. */
function most(found: readonly number[], of: (member: number) => number, sign: number): number[] {
  const top = Math.max(...found.map((member) => sign * of(member)));
  return found.filter((member) => sign * of(member) === top);
}

/** What players are compared by (all of it public). */
export function measureOf(s: State, what: Measure, seat: number): number {
  switch (what) {
    case "rituals":
      return s.rituals[seat].length;
    case "cards":
      return cardCount(s, seat);
    case "torpor":
      return s.torpor[seat].length;
    default:
      return goodsOf(s, what)[seat];
  }
}

function playersOf(set: PlayerSet): Lister<Table> {
  return (g, env, members) => {
    const { self } = env;
    let found: number[] = [];
    for (let seat = 0; seat < playerCount(g.state); seat++) {
      if (fitsPlayer(set, g.state, seat, self)) found.push(seat);
    }
    const by = (what: Measure) => (seat: number) => measureOf(g.state, what, seat);
    if (set.most !== undefined) found = most(found, by(set.most), 1);
    if (set.least !== undefined) found = most(found, by(set.least), -1);
    for (const seat of found) members.add(seat);
  };
}

function fitsPlayer(set: PlayerSet, s: State, seat: number, self: number): boolean {
  if (set.who !== "all" && seat === self) return false;
  if (set.with !== undefined && measureOf(s, set.with, seat) === 0) return false;
  if (set.more !== undefined && measureOf(s, set.more, seat) <= measureOf(s, set.more, self)) {
    return false;
  }
  return set.less === undefined || measureOf(s, set.less, seat) < measureOf(s, set.less, self);
}
