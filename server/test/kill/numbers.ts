import { randomBytes } from "node:crypto";

/** What is played: a little in the tests, anything by `npm run kill` (tools/kill.mjs). */

export const seed = process.env.COTERIE_KILL_SEED ?? randomBytes(4).toString("hex");

/** When a campaign ends, and how often its servers are killed. */
export interface Plan {
  /** Games to play to their ends, or as many as it takes until all kills are done. */
  readonly games: number;
  /** Kills to do, or as many as there are until all games are over. */
  readonly kills: number;
  /** Acknowledged answers between two kills of a server, on average. */
  readonly answersBetween: number;
  /** Milliseconds that a server stays away, at most. */
  readonly down: number;
  readonly timeout: number;
}

const OFTEN = { answersBetween: 20, down: 50 };

/** For the usual number of games, unless a number of games or kills was asked for. */
export function planFor(usualGames: number, answersBetween: number): Plan {
  const { COTERIE_KILL_GAMES, COTERIE_KILL_KILLS } = process.env;
  if (COTERIE_KILL_KILLS !== undefined) {
    const kills = Number(COTERIE_KILL_KILLS);
    const games = Number.POSITIVE_INFINITY;
    return { games, kills, ...OFTEN, timeout: 300_000 + kills * 20_000 };
  }
  const games = Number(COTERIE_KILL_GAMES ?? usualGames);
  const kills = Number.POSITIVE_INFINITY;
  // Long enough for a machine that is busy with other things.
  return { games, kills, answersBetween, down: 200, timeout: 120_000 + games * 5_000 };
}

export function howOften({ games, kills }: Plan): string {
  return Number.isFinite(kills) ? `${kills} times` : `again and again during ${games} games`;
}
