import { type Game, newRun } from "@coterie/kernel";
import type { MastersKit, State } from "@coterie/masters-of-the-night";
import type { Sight } from "../bot.js";
import { worthALook } from "../greedy.js";
import type { Foresight, Judgement } from "../judgement.js";
import { after, bestTurn, calm, optionsOf, valueAtEndOfTurn } from "../look-ahead.js";

/** MN-5.11. */
const MASTER_KILLS = 9;
/** So many options are worth a race, by a first look to the end of the turn. */
const FINALISTS = 8;
/** So many beginnings of a turn are played to its end while playing on. */
const BEGINNINGS = 3;
/** A night in which nothing comes to an end is judged as it is. */
const MOST_TURNS = 400;

/** How Masters of the Night goes on: a whole round, turn by turn, with the next event and day. */
export function mastersForesight(
  game: Game<MastersKit>,
  judgement: Judgement<MastersKit>,
): Foresight<MastersKit> {
  return {
    candidates: (sight) => finalists(game, judgement, sight).map((key) => [key]),
    // MN-12.1: every sigil lies, or is in the hand of somebody who is a master but for one kill.
    mayWin: ({ view: { seen } }) =>
      seen.kills.every((kills, v) => kills >= MASTER_KILLS - 1 || seen.sigils[v] >= 0),
    playOut(from, began) {
      let run = calm(game, judgement, from);
      for (let turns = 0; turns < MOST_TURNS && !isRoundLater(run.state, began); turns++) {
        run = bestTurn(game, judgement, run, BEGINNINGS);
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
): string[] {
  const { seat, options } = sight.question;
  const world = sight.imagine();
  const codes = optionsOf(game, newRun(game, world), seat);
  return worthALook(sight, judgement)
    .map((place) => {
      const next = after(game, world, seat, codes[place]);
      return { place, value: valueAtEndOfTurn(game, judgement, next, world, seat) };
    })
    .sort((a, b) => b.value - a.value)
    .slice(0, FINALISTS)
    .map(({ place }) => options[place].key);
}
