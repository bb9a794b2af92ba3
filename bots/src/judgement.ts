import type { Horizon, Kit, Run } from "@coterie/kernel";
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
  /** Options that are not worth a look while playing on; never all of them. */
  ignores?(run: Run<K>, option: number): boolean;
  /**
   * An answer made by rule, where looking one answer ahead says nothing, as in a phase that is
   * planned as a whole. Undefined: look ahead.
   */
  plan?(sight: Sight<K>): readonly string[] | undefined;
  /** What people count in a position, by name: so they are told what an answer brings. */
  parts?(run: Run<K>, seat: number): Readonly<Record<string, number>>;
  /** How the game goes on from a position, for bots that search. */
  readonly foresight?: Foresight<K>;
}

/** An answer that is worth a try. */
export interface Candidate {
  /** One key, or a whole plan. */
  readonly keys: readonly string[];
  /**
   * What a first look says of it, as a chance to win less that of the most promising one: 0 or below.
   * Without it all are equally promising.
   */
  readonly promise?: number;
}

/** What a search must be told about a game. */
export interface Foresight<K extends Kit> {
  /** How far `playOut` goes. */
  readonly horizon: Horizon;
  /** The answers that are worth a try, the most promising first. */
  candidates(sight: Sight<K>): readonly Candidate[];
  /**
   * What a hint compares, where that is more than a bot tries: a bot may answer by rule, a hint says what
   * else there is. Without this the candidates.
   */
  comparisons?(sight: Sight<K>): readonly Candidate[];
  /**
   * Whole turns that are worth a try, for whoever plays them and not only looks for the next answer;
   * none where the question is not about a turn.
   */
  turns?(sight: Sight<K>): readonly Candidate[];
  /**
   * An imagined world in which the others have decided in secret as they would, where `imagine`
   * has them decide anything that they could.
   */
  believe?(sight: Sight<K>): K["State"];
  /** Whether to look for a certain win first; it takes about as long as some playing on. */
  mayWin?(sight: Sight<K>): boolean;
  /** Plays on, quickly, from an answer to where its worth shows. It was given in the state `began`. */
  playOut(from: Run<K>, began: K["State"], seat: number): Run<K>;
}
