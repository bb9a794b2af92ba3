import { housePack, type Piece, type Position } from "../../src/index.js";
import type { TableOptions } from "../support/table.js";

/** A night in which something lies everywhere, and what lies there. */

export function house(id: string): Piece {
  const piece = housePack.pieces.find((one) => one.id === id);
  if (piece === undefined) throw new Error(`there is no piece ${id}`);
  return piece;
}

export const cape = {
  place: "relic:umbral-cape",
  id: "umbral-cape",
  name: "Umbral Cape",
  kind: "relic",
  text: "Held: When you move, you may pay 1 blood to go to any district.",
};

/** Mila acts in the museum, where Imre lies drained; his sigil holds the asylum. */
export const busy: Position = {
  phase: "turn",
  active: "mila",
  leader: "imre",
  round: 4,
  veil: 3,
  ap: 1,
  vampires: {
    imre: { at: "museum", blood: 0, kills: 2, nextAp: -1, sigil: "asylum" },
    mila: { at: "museum", blood: 3, kills: 6, relics: ["umbral-cape"] },
  },
  districts: {
    "railway-station": { minions: 0 },
    museum: { hidden: 1, exposed: 2, minions: 1 },
    asylum: { exposed: 1 },
    cathedral: { minions: 2, hidden: 1 },
    hospital: { minions: 1, hidden: 1 },
    "town-hall": { hidden: 3 },
  },
  placedRelics: { "leaden-shutters": "museum" },
  dice: [6, 1, 1],
  aside: [3],
};

/** Two people who play it, the second of them the first vampire. */
export const two: TableOptions = { players: 2, control: [1, 0] };
