import type { AnySet, Count, Step } from "../../content/language.js";
import { forEach } from "./amounts.js";
import { isDeedStep } from "./deeds.js";
import { mentions } from "./mentions.js";
import { bind, type Scope } from "./scope.js";
import { canBeEmpty } from "./sets.js";

/**
 * "Lose 1 to 3 Blood." reads better than "Choose a number from 1 to 3 or to your Blood: lose that
 * much Blood." This file knows when a number can be told inside the step that uses it.
 */

type Choose = Extract<Step, { do: "choose" }>;
type Numbers = Extract<AnySet, { set: "numbers" }>;

const upTo = (from: number, to: number): string =>
  from === 0 ? `up to ${to}` : from === to ? String(to) : `${from} to ${to}`;

/** What a step takes from, as it would be counted. */
function sourceOf(step: Step): Partial<Count> | undefined {
  switch (step.do) {
    case "lose":
      return { count: step.what, who: step.who ?? "self" };
    case "give":
      return { count: step.what, who: step.from };
    case "take":
      return { count: `night-${step.what}`, at: step.at };
    case "move":
      return { count: `night-${step.what}`, at: step.from };
    default:
      return undefined;
  }
}

/** Whether the number ends where there is no more to take, so that this need not be told. */
function endsWith(source: Partial<Count>, { count, who, at, per, times }: Count): boolean {
  if (count !== source.count || per !== undefined || times !== undefined) return false;
  return source.at === undefined ? (who ?? "self") === source.who : at === source.at;
}

function takenWords({ from, to }: Numbers, source: Partial<Count>): string | undefined {
  if (typeof to !== "object" || !endsWith(source, to)) return undefined;
  if (to.most !== undefined) return upTo(from, to.most);
  return from === 0 ? "any amount of" : `${from} or more`;
}

function timesWords({ from, to }: Numbers, scope: Scope): string | undefined {
  if (typeof to === "number") return `${upTo(from, to)} times`;
  if (typeof to !== "object" || to.times !== undefined || to.most === undefined) return undefined;
  const { most, ...counted } = to;
  return `${upTo(from, most)} times, at most once${forEach(counted, scope)}`;
}

function rangeWords(set: Numbers, as: string, step: Step, scope: Scope): string | undefined {
  if (step.do === "repeat") return step.times === as ? timesWords(set, scope) : undefined;
  if (!isDeedStep(step) || !("n" in step) || step.n !== as) return undefined;
  const source = sourceOf(step);
  if (source !== undefined) return takenWords(set, source);
  return typeof set.to === "number" ? upTo(set.from, set.to) : undefined;
}

/** Where nothing can be chosen, all that follows must show by itself that it is not done. */
const isSafe = ({ from, as }: Choose, rest: readonly Step[]): boolean =>
  !canBeEmpty(from) || rest.every((step) => mentions(step, as) > 0);

export interface InlineRange {
  /** The step that tells the choice, too, and the scope for it. */
  readonly step: Exclude<Step, Choose>;
  readonly inner: Scope;
  readonly rest: Step[];
  readonly after: Scope;
  readonly may: boolean;
}

export function inlineRange(steps: readonly Step[], scope: Scope): InlineRange | undefined {
  const [choose, step, ...rest] = steps;
  if (choose?.do !== "choose" || choose.from.set !== "numbers") return undefined;
  if (choose.else !== undefined) return undefined;
  if (step === undefined || step.do === "choose") return undefined;
  const words = rangeWords(choose.from, choose.as, step, scope);
  if (words === undefined || mentions(step, choose.as) > 1 || !isSafe(choose, rest))
    return undefined;
  const named = { name: choose.as, kind: "number" } as const;
  return {
    step,
    inner: bind(scope, { ...named, words }),
    rest,
    after: bind(scope, named),
    may: choose.may === true,
  };
}
