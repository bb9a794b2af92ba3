import { bloodOrders } from "@coterie/blood-orders";
import { botsCalled, playWithBots } from "@coterie/bots";
import { type AnyGame, advance, keyOf, newContext, sealedChance, seedFrom } from "@coterie/kernel";
import { type Plan, playerOf } from "@coterie/lab";
import { mastersOfTheNight } from "@coterie/masters-of-the-night";
import type { Lane } from "../measure.js";

const games: readonly AnyGame[] = [mastersOfTheNight(), bloodOrders()];

/** The same deals played by the lab, and by bots that nobody watches. */
export function watchingLanes(name: string, plan: Plan): readonly [watched: Lane, bare: Lane] {
  const { games: deals } = plan.experiment;
  const play = playerOf(plan.workload);
  const lane = (what: string, playDeal: (deal: number) => void): Lane => ({
    name: `${name}, ${what}`,
    unit: "games/s",
    begin: () => () => {
      for (let deal = 1; deal <= deals; deal++) playDeal(deal);
      return deals;
    },
  });
  return [
    lane("watched", (deal) => void play({ cell: 0, deal, seating: 0 })),
    lane("unwatched", (deal) => playUnwatched(plan, `${plan.experiment.seed}/${deal}`)),
  ];
}

function playUnwatched({ game: { id }, workload }: Plan, seed: string): void {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`there is no game ${id} to measure`);
  const [{ setup, seatings }] = workload.cells;
  const start = game.begin(game.readSetup(setup), sealedChance(keyOf(seedFrom(seed))));
  const run = newContext(game, start);
  advance(game, run);
  playWithBots(game, run, botsCalled(game, seatings[0], seatings[0].length), seed);
}
