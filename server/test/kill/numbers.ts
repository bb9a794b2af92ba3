import { randomBytes } from "node:crypto";

/** What is played: a little in the tests, anything by `npm run kill` (tools/kill.mjs). */

export const seed = process.env.COTERIE_KILL_SEED ?? randomBytes(4).toString("hex");

/** When a campaign ends, and how often its servers are killed. */
export interface Plan {
  /** Games to play to their ends, at least; more if the least kills are not done by then. */
  readonly games: number;
  readonly leastKills: number;
  readonly mostKills: number;
  /** Acknowledged answers between two kills of a server, on average. */
  readonly answersBetween: number;
  /** Milliseconds that a server stays away, at most. */
  readonly down: number;
  readonly timeout: number;
}

const OFTEN = { answersBetween: 20, down: 50 };

/** Games played at the same time. */
export const AT_ONCE = 24;

/** For the usual number of games, unless a number of games or kills was asked for. */
export function planFor(usualGames: number, answersBetween: number): Plan {
  const { COTERIE_KILL_GAMES, COTERIE_KILL_KILLS } = process.env;
  if (COTERIE_KILL_KILLS !== undefined) {
    const kills = Number(COTERIE_KILL_KILLS);
    const timeout = 300_000 + kills * 20_000;
    return { games: AT_ONCE, leastKills: kills, mostKills: kills, ...OFTEN, timeout };
  }
  const games = Number(COTERIE_KILL_GAMES ?? usualGames);
  return {
    games,
    // Fewer than is usual. Games are of any length: a few may be over before the first kill is due.
    leastKills: Math.max(1, Math.floor(games / 20)),
    mostKills: Number.POSITIVE_INFINITY,
    answersBetween,
    down: 200,
    // Long enough for a machine that is busy with other things.
    timeout: 120_000 + games * 5_000,
  };
}

export function howOften({ games, mostKills }: Plan): string {
  return Number.isFinite(mostKills)
    ? `${mostKills} times`
    : `again and again during ${games} games`;
}
