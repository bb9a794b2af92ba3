import { type ChanceState, type Json, Refusal } from "@coterie/kernel";
import { begin } from "../begin.js";
import type { Content } from "../content/content.js";
import { declaredState } from "../declared-state.js";
import { faults } from "../faults.js";
import { dealAct, shuffled } from "../rules/act.js";
import { cardsOut, countDecks } from "../rules/cards.js";
import { fillMarket } from "../rules/market.js";
import { beginPhase } from "../rules/phases.js";
import type { Setup } from "../setup.js";
import { DAYS_PER_ACT, NONE, type State } from "../state.js";
import type { Table } from "../table.js";
import { complete } from "./complete.js";
import { coreNames } from "./core-names.js";
import type { Complete, Position } from "./form.js";
import { limitFaults } from "./limits.js";

/** A complete position, as records and stores keep it. */
export function readPosition(content: Content, named: Json): State {
  const position = declaredState.parseComplete(named);
  const state = declaredState.read(content, position, coreNames(content));
  state.decks = countDecks(content, cardsOut(state));
  checkSound(content, state);
  return state;
}

/** A fresh game changed to what a scenario says. */
export function arrangeState(
  content: Content,
  setup: Setup,
  chance: ChanceState,
  raw: unknown,
): State {
  const given = declaredState.parsePartial(raw);
  const position = given as Position;
  const { phase, agenda, day = 1, planned } = position;
  if (phase === undefined && agenda === undefined) {
    throw new Refusal("bad-setup", "position: expected a phase (or an agenda) to begin with");
  }
  const state = begin(content, setup, chance);
  const run: Table = { state, content, agenda: state.agenda, revealed: false };
  const act = position.act ?? Math.ceil(day / DAYS_PER_ACT);
  if (act > 1) turnToAct(run, act - 1);
  state.day = day;
  state.agenda.length = 0;
  declaredState.change(content, state, given, coreNames(content));
  complete(content, state, position);
  if (phase !== undefined && agenda === undefined) {
    if (phase !== "day" && planned === undefined) state.planned = 1;
    beginPhase({ ...run, agenda: state.agenda }, phase);
  }
  checkSound(content, state);
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

/** What there is too much of explains most other faults, and is named alone. */
function checkSound(content: Content, state: State): void {
  const written = declaredState.write(content, state, coreNames(content)) as unknown as Complete;
  const limits = limitFaults(content, written);
  const found = limits.length > 0 ? limits : faults(content, state);
  if (found.length === 0) return;
  throw new Refusal("bad-setup", `position: ${found.join("; ")}`);
}
