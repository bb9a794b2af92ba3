import type { Game, QuestionKind, Rulebook, Run } from "@coterie/kernel";
import type { LanternKit } from "../../src/tiny/lanterns.js";
import { lanterns } from "../../src/tiny/lanterns.js";

type Lanterns = Game<LanternKit>;
type LanternRun = Run<LanternKit>;
type Kind = QuestionKind<LanternRun>;
type Step = NonNullable<Rulebook<LanternRun>["steps"][number]>;

/** Lanterns with one kind of question changed. */
export function withQuestion(
  name: string,
  change: (kind: Kind) => Partial<Kind>,
  game: Lanterns = lanterns,
): Lanterns {
  const id = game.rulebook.stepCalled(name).id;
  const questions = game.rulebook.questions.slice();
  const kind = questions[id];
  if (kind === undefined) throw new Error(`${name} is no question`);
  questions[id] = { ...kind, ...change(kind) };
  return { ...game, rulebook: { ...game.rulebook, questions } };
}

/** Lanterns with one step changed; the new one may call the old. */
export function withStep(
  name: string,
  change: (step: Step) => Step,
  game: Lanterns = lanterns,
): Lanterns {
  const id = game.rulebook.stepCalled(name).id;
  const steps = game.rulebook.steps.slice();
  const step = steps[id];
  if (step === undefined) throw new Error(`${name} is no step`);
  steps[id] = change(step);
  return { ...game, rulebook: { ...game.rulebook, steps } };
}
