import {
  answerAndRun,
  answeredWords,
  askedSeats,
  type GameShow,
  type Kit,
  newContext,
  optionWithKey,
  type Question,
  readQuestion,
} from "@coterie/kernel";
import type { Sight } from "../bot.js";

/** An answer of a plan, in words. */
export interface Step {
  readonly key: string;
  readonly words: string;
  /** What it is about, where one question after another asks about one thing after another. */
  readonly about: string | null;
  /** It only says that all before it is meant. */
  readonly confirms: boolean;
}

/** The answers of a plan in words, each at the question that it answers. */
export function stepsOf<K extends Kit>(
  show: Pick<GameShow<K>, "option" | "about">,
  sight: Sight<K>,
  keys: readonly string[],
): Step[] {
  const { game, question: asked } = sight;
  const { seat } = asked;
  const run = newContext(game, sight.imagine());
  const steps: Step[] = [];
  for (const key of keys) {
    // In this world somebody else has a say before the plan is carried out.
    if (!askedSeats(game, run).includes(seat)) break;
    const question = readQuestion(game, run, seat);
    const option = optionWithKey(game, run, seat, key);
    if (option === undefined) break;
    const { seen } = game.view(game.copy(run.state), seat);
    const words = answeredWords(show.option(seen, question, key));
    const about = show.about?.(question) ?? null;
    steps.push({ key, words, about, confirms: isConfirmation(question) });
    answerAndRun(game, run, seat, option);
  }
  return steps;
}

/** Only a commitment is asked although there is nothing to choose. */
function isConfirmation({ options, forced }: Question): boolean {
  return options.length === 1 && !forced;
}
