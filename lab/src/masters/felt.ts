import {
  type Check,
  type Column,
  isEstimate,
  type Table,
  type Value,
} from "../results/document.js";
import { type PieceFigures, pieceWords } from "../results/pieces.js";
import { rarestCheck } from "../results/rarest.js";
import { observed, piecesOf, type Study } from "../results/study.js";
import { share } from "../stats/share.js";
import type { MastersRow } from "./row.js";

/** The kinds of pieces of which a row says how they acted. */
export const actingKinds = ["event", "relic", "district"] as const;

/** How often a piece was felt: it acted, or was in force by night. */
export function timesOf({ acted, inForce }: MastersRow, id: string): number {
  return (acted[id]?.[0] ?? 0) + (inForce[id] ?? 0);
}

/** Whether a piece was felt in a game, as a share counts it. */
export function feltIn(id: string): (row: MastersRow) => number {
  return (row) => (timesOf(row, id) > 0 ? 1 : 0);
}

/** A piece that nobody ever feels might as well not be there. */
export function feltCheck(study: Study<MastersRow>): Check {
  const kinds = actingKinds.map((kind) => ({
    kind,
    pieces: piecesOf(study, kind).map((piece) => ({
      name: pieceWords(piece),
      share: share(observed(study.rows, feltIn(piece.id))),
    })),
  }));
  const words = {
    about: "Every event, relic and district is felt.",
    rarest: "Rarest",
    of: "all games",
  };
  return rarestCheck(kinds, words, "events");
}

/** What forbids or changes a number has no moment before which the estimate could be looked at. */
export function onlyInForce(
  columns: readonly Column[],
  figures: readonly PieceFigures[],
): Pick<Table, "note"> {
  const felt = columns.findIndex(({ id }) => id === "felt");
  const silent = figures.filter(({ seen, move }) => move === null && isMoreThanNone(seen[felt]));
  if (silent.length === 0) return {};
  const names = silent.map(({ name }) => name).join(", ");
  return {
    note: `Felt only by being in force, so that there are no moves of the estimate: ${names}.`,
  };
}

function isMoreThanNone(value: Value): boolean {
  return value !== null && isEstimate(value) && value.value > 0;
}
