import { expect } from "vitest";
import type { Piece, Position } from "../../src/index.js";
import { vampire } from "./probe.js";
import { type TableOptions, type TestTable, table } from "./table.js";

/** Night combats in the museum: imre, or whom the position names, is about to fight there. */
export function museumFight(position: Position, options: TableOptions = {}): TestTable {
  return table({ phase: "turn", active: "imre", ...position }, options);
}

/** The part of the running combat that is given must be exactly so. */
export function expectFight(t: TestTable, part: Partial<NonNullable<Position["fight"]>>): void {
  expect(t.position.fight).toMatchObject(part);
}

/** A Laszlo with simple powers: 1 blood turns the die up by 2, 2 veil turn it to 6. */
export const duellist: Piece = vampire("laszlo", {
  blood: { timing: "die", cost: { blood: 1 }, effect: [{ do: "change-die", by: 2 }] },
  dark: { timing: "die", cost: { veil: 2 }, effect: [{ do: "change-die", to: 6 }] },
});

/** Laszlo (seat 1) and Imre (seat 0), each with an own player. */
export const duel: TableOptions = {
  vampires: ["imre", "laszlo"],
  players: 2,
  control: [0, 1],
  pieces: [duellist],
};
