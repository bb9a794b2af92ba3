import type { Kit, Run } from "@coterie/kernel";
import type { Sight } from "./bot.js";

/** What a bot must be told about a game besides its rules. */
export interface Judgement<K extends Kit> {
  /** How good a position is for a seat; what is better is higher. */
  value(run: Run<K>, seat: number): number;
  /** The chance that the seat will win, 0 to 1: the same judgement, put so that people can read it. */
  chance(run: Run<K>, seat: number): number;
  /**
   * Whether a position can be judged as it is. In the middle of something (a fight, the effect of
   * a card) it cannot, and the look ahead goes on. Without this every position can.
   */
  isCalm?(run: Run<K>): boolean;
  /**
   * Whether a calm position still belongs to the turn in which the look ahead began: then it goes
   * on, because what an action is worth shows in what can be done after it.
   */
  isSameTurn?(run: Run<K>, began: K["State"]): boolean;
  /**
   * An answer made by rule, where looking one answer ahead says nothing, as in a phase that is
   * planned as a whole. Undefined: look ahead.
   */
  plan?(sight: Sight<K>): readonly string[] | undefined;
}
