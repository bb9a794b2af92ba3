import { botCalled, levels, NoSuchBot } from "@coterie/bots";
import type { AnyGame } from "@coterie/kernel";
import { Refused } from "./refused.js";

/**
 * The bots that can be asked for and can play this game, weakest first. A name such as greedy:100000 is a
 * bot too, but one that would keep a thread busy for as long as it is allowed to, at every decision.
 */
export function botLevels(game: AnyGame): string[] {
  return levels.filter((level) => canPlay(game, level));
}

function canPlay(game: AnyGame, level: string): boolean {
  try {
    botCalled(game, level);
    return true;
  } catch (error) {
    if (error instanceof NoSuchBot) return false;
    throw error;
  }
}

export function checkBot(game: AnyGame, bot: string): void {
  const levels = botLevels(game);
  if (levels.includes(bot)) return;
  const expected = `expected one of: ${levels.join(", ")}`;
  throw new Refused("bad-bot", `there is no bot "${bot}" to play with; ${expected}`);
}

/** Who plays on for somebody who gave up. */
export function usualBot(game: AnyGame): string {
  return botLevels(game)[1] ?? levels[0];
}
