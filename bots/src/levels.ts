/** A bot that people can ask for. */
export interface Level {
  /** What people call it. */
  readonly id: "easy" | "medium" | "strong" | "strongest";
  /** The bot that it is (`botWith`). */
  readonly bot: string;
  /** The milliseconds that a decision may take; 0 where it is made at once. */
  readonly ms: number;
  /** The bot that plays for it in games that are to repeat: iterations instead of time (docs/bots.md). */
  readonly repeatable: string;
}

/** Weakest first; `strengths.ts` says how strong each is. */
export const levels: readonly Level[] = [
  { id: "easy", bot: "random", ms: 0, repeatable: "random" },
  { id: "medium", bot: "greedy", ms: 0, repeatable: "greedy" },
  searching("strong", 300, 32),
  searching("strongest", 1500, 320),
];

function searching(id: Level["id"], ms: number, iterations: number): Level {
  return { id, bot: `search:${ms}ms`, ms, repeatable: `search:${iterations}` };
}

/** The level that a bot is, if people can ask for it. */
export function levelOf(bot: string): Level | undefined {
  return levels.find((level) => level.bot === bot);
}

/** Who gives hints: as strong as people are willing to wait for. */
export const HINT_MS = 1500;
