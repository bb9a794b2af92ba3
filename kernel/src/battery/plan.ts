import type { Audience } from "../state.js";

/**
 * Makes a state that differs from the given one only in what an audience may not know, and makes
 * it without asking the game for a view: so it shows what a view gives away.
 */
export type Disguise<S> = (state: S, audience: Audience, pick: (below: number) => number) => S;

/** What a battery plays and how closely it looks. */
export interface BatteryPlan<S> {
  /** The setups, as they come from outside; the games take them in turn. */
  readonly setups: readonly unknown[];
  readonly games: number;
  /** Game number n is played with the seed `seed.n`; the same plan gives the same report. */
  readonly seed: string;
  /** The number of the first game (0 unless told): to share a run, or to repeat one game of it. */
  readonly first?: number;
  readonly sample?: Partial<SamplePlan>;
  /** With it the check `disguised` runs. It may change and give back the state that it gets. */
  readonly disguise?: Disguise<S>;
}

/**
 * Where the costly checks run: at the first positions of each kind of question in the whole run,
 * so that every kind is covered, and after that at a few chosen by the game's seed.
 */
export interface SamplePlan {
  readonly firstOfKind: number;
  /** Of the later positions one in so many. */
  readonly oneIn: number;
  /** Of the finished games, after the first ones, one in so many has its record replayed. */
  readonly recordOneIn: number;
}

export const USUAL_SAMPLE: SamplePlan = { firstOfKind: 5, oneIn: 1000, recordOneIn: 200 };
