import { type Game, newContext } from "@coterie/kernel";
import type { MastersKit, State } from "@coterie/masters-of-the-night";
import type { Sight } from "../bot.js";
import { worthALook } from "../greedy.js";
import type { Candidate, Foresight, Judgement } from "../judgement.js";
import { after, bestTurn, calm, optionsOf, valueAtEndOfTurn } from "../look-ahead.js";
import { type TurnPlan, turnPlans } from "../turn-plans.js";
import { inHaste } from "./haste.js";
import { worth } from "./worth.js";

/** MN-5.11. */
const MASTER_KILLS = 9;
/** So many options or turns are worth a race, by a first look to the end of the turn. */
const FINALISTS = 16;
/** So many beginnings of a turn are played to its end while playing on. */
const BEGINNINGS = 3;
/** A night in which nothing comes to an end is judged as it is. */
const MOST_TURNS = 400;

/** How Masters of the Night goes on: a whole round, turn by turn, with the next event and day. */
export function mastersForesight(
  game: Game<MastersKit>,
  judgement: Judgement<MastersKit>,
): Foresight<MastersKit> {
  const hasty = inHaste(game, judgement);
  return {
    horizon: "round",
    candidates: (sight) => promising(finalists(game, judgement, sight)),
    turns: (sight) => promising(turnPlans(judgement, sight, FINALISTS)),
    // MN-12.1: every sigil lies, or is in the hand of somebody who is a master but for one kill.
    mayWin: ({ view: { seen } }) =>
      seen.kills.every((kills, v) => kills >= MASTER_KILLS - 1 || seen.sigils[v] >= 0),
    playOut(from, began) {
      let run = calm(game, hasty, from);
      for (let turns = 0; turns < MOST_TURNS && !isRoundLater(run.state, began); turns++) {
        run = bestTurn(game, hasty, run, BEGINNINGS);
      }
      return run;
    },
  };
}

/** The same vampire's turn has come again, or the same part of the day; or the game is over. */
function isRoundLater({ outcome, round, active }: State, began: State): boolean {
  if (outcome !== 0 || round > began.round + 1) return true;
  return round === began.round + 1 && active === began.active;
}

/** The options that look best at the end of the turn in one imagined world. */
function finalists(
  game: Game<MastersKit>,
  judgement: Judgement<MastersKit>,
  sight: Sight<MastersKit>,
): TurnPlan[] {
  const { seat, options } = sight.question;
  const world = sight.imagine();
  const codes = optionsOf(game, newContext(game, world), seat);
  return worthALook(sight, judgement)
    .map((place) => {
      const next = after(game, world, seat, codes[place]);
      return { place, value: valueAtEndOfTurn(game, judgement, next, world, seat) };
    })
    .sort((a, b) => b.value - a.value)
    .slice(0, FINALISTS)
    .map(({ place, value }) => ({ keys: [options[place].key], value }));
}

/** However bad something looks at first, it may still be tried. */
const WORST = -8;

/** How far each seems to be behind the best, by what the end of the turn is worth. */
function promising(plans: readonly TurnPlan[]): Candidate[] {
  const best = Math.max(...plans.map(({ value }) => value));
  return plans.map(({ keys, value }) => ({
    keys,
    promise: worth.promise * Math.max(WORST, value - best),
  }));
}
