import type { Question } from "@coterie/kernel";
import type { Offered, Seen } from "../row.js";

/** Says under which name an option is counted; undefined where counting tells nothing. */
export type OptionNames = (kind: string, key: string) => string | undefined;

/** The part of an option's key that says what is done, without where and with what. */
export function headOf(key: string): string {
  const end = key.indexOf(":");
  return end < 0 ? key : key.slice(0, end);
}

/** Counts what was asked and answered: how much there is to decide, and what is chosen. */
export class Decisions {
  readonly #nameOf: OptionNames;
  readonly #counts = new Map<string, [number, number]>();
  readonly #offered = new Set<string>();
  #answers = 0;
  #decisions = 0;
  #options = 0;

  constructor(nameOf: OptionNames) {
    this.#nameOf = nameOf;
  }

  answered({ kind, options, forced }: Question, key: string): void {
    this.#answers++;
    if (forced || options.length < 2) return;
    this.#decisions++;
    this.#options += options.length;
    this.#offered.clear();
    for (const option of options) this.#count(kind, option.key, key);
  }

  /** An option of several that are called alike counts as offered once. */
  #count(kind: string, key: string, taken: string): void {
    const name = this.#nameOf(kind, key);
    if (name === undefined) return;
    const count = this.#counts.get(name) ?? [0, 0];
    if (!this.#offered.has(name)) count[0]++;
    if (key === taken) count[1]++;
    this.#offered.add(name);
    this.#counts.set(name, count);
  }

  seen(): Pick<Seen, "answers" | "decisions" | "branching" | "options"> {
    const sorted = [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      answers: this.#answers,
      decisions: this.#decisions,
      branching: rounded(this.#options / Math.max(1, this.#decisions), 2),
      options: Object.fromEntries<Offered>(sorted),
    };
  }
}

export function rounded(value: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
}
