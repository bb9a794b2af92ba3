import { OIL_PER_GLOW } from "./content.js";
import type { LanternState } from "./kit.js";

/** Moves oil from the supply to a seat's lamp, or back when the amount is below zero. */
export function moveOil(state: LanternState, seat: number, amount: number): void {
  state.oil[seat] += amount;
  state.supply -= amount;
}

export function canGlow(state: LanternState, seat: number): boolean {
  return state.oil[seat] >= OIL_PER_GLOW;
}
