import { type ChanceState, type Json, Refusal } from "@coterie/kernel";
import { begin } from "../begin.js";
import type { Content } from "../content/content.js";
import { readSetup } from "../read-setup.js";
import { beginPhase } from "../rules/phases.js";
import { difficulties, eventsPerAct, type Setup } from "../setup.js";
import { declaredState, FACES, type State } from "../state.js";
import { coreNames } from "../table.js";
import { complete, dropMissingRelics } from "./complete.js";
import type { Position } from "./form.js";
import { checkLimits } from "./limits.js";

/** A fresh game changed to what a scenario says. */
export function arrangeState(
  content: Content,
  setup: Setup,
  chance: ChanceState,
  raw: unknown,
): State {
  const given = declaredState.parsePartial(raw);
  const position = given as Position;
  const { phase, agenda } = position;
  if (agenda === undefined && phase === undefined) {
    throw new Refusal("bad-setup", "position: expected a phase (or an agenda) to begin with");
  }
  const state = begin(content, agreedAs(content, setup, position), chance);
  if (position.dice === undefined) state.dice = plainDice(2 * state.vampires.length);
  declaredState.change(content, state, given, coreNames(content));
  complete(content, state, position);
  checkLimits(content, state, position);
  if (phase !== undefined && agenda === undefined) beginPhase(content, state, phase, position.ap);
  return state;
}

/** A complete position, as records and stores keep it. */
export function readPosition(content: Content, named: Json): State {
  const given = declaredState.parseComplete(named);
  const position = given as Position;
  agreedAs(content, readSetup(content, {}), position);
  const state = declaredState.read(content, given, coreNames(content));
  dropMissingRelics(state);
  checkLimits(content, state, position);
  return state;
}

/** A position that says who plays, where, and by which rules is followed in that. */
function agreedAs(content: Content, setup: Setup, { team, city, rules }: Position): Setup {
  const difficulty = difficulties.find((one) => eventsPerAct[one] === rules?.eventsPerAct);
  if (rules !== undefined && difficulty === undefined) {
    throw new Refusal("bad-setup", "rules.eventsPerAct: expected 6, 5 or 4");
  }
  const vampires = team?.map(({ id }) => id) ?? setup.vampires;
  return readSetup(content, {
    vampires,
    control: team?.map(({ seat }) => seat) ?? setup.control,
    difficulty: difficulty ?? setup.difficulty,
    reading: setup.reading,
    layout: city ?? setup.layout,
    leader: vampires.includes(setup.leader) ? setup.leader : "random",
  });
}

/** Where a scenario does not name the dice they are a plain row: 1 2 3 4 5 6 1 2 … */
function plainDice(count: number): number[] {
  const dice = new Array<number>(FACES).fill(0);
  for (let i = 0; i < count; i++) dice[i % FACES]++;
  return dice;
}
