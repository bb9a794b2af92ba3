import type { State } from "@coterie/masters-of-the-night";
import { worth } from "./worth.js";

/** What the vampires have gained so far: kills, sigils, blood, relics. */
export function vampiresWorth(s: State): number {
  let sum = 0;
  for (let v = 0; v < s.vampires.length; v++) {
    sum += killsWorth(0, s.kills[v]) + bloodWorth(s.blood[v]);
    if (s.sigils[v] >= 0) sum += worth.sigil;
  }
  for (const holder of s.relicAt) if (holder >= 0) sum += worth.relic;
  return sum;
}

/** The kills that a vampire gets between two counts; beyond nine they count for nothing (MN-5.14). */
export function killsWorth(from: number, to: number): number {
  const last = Math.min(to, worth.kill.length);
  let sum = 0;
  for (let kill = from; kill < last; kill++) sum += worth.kill[kill];
  return sum;
}

export function bloodWorth(blood: number): number {
  return worth.blood[Math.min(blood, worth.blood.length - 1)];
}
