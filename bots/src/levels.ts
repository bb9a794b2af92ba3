/**
 * The bots that people can ask for, weakest first: by name, with the milliseconds that a decision may
 * take. In the lab and in tests budgets are iterations (`search:64`), so that runs repeat.
 */
export const levels = ["random", "greedy", "search:300ms", "search:1500ms"] as const;

export type Level = (typeof levels)[number];

/** Who gives hints: as strong as people are willing to wait for. */
export const HINT_MS = 1500;
