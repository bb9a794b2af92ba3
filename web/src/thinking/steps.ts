import type { Sight } from "@coterie/bots";
import {
  answeredWords,
  applyOption,
  type Kit,
  newRun,
  optionCalled,
  readQuestion,
  seatsAsked,
} from "@coterie/kernel";
import type { Door } from "../engine/door.js";
import type { StepSheet } from "../sheet/sheet.js";

/** The answers of a plan in words, each at the question that it answers. */
export function stepsOf<K extends Kit>(
  { game, show, aboutWords }: Door<K>,
  sight: Sight<K>,
  keys: readonly string[],
): StepSheet[] {
  const { seat } = sight.question;
  const run = newRun(game, sight.imagine());
  const steps: StepSheet[] = [];
  for (const key of keys) {
    // In this world somebody else has a say before the plan is carried out.
    if (!seatsAsked(game, run).includes(seat)) break;
    const question = readQuestion(game, run, seat);
    const option = optionCalled(game, run, seat, key);
    if (option === undefined) break;
    const { seen } = game.view(game.copy(run.state), seat);
    const words = answeredWords(show.option(seen, question, key));
    steps.push({ key, words, about: aboutWords?.(question) ?? null });
    applyOption(game, run, seat, option);
  }
  return steps;
}
