import { bloodLab } from "./blood-orders/lab.js";
import { LabError } from "./faults.js";
import type { LabGame } from "./lab-game.js";
import { mastersLab } from "./masters/lab.js";

/** The games that the lab can watch. Another one is a folder and a line here. */
const games: readonly LabGame[] = [mastersLab, bloodLab];

export function labGame(id: string): LabGame {
  const found = games.find((game) => game.id === id);
  if (found !== undefined) return found;
  const known = games.map((game) => game.id).join(", ");
  throw new LabError(`game: there is no "${id}"; expected one of: ${known}`);
}
