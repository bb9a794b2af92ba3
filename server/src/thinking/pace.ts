/**
 * How long is thought. The time of a level is what people wait for: if a thought had to wait for a
 * thread, or others wait behind it, the search is shorter, so that it decides less well and not late.
 */

const TIMED = /^search:(\d+)ms$/;

/** A hint is there after this, or refused: nobody wants to wait longer. */
const HINT_MOST_MS = 2_000;

/**
 * Who has waited so long for a thread gets no hint: the least time to think, the last step of it, which goes on
 * when that is over, and its words would end too late.
 */
export const PATIENCE_MS = 1_400;

/** How long a thread may take for a thought that was asked for so long ago and has so much time. */
export function mostOf(isHint: boolean, ms: number, spare: number, waited: number): number {
  const most = ms + spare;
  return isHint ? Math.max(0, Math.min(most, HINT_MOST_MS - waited)) : most;
}

/** Nothing worth having comes of less than this part of the time that is meant. */
const LEAST = 1 / 5;

/** The milliseconds that a bot takes because it is called so; 0 if it takes what it needs. */
export function timeOf(bot: string): number {
  return Number(TIMED.exec(bot)?.[1] ?? 0);
}

/** The same bot with less time. */
export function withTime(bot: string, ms: number): string {
  return bot.replace(TIMED, `search:${Math.round(ms)}ms`);
}

/** Of a time that is meant: what is left of it after a wait, shared with those who wait behind. */
export function shareOf(meant: number, waited: number, behind: number): number {
  if (meant === 0) return 0;
  return Math.max(meant * LEAST, (meant - waited) * (meant / (meant + behind)));
}
