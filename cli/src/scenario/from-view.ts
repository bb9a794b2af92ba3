import {
  advance,
  type Game,
  hashOf,
  isHiddenStack,
  type Json,
  type Kit,
  nameAgenda,
  newContext,
  openQuestions,
  openScene,
  type Play,
  Refusal,
  runScenario,
  SCENARIO_FORMAT,
  type Scenario,
  type ScenarioGame,
  type SeenReport,
  SPECTATOR,
  swiftChance,
  unnameAgenda,
  type View,
  type ViewReport,
} from "@coterie/kernel";
import { Failure } from "../faults.js";
import type { Door } from "../show.js";
import { EARLIER_STEPS, withUnknownCards } from "./earlier-views.js";
import { asked, expectedOf } from "./expected.js";
import { nameOf } from "./name.js";

/** What nobody saw is always imagined in the same way, so that a report makes one scenario. */
const FATE = "report";

export interface FromView {
  readonly scenario: Scenario;
  /** How the rules differ from what the reporter saw: the bug, if there is any. */
  readonly differs: readonly string[];
  readonly rulesVersion: number;
}

/**
 * A scenario whose position looks to the reporter as the game did, and which expects the question
 * that the reporter was asked. Where the rules now ask another one it fails: that is its use.
 */
export function scenarioOfView<K extends Kit>({ game }: Door<K>, report: ViewReport): FromView {
  const { seen, at, note } = report;
  checkPack(game, seen);
  const position = imagined(game, seen);
  const play = playAt(game, seen.setup, position);
  checkSeat(play, seen);
  const rules = new Set<string>();
  const expect = seen.question === null ? expectedOf(play, rules) : asked(seen.question, rules);
  const scenario: Scenario = {
    format: SCENARIO_FORMAT,
    game: game.id,
    name: nameOf("a view", `${whoOf(seen)} after answer ${at}`, note),
    rules: [...rules],
    setup: seen.setup,
    position,
    expect,
    play: [],
    pack: seen.pack.pieces,
  };
  const differs = [...runScenario(game, scenario), ...unexpected(play, seen)];
  return { scenario, differs, rulesVersion: game.rulesVersion };
}

export function whoOf({ seat }: SeenReport): string {
  return seat === SPECTATOR ? "a spectator" : `seat ${seat}`;
}

/** A view numbers its pieces: with others it means nothing. */
function checkPack<K extends Kit>(game: Game<K>, seen: SeenReport): void {
  const hash = hashOf(game.pack);
  if (seen.pack.hash !== hash) {
    throw new Failure(`the hash of the pack is ${seen.pack.hash} in the report; expected ${hash}`);
  }
}

/** As bots do it: seats that still think are at the start of their phase until it is advanced. */
function imagined<K extends Kit>(game: Game<K>, seen: SeenReport): Json {
  try {
    const world = game.imagine(viewOf(game, seen), swiftChance(FATE));
    advance(game, newContext(game, world));
    return game.name(world);
  } catch (error) {
    // A view has no schema: whatever one from outside breaks in the rules is told as its fault.
    const why = error instanceof Error ? error.message : String(error);
    throw new Failure(`no game can look like seen.view of the report: ${why}`);
  }
}

/** The view of a report, with its steps by the numbers of the rulebook that reads it. */
function viewOf<K extends Kit>({ id, rulebook }: Game<K>, report: SeenReport): View<K["State"]> {
  const { audience, seen } = report.view as unknown as View<K["State"]>;
  const book = { names: report.steps ?? EARLIER_STEPS[id] ?? rulebook.names };
  const renumbered = (agenda: number[]): number[] =>
    isHiddenStack(agenda) ? agenda : unnameAgenda(rulebook, nameAgenda(book, agenda));
  const { agenda, forks } = seen;
  const parts = report.steps === undefined ? withUnknownCards(seen) : seen;
  return {
    audience,
    seen: { ...parts, agenda: renumbered(agenda), forks: forks.map(renumbered) },
  };
}

function playAt<K extends Kit>(game: ScenarioGame<K>, setup: Json, position: Json): Play<K> {
  try {
    return openScene(game, setup, position).play;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Failure(`what seen.view of the report shows cannot be: ${error.message}`);
  }
}

function checkSeat<K extends Kit>({ game, setup }: Play<K>, { seat }: SeenReport): void {
  const seats = game.seats(setup);
  if (seat < seats) return;
  throw new Failure(`seen.seat is ${seat} in the report; expected one below ${seats}`);
}

/** A scenario cannot say that a seat is not asked, so this is told beside it. */
function unexpected<K extends Kit>(play: Play<K>, { question, seat }: SeenReport): string[] {
  if (question !== null) return [];
  return openQuestions(play, seat).map(
    ({ kind }) => `seat ${seat} is asked ${kind}; the report shows no question`,
  );
}
