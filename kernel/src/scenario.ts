import { keyOf, sealedChance, seedFrom } from "./chance.js";
import { Refusal } from "./errors.js";
import type { Game } from "./game.js";
import { canonical, type Json } from "./hash.js";
import { answer, FREE_UNDO, openQuestions, outcomeOf, type Play, resumePlay } from "./play.js";
import type { Kit } from "./rulebook.js";
import { advance, newContext } from "./run.js";

export const SCENARIO_FORMAT = "coterie-scenario/1";

/** Given this position, these answers: expect these options and this result. */
export interface Scenario {
  readonly format: typeof SCENARIO_FORMAT;
  readonly game: string;
  readonly name: string;
  /** The numbers of the rules that it shows. */
  readonly rules: readonly string[];
  readonly setup: Json;
  /** Any word; chance is made from it where the position does not prescribe it. */
  readonly seed?: string;
  /** Pieces to play with instead of, or beside, the usual ones. */
  readonly pack?: Json;
  /** Only what differs from a fresh setup. */
  readonly position: Json;
  /** What must be true before the first answer. */
  readonly expect?: Expectation;
  readonly play: readonly Turn[];
  /** What a hint should find where the play has come to an end. */
  readonly hint?: HintClaim;
}

/** Which answers are right at a question, and what that means. Play pays no heed to it. */
export interface HintClaim {
  /** The right answers win for certain; or all others lose for certain. */
  readonly kind: (typeof HINT_KINDS)[number];
  /** Whose question; if left out, that of whoever is asked. */
  readonly seat?: number;
  /** The keys of all answers that are right. */
  readonly best: readonly string[];
}

const HINT_KINDS = ["win", "avoid-loss"] as const;

export interface Turn {
  /** The key of an option. */
  readonly answer: string;
  /** The seat that answers; if left out, whoever is asked. */
  readonly seat?: number;
  readonly expect?: Expectation;
}

export interface Expectation {
  /** The kind of the open question. */
  readonly question?: string;
  readonly seat?: number;
  /** Exactly these keys, in any order. */
  readonly options?: readonly string[];
  /** For actions that are not available, the reason's code. */
  readonly blocked?: Readonly<Record<string, string>>;
  /** Facts since the last answer, in this order, others between them allowed; fields left out match. */
  readonly facts?: readonly Json[];
  /** The part of the position that is given. */
  readonly position?: Json;
  /** Null while the game goes on. */
  readonly outcome?: string | null;
}

/** A game that can begin at any position given in readable terms. */
export interface ScenarioGame<K extends Kit> extends Game<K> {
  /** A state at this position whose agenda still has to be advanced to its first question. */
  arrange(setup: K["Setup"], chance: K["State"]["chance"], position: unknown): K["State"];
}

/** Where the running scenario stands. */
export interface Scene<K extends Kit> {
  readonly play: Play<K>;
  facts: K["Fact"][];
}

export function openScene<K extends Kit>(
  game: ScenarioGame<K>,
  setup: unknown,
  position: unknown,
  seed = "scenario",
): Scene<K> {
  const agreed = game.readSetup(setup);
  const from = seedFrom(seed);
  const facts: K["Fact"][] = [];
  const state = game.arrange(agreed, sealedChance(keyOf(from)), position);
  advance(
    game,
    newContext(game, state, (fact: K["Fact"]) => void facts.push(fact)),
  );
  return { play: resumePlay(game, agreed, from, FREE_UNDO, state), facts };
}

/** Gives one answer for whoever is asked, or for the seat that is named. */
export function answerScene<K extends Kit>(scene: Scene<K>, key: string, seat?: number): void {
  const asked = openQuestions(scene.play);
  const by = seat ?? asked[0]?.seat;
  if (by === undefined) {
    throw new Refusal("unknown-question", `nobody is asked any more; cannot answer ${key}`);
  }
  scene.facts = answer(scene.play, { seat: by, question: scene.play.open[by], key });
}

/** Runs a scenario and says which expectations failed and how; none means that all hold. */
export function runScenario<K extends Kit>(game: ScenarioGame<K>, scenario: Scenario): string[] {
  const failures: string[] = [];
  const note = (where: string, found: string[]): void => {
    failures.push(...found.map((failure) => `${where}: ${failure}`));
  };
  const scene = openScene(game, scenario.setup, scenario.position, scenario.seed);
  note("at the start", failedExpectations(scene, scenario.expect ?? {}));
  for (const [i, turn] of scenario.play.entries()) {
    const where = `after answer ${i + 1} (${turn.answer})`;
    try {
      answerScene(scene, turn.answer, turn.seat);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      note(`answer ${i + 1} (${turn.answer})`, [error.message]);
      return failures;
    }
    note(where, failedExpectations(scene, turn.expect ?? {}));
  }
  if (scenario.hint !== undefined) note("hint", failedHint(scene, scenario.hint));
  return failures;
}

/** Whether the answers are good is not for the rules to say, only whether there is such a choice. */
function failedHint<K extends Kit>(scene: Scene<K>, { seat, best }: HintClaim): string[] {
  const question = openQuestions(scene.play, seat)[0];
  if (question === undefined) {
    return [seat === undefined ? "nobody is asked any more" : `seat ${seat} is not asked`];
  }
  const offered = question.options.map((option) => option.key);
  const failures = best
    .filter((key) => !offered.includes(key))
    .map((key) => `${key} is not offered in ${question.kind}; offered: ${offered.join(", ")}`);
  if (offered.every((key) => best.includes(key))) {
    failures.push(`every answer to ${question.kind} is said to be right`);
  }
  return failures;
}

function failedExpectations<K extends Kit>(scene: Scene<K>, expected: Expectation): string[] {
  const { play } = scene;
  const question = openQuestions(play, expected.seat)[0];
  const failures: string[] = [];
  const compare = (what: string, found: unknown, wanted: unknown): void => {
    if (canonical(found) === canonical(wanted)) return;
    failures.push(`${what}: expected ${canonical(wanted)}, found ${canonical(found)}`);
  };
  if (expected.question !== undefined) compare("question", question?.kind, expected.question);
  if (expected.seat !== undefined) compare("seat", question?.seat, expected.seat);
  if (expected.options !== undefined) {
    const found = (question?.options ?? []).map((option) => option.key);
    compare("options", found.slice().sort(), expected.options.slice().sort());
  }
  for (const [action, reason] of Object.entries(expected.blocked ?? {})) {
    const why = question?.blocked.find((blocked) => blocked.action === action);
    compare(`why not ${action}`, why?.reason, reason);
  }
  if (expected.outcome !== undefined) compare("outcome", outcomeOf(play), expected.outcome);
  failures.push(...missingFacts(scene, expected.facts ?? []));
  if (expected.position !== undefined) {
    failures.push(...differences(play.game.name(play.state), expected.position, "position"));
  }
  return failures;
}

function missingFacts<K extends Kit>(scene: Scene<K>, expected: readonly Json[]): string[] {
  const { play } = scene;
  const named = scene.facts.map((fact) => play.game.nameFact(play.state, fact));
  let from = 0;
  for (const wanted of expected) {
    const at = named.findIndex(
      (fact, i) => i >= from && differences(fact, wanted, "").length === 0,
    );
    if (at < 0) {
      const found = named.slice(from).map(canonical).join(", ");
      return [`fact: expected ${canonical(wanted)}, found ${found || "none"}`];
    }
    from = at + 1;
  }
  return [];
}

/** How the found data differs from the given part of it: objects by field, all else whole. */
export function differences(found: Json, wanted: Json, path: string): string[] {
  const isObject = (value: Json): value is { readonly [key: string]: Json } =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  if (isObject(found) && isObject(wanted)) {
    return Object.keys(wanted).flatMap((key) =>
      differences(found[key] ?? null, wanted[key], path === "" ? key : `${path}.${key}`),
    );
  }
  // Of a list of objects each may be given in part, too; a list of plain values is one value.
  if (Array.isArray(found) && Array.isArray(wanted) && wanted.some(isObject)) {
    if (found.length === wanted.length) {
      return wanted.flatMap((one, i) => differences(found[i], one, `${path}[${i}]`));
    }
  }
  if (canonical(found) === canonical(wanted)) return [];
  return [`${path}: expected ${canonical(wanted)}, found ${canonical(found)}`];
}

/** Reads a scenario from parsed JSON; every fault of its form is named at once. */
export function readScenario(raw: unknown): Scenario {
  const faults = scenarioFaults(raw);
  if (faults.length > 0) throw new Refusal("bad-setup", `not a scenario: ${faults.join("; ")}`);
  return raw as Scenario;
}

const FIELDS = [
  "format",
  "game",
  "name",
  "rules",
  "setup",
  "seed",
  "pack",
  "position",
  "expect",
  "play",
  "hint",
];
const EXPECTED = ["question", "seat", "options", "blocked", "facts", "position", "outcome"];

function scenarioFaults(raw: unknown): string[] {
  if (typeof raw !== "object" || raw === null) return ["expected an object"];
  const s = raw as Record<string, unknown>;
  const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;
  const needs: [boolean, string][] = [
    [s.format === SCENARIO_FORMAT, `format: expected "${SCENARIO_FORMAT}"`],
    [typeof s.game === "string", "game: expected a text"],
    [typeof s.name === "string", "name: expected a text"],
    [Array.isArray(s.rules), "rules: expected a list of rule numbers"],
    [isObject(s.setup), "setup: expected an object"],
    [isObject(s.position), "position: expected an object"],
    [Array.isArray(s.play), "play: expected a list of answers"],
    [s.seed === undefined || typeof s.seed === "string", "seed: expected a text"],
  ];
  const faults = needs.filter(([good]) => !good).map(([, fault]) => fault);
  faults.push(...unknownFields(s, FIELDS, ""));
  faults.push(...unknownFields(s.expect, EXPECTED, "expect."));
  if (Array.isArray(s.play)) faults.push(...s.play.flatMap(turnFaults));
  if (s.hint !== undefined) faults.push(...hintFaults(s.hint));
  return faults;
}

function hintFaults(hint: unknown): string[] {
  if (typeof hint !== "object" || hint === null) return ["hint: expected an object"];
  const { kind, seat, best } = hint as Record<string, unknown>;
  const faults = unknownFields(hint, ["kind", "seat", "best"], "hint.");
  if (!HINT_KINDS.some((known) => known === kind)) {
    faults.push(`hint.kind: expected ${HINT_KINDS.join(" or ")}`);
  }
  if (seat !== undefined && !Number.isInteger(seat)) faults.push("hint.seat: expected a seat");
  const isList = Array.isArray(best) && best.length > 0;
  if (!isList || best.some((key) => typeof key !== "string")) {
    faults.push("hint.best: expected the keys of one or more answers");
  }
  return faults;
}

function turnFaults(turn: unknown, index: number): string[] {
  const { answer: key, expect } = (turn ?? {}) as Record<string, unknown>;
  const faults = unknownFields(turn, ["answer", "seat", "expect"], `play[${index}].`);
  if (typeof key !== "string") faults.push(`play[${index}].answer: expected a text`);
  return [...faults, ...unknownFields(expect, EXPECTED, `play[${index}].expect.`)];
}

function unknownFields(value: unknown, known: readonly string[], path: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => `${path}${key}: unknown; expected one of ${known.join(", ")}`);
}
