import { type Game, newRun, nextSeat, type Run } from "@coterie/kernel";
import type { MastersKit, State } from "@coterie/masters-of-the-night";
import type { Sight } from "../bot.js";
import { worthALook } from "../greedy.js";
import type { Foresight, Judgement } from "../judgement.js";
import { after, bestNext, calm, optionsOf, valueAtEndOfTurn } from "../look-ahead.js";

const T = { finalists: 8, rounds: 1, width: 1, scout: 1 };

export function mastersForesight(
  game: Game<MastersKit>,
  judgement: Judgement<MastersKit>,
): Foresight<MastersKit> {
  return {
    candidates(sight: Sight<MastersKit>) {
      const { seat, options } = sight.question;
      if (options.length === 1) return [[options[0].key]];
      const ranks = worthALook(sight, judgement).map((place) => ({ place, sum: 0 }));
      for (let i = 0; i < T.scout; i++) {
        const world = sight.imagine();
        const codes = optionsOf(game, newRun(game, world), seat);
        for (const rank of ranks) {
          const next = after(game, world, seat, codes[rank.place]);
          rank.sum += valueAtEndOfTurn(game, judgement, next, world, seat);
        }
      }
      return ranks
        .sort((a, b) => b.sum - a.sum)
        .slice(0, T.finalists)
        .map(({ place }) => [options[place].key]);
    },
    // MN-12.1: every sigil lies, or is in the hand of a master.
    mayWin({ view: { seen } }) {
      return seen.kills.every((kills, v) => kills >= 9 || seen.sigils[v] >= 0);
    },
    playOut(from, began) {
      let run = calm(game, judgement, from);
      const last = began.round + T.rounds;
      for (let n = 0; n < 400 && run.state.outcome === 0; n++) {
        const { round, active } = run.state;
        if (round > last || (round === last && active === began.active)) break;
        run =
          T.width === 1
            ? bestNext(game, judgement, run, true)
            : bestTurn(game, judgement, run, T.width);
      }
      return run;
    },
  };
}

function bestTurn(
  game: Game<MastersKit>,
  judgement: Judgement<MastersKit>,
  run: Run<MastersKit>,
  width: number,
): Run<MastersKit> {
  const seat = nextSeat(game, run);
  const codes = optionsOf(game, run, seat);
  if (codes.length === 1) return after(game, run.state, seat, codes[0]);
  const tried = codes.map((code) => {
    const next = calm(game, judgement, after(game, run.state, seat, code));
    return { next, value: judgement.value(next, seat) };
  });
  tried.sort((a, b) => b.value - a.value);
  const isTurn = (at: Run<MastersKit>, began: State): boolean =>
    at.state.outcome === 0 && judgement.isSameTurn?.(at, began) === true;
  if (!isTurn(run, run.state)) return tried[0].next;
  let best = tried[0].next;
  let highest = Number.NEGATIVE_INFINITY;
  for (const { next } of tried.slice(0, width)) {
    let end = next;
    for (let n = 0; n < 60 && isTurn(end, run.state); n++)
      end = bestNext(game, judgement, end, true);
    const value = judgement.value(end, seat);
    if (value <= highest) continue;
    highest = value;
    best = end;
  }
  return best;
}
