import { type ChanceState, type Json, Refusal } from "@coterie/kernel";
import type * as z from "zod/mini";
import { begin } from "../begin.js";
import type { Content } from "../content/content.js";
import { faults } from "../faults.js";
import { dealAct, shuffled } from "../rules/act.js";
import { fillMarket } from "../rules/market.js";
import { beginPhase } from "../rules/phases.js";
import type { Setup } from "../setup.js";
import { DAYS_PER_ACT, NONE, type State } from "../state.js";
import type { Table } from "../table.js";
import { arranged } from "./arrange.js";
import { limitFaults } from "./limits.js";
import { namePosition } from "./name.js";
import { type Complete, completeSchema, type Position, positionSchema } from "./schema.js";
import { unnamePosition } from "./unname.js";

/** Reads a position; faults of its form are named all at once. */
function parsed<T>(schema: z.ZodMiniType<T>, raw: unknown): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const issues = result.error.issues.map(
    ({ path, message }) => `position.${path.join(".")}: ${message}`,
  );
  throw new Refusal("bad-setup", issues.join("; "));
}

/** A complete position, as records and stores keep it. */
export function readComplete(content: Content, named: Json): State {
  const complete = parsed<Complete>(completeSchema, named);
  const state = unnamePosition(content, complete);
  checkSound(content, state, complete);
  return state;
}

/** A fresh game changed to what a scenario says. */
export function arrangeState(
  content: Content,
  setup: Setup,
  chance: ChanceState,
  raw: unknown,
): State {
  const position = parsed<Position>(positionSchema, raw);
  const { phase, agenda } = position;
  if (phase === undefined && agenda === undefined) {
    throw new Refusal("bad-setup", "position: expected a phase (or an agenda) to begin with");
  }
  const fresh = begin(content, setup, chance);
  const run: Table = { state: fresh, content, agenda: fresh.agenda, revealed: false };
  const day = position.day ?? 1;
  const act = position.act ?? Math.ceil(day / DAYS_PER_ACT);
  if (act > 1) turnToAct(run, act - 1);
  const named = { ...namePosition(content, fresh), day, act, agenda: [] };
  const complete = arranged(content, named, position);
  const state = unnamePosition(content, complete);
  if (phase !== undefined && agenda === undefined) {
    if (phase !== "day" && position.planned === undefined) state.planned = 1;
    beginPhase({ ...run, state, agenda: state.agenda }, phase);
  }
  checkSound(content, state, complete);
  return state;
}

/** The city and the decks of a later Act, as if it had just begun. */
function turnToAct(g: Table, act: number): void {
  g.state.act = act;
  dealAct(g, "BO-6.1");
  g.state.market = g.state.market.map(() => NONE);
  g.state.ritualDeck = shuffled(g, g.content.acts[act].rituals);
  fillMarket(g, "BO-6.1");
}

/** What there is too much of explains most other faults, and is told alone. */
function checkSound(content: Content, state: State, complete: Complete): void {
  const limits = limitFaults(content, complete);
  const found = limits.length > 0 ? limits : faults(content, state);
  if (found.length === 0) return;
  throw new Refusal("bad-setup", `position: ${found.join("; ")}`);
}
