import type { Fact } from "../../../facts.js";

/** What the veil was lost to (MN-3.8, MN-4.2, MN-5.6, MN-5.10). */

const toll: Readonly<Record<string, string>> = {
  text: "event texts",
  shortage: "missing agents",
  entry: "agents seen entering",
  cost: "prices paid",
  "wild-hunt": "wild hunts",
  drained: "drained vampires",
};

/** A loss without one of these causes comes from the text of a district, a relic or a card. */
const tollWords = (why: string | undefined): string => toll[why ?? ""] ?? "other effects";

export interface Loss {
  readonly cause: string;
  readonly n: number;
}

/** All in all, the largest first. */
export function veilLosses(facts: readonly Fact[]): Loss[] {
  const causes = new Map<string, number>();
  for (const { fact, n = 0, why } of facts) {
    const cause = tollWords(why);
    if (fact === "veil-lost") causes.set(cause, (causes.get(cause) ?? 0) + n);
  }
  return [...causes].map(([cause, n]) => ({ cause, n })).sort((a, b) => b.n - a.n);
}

export const veilLost = (losses: readonly Loss[]): number =>
  losses.reduce((sum, { n }) => sum + n, 0);
