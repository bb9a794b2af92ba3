import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type BloodKit, bloodOrders, ruleWords as bloodWords } from "@coterie/blood-orders";
import {
  answerScene,
  dice,
  type HintClaim,
  type Kit,
  newRun,
  openQuestions,
  openScene,
  type Run,
  readScenario,
  runScenario,
  type Scenario,
  type ScenarioGame,
} from "@coterie/kernel";
import { type MastersKit, mastersOfTheNight, ruleWords } from "@coterie/masters-of-the-night";
import {
  byIterations,
  canBeSearched,
  type Hint,
  hintFrom,
  judgementOf,
  ponder,
  type Sight,
  sightOf,
  type Thought,
} from "../../src/index.js";
import { after, codesOf, LOST, OPEN, Solver, type Verdict, WON } from "./solve.js";

/** A scenario that says which answers a hint should find. */
export interface Puzzle extends Scenario {
  readonly hint: HintClaim;
}

/** What can be asked about the puzzles of a game. */
export interface Puzzles {
  readonly files: readonly string[];
  readonly rules: readonly string[];
  read(file: string): Puzzle;
  /** Which expectations of a scenario fail. */
  run(puzzle: Puzzle): string[];
  /** What is wrong with the claim about the answers; none means that it was proved. */
  faults(puzzle: Puzzle): string[];
  hint(puzzle: Puzzle, iterations: number): Hint;
}

/** Where a claim is about: everything up to here is decided. */
interface Moment {
  readonly kind: HintClaim["kind"];
  readonly seat: number;
}

/**
 * MN-12.1, MN-12.2. A win must come in the same night. A loss that could not be avoided has come
 * when the next vampire acts after a whole day.
 */
function mastersVerdict(began: MastersKit["State"], { kind }: Moment): Verdict<MastersKit> {
  return ({ outcome, round, night, active }) => {
    if (outcome !== 0) return outcome === 1 ? WON : LOST;
    const isNextDay = round > began.round;
    if (kind === "win") return isNextDay ? OPEN : undefined;
    const isNextNight = night === 1 && active >= 0 && (isNextDay || began.night === 0);
    return isNextNight ? OPEN : undefined;
  };
}

/** BO-7.1, BO-7.2. A victory that both share is neither won nor lost. */
function bloodVerdict(_began: BloodKit["State"], { seat }: Moment): Verdict<BloodKit> {
  const shared = bloodOrders().outcomes.indexOf("shared") + 1;
  return ({ outcome, hands }) => {
    if (outcome === 0) return undefined;
    if (outcome !== shared) return outcome === seat + 1 ? WON : LOST;
    if (hands.length > 2) throw new Error("nobody can tell who of the players share");
    return OPEN;
  };
}

type Bound<K extends Kit> = (began: K["State"], moment: Moment) => Verdict<K>;

/** So many worlds stand for all that could be the real one; where little is secret they are all. */
const WORLDS = 40;

function puzzlesOf<K extends Kit>(
  game: ScenarioGame<K>,
  words: Readonly<Record<string, unknown>>,
  bound: Bound<K>,
): Puzzles {
  const folder = join(import.meta.dirname, "../../scenarios", game.id);
  return {
    files: readdirSync(folder).filter((file) => file.endsWith(".json")),
    rules: Object.keys(words),
    read(file) {
      const scenario = readScenario(JSON.parse(readFileSync(join(folder, file), "utf8")));
      const { hint } = scenario;
      if (hint === undefined) throw new Error(`${file} does not say what a hint should find`);
      return { ...scenario, hint };
    },
    run: (puzzle) => runScenario(game, puzzle),
    faults: (puzzle) => faultsOf(game, bound, puzzle),
    hint: (puzzle, iterations) => hintAt(sightAt(game, puzzle), iterations),
  };
}

export const puzzles: ReadonlyMap<string, Puzzles> = new Map([
  ["masters-of-the-night", puzzlesOf(mastersOfTheNight(), ruleWords, mastersVerdict)],
  ["blood-orders", puzzlesOf(bloodOrders(), bloodWords, bloodVerdict)],
]);

/** What the seat knows that is to find the right answer, with a chance of its own. */
function sightAt<K extends Kit>(game: ScenarioGame<K>, puzzle: Puzzle): Sight<K> {
  const scene = openScene(game, puzzle.setup, puzzle.position, puzzle.seed);
  for (const { answer, seat } of puzzle.play) answerScene(scene, answer, seat);
  const [{ seat }] = openQuestions(scene.play, puzzle.hint.seat);
  return sightOf(game, scene.play.state, seat, dice(puzzle.name));
}

function hintAt<K extends Kit>(sight: Sight<K>, iterations: number): Hint {
  const judgement = judgementOf(sight.game);
  if (judgement === undefined || !canBeSearched(judgement)) {
    throw new Error(`${sight.game.id} cannot be searched`);
  }
  let last: Thought | undefined;
  for (const thought of ponder(judgement, sight, byIterations(iterations))) last = thought;
  if (last === undefined) throw new Error("no thought came");
  return hintFrom(last);
}

/**
 * Proves a claim from what the seat knows, without any judgement. To win: each right answer wins in
 * all worlds whatever others do; with any other one even a seat that knew all could be kept from it.
 * To avoid a loss: each right answer can be survived in all worlds; any other one loses in all of
 * them, though the seat knew all and everybody helped it.
 */
function faultsOf<K extends Kit>(game: ScenarioGame<K>, bound: Bound<K>, puzzle: Puzzle): string[] {
  const { kind, best } = puzzle.hint;
  const sight = sightAt(game, puzzle);
  const { seat, options } = sight.question;
  const worlds = Array.from({ length: WORLDS }, () => newRun(game, sight.imagine()));
  const verdict = bound(worlds[0].state, { kind, seat });
  const goal = { game, seat, verdict, target: kind === "win" ? WON : OPEN, othersHelp: false };
  const fair = new Solver<K>(goal);
  const lavish = new Solver<K>({ ...goal, othersHelp: true });
  const codes = codesOf(game, worlds[0], seat);
  const isRight = (code: number): boolean =>
    fair.reaches(worlds.map((run) => after(game, run, seat, code)));
  const isWrong = (code: number): boolean => {
    const isLost = (solver: Solver<K>) => (run: Run<K>) =>
      !solver.reachesKnowing(after(game, run, seat, code));
    return kind === "win" ? worlds.some(isLost(fair)) : worlds.every(isLost(lavish));
  };
  const wins = kind === "win" ? ["does not win", "wins as well"] : ["loses", "need not lose"];
  return options.flatMap(({ key }, place) => {
    const code = codes[place];
    if (best.includes(key)) return isRight(code) ? [] : [`${key}: is listed, but ${wins[0]}`];
    return isWrong(code) ? [] : [`${key}: is not listed, but ${wins[1]}`];
  });
}
