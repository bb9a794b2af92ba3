import type { Kit } from "@coterie/kernel";
import type { Sight } from "./bot.js";
import { foresee } from "./foresee.js";
import type { Thought, Weighed } from "./search/thought.js";

/** What is advised at a question. Plain data: the same from a page and from a server. */
export interface Hint {
  /** Best first, and no more than a person wants to compare. */
  readonly answers: readonly Advice[];
  /** Whether the first is better than the second: beyond doubt, by all appearance, or hardly. */
  readonly sure: Sureness;
  /** From how many games played on this was learnt. */
  readonly playouts: number;
}

export type Sureness = "certain" | "likely" | "close";

export interface Advice {
  /** The key of one option, or those of a whole plan. */
  readonly keys: readonly string[];
  /** The estimated chance to win, 0 to 1, and its standard error. */
  readonly chance: number;
  readonly error: number;
  /** What it brings on average until it is judged, by the names of `Judgement.parts`. */
  readonly brings: Readonly<Record<string, number>>;
}

const ADVISED = 3;
/** So many standard errors ahead: by all appearance, and beyond doubt. */
const LIKELY = 1.3;
const CERTAIN = 3;

export function hintFrom({ answers, playouts }: Thought): Hint {
  return {
    answers: answers.slice(0, ADVISED).map(({ keys, chance, error, brings }) => ({
      keys,
      chance,
      error: Number.isFinite(error) ? error : 0.5,
      brings,
    })),
    sure: surenessOf(answers),
    playouts,
  };
}

function surenessOf([, second]: readonly Weighed[]): Sureness {
  if (second === undefined) return "certain";
  const { mean, error } = second.behind;
  if (mean > 0 && mean >= CERTAIN * error) return "certain";
  return mean > 0 && mean >= LIKELY * error ? "likely" : "close";
}

/** What follows for certain from the first step of an advice, as facts that the seat may know. */
export function reasonsFor<K extends Kit>(sight: Sight<K>, advice: Advice): readonly K["Fact"][] {
  return foresee(sight, advice.keys[0]).facts;
}
