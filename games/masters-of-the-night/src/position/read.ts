import { type ChanceState, type Json, Refusal, swiftChance } from "@coterie/kernel";
import { begin } from "../begin.js";
import type { Content } from "../content/content.js";
import { readSetup } from "../read-setup.js";
import { difficulties, eventsPerAct, type Setup } from "../setup.js";
import type { State } from "../state.js";
import { arrange } from "./arrange.js";
import { type Position, positionSchema } from "./schema.js";

/** Reads a position; faults of its form are named all at once. */
function readPosition(raw: unknown): Position {
  const parsed = positionSchema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(
    ({ path, message }) => `position.${path.join(".")}: ${message}`,
  );
  throw new Refusal("bad-setup", issues.join("; "));
}

/** A fresh game changed to what a scenario says. */
export function arrangeState(
  content: Content,
  setup: Setup,
  chance: ChanceState,
  raw: unknown,
): State {
  const position = readPosition(raw);
  if (position.agenda === undefined && position.phase === undefined) {
    throw new Refusal("bad-setup", "position: expected a phase (or an agenda) to begin with");
  }
  return stateAt(content, agreedAs(content, setup, position), chance, position);
}

/** A complete position, as records and stores keep it. */
export function unnamePosition(content: Content, named: Json): State {
  const position = readPosition(named);
  const { team, city, rules } = position;
  if (team === undefined || city === undefined || rules === undefined) {
    throw new Refusal("bad-setup", "position: expected a complete one, with team, city and rules");
  }
  const setup = agreedAs(content, readSetup(content, {}), position);
  return stateAt(content, setup, swiftChance("00"), position);
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

function stateAt(content: Content, setup: Setup, chance: ChanceState, position: Position): State {
  const state = begin(content, setup, chance);
  const { rules } = position;
  if (rules !== undefined) {
    state.entryLoss = rules.entryLoss;
    state.combat = rules.combat;
    state.abilityKills = rules.abilityKills;
  }
  if (position.dice === undefined) state.dice = plainDice(2 * state.vampires.length);
  arrange(content, state, position);
  return state;
}

/** Where a scenario does not name the dice they are a plain row: 1 2 3 4 5 6 1 2 … */
function plainDice(count: number): number[] {
  const dice = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < count; i++) dice[i % 6]++;
  return dice;
}
