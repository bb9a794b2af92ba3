import {
  answerAndRun,
  askedSeats,
  dice,
  type Game,
  type Kit,
  optionWithKey,
  type Question,
  Refusal,
  type Run,
  readQuestion,
} from "@coterie/kernel";
import type { Bot, Sight } from "./bot.js";
import { sightOf } from "./sight.js";

/** Is told of every answer just before it is given, those of a plan one by one. */
export type Witness = (question: Question, key: string) => void;

/**
 * Plays to the end with one bot for each seat and gives back how many answers there were. Each
 * seat has its own chance, made from the seed: the same seed gives the same game. In a
 * simultaneous phase the seats decide one after the other, but none sees what the others drafted.
 */
export function playWithBots<K extends Kit>(
  game: Game<K>,
  run: Run<K>,
  bots: readonly Bot<K>[],
  seed: string,
  witness?: Witness,
): number {
  const picks = bots.map((_, seat) => dice(`bot:${seat}:${seed}`));
  let answers = 0;
  while (run.state.outcome === 0 && answers <= game.maxAnswers) {
    const [seat] = askedSeats(game, run);
    if (bots[seat] === undefined) {
      throw new Refusal("unknown-seat", `seat ${seat} has no bot; got bots for ${bots.length}`);
    }
    const sight = sightOf(game, run.state, seat, picks[seat]);
    answers += decide(game, run, bots[seat], sight, witness);
  }
  return answers;
}

function decide<K extends Kit>(
  game: Game<K>,
  run: Run<K>,
  bot: Bot<K>,
  sight: Sight<K>,
  witness: Witness | undefined,
): number {
  const { seat, kind, options } = sight.question;
  const keys = bot.decide(sight);
  if (keys.length === 0) {
    const expected = options.map(({ key }) => key).join(", ");
    throw new Refusal("malformed-answer", `${bot.name} left ${kind} open; expected: ${expected}`);
  }
  keys.forEach((key, i) => {
    const option = optionGiven(game, run, bot, seat, key);
    witness?.(i === 0 ? sight.question : readQuestion(game, run, seat), key);
    answerAndRun(game, run, seat, option);
  });
  return keys.length;
}

function optionGiven<K extends Kit>(
  game: Game<K>,
  run: Run<K>,
  bot: Bot<K>,
  seat: number,
  key: string,
): number {
  const isAsked = askedSeats(game, run).includes(seat);
  const option = isAsked ? optionWithKey(game, run, seat, key) : undefined;
  if (option === undefined) {
    const why = isAsked ? "which is not offered" : "but is not asked any more";
    throw new Refusal("not-offered", `${bot.name} at seat ${seat} answered ${key}, ${why}`);
  }
  return option;
}
