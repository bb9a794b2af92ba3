import type { OptionWords, Question } from "@coterie/kernel";
import { capital } from "../english.js";
import { altarKinds } from "./ask-altar.js";
import { effectKinds } from "./ask-effects.js";
import { feedingKinds } from "./ask-feeding.js";
import { ordersKinds } from "./ask-orders.js";
import { planningKinds } from "./ask-planning.js";
import { resolutionKinds } from "./ask-resolution.js";
import { askedIn, type KindTable, type QuestionWords } from "./asked.js";
import type { Look } from "./look.js";

/** All kinds of questions, and the words for one of them. */
export const kindTexts: KindTable = {
  ...planningKinds,
  ...ordersKinds,
  ...altarKinds,
  ...resolutionKinds,
  ...feedingKinds,
  ...effectKinds,
};

/** The words for a question, or undefined where its kind has none. */
export function questionWords(look: Look, question: Question): QuestionWords | undefined {
  return kindTexts[question.kind]?.ask(askedIn(look, question));
}

/** The words for an option, or undefined where it has none. */
export function optionWords(look: Look, question: Question, key: string): OptionWords | undefined {
  const found = kindTexts[question.kind]?.option(askedIn(look, question), key);
  if (found === undefined) return undefined;
  const option = typeof found === "string" ? { words: found } : found;
  const { words, group = "", more } = option;
  const text = { group, words: capital(words) };
  return more === undefined || more === "" ? text : { ...text, more };
}
