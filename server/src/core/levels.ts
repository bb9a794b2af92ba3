import { botCalled, type Level, levels, NoSuchBot } from "@coterie/bots";
import type { AnyGame } from "@coterie/kernel";
import { Refused } from "./refused.js";

/**
 * The bots that can be asked for and can play this game, weakest first. A name such as greedy:100000 is a
 * bot too, but one that would keep a thread busy for as long as it is allowed to, at every decision.
 */
export function botLevels(game: AnyGame): Level[] {
  return levels.filter(({ bot }) => canPlay(game, bot));
}

function canPlay(game: AnyGame, bot: string): boolean {
  try {
    botCalled(game, bot);
    return true;
  } catch (error) {
    if (error instanceof NoSuchBot) return false;
    throw error;
  }
}

export function checkBot(game: AnyGame, bot: string): void {
  const bots = botLevels(game).map((level) => level.bot);
  if (bots.includes(bot)) return;
  const expected = `expected one of: ${bots.join(", ")}`;
  throw new Refused("bad-bot", `there is no bot "${bot}" to play with; ${expected}`);
}

/** Who plays on for somebody who gave up. */
export function usualBot(game: AnyGame): string {
  const [weakest, usual = weakest] = botLevels(game);
  return usual.bot;
}
