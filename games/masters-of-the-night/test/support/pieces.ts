import { expect } from "vitest";
import type { Position } from "../../src/index.js";
import { quietTracker } from "./city.js";
import { type TableOptions, type TestTable, table } from "./table.js";

/** What tests of single pieces share. */

/** Trackers whose grids place nobody, so that a card's text is seen alone. */
const quietTrackers = [2, 3, 4, 5].map(quietTracker);

/** Reveals an event whose grid places nobody: only its text is done. */
export function reveal(id: string, position: Position = {}, options: TableOptions = {}): TestTable {
  return table(
    { phase: "event", eventTop: [id], ...position },
    { ...options, pieces: [...quietTrackers, ...(options.pieces ?? [])] },
  );
}

/** It is this vampire's turn, at kill count 6, with another one of the coterie. */
export function turnOf(
  id: string,
  position: Position,
  others: readonly string[] = ["laszlo"],
): TestTable {
  const { vampires, ...rest } = position;
  return table(
    {
      phase: "turn",
      active: id,
      ...rest,
      districts: { "railway-station": { minions: 0 }, ...rest.districts },
      vampires: { ...vampires, [id]: { kills: 6, ...vampires?.[id] } },
    },
    { vampires: [id, ...others] },
  );
}

type Tokens = { hidden?: number; exposed?: number; minions?: number };

/** Exactly these tokens lie in the city, and no others. */
export function expectCity(t: TestTable, city: Record<string, Tokens>): void {
  const found: Record<string, Tokens> = {};
  for (const [id, tokens] of Object.entries(t.position.districts ?? {})) {
    const there = Object.fromEntries(Object.entries(tokens).filter(([, n = 0]) => n > 0));
    if (Object.keys(there).length > 0) found[id] = there;
  }
  expect(found).toEqual(city);
}

/** One number of every vampire. */
function sheets<K extends "at" | "blood" | "kills" | "nextAp" | "relics">(
  t: TestTable,
  field: K,
): Record<string, unknown> {
  const vampires = Object.entries(t.position.vampires ?? {});
  return Object.fromEntries(vampires.map(([id, sheet]) => [id, sheet[field]]));
}

export function expectBlood(t: TestTable, blood: Record<string, number>): void {
  expect(sheets(t, "blood")).toEqual(blood);
}

export function expectKills(t: TestTable, kills: Record<string, number>): void {
  expect(sheets(t, "kills")).toEqual(kills);
}

export function expectPlaces(t: TestTable, places: Record<string, string>): void {
  expect(sheets(t, "at")).toEqual(places);
}

/** AP gained or lost for the next turn. */
export function expectNextAp(t: TestTable, ap: Record<string, number>): void {
  expect(sheets(t, "nextAp")).toEqual(ap);
}

export function expectRelics(t: TestTable, relics: Record<string, string[]>): void {
  expect(sheets(t, "relics")).toEqual(relics);
}

/** Where a card lies whose effects are in force: every place once. */
export function liesAt(t: TestTable, id: string): string[] {
  const rows = (t.position.standing ?? []).filter((row) => row.effect.startsWith(`${id}/`));
  return [...new Set(rows.map((row) => row.holder ?? row.place ?? "city"))];
}

/** The card lies there, and has not left the game. */
export function expectStays(t: TestTable, id: string, where: string): void {
  expect(liesAt(t, id)).toEqual([where]);
  expect(t.position.goneEvents).not.toContain(id);
}

/** The card has left the game, and nothing of it works any more. */
export function expectGone(t: TestTable, id: string): void {
  expect(liesAt(t, id)).toEqual([]);
  expect(t.position.goneEvents?.filter((gone) => gone === id)).toEqual([id]);
}

/** Everybody ends the turn at once, until somebody is asked something else. */
export function endNight(t: TestTable): TestTable {
  while (t.question === "night.act") t.answer("end-turn");
  return t;
}
