import {
  applyOption,
  dice,
  type Game,
  type Kit,
  optionCalled,
  Refusal,
  type Run,
  seatsAsked,
} from "@coterie/kernel";
import type { Bot, Sight } from "./bot.js";
import { sightOf } from "./sight.js";

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
): number {
  const picks = bots.map((_, seat) => dice(`bot:${seat}:${seed}`));
  let answers = 0;
  while (run.state.outcome === 0 && answers <= game.maxAnswers) {
    const [seat] = seatsAsked(game, run);
    if (bots[seat] === undefined) {
      throw new Refusal("unknown-seat", `seat ${seat} has no bot; got bots for ${bots.length}`);
    }
    answers += decide(game, run, bots[seat], sightOf(game, run.state, seat, picks[seat]));
  }
  return answers;
}

function decide<K extends Kit>(game: Game<K>, run: Run<K>, bot: Bot<K>, sight: Sight<K>): number {
  const { seat, kind, options } = sight.question;
  const keys = bot.decide(sight);
  if (keys.length === 0) {
    const expected = options.map(({ key }) => key).join(", ");
    throw new Refusal("malformed-answer", `${bot.name} left ${kind} open; expected: ${expected}`);
  }
  for (const key of keys) give(game, run, bot, seat, key);
  return keys.length;
}

function give<K extends Kit>(
  game: Game<K>,
  run: Run<K>,
  bot: Bot<K>,
  seat: number,
  key: string,
): void {
  const isAsked = seatsAsked(game, run).includes(seat);
  const option = isAsked ? optionCalled(game, run, seat, key) : undefined;
  if (option === undefined) {
    const why = isAsked ? "which is not offered" : "but is not asked any more";
    throw new Refusal("not-offered", `${bot.name} at seat ${seat} answered ${key}, ${why}`);
  }
  applyOption(game, run, seat, option);
}
