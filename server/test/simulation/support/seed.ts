import type { SimulationReport } from "@coterie/server/simulation";

/** Always the same, so that tests are repeatable; another one looks for what nobody found yet. */
export const SEED = process.env.COTERIE_SEED ?? "coterie";

/** Says everything that is needed to see a failure again. */
export function expectAllWell({ failure }: SimulationReport): void {
  if (failure === null) return;
  const { seed, complaints, tail } = failure;
  const again = `coterie simulate --seed ${seed} --games 1`;
  throw new Error([...tail, "", ...complaints, "", `To see it again: ${again}`].join("\n"));
}
