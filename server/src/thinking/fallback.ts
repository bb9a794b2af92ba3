import { dice } from "@coterie/kernel";
import type { Thought } from "./thinker.js";

/**
 * A legal answer for a bot that did not come to one: any option, chosen by the bot's own chance,
 * but none that would lose at once if there are others. A table goes on, whatever happens.
 */
export function fallback({ question, seed }: Pick<Thought, "question" | "seed">): string[] {
  const { options, forced } = question;
  if (forced) return [options[0].key];
  const harmless = options.filter(({ warning }) => warning === undefined);
  const some = harmless.length > 0 ? harmless : options;
  return [some[dice(`fallback:${seed}`)(some.length)].key];
}
