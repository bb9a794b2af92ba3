import type { EventCard, Piece } from "../../content/pieces.js";
import { listed, sentence } from "./numbers.js";

const positions = [
  "top left",
  "top middle",
  "top right",
  "middle left",
  "center",
  "middle right",
  "bottom left",
  "bottom middle",
  "bottom right",
] as const;

const positionWords = (position: number): string => positions[position] ?? String(position);

/** "red bottom left; grey top left and middle left". */
export const gridWords = (grid: EventCard["grid"]): string =>
  `red ${positionWords(grid.red)}; grey ${listed(grid.grey.map(positionWords), "and")}`;

/** What a piece shows beside its text: the grid of an event. */
export const printedWords = (piece: Piece): string | undefined =>
  piece.kind === "event" ? sentence(gridWords(piece.grid)) : undefined;
