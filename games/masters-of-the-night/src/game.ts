import {
  type ChanceState,
  type Json,
  Refusal,
  type ScenarioGame,
  swiftChance,
} from "@coterie/kernel";
import { begin } from "./begin.js";
import type { Content } from "./content/content.js";
import { housePack } from "./content/house.js";
import { loadOver, loadPack } from "./content/load.js";
import { type Fact, factDeclarations, factFields } from "./facts.js";
import { faults } from "./faults.js";
import { arrange } from "./position/arrange.js";
import { idsOf } from "./position/ids.js";
import { namePosition } from "./position/name.js";
import { type Position, positionSchema } from "./position/schema.js";
import { readSetup } from "./read-setup.js";
import { dropToLimit } from "./rules/blood.js";
import { loseIfUnveiled, outcomes } from "./rules/ending.js";
import { endCards, resolveWaiting } from "./rules/standing.js";
import { imagine, view } from "./secrecy.js";
import type { Setup } from "./setup.js";
import { copyState, type State } from "./state.js";
import { type MastersKit, rulebook, type Table } from "./table.js";

export type Masters = ScenarioGame<MastersKit>;

/** MN-12.2 allows 18 rounds of at most 5 turns; no turn needs more answers than this. */
const MAX_ANSWERS = 18 * 5 * 60;

/** What is done at once between two steps: defeat, cards that end, limits, triggers. */
function settle(g: Table): boolean {
  return loseIfUnveiled(g) || endCards(g) || dropToLimit(g) || resolveWaiting(g);
}

/** Masters of the Night with the house pieces, or with a pack in their place or beside them. */
export function mastersOfTheNight(pack?: unknown): Masters {
  return gameOf(pack === undefined ? loadPack(housePack) : loadOver(pack));
}

/** The game with exactly the pieces of a record. */
export function mastersWithExactly(pack: unknown): Masters {
  return gameOf(loadPack(pack));
}

function gameOf(content: Content): Masters {
  return {
    id: "masters-of-the-night",
    rulesVersion: 1,
    pack: content.pack as unknown as Json,
    content,
    rulebook,
    facts: factDeclarations,
    outcomes,
    maxAnswers: MAX_ANSWERS,
    readSetup: (raw) => readSetup(content, raw),
    seats: (setup) => setup.players,
    begin: (setup, chance) => begin(content, setup, chance),
    settle,
    copy: copyState,
    view: (state, audience) => view(content, state, audience),
    imagine: (seen, chance) => imagine(content, seen, chance),
    name: (state) => namePosition(content, state) as Json,
    unname: (named) => unname(content, named),
    nameFact: (state, fact) => nameFact(content, state, fact),
    faults: (state) => faults(content, state),
    arrange: (setup, chance, position) =>
      arrangeState(content, setup, chance, readPosition(position)),
  };
}

/** Reads a position of a scenario; faults of its form are named all at once. */
function readPosition(raw: unknown): Position {
  const parsed = positionSchema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(
    ({ path, message }) => `position.${path.join(".")}: ${message}`,
  );
  throw new Refusal("bad-setup", issues.join("; "));
}

/** A fresh game changed to what a scenario says. */
function arrangeState(
  content: Content,
  setup: Setup,
  chance: ChanceState,
  position: Position,
): State {
  const state = begin(content, setup, chance);
  if (position.agenda === undefined && position.phase === undefined) {
    throw new Refusal("bad-setup", "position: expected a phase (or an agenda) to begin with");
  }
  if (position.dice === undefined) state.dice = rolledForScenario(state);
  arrange(content, state, position);
  return state;
}

/** A scenario that does not name the dice gets a plain row: 1 2 3 4 5 6 1 2 … */
function rolledForScenario(state: State): number[] {
  const dice = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 2 * state.vampires.length; i++) dice[i % 6]++;
  return dice;
}

function unname(content: Content, named: Json): State {
  const position = readPosition(named);
  const { team, city, rules } = position;
  if (team === undefined || city === undefined || rules === undefined) {
    throw new Refusal("bad-setup", "position: expected a complete one, with team, city and rules");
  }
  const difficulty =
    rules.eventsPerAct === 6 ? "easy" : rules.eventsPerAct === 5 ? "medium" : "hard";
  const state = begin(
    content,
    {
      vampires: team.map(({ id }) => id),
      players: 1,
      control: team.map(({ seat }) => seat),
      difficulty,
      reading: "rulebook",
      layout: city,
      leader: team[0].id,
    },
    swiftChance("00"),
  );
  state.entryLoss = rules.entryLoss;
  state.combat = rules.combat;
  state.abilityKills = rules.abilityKills;
  state.relicAt.fill(-1);
  arrange(content, state, position);
  return state;
}

function nameFact(content: Content, state: State, fact: Fact): Record<string, Json> {
  const ids = idsOf(content, state);
  const named: Record<string, Json> = { fact: fact.fact, rule: fact.rule };
  for (const field of factFields) {
    const value = fact[field];
    if (value === undefined) continue;
    named[field] = nameField(content, ids, field, value);
  }
  return named;
}

function nameField(
  content: Content,
  ids: ReturnType<typeof idsOf>,
  field: (typeof factFields)[number],
  value: number | string | readonly number[],
): Json {
  if (typeof value === "string") return value;
  if (typeof value !== "number") return value.map(ids.eventId);
  switch (field) {
    case "vampire":
      return value < 0 ? null : ids.vampireAt(value);
    case "district":
    case "from":
    case "to":
      return value < 0 ? null : ids.districtAt(value);
    case "event":
      return ids.eventId(value);
    case "relic":
      return ids.relicId(value);
    case "piece":
      return content.pieces[value].id;
    default:
      return value;
  }
}
