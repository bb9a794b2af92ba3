import type {
  Amount,
  AnySet,
  Condition,
  DistrictSet,
  Effect,
  Step,
} from "../../src/content/language.js";

/**
 * Effects at random, and effects that differ from one in a single place. Bound names are words
 * that no card would use, so that one that shows is found.
 */

export const nonce = ["zorp", "quib", "wexl", "yart"] as const;

type Kind = "district" | "vampire" | "number";
type Known = readonly { readonly name: string; readonly kind: Kind }[];
type VampireSet = Extract<AnySet, { set: "vampires" }>;

/** Leaves out what is not there, since an effect must not say `undefined`. */
function tidy<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
}

export class Scribe {
  constructor(private seed: number) {}

  /** A fraction from 0 to 1 (mulberry32). */
  private next(): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let t = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  private pick<const T>(...values: readonly T[]): T {
    return values[Math.floor(this.next() * values.length)] as T;
  }

  private maybe<const T>(...values: readonly T[]): T | undefined {
    return this.next() < 0.6 ? undefined : this.pick(...values);
  }

  private names(known: Known, ...kinds: readonly Kind[]): string[] {
    // Names that were bound are there to be used.
    const names = known.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);
    return [...names, ...names];
  }

  private place(known: Known): string {
    return this.pick("here", "leader", ...this.names(known, "district", "vampire"));
  }

  private someone(known: Known): string {
    return this.pick("self", "leader", ...this.names(known, "vampire"));
  }

  private amount(known: Known): Amount {
    const written: Amount = this.pick<Amount>(1, 1, 2, 3, ...this.names(known, "number"));
    return this.pick<Amount>(
      written,
      written,
      written,
      { count: this.pick("agent", "minion", "vampire"), at: this.place(known) },
      this.pick<Amount>({ count: "sigil" }, { count: "veil" }, { count: "blood" }),
    );
  }

  private districts(known: Known): DistrictSet {
    const where = this.maybe("other", "adjacent", "near", "row", "corner");
    const of = where === undefined || where === "corner" ? undefined : this.place(known);
    return tidy({
      set: "districts",
      where,
      of: of === "here" ? undefined : of,
      with: this.pick(undefined, ["agent"], ["minion"], ["hidden", "vampire"]),
      without: this.pick(undefined, undefined, ["exposed"], ["awake", "crowd"]),
      most: this.maybe("agent", "minion"),
    }) as DistrictSet;
  }

  private vampires(known: Known): VampireSet {
    return tidy({
      set: "vampires",
      at: this.maybe(this.place(known)),
      not: this.maybe(this.someone(known)),
      who: this.maybe("drained", "awake", "wounded", "with-relic"),
      most: this.maybe("blood", "kills"),
    }) as VampireSet;
  }

  private condition(known: Known, deep = true): Condition {
    const at = this.place(known);
    const simple = this.pick<Condition>(
      { is: "more", what: this.pick("agents", "minions"), at },
      {
        is: this.pick("at-least", "at-most"),
        n: this.pick(1, 2),
        of: { count: this.pick("agent", "minion"), at },
      },
      { is: "drained", who: this.someone(known) },
      { is: "has", at, feature: this.pick("hidden", "sigil", "crowd") },
      { is: "day" },
    );
    if (!deep || this.next() < 0.6) return simple;
    const other = this.condition(known, this.next() < 0.3);
    return this.pick<Condition>(
      { is: "not", that: simple },
      { is: "all", of: [simple, other] },
      { is: "any", of: [simple, other] },
    );
  }

  private verb(known: Known): Step {
    const what = this.pick("agent", "hidden", "exposed", "minion");
    const n = this.pick(this.amount(known), this.amount(known), "all");
    const at = this.place(known);
    const who = this.someone(known);
    return this.pick<Step>(
      {
        do: "place",
        what: this.pick("agent", "exposed", "minion"),
        n: this.amount(known),
        at,
      },
      { do: "place", what: "agent", n: 1, in: this.districts(known) },
      { do: "remove", what, n, at },
      { do: "replace", what, n, at },
      { do: "move", what, n, from: at, to: this.place(known) },
      { do: "move", what: "agent", n, from: at, to: this.place(known), exposed: true },
      { do: this.pick("expose", "hide"), n, at },
      { do: this.pick("gain", "lose"), what: this.pick("blood", "ap"), n, who },
      { do: this.pick("gain", "lose"), what: this.pick("blood", "ap"), n, who },
      { do: this.pick("gain", "lose"), what: "veil", n },
      { do: "travel", who, to: at },
      { do: "fight", at, by: this.pick("day", "night") },
      { do: "foresee", n: this.pick(1, 2) },
    );
  }

  private block(known: Known, depth: number): Step {
    const name = nonce[known.length] ?? "yart";
    const then = () => this.effect(known, depth - 1);
    switch (this.pick("may", "if", "else", "repeat", "either", "each")) {
      case "may":
        return { do: "may", then: then() };
      case "if":
        return { do: "if", when: this.condition(known), then: then() };
      case "else":
        return { do: "if", when: this.condition(known), then: then(), else: then() };
      case "repeat":
        return { do: "repeat", times: this.amount(known), then: then() };
      case "either":
        return {
          do: "either",
          of: [
            { name: "way", then: then() },
            { name: "way", then: then() },
          ],
        };
      case "each": {
        const inner = this.effect([...known, { name, kind: "vampire" }], depth - 1);
        return { do: "each", of: this.vampires(known), as: name, then: inner };
      }
    }
  }

  private choice(known: Known): { step: Step; known: Known } {
    const name = nonce[known.length] ?? "yart";
    const kind = this.pick("district", "district", "vampire", "number");
    const from: AnySet =
      kind === "district"
        ? this.districts(known)
        : kind === "vampire"
          ? this.vampires(known)
          : { set: "numbers", from: this.pick(0, 1), to: this.amount(known) };
    const may = this.next() < 0.3 ? ({ may: true } as const) : {};
    return { step: { do: "choose", from, as: name, ...may }, known: [...known, { name, kind }] };
  }

  /** One to four steps; `depth`: how deep lists may lie in one another. */
  effect(known: Known = [], depth = 2): Effect {
    const steps: Step[] = [];
    let now = known;
    const length = this.pick(1, 2, 2, 3);
    while (steps.length < length) {
      const last = steps.length === length - 1;
      if (!last && now.length < nonce.length && this.next() < 0.6) {
        const { step, known: more } = this.choice(now);
        steps.push(step);
        now = more;
      } else steps.push(depth > 0 && this.next() < 0.4 ? this.block(now, depth) : this.verb(now));
    }
    return steps;
  }
}

const exchanges: Readonly<Record<string, readonly unknown[]>> = {
  at: ["here", "leader"],
  to: ["here", "leader", 4],
  of: ["leader"],
  who: ["self", "leader", "drained", "wounded"],
  not: ["self", "leader"],
  n: [1, 2, "all"],
  times: [1, 2],
  what: ["agent", "exposed", "minion", "blood", "ap", "agents", "minions"],
  where: ["other", "near", "corner"],
  with: [["agent"], ["minion"]],
  without: [["exposed"]],
  most: ["agent", "minion", "blood", "kills"],
  feature: ["sigil", "crowd"],
  by: ["day", "night"],
  is: ["at-least", "at-most", "all", "any"],
  do: ["gain", "lose", "expose", "hide", "remove", "replace"],
};

const replaced = (list: readonly unknown[], i: number, ...by: readonly unknown[]): unknown[] => [
  ...list.slice(0, i),
  ...by,
  ...list.slice(i + 1),
];

/** All values that differ from this one in one place, whether they make sense or not. */
export function variants(part: unknown): unknown[] {
  if (Array.isArray(part)) {
    const changed = part.flatMap((one, i) => variants(one).map((v) => replaced(part, i, v)));
    const shorter = part.length > 1 ? part.map((_one, i) => replaced(part, i)) : [];
    return [...changed, ...shorter, ...pulledOut(part)];
  }
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    const others = [...(exchanges[key] ?? []), ...variants(value)].map((v) => ({
      ...part,
      [key]: v,
    }));
    const { [key]: _gone, ...rest } = part as Record<string, unknown>;
    return [...others, rest];
  });
}

/** The last step of an inner list comes after it instead: what a condition covers must show. */
function pulledOut(list: readonly unknown[]): unknown[] {
  return list.flatMap((step, i) => {
    const { then } = step as { then?: unknown[] };
    if (!Array.isArray(then) || then.length < 2) return [];
    const inner = { ...(step as object), then: then.slice(0, -1) };
    return [replaced(list, i, inner, then[then.length - 1])];
  });
}

/** Effects that mean the same may read the same: this writes them in one way. */
export function canonical(effect: Effect): unknown {
  const [step, ...rest] = effect;
  if (!step) return [];
  const later = canonical(rest);
  switch (step.do) {
    case "choose": {
      const { may, ...must } = step;
      return may ? [{ do: "may", then: [must, later] }, []] : [must, later];
    }
    case "may":
    case "each":
    case "repeat":
      return [{ ...step, then: canonical(step.then) }, later];
    case "either":
      return [{ ...step, of: step.of.map((way) => canonical(way.then)) }, later];
    case "if":
      return [{ ...step, then: canonical(step.then), else: canonical(step.else ?? []) }, later];
    case "gain":
    case "lose":
      return [
        { ...step, n: step.n ?? 1, who: step.what === "veil" ? "" : (step.who ?? "self") },
        later,
      ];
    default:
      return [{ n: 1, ...step }, later];
  }
}
