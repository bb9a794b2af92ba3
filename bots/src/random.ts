import type { Kit } from "@coterie/kernel";
import type { Bot } from "./bot.js";

/** Gives any answer, each equally likely. */
export function random<K extends Kit>(): Bot<K> {
  return {
    name: "random",
    decide: ({ question, pick }) => [question.options[pick(question.options.length)].key],
  };
}
