import { labGame } from "../games.js";
import type { Row } from "../row.js";
import type { Plan } from "../run/plan.js";
import type { Played } from "../run/run-experiment.js";
import { cellLabel } from "./common.js";
import { RESULTS_FORMAT, type Results } from "./document.js";
import type { Study } from "./study.js";

/** All figures of an experiment. They hang on nothing but its games: neither on time nor on cores. */
export function resultsOf(plan: Plan, { rows, failures, wanted }: Played): Results {
  const { title, game: id, seed } = plan.experiment;
  const game = labGame(id);
  const study = studyOf(plan, rows);
  const { checks, sections } = rows.length === 0 ? { checks: [], sections: [] } : game.study(study);
  return {
    format: RESULTS_FORMAT,
    title,
    game: { id, title: game.title },
    seed,
    games: rows.length,
    wanted,
    cells: study.cells.map((_, cell) => ({
      label: cellLabel(study, cell),
      games: rows.filter((row) => row.cell === cell).length,
    })),
    failures: failures.map(({ cell, seed: deal, error }) => ({
      cell: cellLabel(study, cell),
      seed: deal,
      error,
    })),
    checks,
    sections,
  };
}

export function studyOf(plan: Plan, rows: readonly Row[]): Study<Row> {
  const pieces = [...plan.benches.values()].flatMap((bench) => bench.pieces);
  return {
    axes: plan.experiment.axes,
    cells: plan.workload.cells,
    rows,
    pieces: new Map(pieces.map((piece) => [piece.id, piece])),
  };
}
