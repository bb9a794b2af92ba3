import { worth } from "./worth.js";

/** A bot's own chance. */
export type Pick = (below: number) => number;

const GRAINS = 1000;

/**
 * Some points more for a Night, by chance. Players who think alike would come to the same Quarter
 * with the same symbols every Night, and nobody would get anything (BO-5.8).
 */
export function whim(pick: Pick): number {
  return (worth.whim * pick(GRAINS)) / GRAINS;
}
