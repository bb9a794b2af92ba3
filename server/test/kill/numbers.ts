import { randomBytes } from "node:crypto";

/** What is played: a little in the tests, anything by `npm run kill` (tools/kill.mjs). */

export const seed = process.env.COTERIE_KILL_SEED ?? randomBytes(4).toString("hex");

export function gamesOr(usual: number): number {
  return Number(process.env.COTERIE_KILL_GAMES ?? usual);
}

/** Long enough for a machine that is busy with other things. */
export function timeFor(games: number): number {
  return 120_000 + games * 5_000;
}
