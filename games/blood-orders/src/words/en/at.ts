import type { Effect, Step } from "../../content/language.js";
import type { Piece } from "../../content/pieces.js";
import { isOrder } from "./clause.js";
import { costWords } from "./costs.js";
import { clausesOf, effectWords } from "./effect.js";
import { type StepAt, stepAt } from "./path.js";
import type { Scope } from "./scope.js";
import { setWords } from "./sets.js";

/** What a step of a piece asks or does, in the middle of a sentence, for whoever plays it. */
export interface WordsAt extends StepAt {
  /** "choose another Quarter", "you may pay 1 Blood to gain 2 VP". */
  readonly words: string;
  /** What can be answered, by the keys of the question; none where it is a list of things. */
  readonly branches: readonly Branch[];
}

interface Branch {
  readonly key: string;
  readonly words: string;
}

const deedOr = (steps: Effect | undefined, nothing: string, scope: Scope): string =>
  steps === undefined || steps.length === 0 ? nothing : effectWords(steps, scope);

/** "pay 1 Blood to gain 2 VP", or the price first where the effect is longer. */
function payWords(step: Extract<Step, { do: "pay" }>, scope: Scope): string {
  const price = costWords(step.cost);
  if (step.then.length === 0) return price;
  const isShort = isOrder(clausesOf(step.then, scope));
  return `${price}${isShort ? " to " : "; then "}${effectWords(step.then, scope)}`;
}

function branchesOf(step: Step, scope: Scope): Branch[] {
  switch (step.do) {
    case "either":
      return step.of.map(({ name, then }) => ({
        key: name,
        words: deedOr(then, "do nothing", scope),
      }));
    case "may":
      return [
        { key: "yes", words: deedOr(step.then, "do nothing", scope) },
        { key: "no", words: "do nothing" },
      ];
    case "pay": {
      const otherwise = step.else?.length ? `: ${effectWords(step.else, scope)}` : "";
      return [
        { key: "pay", words: payWords(step, scope) },
        { key: "decline", words: `do not pay${otherwise}` },
      ];
    }
    default:
      return [];
  }
}

/** Only the choice itself: what follows it is told when it is done. */
const stepWords = (step: Step, scope: Scope): string =>
  step.do === "choose" ? `choose ${setWords(step.from, scope, "a")}` : effectWords([step], scope);

export function wordsAt(piece: Piece, path: string): WordsAt | undefined {
  const at = stepAt(piece, path);
  if (at === undefined) return undefined;
  const { step, scope } = at;
  return { ...at, words: stepWords(step, scope), branches: branchesOf(step, scope) };
}
