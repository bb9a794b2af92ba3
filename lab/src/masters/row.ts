import type { Row } from "../row.js";

/** How often a piece acted in a game, and how it moved the estimated result, in points. */
type Acted = readonly [times: number, sum: number, greatest: number];

/** What is seen of a game of Masters of the Night. */
export interface MastersSeen {
  readonly rounds: number;
  readonly team: readonly string[];
  /** The events of the deck before the first day, by their ids. */
  readonly deck: readonly string[];
  /** The districts by position. */
  readonly city: readonly string[];
  /** The veil at the beginning of each round, and at the end. */
  readonly veil: readonly number[];
  /** Points of the veil that were lost, by cause. */
  readonly losses: Readonly<Record<string, number>>;
  /** The estimated chance at the beginning of each round, in thousandths. */
  readonly course: readonly number[];
  /** Relics in the order in which they were drawn. */
  readonly relics: readonly string[];
  /** By id of the event, relic, district or ability: those that acted. */
  readonly acted: Readonly<Record<string, Acted>>;
  /** By id: in how many nights a piece forbade or changed something, which it does without a word. */
  readonly inForce: Readonly<Record<string, number>>;
}

export interface MastersRow extends Row, MastersSeen {}
