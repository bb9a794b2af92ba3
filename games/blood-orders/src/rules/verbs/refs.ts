import { type Compute, lookUp, type Scope } from "@coterie/effects";
import type { Table } from "../../table.js";

/** What the names of Quarters, players, cards and Rituals in an effect mean. */

/** `here` is where a Location or a Victim lies; a Ritual may not say it (see compile.ts). */
export function placeRef(name: string, scope: Scope): Compute<Table> {
  if (name === "here") return (_g, env) => env.place;
  return boundTo(name, scope, "quarter");
}

export function playerRef(name: string, scope: Scope): Compute<Table> {
  if (name === "self") return (_g, env) => env.self;
  return boundTo(name, scope, "player");
}

export function cardRef(name: string, scope: Scope): Compute<Table> {
  return boundTo(name, scope, "card");
}

/** A card in a Torpor is bound with whose Torpor it is: others have cards that are alike. */
const SEAT = 10_000;

export function sleeper(seat: number, card: number): number {
  return seat * SEAT + card;
}

export function sleeperOf(bound: number): { readonly seat: number; readonly card: number } {
  return { seat: Math.floor(bound / SEAT), card: bound % SEAT };
}

export function sleeperRef(name: string, scope: Scope): Compute<Table> {
  return boundTo(name, scope, "card in a Torpor");
}

export function ritualRef(name: string, scope: Scope): Compute<Table> {
  return boundTo(name, scope, "ritual");
}

export function numberRef(name: string, scope: Scope): Compute<Table> {
  return boundTo(name, scope, "number");
}

function boundTo(name: string, scope: Scope, kind: string): Compute<Table> {
  const register = lookUp(scope, name, [kind])?.register ?? 0;
  return (_g, env) => env.bound[register];
}
