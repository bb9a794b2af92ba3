import { LabError } from "../faults.js";
import { COMPARISON } from "../results/choices.js";
import type { Section } from "../results/document.js";
import { studyOf } from "../results/results.js";
import { partners, type Sides, sideBySide } from "../results/side-by-side.js";
import type { Row } from "../row.js";
import { partnerKeys, type Selection, selectionWords, variedIn } from "./selection.js";

const COMPARISON_FORMAT = "coterie-lab-comparison/1";

/** Two sets of games side by side, with the difference and its interval. */
export interface Comparison {
  readonly format: typeof COMPARISON_FORMAT;
  readonly title: string;
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly games: readonly [a: number, b: number];
  /** Games of B whose deal was played in A, too. */
  readonly pairs: number;
  readonly section: Section;
}

export function compare(a: Selection, b: Selection): Comparison {
  const { game } = a.plan;
  if (game.id !== b.plan.game.id) {
    throw new LabError(
      `${game.id} and ${b.plan.game.id} cannot be compared; expected two results of the same game`,
    );
  }
  const sides = sidesOf(a, b);
  const measures = game.measures(commonStudy(a, b, sides));
  const title = `${sides.names[0]} and ${sides.names[1]}`;
  return {
    format: COMPARISON_FORMAT,
    title,
    game: game.id,
    a: selectionWords(a),
    b: selectionWords(b),
    games: [a.rows.length, b.rows.length],
    pairs: partners(sides),
    section: {
      id: "comparison",
      title: "Side by side",
      lead: COMPARISON,
      charts: [],
      tables: sideBySide(sides, measures, "comparison"),
    },
  };
}

/** The pieces of both sides are measured, whichever pack they are of, and in the cells of both. */
function commonStudy(a: Selection, b: Selection, sides: Sides<Row>) {
  const [first, second] = [studyOf(a.plan, sides.a), studyOf(b.plan, sides.b)];
  const cells = [...first.cells, ...second.cells];
  return { ...first, cells, pieces: new Map([...first.pieces, ...second.pieces]) };
}

/** Cells of B are numbered after those of A, so that a row says by itself on which side it is. */
function sidesOf(a: Selection, b: Selection): Sides<Row> {
  const varied = new Set([...variedIn(a), ...variedIn(b)]);
  const after = a.plan.workload.cells.length;
  const keys = partnerKeys(a, varied);
  for (const [cell, key] of partnerKeys(b, varied)) keys.set(cell + after, key);
  return {
    names: a.name === b.name ? [`${a.name} (A)`, `${b.name} (B)`] : [a.name, b.name],
    a: a.rows,
    b: b.rows.map((row) => ({ ...row, cell: row.cell + after })),
    // Of the deal the seed says which it is, also between two experiments.
    keyOf: ({ cell, seed, seating }) => `${keys.get(cell)} ${seed} ${seating}`,
  };
}
