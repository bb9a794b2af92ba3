import { type HintClaim, type Kit, newContext, optionWithKey, type Run } from "@coterie/kernel";
import type { Sight } from "../../src/index.js";
import { after, OPEN, Solver, WON } from "./solve.js";
import type { Bound } from "./verdicts.js";

/** So many worlds stand for all that could be the real one; where little is secret they are all. */
const WORLDS = 40;

/** Proves which answers are right from what the seat knows, by the rules and without any judgement. */
export interface Prover {
  /**
   * Whether these answers, one after the other, are right: the seat then wins (or need not lose) in
   * all worlds, whatever others do.
   */
  isRight(keys: readonly string[]): boolean;
  /**
   * Whether an answer is a mistake. Where it is to win: there is a world in which it can be kept from
   * winning, even if it knew everything. Where it is not to lose: it loses in all worlds, even if it
   * knew everything and everybody helped.
   */
  isWrong(key: string): boolean;
}

export function proverAt<K extends Kit>(
  sight: Sight<K>,
  kind: HintClaim["kind"],
  bound: Bound<K>,
): Prover {
  const { game } = sight;
  const { seat } = sight.question;
  const worlds = Array.from({ length: WORLDS }, () => newContext(game, sight.imagine()));
  const verdict = bound(worlds[0].state, kind, seat);
  const goal = { game, seat, verdict, target: kind === "win" ? WON : OPEN };
  const alone = new Solver<K>({ ...goal, othersHelp: false });
  const helped = new Solver<K>({ ...goal, othersHelp: true });
  const given = (run: Run<K>, keys: readonly string[]): Run<K> =>
    keys.reduce((from, key) => afterKey(sight, from, key), run);
  return {
    isRight: (keys) => alone.reaches(worlds.map((run) => given(run, keys))),
    isWrong: (key) =>
      kind === "win"
        ? worlds.some((run) => !alone.reachesKnowing(given(run, [key])))
        : worlds.every((run) => !helped.reachesKnowing(given(run, [key]))),
  };
}

function afterKey<K extends Kit>({ game, question }: Sight<K>, run: Run<K>, key: string): Run<K> {
  const option = optionWithKey(game, run, question.seat, key);
  if (option === undefined) throw new Error(`${key} is not offered in one of the worlds`);
  return after(game, run, question.seat, option);
}

/** What is wrong with the claim that these answers are right and no others; none: it is proved. */
export function faultsIn(
  prover: Prover,
  { kind, best }: HintClaim,
  offered: readonly string[],
): string[] {
  const [bad, good] =
    kind === "win" ? ["does not win", "wins as well"] : ["loses", "need not lose"];
  return offered.flatMap((key) => {
    if (best.includes(key)) return prover.isRight([key]) ? [] : [`${key}: is listed, but ${bad}`];
    return prover.isWrong(key) ? [] : [`${key}: is not listed, but ${good}`];
  });
}
