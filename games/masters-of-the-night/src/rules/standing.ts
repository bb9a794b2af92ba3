import { type Env, NOTHING, type Test } from "@coterie/effects";
import { FRAME, push, type Step, topStepId } from "@coterie/kernel";
import {
  type Ban,
  bans,
  type Happening,
  happenings,
  type ValueName,
  values,
} from "../content/language.js";
import type { Piece } from "../content/pieces.js";
import { NOBODY, NOWHERE } from "../state.js";
import { rulebook, type Table } from "../table.js";
import { chooser, isNear } from "./terms.js";
import { effects } from "./verbs/effects.js";

/**
 * Standing effects: modifiers are asked when a value is read, triggers answer to what happened,
 * bans forbid, redirects and reaches open another way, and `until` ends a card that stays. All
 * that are in force are rows of one flat list in the state. No rule asks for a card by its name.
 */
export type StandingKind = "modifier" | "ban" | "trigger" | "redirect" | "reach" | "until";

export interface StandingDef {
  readonly name: string;
  readonly piece: number;
  readonly kind: StandingKind;
  /** The value, happening or set of bans, as a number (a bit set for bans). */
  readonly about: number;
  readonly who: "holder" | "others" | "anyone" | undefined;
  readonly at: "here" | "near" | "elsewhere" | "anywhere" | undefined;
  readonly when: Test<Table> | undefined;
  readonly add: (g: Table, env: Env) => number;
  /** Bits of the faces that a modifier of `wound` is for. */
  readonly faces: number;
  readonly once: boolean;
  /** Its effect speaks of `them`: it cannot be set off by nobody. */
  readonly needsThem: boolean;
  readonly cost: { readonly blood: number; readonly veil: number };
  readonly effect: number;
}

/** A row: the effect, its holder or NOBODY, its place or NOWHERE. */
export const STANDING_ROW = 3;
/** A row: the same three, then whom it is about and where it happened. */
export const WAITING_ROW = 5;

export const ALL_FACES = 0b111111;

export function banBits(actions: readonly Ban[]): number {
  return actions.reduce((bits, action) => bits | (1 << bans.indexOf(action)), 0);
}

/** Puts standing effects in force, held by a vampire or lying in a district. */
export function establish(g: Table, defs: readonly number[], holder: number, place: number): void {
  for (const def of defs) g.state.standing.push(def, holder, place);
}

/** Ends all standing effects of a piece. */
export function abolish(g: Table, piece: number): void {
  const { standing } = g.state;
  g.state.standing = [];
  for (let i = 0; i < standing.length; i += STANDING_ROW) {
    if (g.content.standings[standing[i]].piece === piece) continue;
    g.state.standing.push(standing[i], standing[i + 1], standing[i + 2]);
  }
}

/** Whether a standing effect speaks of this vampire and this district. */
function speaksOf(
  g: Table,
  def: StandingDef,
  holder: number,
  place: number,
  who: number,
  where: number,
): boolean {
  if (who !== NOBODY || def.who !== undefined) {
    const filter = def.who ?? (holder !== NOBODY && place === NOWHERE ? "holder" : "anyone");
    if (filter === "holder" && who !== holder) return false;
    if (filter === "others" && who === holder) return false;
  }
  if (where !== NOWHERE) {
    const filter = def.at ?? (place === NOWHERE ? "anywhere" : "here");
    if (filter !== "anywhere") {
      const here = place === NOWHERE ? g.state.at[holder] : place;
      if (filter === "here" && where !== here) return false;
      if (filter === "elsewhere" && where === here) return false;
      if (filter === "near" && !isNear(where, here)) return false;
    }
  }
  return def.when === undefined || def.when(g, { self: holder, place, bound: [who, where, 0, 0] });
}

export const VALUE: Readonly<Record<ValueName, number>> = Object.fromEntries(
  values.map((name, i) => [name, i]),
) as Record<ValueName, number>;

/** A value with everything added that changes it for this vampire in this district. */
export function modified(
  g: Table,
  name: ValueName,
  base: number,
  who: number,
  where: number,
  face = 0,
): number {
  const { standing } = g.state;
  const { standings } = g.content;
  const value = VALUE[name];
  let sum = base;
  for (let i = 0; i < standing.length; i += STANDING_ROW) {
    const def = standings[standing[i]];
    if (def.kind !== "modifier" || def.about !== value) continue;
    if (face > 0 && (def.faces & (1 << (face - 1))) === 0) continue;
    const holder = standing[i + 1];
    const place = standing[i + 2];
    if (!speaksOf(g, def, holder, place, who, where)) continue;
    sum += def.add(g, { self: holder, place, bound: [who, where, 0, 0] });
  }
  return sum;
}

/** MN-11.1: whether something is forbidden to this vampire in this district, looked at live. */
export function isBanned(g: Table, action: Ban, who: number, where: number): boolean {
  const { standing } = g.state;
  const { standings } = g.content;
  const bit = 1 << bans.indexOf(action);
  for (let i = 0; i < standing.length; i += STANDING_ROW) {
    const def = standings[standing[i]];
    if (def.kind !== "ban" || (def.about & bit) === 0) continue;
    if (speaksOf(g, def, standing[i + 1], standing[i + 2], who, where)) return true;
  }
  return false;
}

/** The first row of this kind that speaks of the vampire and district, as an index, or -1. */
export function standingRow(g: Table, kind: StandingKind, who: number, where: number): number {
  const { standing } = g.state;
  for (let i = 0; i < standing.length; i += STANDING_ROW) {
    const def = g.content.standings[standing[i]];
    if (def.kind !== kind) continue;
    if (speaksOf(g, def, standing[i + 1], standing[i + 2], who, where)) return i;
  }
  return -1;
}

export const HAPPENING: Readonly<Record<Happening, number>> = Object.fromEntries(
  happenings.map((name, i) => [name, i]),
) as Record<Happening, number>;

/** Says that something has happened: the triggers that wait for it are resolved next. */
export function happen(g: Table, name: Happening, who: number, where: number): void {
  const { standing, waiting } = g.state;
  const { standings } = g.content;
  const happening = HAPPENING[name];
  for (let i = 0; i < standing.length; i += STANDING_ROW) {
    const def = standings[standing[i]];
    if (def.kind !== "trigger" || def.about !== happening) continue;
    if (def.once && g.state.usedPieces.includes(def.piece)) continue;
    if (!speaksOf(g, def, standing[i + 1], standing[i + 2], who, where)) continue;
    if (def.needsThem && who === NOBODY) continue;
    if (isForbiddenRelic(g, def.piece, standing[i + 1])) continue;
    waiting.push(standing[i], standing[i + 1], standing[i + 2], who, where);
  }
}

/** MN-11.1: what a held relic does of its own accord is use, too; limits and placed relics are not. */
function isForbiddenRelic(g: Table, piece: number, holder: number): boolean {
  if (holder === NOBODY || g.content.pieces[piece].kind !== "relic") return false;
  return isBanned(g, "relic", holder, g.state.at[holder]);
}

/** What is said only when the effect that set it off has been resolved. */
type Announced = "uses-ability" | "uses-night-effect" | "uses-relic";

/** Says it once the effect that is started next has been resolved: triggers come after facts. */
export function announceAfter(g: Table, name: Announced, who: number): void {
  push(g, ANNOUNCE[name], who, g.state.at[who]);
}

function announceStep(name: Announced): Step {
  return rulebook.step(`standing.${name}`, (g, who, where) => happen(g, name, who, where));
}

const ANNOUNCE: Readonly<Record<Announced, Step>> = {
  "uses-ability": announceStep("uses-ability"),
  "uses-night-effect": announceStep("uses-night-effect"),
  "uses-relic": announceStep("uses-relic"),
};

/** Takes what waits to the agenda: alone at once, several in the order that is chosen. */
export function resolveWaiting(g: Table): boolean {
  const { waiting } = g.state;
  if (waiting.length === 0 || topStepId(g.agenda) === orderQuestion.id) return false;
  const first = heldRows(g);
  const count = waiting.length / WAITING_ROW - first;
  if (count === 0) return false;
  if (count === 1 || areAlike(waiting, first)) startWaiting(g, first);
  else push(g, orderQuestion);
  return true;
}

/** While a chosen trigger is resolved, those that it was chosen before are held back. */
const othersWait = rulebook.step("standing.others-wait", () => {});

/** How many rows are held back: what happens meanwhile comes after them in the list. */
function heldRows(g: Table): number {
  const { agenda } = g;
  for (let at = agenda.length - FRAME; at >= 0; at -= FRAME) {
    if (agenda[at] === othersWait.id) return agenda[at + 1];
  }
  return 0;
}

function areAlike(waiting: readonly number[], first: number): boolean {
  for (let i = (first + 1) * WAITING_ROW; i < waiting.length; i++) {
    if (waiting[i] !== waiting[i - WAITING_ROW]) return false;
  }
  return true;
}

/** The rule under which a piece has standing effects. */
const RULE_OF: Readonly<Record<Piece["kind"], string>> = {
  district: "MN-3.2",
  vampire: "MN-10.1",
  event: "MN-3.6",
  relic: "MN-9.3",
  tracker: "MN-3.4",
};

function startWaiting(g: Table, row: number): void {
  const [def, holder, place, who, where] = g.state.waiting.splice(row * WAITING_ROW, WAITING_ROW);
  const { piece, once, effect } = g.content.standings[def];
  if (!isInForce(g, def, holder, place)) return;
  if (once) {
    if (g.state.usedPieces.includes(piece)) return;
    g.state.usedPieces.push(piece);
  }
  g.tell?.({
    fact: "trigger",
    rule: RULE_OF[g.content.pieces[piece].kind],
    piece,
    district: where,
  });
  effects.start(g, effect, holder, place, who, where);
}

/** A card may have left, or changed hands, since it was set off. */
function isInForce(g: Table, def: number, holder: number, place: number): boolean {
  const { standing } = g.state;
  for (let i = 0; i < standing.length; i += STANDING_ROW) {
    if (standing[i] === def && standing[i + 1] === holder && standing[i + 2] === place) return true;
  }
  return false;
}

/** MN-1.7: what happens together is resolved in the order that the choosing seat likes. */
const orderQuestion: Step = rulebook.question({
  name: "standing.order",
  rule: "MN-1.7",
  seat: (g) => chooser(g.state),
  list(g, options) {
    const rows = g.state.waiting.length / WAITING_ROW;
    for (let row = heldRows(g); row < rows; row++) options.add(row);
  },
  answer(g, row) {
    push(g, othersWait, g.state.waiting.length / WAITING_ROW - 1);
    startWaiting(g, row);
  },
  key: (g, row) => {
    const def = g.content.standings[g.state.waiting[row * WAITING_ROW]];
    return `resolve:${g.content.pieces[def.piece].id}:${row - heldRows(g) + 1}`;
  },
});

/** Ends cards whose condition has come true (MN-3.6), but not the one that is still being applied. */
export function endCards(g: Table, unapplied: number): boolean {
  const { standing } = g.state;
  for (let i = 0; i < standing.length; i += STANDING_ROW) {
    const def = g.content.standings[standing[i]];
    if (def.kind !== "until" || def.piece === unapplied) continue;
    const holder = standing[i + 1];
    const place = standing[i + 2];
    if (def.when?.(g, { self: holder, place, bound: [0, 0, 0, 0] }) !== true) continue;
    leavePlay(g, def.piece);
    if (def.effect !== NOTHING) effects.start(g, def.effect, holder, place);
    return true;
  }
  return false;
}

/** A card that stayed leaves the game. */
export function leavePlay(g: Table, piece: number): void {
  abolish(g, piece);
  const event = g.content.events.findIndex((card) => card.piece === piece);
  if (event >= 0 && !g.state.goneEvents.includes(event)) g.state.goneEvents.push(event);
  g.tell?.({ fact: "card-left", rule: "MN-3.6", piece });
}
