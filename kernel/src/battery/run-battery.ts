import type { Game } from "../game.js";
import type { Kit } from "../rulebook.js";
import { findings } from "./check-position.js";
import { setupFault } from "./checks/setup.js";
import { type BatteryPlan, USUAL_SAMPLE } from "./plan.js";
import { playGame } from "./play-game.js";
import type { BatteryReport } from "./report.js";
import { newSampler } from "./sampler.js";
import { fail, hasSeenEnough, newTally, type Tally, toReport } from "./tally.js";

/**
 * Plays random games to the end and checks what every game on this kernel must hold. Tells what it
 * found as data: it never throws because of the game, prints nothing, and gives the same report
 * for the same plan.
 */
export function runBattery<K extends Kit>(
  game: Game<K>,
  plan: BatteryPlan<K["State"]>,
): BatteryReport {
  const tally = newTally(game);
  const sampler = newSampler({ ...USUAL_SAMPLE, ...plan.sample });
  for (const setup of plan.setups) checkSetup(game, setup, plan.seed, tally);
  const first = plan.first ?? 0;
  const last = tally.failures.length > 0 ? first : first + plan.games;
  for (let number = first; number < last && !hasSeenEnough(tally); number++) {
    const rawSetup = plan.setups[number % plan.setups.length];
    const seed = `${plan.seed}.${number}`;
    playGame({ game, rawSetup, seed, sampler, tally, disguise: plan.disguise });
  }
  return toReport(game, tally);
}

/** A setup that cannot be read would fail every one of its games: it is told once, and none is played. */
function checkSetup<K extends Kit>(game: Game<K>, raw: unknown, seed: string, tally: Tally): void {
  const found = findings("setup", tally.checked, () => setupFault(game, raw));
  for (const { check, message } of found)
    fail(tally, { check, seed, setup: raw, answer: 0 }, message);
}
