import type { Game, QuestionKind, Rulebook, Run } from "@coterie/kernel";
import { type LanternKit, lanterns } from "@coterie/kernel/tiny";

/** Lanterns by other rules, as if they had been changed in a later version. */

type Lanterns = Game<LanternKit>;
type Kind = QuestionKind<Run<LanternKit>>;
type Step = NonNullable<Rulebook<Run<LanternKit>>["steps"][number]>;

export function version(rulesVersion: number, game: Lanterns = lanterns): Lanterns {
  return { ...game, rulesVersion };
}

export function withQuestion(
  name: string,
  change: (kind: Kind) => Partial<Kind>,
  game: Lanterns = lanterns,
): Lanterns {
  const { rulebook } = game;
  const id = rulebook.stepCalled(name).id;
  const questions = rulebook.questions.map((kind, at) =>
    at === id && kind !== undefined ? { ...kind, ...change(kind) } : kind,
  );
  return { ...game, rulebook: { ...rulebook, questions } };
}

export function withStep(
  name: string,
  change: (step: Step) => Step,
  game: Lanterns = lanterns,
): Lanterns {
  const { rulebook } = game;
  const id = rulebook.stepCalled(name).id;
  const steps = rulebook.steps.map((step, at) =>
    at === id && step !== undefined ? change(step) : step,
  );
  return { ...game, rulebook: { ...rulebook, steps } };
}
