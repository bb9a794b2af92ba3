import type { Row } from "../row.js";

export const sources = ["cards", "rituals", "tokens", "influence", "fear"] as const;
/** How a piece is put to use. */
export const uses = ["dawn", "dusk", "night", "altar", "daily", "trigger"] as const;
export type Use = (typeof uses)[number];

/** Who used a piece and how, and by how many points it moved that player's estimated chance. */
export type Used = readonly [seat: number, use: Use, change: number];

/** What is seen of a game of Blood Orders. Seats count from 0. */
export interface OrdersSeen {
  /** Days that were played. */
  readonly rounds: number;
  /** Who began on the first Day. */
  readonly start: number;
  readonly winners: readonly number[];
  /** By seat: the points of each source. */
  readonly scores: readonly (readonly number[])[];
  /** By Day and seat: the estimated chance in the morning, in thousandths. */
  readonly course: readonly (readonly number[])[];
  /** By seat, after Act I and Act II: the points so far. */
  readonly standings: readonly (readonly number[])[];
  /** By id: on how many Days a piece lay in the city or the market. */
  readonly offered: Readonly<Record<string, number>>;
  /** By id: each use. */
  readonly used: Readonly<Record<string, readonly Used[]>>;
}

export interface OrdersRow extends Row, OrdersSeen {}
