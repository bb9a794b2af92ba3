import type { Env, Test } from "@coterie/effects";
import { isSimultaneous, push } from "@coterie/kernel";
import { type Happening, happenings, type ValueName, values } from "../content/language.js";
import { NOWHERE, STANDING_ROW, WAITING_ROW } from "../state.js";
import { rulebook, type Table } from "../table.js";
import { inTurnOrder } from "./terms.js";
import { effects } from "./verbs/effects.js";

/**
 * Rituals always in effect (BO-4.2): modifiers are asked when a value is read, triggers answer to
 * what happened, scores count at the end. All that are in force are rows of one flat list in the
 * state. No rule asks for a Ritual by its name.
 */
export interface StandingDef {
  readonly name: string;
  /** The number of the Ritual's piece in the pack. */
  readonly piece: number;
  readonly kind: "modifier" | "trigger" | "score";
  /** The value or happening, as a number. */
  readonly about: number;
  readonly who: "owner" | "others" | "anyone";
  readonly when: Test<Table> | undefined;
  readonly add: (g: Table, env: Env) => number;
  readonly oncePerDay: boolean;
  readonly effect: number;
}

export const VALUE = numbersOf<ValueName>(values);
export const HAPPENING = numbersOf<Happening>(happenings);

function numbersOf<N extends string>(names: readonly N[]): Readonly<Record<N, number>> {
  return Object.fromEntries(names.map((name, i) => [name, i])) as Record<N, number>;
}

export function establish(g: Table, defs: readonly number[], owner: number): void {
  for (const def of defs) g.state.standing.push(def, owner);
}

function speaksOf(g: Table, def: StandingDef, owner: number, who: number, where: number): boolean {
  if (def.who === "owner" && who !== owner) return false;
  if (def.who === "others" && who === owner) return false;
  return def.when === undefined || def.when(g, envOf(owner, who, where));
}

/** `them` and `there` are the first two names that hold in a standing effect. */
function envOf(owner: number, who: number, where: number): Env {
  return { self: owner, place: NOWHERE, bound: [who, where, 0, 0] };
}

/** A value with everything added that changes it for this player, in this Quarter or NOWHERE. */
export function modified(
  g: Table,
  name: ValueName,
  base: number,
  who: number,
  where: number,
): number {
  const { standing } = g.state;
  const { standings } = g.content;
  const value = VALUE[name];
  let sum = base;
  for (let i = 0; i < standing.length; i += STANDING_ROW) {
    const def = standings[standing[i]];
    if (def.kind !== "modifier" || def.about !== value) continue;
    const owner = standing[i + 1];
    if (speaksOf(g, def, owner, who, where)) sum += def.add(g, envOf(owner, who, where));
  }
  return sum;
}

/** What a player's Rituals add to the score at the end (BO-7.1). */
export function scoredBy(g: Table, seat: number): number {
  const { standing } = g.state;
  let sum = 0;
  for (let i = 0; i < standing.length; i += STANDING_ROW) {
    const def = g.content.standings[standing[i]];
    if (def.kind !== "score" || standing[i + 1] !== seat) continue;
    sum += def.add(g, envOf(seat, seat, NOWHERE));
  }
  return sum;
}

/** Says that something has happened: the triggers that wait for it are resolved next. */
export function happen(g: Table, name: Happening, who: number, where: number): void {
  const { standing, waiting } = g.state;
  const { standings } = g.content;
  const happening = HAPPENING[name];
  for (let i = 0; i < standing.length; i += STANDING_ROW) {
    const def = standings[standing[i]];
    if (def.kind !== "trigger" || def.about !== happening) continue;
    if (def.oncePerDay && g.state.setOff.includes(standing[i])) continue;
    if (!speaksOf(g, def, standing[i + 1], who, where)) continue;
    if (def.oncePerDay) g.state.setOff.push(standing[i]);
    waiting.push(standing[i], standing[i + 1], who, where);
  }
}

/**
 * Takes what waits to the agenda: in turn order from the start player (BO-1.7), one player's own in
 * the order in which the Rituals were gained.
 */
export function resolveWaiting(g: Table): boolean {
  const { waiting } = g.state;
  if (waiting.length === 0 || isSimultaneous(g.state)) return false;
  g.state.waiting = [];
  // The last to be pushed is the first to run.
  for (const seat of inTurnOrder(g.state).reverse()) {
    for (let i = waiting.length - WAITING_ROW; i >= 0; i -= WAITING_ROW) {
      if (waiting[i + 1] !== seat) continue;
      push(g, setOff, waiting[i], seat, waiting[i + 2], waiting[i + 3]);
    }
  }
  return true;
}

const setOff = rulebook.step("standing.set-off", (g, number, owner, who, where) => {
  const { effect, piece } = g.content.standings[number];
  g.tell?.({ fact: "set-off", rule: "BO-4.2", seat: owner, piece });
  effects.start(g, effect, owner, NOWHERE, who, where);
});
