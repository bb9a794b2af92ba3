import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bloodOrders, ruleWords as bloodWords } from "@coterie/blood-orders";
import {
  answerScene,
  dice,
  type Hint,
  type HintClaim,
  type Json,
  type Kit,
  openQuestions,
  openScene,
  readScenario,
  runScenario,
  type Scenario,
  type ScenarioGame,
} from "@coterie/kernel";
import { mastersOfTheNight, ruleWords as mastersWords } from "@coterie/masters-of-the-night";
import { byIterations, hintOn, type Sight, sightOf } from "../../src/index.js";
import { faultsIn, type Prover, proverAt } from "./prove.js";
import { type Bound, bloodVerdict, mastersVerdict } from "./verdicts.js";

/** A scenario that says which answers a hint should find. */
export interface Puzzle extends Scenario {
  readonly hint: HintClaim;
}

/** What can be asked about the puzzles of a game. */
export interface Puzzles {
  readonly files: readonly string[];
  /** The numbers of all rules of the game. */
  readonly rules: readonly string[];
  read(file: string): Puzzle;
  /** Which expectations of the scenario fail. */
  run(puzzle: Puzzle): string[];
  /** What is wrong with the claim about the answers; none means that it was proved. */
  faults(puzzle: Puzzle): string[];
  /** Whether these answers, one after the other, are right. */
  isRight(puzzle: Puzzle, keys: readonly string[]): boolean;
  hint(puzzle: Puzzle, iterations: number): Hint;
}

function puzzlesOf<K extends Kit>(
  gameWith: (pack?: Json) => ScenarioGame<K>,
  words: Readonly<Record<string, unknown>>,
  bound: Bound<K>,
): Puzzles {
  const usual = gameWith();
  const gameOf = ({ pack }: Scenario): ScenarioGame<K> =>
    pack === undefined ? usual : gameWith(pack);
  const sightOn = (puzzle: Puzzle): Sight<K> => sightAt(gameOf(puzzle), puzzle);
  const folder = join(import.meta.dirname, "../../scenarios", usual.id);
  const prover = (sight: Sight<K>, { hint }: Puzzle): Prover => proverAt(sight, hint.kind, bound);
  return {
    files: readdirSync(folder).filter((file) => file.endsWith(".json")),
    rules: Object.keys(words),
    read(file) {
      const scenario = readScenario(JSON.parse(readFileSync(join(folder, file), "utf8")));
      const { hint } = scenario;
      if (hint === undefined) throw new Error(`${file} does not say what a hint should find`);
      return { ...scenario, hint };
    },
    run: (puzzle) => runScenario(gameOf(puzzle), puzzle),
    faults(puzzle) {
      const sight = sightOn(puzzle);
      const offered = sight.question.options.map(({ key }) => key);
      return faultsIn(prover(sight, puzzle), puzzle.hint, offered);
    },
    isRight: (puzzle, keys) => prover(sightOn(puzzle), puzzle).isRight(keys),
    hint: (puzzle, iterations) => hintAt(sightOn(puzzle), iterations),
  };
}

export const puzzles: ReadonlyMap<string, Puzzles> = new Map([
  ["masters-of-the-night", puzzlesOf(mastersOfTheNight, mastersWords, mastersVerdict)],
  ["blood-orders", puzzlesOf(bloodOrders, bloodWords, bloodVerdict)],
]);

/** What the seat knows that is to find the right answer, with a chance of its own. */
function sightAt<K extends Kit>(game: ScenarioGame<K>, puzzle: Puzzle): Sight<K> {
  const scene = openScene(game, puzzle.setup, puzzle.position, puzzle.seed);
  for (const { answer, seat } of puzzle.play) answerScene(scene, answer, seat);
  const [{ seat }] = openQuestions(scene.play, puzzle.hint.seat);
  return sightOf(game, scene.play.state, seat, dice(puzzle.name));
}

function hintAt<K extends Kit>(sight: Sight<K>, iterations: number): Hint {
  const hint = hintOn(sight, byIterations(iterations));
  if (hint === null) throw new Error(`${sight.game.id} cannot be searched`);
  return hint;
}
