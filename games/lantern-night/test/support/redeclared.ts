import type { Game } from "@coterie/kernel";
import { newRules } from "@coterie/kernel/define";
import { declaration, lanternNight } from "../../src/index.js";

export type Declaration = typeof declaration;
export type NightKit = typeof lanternNight extends Game<infer K> ? K : never;

/** Lantern Night under another declaration. Its rules stay; what follows from the declaration is derived anew. */
export function redeclared(change: { readonly [P in keyof Declaration]?: object }): Game<NightKit> {
  const game = newRules({ ...declaration, ...change } as Declaration).game({ begin: () => {} });
  const { names, steps, questions } = lanternNight.rulebook;
  game.rulebook.names.splice(0, 1, ...names);
  game.rulebook.steps.splice(0, 1, ...steps);
  game.rulebook.questions.splice(0, 1, ...questions);
  const { begin, rulebook } = lanternNight;
  return { ...game, begin, rulebook };
}
