import { pause } from "../store/support.js";
import type { ServerChild } from "../support/child.js";
import type { Campaign } from "./campaign.js";

/** Milliseconds at most: from an answer to the kill, from a start to an early kill, until the restart. */
const AFTER_ANSWER = 6;
const AFTER_START = 400;
const DOWN = 200;

/**
 * Kills the servers and starts them again, each for itself, until the games are over; gives back how
 * often. Mostly another one is there to go on with, now and then none is. Most kills come with an
 * acknowledgement, the worst moment for a server that gave it too early, or at any moment after it.
 * One in four comes soon after the start, when tables are being read and players come back. It is
 * answers that are counted, because a slow machine would never get on if kills were only a matter of
 * time.
 */
export async function killEach(
  servers: readonly ServerChild[],
  campaign: Campaign,
  pick: (below: number) => number,
  answersBetween: number,
): Promise<number> {
  const kills = await Promise.all(
    servers.map((server) => killAgain(server, campaign, pick, answersBetween)),
  );
  return kills.reduce((sum, count) => sum + count, 0);
}

async function killAgain(
  server: ServerChild,
  campaign: Campaign,
  pick: (below: number) => number,
  answersBetween: number,
): Promise<number> {
  for (let kills = 0; ; kills++) {
    if (kills % 4 === 3) await pause(pick(AFTER_START));
    else await campaign.afterAnswers(1 + pick(2 * answersBetween));
    if (kills % 2 === 1) await pause(pick(AFTER_ANSWER));
    if (campaign.isOver) return kills;
    await server.kill();
    await pause(pick(DOWN));
    await server.start();
  }
}
