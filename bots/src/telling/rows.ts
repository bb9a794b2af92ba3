import type { Step } from "./steps.js";

/** What a plan does, as people think of it: what goes where. */
export interface Row {
  readonly key: string;
  readonly words: string;
  /** What it is done with, and how many of it. */
  readonly about: readonly { readonly what: string; readonly n: number }[];
}

/**
 * Steps that are answered alike about one thing after another stand together, in the words of the last of
 * them: those know of all. What only confirms a plan is no part of it.
 */
export function rowsOf(steps: readonly Step[]): Row[] {
  const telling = steps.length === 1 ? steps : steps.filter(({ confirms }) => !confirms);
  return grouped(telling, ({ key, about }) => (about === null ? `${key} alone` : key)).map(
    (same) => {
      const { key, words } = same[same.length - 1];
      const names = same.flatMap(({ about }) => about ?? []);
      const counted = grouped(names, (name) => name);
      return { key, words, about: counted.map((alike) => ({ what: alike[0], n: alike.length })) };
    },
  );
}

function grouped<T>(all: readonly T[], nameOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one]);
  return [...groups.values()];
}

/** "under the Dawn token: 3 cards showing 2 Dawn (2 × Bleeder, Elder)". */
export function rowWords({ words, about }: Row): string {
  if (about.length === 0) return words;
  const things = about.map(({ what, n }) => (n === 1 ? what : `${n} × ${what}`));
  return `${words} (${things.join(", ")})`;
}
