import { type Kit, newContext, nextSeat, type Run } from "@coterie/kernel";
import type { Sight } from "../bot.js";
import type { Judgement } from "../judgement.js";
import { after, optionsOf } from "../look-ahead.js";
import { surpriseIn } from "../surprise.js";
import { fingerprint } from "./fingerprint.js";

/** Positions that are looked at before it is given up. */
const POSITIONS = 1500;

/** A position that the seat can bring about by itself. */
interface Reached<K extends Kit> {
  readonly run: Run<K>;
  /** The option of the question, by its place there, with which it begins. */
  readonly first: number;
  readonly value: number;
}

/**
 * The option with which the seat wins for certain: by its own answers alone, without chance or a
 * secret having a say. The most promising position is looked at first; undefined if none was found.
 */
export function certainWin<K extends Kit>(
  judgement: Judgement<K>,
  sight: Sight<K>,
): number | undefined {
  const { game, question } = sight;
  const { seat } = question;
  const world = sight.imagine();
  const hasSurprise = surpriseIn(world, seat);
  const seen = new Set<number>();
  const open: Reached<K>[] = [];
  let winning: number | undefined;

  const reach = (run: Run<K>, first: number): void => {
    if (run.revealed || hasSurprise(run.state)) return;
    if (run.state.outcome !== 0) {
      if (judgement.chance(run, seat) === 1) winning = first;
      return;
    }
    const print = fingerprint(run.state);
    if (seen.has(print)) return;
    seen.add(print);
    open.push({ run, first, value: judgement.value(run, seat) });
  };
  const expand = (run: Run<K>, firstOf: (place: number) => number): void => {
    // Not even what is hardly ever worth a look is left out: it may be the only way.
    optionsOf(game, run, seat).forEach((option, place) => {
      reach(after(game, run.state, seat, option), firstOf(place));
    });
  };

  expand(newContext(game, world), (place) => place);
  while (winning === undefined && open.length > 0 && seen.size < POSITIONS) {
    const { run, first } = takeBest(open);
    if (nextSeat(game, run) === seat) expand(run, () => first);
  }
  return winning;
}

function takeBest<K extends Kit>(open: Reached<K>[]): Reached<K> {
  let best = 0;
  for (let i = 1; i < open.length; i++) if (open[i].value > open[best].value) best = i;
  const [found] = open.splice(best, 1);
  return found;
}
