import {
  botCalled,
  byTime,
  HINT_MS,
  hintOn,
  playWithBots,
  type Sight,
  showOf,
  tellHint,
} from "@coterie/bots";
import { type AnyGame, advance, type Kit, newContext, swiftChance } from "@coterie/kernel";
import { houseShelf } from "@coterie/server";
import { HINTS, type Measured } from "./games.js";

/** How long hints take where nobody else thinks: as the terminal asks for them. */

const EVERY = 5;

/** In seconds. */
export function terminalTimes({ id, setup }: Measured): number[] {
  const game = houseShelf().usual(id);
  if (game === undefined) throw new Error(`there is no game "${id}"`);
  return sightsOf(game, setup).map((sight) => {
    const began = performance.now();
    const hint = hintOn(
      sight,
      byTime(HINT_MS, () => performance.now()),
    );
    const show = showOf(game);
    if (hint === null || show === undefined) throw new Error(`there are no hints for ${id}`);
    tellHint(show, sight, hint);
    return (performance.now() - began) / 1000;
  });
}

/** What seats are asked in a game of greedy bots. */
function sightsOf(game: AnyGame, setup: object): Sight<Kit>[] {
  const run = newContext(game, game.begin(game.readSetup(setup), swiftChance("hints")));
  advance(game, run);
  const found: Sight<Kit>[] = [];
  const greedy = botCalled(game, "greedy:1");
  let asked = 0;
  const watching = {
    name: "watching",
    decide(sight: Sight<Kit>) {
      if (!sight.question.forced && asked++ % EVERY === 0) found.push(sight);
      return greedy.decide(sight);
    },
  };
  const seats = game.seats(game.readSetup(setup));
  playWithBots(game, run, new Array(seats).fill(watching), "hints");
  return found.slice(0, HINTS);
}
