import { newContext } from "@coterie/kernel";
import type { Position } from "@coterie/masters-of-the-night";
import { expect, test } from "vitest";
import { judgementOf } from "../../src/index.js";
import { masters, position } from "../support/masters.js";

/** The chance to win with so many kills when these events are all that is left. */
function chance(kills: number, nights: number, more: Position = {}): number {
  const state = position({
    phase: "turn",
    active: "imre",
    vampires: { imre: { at: "museum", kills: 9 }, mila: { at: "museum", kills } },
    ...more,
  });
  state.events.cards.length = nights;
  return judgementOf(masters)?.chance(newContext(masters, state), 0) ?? Number.NaN;
}

test("MN-12.2: the fewer nights are left, the more each missing kill weighs", () => {
  const lost = (nights: number) => 1 - chance(3, nights) / chance(7, nights);
  expect(lost(2)).toBeGreaterThan(lost(6));
  expect(lost(6)).toBeGreaterThan(lost(12));
  expect(lost(12)).toBeGreaterThan(0);
});

test("MN-12.2: a night more is never worse", () => {
  for (const kills of [0, 5, 9]) {
    for (let nights = 1; nights < 12; nights++) {
      expect(chance(kills, nights + 1)).toBeGreaterThan(chance(kills, nights));
    }
  }
});

test("MN-7.1: the lower the veil, the lower the chance", () => {
  for (let veil = 1; veil < 6; veil++) {
    expect(chance(5, 6, { veil: veil + 1 })).toBeGreaterThan(chance(5, 6, { veil }));
  }
});
