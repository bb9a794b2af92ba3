import { type Compute, inside, type Scope } from "@coterie/effects";
import { Options } from "@coterie/kernel";
import type { Amount } from "../../content/language.js";
import { POSITIONS } from "../../state.js";
import type { Table } from "../../table.js";
import { relicsOf } from "../relics.js";
import { agentsAt, isDrained, isSigillated } from "../terms.js";
import { numberRef, placeRef, vampireRef } from "./refs.js";
import { districtsOf } from "./sets.js";

export function amountOf(amount: Amount, scope: Scope): Compute<Table> {
  if (typeof amount === "number") return () => amount;
  if (typeof amount === "string") return numberRef(amount, scope, "number");
  return countOf(amount, inside(scope, "count"));
}

type Count = Exclude<Amount, number | string>;

function countOf(count: Count, scope: Scope): Compute<Table> {
  const who = vampireRef(count.who ?? "self", scope);
  switch (count.count) {
    case "blood":
      return (g, env) => g.state.blood[who(g, env)];
    case "kills":
      return (g, env) => g.state.kills[who(g, env)];
    case "relic":
      return (g, env) => relicsOf(g, who(g, env)).length;
    case "veil":
      return (g) => g.state.veil;
    case "reserve-agent":
      return (g) => g.state.agentReserve;
    case "reserve-minion":
      return (g) => g.state.minionReserve;
    case "event":
      return (g) => g.state.events.cards.length;
    case "die":
      return countDice(count.faces);
    default:
      return countInPlaces(count, count.count, scope);
  }
}

function countDice(faces: readonly number[] | undefined): Compute<Table> {
  return (g) =>
    g.state.dice.reduce(
      (sum, n, i) => (faces === undefined || faces.includes(i + 1) ? sum + n : sum),
      0,
    );
}

type Countable =
  | "agent"
  | "hidden"
  | "exposed"
  | "minion"
  | "vampire"
  | "drained"
  | "sigil"
  | "district";

function countAt(g: Table, what: Countable, district: number): number {
  const s = g.state;
  switch (what) {
    case "agent":
      return agentsAt(s, district);
    case "hidden":
      return s.hidden[district];
    case "exposed":
      return s.exposed[district];
    case "minion":
      return s.minions[district];
    case "vampire":
      return s.at.filter((at) => at === district).length;
    case "drained":
      return s.at.filter((at, v) => at === district && isDrained(s, v)).length;
    case "sigil":
      return isSigillated(s, district) ? 1 : 0;
    case "district":
      return 1;
  }
}

const listed = new Options();

/** Counted in one district, in all of a set, or in the whole city. */
function countInPlaces(count: Count, what: Countable, scope: Scope): Compute<Table> {
  if (count.at !== undefined) {
    const at = placeRef(count.at, scope);
    return (g, env) => countAt(g, what, at(g, env));
  }
  const list = count.in === undefined ? undefined : districtsOf(count.in, inside(scope, "in"));
  return (g, env) => {
    let sum = 0;
    if (list === undefined) {
      for (let district = 0; district < POSITIONS; district++) sum += countAt(g, what, district);
      return sum;
    }
    listed.clear();
    list(g, env, listed);
    for (let i = 0; i < listed.count; i++) sum += countAt(g, what, listed.at(i));
    return sum;
  };
}
