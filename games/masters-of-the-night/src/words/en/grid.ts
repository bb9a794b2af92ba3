import type { EventCard } from "../../content/pieces.js";
import { listed } from "./numbers.js";

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
