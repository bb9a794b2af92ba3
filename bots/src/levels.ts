/** A bot that people can ask for. In the lab and in tests budgets are iterations (`search:64`), so that runs repeat. */
export interface Level {
  /** What people call it. */
  readonly id: "easy" | "medium" | "strong" | "strongest";
  /** The bot that it is (`botWith`). */
  readonly bot: string;
  /** The milliseconds that a decision may take; 0 where it is made at once. */
  readonly ms: number;
}

/** Weakest first; `strengths.ts` says how strong each is. */
export const levels: readonly Level[] = [
  { id: "easy", bot: "random", ms: 0 },
  { id: "medium", bot: "greedy", ms: 0 },
  searching("strong", 300),
  searching("strongest", 1500),
];

function searching(id: Level["id"], ms: number): Level {
  return { id, bot: `search:${ms}ms`, ms };
}

/** The level that a bot is, if people can ask for it. */
export function levelOf(bot: string): Level | undefined {
  return levels.find((level) => level.bot === bot);
}

/** Who gives hints: as strong as people are willing to wait for. */
export const HINT_MS = 1500;
