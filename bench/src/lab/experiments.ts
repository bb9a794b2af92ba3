import { type Plan, planOf, readExperiment } from "@coterie/lab";

/** What the lab is measured with: usual games by greedy bots. */
export interface Measured {
  readonly name: string;
  /** So many deals are played in each round: some twenty seconds on one core. */
  readonly deals: number;
  planFor(deals: number): Plan;
}

function measured(
  name: string,
  deals: number,
  game: string,
  setup: Record<string, unknown>,
): Measured {
  return {
    name,
    deals,
    planFor(games) {
      const experiment = { format: "coterie-lab/1", game, games, seed: "bench", setup };
      return planOf(readExperiment(experiment), () => undefined);
    },
  };
}

export const experiments: readonly Measured[] = [
  measured("Masters of the Night, 3 vampires", 80, "masters-of-the-night", { vampires: 3 }),
  measured("Blood Orders, 2 players", 200, "blood-orders", { players: 2 }),
];
