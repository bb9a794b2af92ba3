import type { Bench } from "./observe/bench.js";
import type { Findings, Measure, Study } from "./results/study.js";
import type { Row } from "./row.js";

/** All that the lab must know of a game. */
export interface LabGame {
  readonly id: string;
  readonly title: string;
  /** Seats play against each other, so that unlike bots change places. */
  readonly isCompetitive: boolean;
  /** What a setup may say. */
  readonly setupFields: Readonly<Record<string, string>>;
  /** With the house pieces, or with a pack in their place or beside them. */
  open(pack?: unknown): Bench;
  /** What its own games say; the rows are those that its benches have played. */
  study(study: Study<Row>): Findings;
  measures(study: Study<Row>): readonly Measure<Row>[];
}
