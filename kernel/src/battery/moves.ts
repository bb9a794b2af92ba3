import { swiftChance } from "../chance.js";
import { areInSamePhase, chanceUsed, withdrawAll } from "../fork.js";
import type { Game } from "../game.js";
import { Options } from "../options.js";
import { answerAtRandom } from "../random-play.js";
import type { Kit, Run } from "../rulebook.js";
import { advance, agendaOf, answerAndRun, listOptions, newContext } from "../run.js";
import type { Audience } from "../state.js";
import type { Looked } from "./position.js";

type Pick = (below: number) => number;

const options = new Options();

/** A legal answer of a seat that is asked, by its number. */
export function anyOption<K extends Kit>(
  game: Game<K>,
  run: Run<K>,
  seat: number,
  pick: Pick,
): number {
  listOptions(game, run, agendaOf(run.state, seat), options);
  return options.at(pick(options.count));
}

export function isOffered<K extends Kit>(
  game: Game<K>,
  run: Run<K>,
  seat: number,
  option: number,
): boolean {
  if (agendaOf(run.state, seat).length === 0) return false;
  listOptions(game, run, agendaOf(run.state, seat), options);
  return options.has(option);
}

export interface Given<K extends Kit> {
  readonly facts: K["Fact"][];
  /** Whether something came to light: chance, a hidden card, the drafts of a phase. */
  readonly marked: boolean;
  /** Whether chance had a hand in it, which falls differently in every game. */
  readonly chanced: boolean;
}

/** Gives an answer and tells what came of it. */
export function give<K extends Kit>(
  game: Game<K>,
  state: K["State"],
  seat: number,
  option: number,
): Given<K> {
  const facts: K["Fact"][] = [];
  const run = newContext(game, state, (fact) => void facts.push(fact));
  const { joined } = state;
  const used = chanceUsed(state);
  answerAndRun(game, run, seat, option);
  const chanced = used !== chanceUsed(state);
  const marked = run.revealed || chanced || joined !== state.joined;
  return { facts, marked, chanced };
}

/** Random answers, at most so many, to the end if there are enough. */
export function playOn<K extends Kit>(
  game: Game<K>,
  state: K["State"],
  pick: Pick,
  most: number,
): void {
  const run = newContext(game, state);
  for (let i = 0; i < most && state.outcome === 0; i++) answerAtRandom(game, run, pick);
}

/** A state imagined from what an audience sees of this one, ready to be asked. */
export function imagined<K extends Kit>(
  game: Game<K>,
  state: K["State"],
  audience: Audience,
  pick: Pick,
): K["State"] {
  const twin = game.imagine(game.view(state, audience), anyChance(pick));
  advance(game, newContext(game, twin));
  return twin;
}

export function anyChance(pick: Pick): ReturnType<typeof swiftChance> {
  return swiftChance(pick(0x7fffffff).toString(16).padStart(8, "0"));
}

/** The beginning of the simultaneous phase that a position lies in: nobody has said anything. */
export function phaseStart<K extends Kit>(at: Looked<K>): K["State"] {
  const state = at.fresh();
  withdrawAll(at.game, newContext(at.game, state));
  return state;
}

/** Whether a seat still has something to say in the phase that began with `start`. */
export function stillThinks<K extends Kit>(
  start: K["State"],
  state: K["State"],
  seat: number,
): boolean {
  return areInSamePhase(start, state) && state.forks[seat].length > 0;
}
