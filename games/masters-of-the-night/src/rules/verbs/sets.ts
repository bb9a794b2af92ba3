import { type CompiledSet, type Env, inside, type Lister, type Scope } from "@coterie/effects";
import type { AnySet, DistrictSet, Feature, Token } from "../../content/language.js";
import { FACES, PLACED, POSITIONS, type State } from "../../state.js";
import type { Table } from "../../table.js";
import { bloodLimit } from "../blood.js";
import { relicLimit, relicsOf } from "../relics.js";
import { STANDING_ROW } from "../standing.js";
import {
  agentsAt,
  columnOf,
  hasAwake,
  hasMoreAgents,
  hasMoreMinions,
  isAdjacent,
  isDrained,
  isNear,
  isSigillated,
  rowOf,
} from "../terms.js";
import { amountOf } from "./amounts.js";
import { placeRef, vampireRef } from "./refs.js";

type Filter = (g: Table, env: Env, member: number) => boolean;

export function setOf(set: AnySet, scope: Scope): CompiledSet<Table> {
  switch (set.set) {
    case "districts":
      return { kind: "district", list: districtsOf(set, scope) };
    case "vampires":
      return { kind: "vampire", list: vampiresOf(set, scope) };
    case "numbers": {
      const to = amountOf(set.to, inside(scope, "to"));
      const list: Lister<Table> = (g, env, members) => {
        for (let n = set.from; n <= to(g, env); n++) members.add(n);
      };
      return { kind: "number", list };
    }
    case "dice":
      return diceOf(set.faces);
    case "relics": {
      const owner = vampireRef(set.of, inside(scope, "of"));
      const list: Lister<Table> = (g, env, members) => {
        for (const relic of relicsOf(g, owner(g, env))) members.add(relic);
      };
      return { kind: "relic", list };
    }
  }
}

/** The values that dice of the reserve show, of these faces if any are named. */
export function diceOf(faces: readonly number[] | undefined): CompiledSet<Table> {
  const list: Lister<Table> = (g, _env, members) => {
    for (let face = 1; face <= FACES; face++) {
      if (g.state.dice[face - 1] > 0 && (faces === undefined || faces.includes(face))) {
        members.add(face);
      }
    }
  };
  return { kind: "die", list };
}

export function tokensAt(s: State, token: Token, district: number): number {
  switch (token) {
    case "agent":
      return agentsAt(s, district);
    case "hidden":
      return s.hidden[district];
    case "exposed":
      return s.exposed[district];
    case "minion":
      return s.minions[district];
  }
}

/** A crowd, as the feature of a set: at least three agents, whatever changes day combats. */
const CROWD = 3;

export function hasFeature(g: Table, feature: Feature, district: number): boolean {
  const s = g.state;
  switch (feature) {
    case "agent":
    case "hidden":
    case "exposed":
    case "minion":
      return tokensAt(s, feature, district) > 0;
    case "vampire":
      return s.at.includes(district);
    case "awake":
      return hasAwake(s, district);
    case "drained":
      return s.at.some((at, v) => at === district && isDrained(s, v));
    case "sigil":
      return isSigillated(s, district);
    case "card":
      return hasCard(g, district);
    case "more-agents":
      return hasMoreAgents(s, district);
    case "more-minions":
      return hasMoreMinions(s, district);
    case "crowd":
      return agentsAt(s, district) >= CROWD;
  }
}

/** A relic was placed there or an event stays there; tiles and sigils are no cards. */
function hasCard(g: Table, district: number): boolean {
  const s = g.state;
  if (s.relicAt.includes(PLACED + district)) return true;
  for (let i = 0; i < s.standing.length; i += STANDING_ROW) {
    const { piece } = g.content.standings[s.standing[i]];
    if (s.standing[i + 2] === district && g.content.pieces[piece].kind === "event") return true;
  }
  return false;
}

function whereFilter(set: DistrictSet, scope: Scope): Filter | undefined {
  const of = placeRef(set.of ?? "here", inside(scope, "of"));
  switch (set.where) {
    case undefined:
      return undefined;
    case "here":
      return (g, env, district) => district === of(g, env);
    case "other":
      return (g, env, district) => district !== of(g, env);
    case "adjacent":
      return (g, env, district) => isAdjacent(district, of(g, env));
    case "near":
      return (g, env, district) => isNear(district, of(g, env));
    case "row":
      return (g, env, district) => rowOf(district) === rowOf(of(g, env));
    case "column":
      return (g, env, district) => columnOf(district) === columnOf(of(g, env));
    case "corner":
      return (_g, _env, district) => district !== 4 && district % 2 === 0;
    case "edge":
      return (_g, _env, district) => district % 2 === 1;
    case "center":
      return (_g, _env, district) => district === 4;
    case "red":
      return (g, _env, district) => gridOf(g)?.red === district;
    case "grey":
      return (g, _env, district) => gridOf(g)?.grey.includes(district) === true;
    case "grid": {
      return (g, _env, district) => {
        const grid = gridOf(g);
        return grid?.red === district || grid?.grey.includes(district) === true;
      };
    }
  }
}

/** The grid that is being used: that of an omen, else that of the event of the day. */
function gridOf(g: Table): { red: number; grey: readonly number[] } | undefined {
  const event = g.state.omen >= 0 ? g.state.omen : g.state.event;
  return event < 0 ? undefined : g.content.events[event].card.grid;
}

export function districtsOf(set: DistrictSet, scope: Scope): Lister<Table> {
  const where = whereFilter(set, scope);
  const { with: having = [], without = [], most, fewest } = set;
  const fits: Filter = (g, env, district) =>
    (where === undefined || where(g, env, district)) &&
    having.every((feature) => hasFeature(g, feature, district)) &&
    !without.some((feature) => hasFeature(g, feature, district));
  const measure = most ?? fewest;
  const sign = most === undefined ? -1 : 1;
  return (g, env, members) => {
    const first = members.count;
    let best = Number.NEGATIVE_INFINITY;
    for (let district = 0; district < POSITIONS; district++) {
      if (!fits(g, env, district)) continue;
      if (measure !== undefined) {
        const value = sign * tokensAt(g.state, measure, district);
        if (value < best) continue;
        if (value > best) members.count = first;
        best = value;
      }
      members.add(district);
    }
  };
}

type VampireSet = Extract<AnySet, { set: "vampires" }>;

function vampiresOf(set: VampireSet, scope: Scope): Lister<Table> {
  const at = set.at === undefined ? undefined : placeRef(set.at, inside(scope, "at"));
  const near = set.near === undefined ? undefined : placeRef(set.near, inside(scope, "near"));
  const not = set.not === undefined ? undefined : vampireRef(set.not, inside(scope, "not"));
  const measure = set.most ?? set.least;
  const sign = set.most === undefined ? -1 : 1;
  const fits: Filter = (g, env, v) =>
    (at === undefined || g.state.at[v] === at(g, env)) &&
    (near === undefined || isNear(g.state.at[v], near(g, env))) &&
    (not === undefined || v !== not(g, env)) &&
    (set.who === undefined || isSuch(g, set.who, v));
  return (g, env, members) => {
    const first = members.count;
    let best = Number.NEGATIVE_INFINITY;
    for (let v = 0; v < g.state.vampires.length; v++) {
      if (!fits(g, env, v)) continue;
      if (measure !== undefined) {
        const value = sign * g.state[measure][v];
        if (value < best) continue;
        if (value > best) members.count = first;
        best = value;
      }
      members.add(v);
    }
  };
}

function isSuch(g: Table, who: NonNullable<VampireSet["who"]>, v: number): boolean {
  const s = g.state;
  switch (who) {
    case "drained":
      return isDrained(s, v);
    case "awake":
      return !isDrained(s, v);
    case "wounded":
      return s.blood[v] < bloodLimit(g, v);
    case "with-relic":
      return s.relicAt.includes(v);
    case "can-hold-relic":
      return relicLimit(g, v) > relicsOf(g, v).length;
  }
}
