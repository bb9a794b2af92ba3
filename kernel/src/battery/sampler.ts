import type { SamplePlan } from "./plan.js";

/** Decides where the costly checks run. It remembers what the whole run has covered. */
export interface Sampler {
  /** Whether to look closely at a position whose question is of this kind. */
  wantsPosition(kind: number, pick: (below: number) => number): boolean;
  wantsEnd(pick: (below: number) => number): boolean;
}

export function newSampler(plan: SamplePlan): Sampler {
  const seen: number[] = [];
  let ends = 0;
  // The pick is drawn in any case, so that a game looks at the same places whatever came before it.
  return {
    wantsPosition(kind, pick) {
      const chosen = pick(plan.oneIn) === 0;
      const times = seen[kind] ?? 0;
      if (times < plan.firstOfKind) seen[kind] = times + 1;
      return chosen || times < plan.firstOfKind;
    },
    wantsEnd: (pick) => pick(plan.recordOneIn) === 0 || ends++ < plan.firstOfKind,
  };
}
