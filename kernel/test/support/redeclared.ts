import type { Game } from "@coterie/kernel";
import { newRules } from "@coterie/kernel/define";
import { declaration, hooks, type LanternKit, lanterns } from "../../src/tiny/lanterns.js";

type Declaration = typeof declaration;

/** Lanterns under another declaration. Its rules stay; what follows from the declaration is derived anew. */
export function redeclared(
  change: { readonly [P in keyof Declaration]?: object },
  changedHooks: Partial<typeof hooks> = {},
): Game<LanternKit> {
  const game = newRules({ ...declaration, ...change } as Declaration).game({
    ...hooks,
    ...changedHooks,
  });
  const { names, steps, questions } = lanterns.rulebook;
  game.rulebook.names.splice(0, 1, ...names);
  game.rulebook.steps.splice(0, 1, ...steps);
  game.rulebook.questions.splice(0, 1, ...questions);
  return { ...game, rulebook: lanterns.rulebook };
}
