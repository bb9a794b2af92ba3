import { type Compute, type Env, lookUp, type Scope } from "@coterie/effects";
import type { State } from "../../state.js";
import type { Table } from "../../table.js";

/** What the names of places and vampires in an effect mean. */

type PlaceRef = (g: Table, env: Env) => number;
type VampireRef = (g: Table, env: Env) => number;

/** `self` without a holder (an event of the whole city) is the leader. */
function selfOf(s: State, env: Env): number {
  return env.self >= 0 ? env.self : s.leader;
}

/** Where the piece lies, or where its user stands now. */
export function hereOf(g: Table, env: Env): number {
  return env.place >= 0 ? env.place : g.state.at[selfOf(g.state, env)];
}

export function vampireRef(name: string, scope: Scope): VampireRef {
  if (name === "self") return (g, env) => selfOf(g.state, env);
  if (name === "leader") return (g) => g.state.leader;
  const binding = lookUp(scope, name, ["vampire"]);
  const register = binding?.register ?? 0;
  return (_g, env) => env.bound[register];
}

/** A vampire's name used as a place means the district where it is. */
export function placeRef(name: string, scope: Scope): PlaceRef {
  if (name === "here") return hereOf;
  if (name === "self" || name === "leader") {
    const vampire = vampireRef(name, scope);
    return (g, env) => g.state.at[vampire(g, env)];
  }
  const binding = lookUp(scope, name, ["district", "vampire"]);
  const register = binding?.register ?? 0;
  if (binding?.kind === "vampire") return (g, env) => g.state.at[env.bound[register]];
  return (_g, env) => env.bound[register];
}

export function numberRef(
  name: string,
  scope: Scope,
  kind: "number" | "die" | "relic",
): Compute<Table> {
  const kinds = kind === "number" ? ["number", "die"] : [kind];
  const register = lookUp(scope, name, kinds)?.register ?? 0;
  return (_g, env) => env.bound[register];
}
