import { dice } from "@coterie/kernel";
import type { Store } from "@coterie/server/stores";
import { pause } from "../store/support.js";
import type { ServerChild } from "../support/child.js";
import { Campaign } from "./campaign.js";
import { AT_ONCE, type Plan, seed } from "./numbers.js";
import { verdictOn } from "./verdict.js";

/** Milliseconds at most: from an answer to the kill, from a start to an early kill. */
const AFTER_ANSWER = 6;
const AFTER_START = 400;

export interface Outcome {
  readonly kills: number;
  readonly faults: readonly string[];
}

/** Plays games while their servers are killed, judges each game, and prints a line of totals. */
export async function killCampaign(
  name: string,
  servers: readonly ServerChild[],
  plan: Plan,
  openStore: () => Store,
): Promise<Outcome> {
  const campaign = new Campaign(servers, seed);
  const kills = await campaign.play(plan.games, AT_ONCE, (enough) =>
    killEach(servers, campaign, plan, enough),
  );
  const faults = await verdictOn(campaign.matches, servers[0].address, openStore());
  const lost = faults.filter((fault) => fault.includes(LOST)).length;
  console.log(
    `${name}: ${kills} kills, ${campaign.matches.length} games, ` +
      `${campaign.acknowledged} answers acknowledged, ${lost} lost`,
  );
  return { kills, faults };
}

/** How the fault of an answer begins that was acknowledged and is not in the store (oracle.ts). */
const LOST = ": lost: ";

/**
 * Kills the servers and starts them again, each for itself, until all kills are done or the games are
 * over; gives back how often, and calls `enough` when the least kills are done. Mostly another server is
 * there to go on with, now and then none is. Most kills come with an acknowledgement, the worst moment
 * for a server that gave it too early, or at any moment after it. One in four comes soon after the start,
 * when tables are being read and players come back. Answers are counted, because a slow machine would
 * never get on if kills were only a matter of time.
 */
async function killEach(
  servers: readonly ServerChild[],
  campaign: Campaign,
  plan: Plan,
  enough: () => void,
): Promise<number> {
  const pick = dice(`kills ${seed}`);
  let begun = 0;
  let done = 0;
  const killAgain = async (server: ServerChild): Promise<number> => {
    for (let kills = 0; ; kills++) {
      if (kills % 4 === 3) await pause(pick(AFTER_START));
      else await campaign.afterAnswers(1 + pick(2 * plan.answersBetween));
      if (kills % 2 === 1) await pause(pick(AFTER_ANSWER));
      if (campaign.isOver || begun >= plan.mostKills) return kills;
      begun++;
      await server.kill();
      await pause(pick(plan.down));
      await server.start();
      if (++done === plan.leastKills) enough();
      if (begun % 25 === 0) console.log(`${begun} kills, ${campaign.acknowledged} answers`);
    }
  };
  const kills = await Promise.all(servers.map(killAgain));
  return kills.reduce((sum, count) => sum + count, 0);
}
