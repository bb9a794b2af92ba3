import type { PieceName } from "../observe/bench.js";
import { discoveries } from "../stats/discoveries.js";
import { type Estimate, FEW } from "../stats/estimate.js";
import type { Check, Column, Table, Value } from "./document.js";
import { withInterval } from "./words.js";

/** Tables of pieces look alike in all games: what is seen of each, how it moves the estimate, what it changes. */
export interface PieceFigures {
  readonly name: string;
  /** One for each of the table's own columns. */
  readonly seen: readonly Value[];
  /** How it moved the estimated result when it acted, as a part of 1. */
  readonly move: Estimate | null;
  /** In how many of the games in which it acted it moved it by more than half. */
  readonly great: Estimate | null;
  /** The difference that it makes to the result. */
  readonly effect: Estimate | null;
}

const ACTS = ["", " (I)", " (II)", " (III)"];

export function pieceWords({ name, act = 0 }: PieceName): string {
  return name + ACTS[act];
}

/** More than this is a great move, in points. */
export const GREAT = 50;
/** So many games of all may have one. */
const MOST_GREAT = 0.2;

export function pieceTable(
  id: string,
  title: string,
  seen: readonly Column[],
  effect: Pick<Column, "name" | "help">,
  pieces: readonly PieceFigures[],
): Table {
  const columns: Column[] = [
    { id: "piece", name: "Piece", form: "text" },
    ...seen,
    {
      id: "move",
      name: "Moves the estimate",
      form: "points",
      isPlotted: true,
      help: "the estimated result after it acted less that before, on average over its games",
    },
    {
      id: "great",
      name: `By more than ${GREAT}`,
      form: "share",
      help: `games in which it moved the estimate by more than ${GREAT} points, of those in which it acted`,
    },
    { id: "effect", form: "points", isPlotted: true, ...effect },
  ];
  // What moves most comes first.
  const sorted = [...pieces].sort((a, b) => sizeOf(b) - sizeOf(a));
  const found = discoveries(sorted.map((piece) => piece.effect?.p));
  return {
    id,
    title,
    columns,
    rows: sorted.map((piece) => [piece.name, ...piece.seen, piece.move, piece.great, piece.effect]),
    marked: [...sorted.keys()].filter((i) => found[i]),
  };
}

function sizeOf({ move }: PieceFigures): number {
  return Math.abs(move?.value ?? 0);
}

/** "None moves the estimated result by more than 50 points in more than one game in five." */
export function greatMovesCheck(pieces: readonly PieceFigures[], section: string): Check {
  const about = `No piece moves the estimated result by more than ${GREAT} points in more than one game in five.`;
  // A piece that came up a few times only says nothing about one game in five.
  const known = pieces.filter(({ great }) => (great?.n ?? 0) >= FEW);
  const [greatest] = [...known].sort((a, b) => (b.great?.value ?? 0) - (a.great?.value ?? 0));
  if (greatest?.great == null) {
    const answer = `No piece has acted in ${FEW} games yet.`;
    return { about, verdict: "open", answer, section };
  }
  const tooMuch = known.filter(({ great }) => (great?.value ?? 0) > MOST_GREAT);
  const surely = known.filter(({ great }) => (great?.low ?? 0) > MOST_GREAT);
  const most = `${greatest.name} does most often, in ${withInterval(greatest.great, "share")} of ${greatest.great.n} games`;
  const verdict = surely.length > 0 ? "fails" : tooMuch.length > 0 ? "open" : "holds";
  const said = greatest.great.value === 0 ? "None ever did" : most;
  const answer = `${said} (${known.length} pieces that acted in at least ${FEW} games).`;
  return { about, verdict, answer, section };
}
