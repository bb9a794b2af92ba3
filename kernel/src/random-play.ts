import { isSimultaneous } from "./fork.js";
import type { Game } from "./game.js";
import { Options } from "./options.js";
import type { Kit, Run } from "./rulebook.js";
import { agendaOf, answerAndRun, askedSeat, listOptions } from "./run.js";

const options = new Options();

/** The seat that random play answers for next: the only one asked, or the first that still thinks. */
export function nextSeat<K extends Kit>(game: Game<K>, run: Run<K>): number {
  if (!isSimultaneous(run.state)) return askedSeat(game, run);
  return run.state.forks.findIndex((fork) => fork.length > 0);
}

/** Answers one question with an option chosen by `pick`, which gets the number of options. */
export function answerAtRandom<K extends Kit>(
  game: Game<K>,
  run: Run<K>,
  pick: (below: number) => number,
): void {
  const seat = nextSeat(game, run);
  listOptions(game, run, agendaOf(run.state, seat), options);
  answerAndRun(game, run, seat, options.at(pick(options.count)));
}

/** Plays to the end with random answers and gives back how many there were. */
export function playAtRandom<K extends Kit>(
  game: Game<K>,
  run: Run<K>,
  pick: (below: number) => number,
): number {
  let answers = 0;
  while (run.state.outcome === 0 && answers <= game.maxAnswers) {
    answerAtRandom(game, run, pick);
    answers++;
  }
  return answers;
}
