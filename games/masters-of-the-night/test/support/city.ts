import type { Piece } from "../../src/index.js";
import { LAYOUT } from "./table.js";

type District = Extract<Piece, { kind: "district" }>;
type EventCard = Extract<Piece, { kind: "event" }>;
type Relic = Extract<Piece, { kind: "relic" }>;
type Tracker = Extract<Piece, { kind: "tracker" }>;
export type Effect = EventCard["effect"];
export type Standing = NonNullable<District["standing"]>;

/** Nine districts that do nothing, but for what is told of some of them. */
export function plainCity(
  effects: Readonly<Record<string, Pick<District, "day" | "night" | "standing">>> = {},
): Piece[] {
  return LAYOUT.map((id) => ({
    kind: "district" as const,
    id,
    name: id,
    origin: "house" as const,
    ...effects[id],
  }));
}

/** An event with this grid (red, grey, grey) and this text. */
export function event(
  id: string,
  [red, one, two]: readonly [number, number, number],
  effect: Effect,
  stays?: EventCard["stays"],
): Piece {
  const card = { kind: "event", id, name: id, origin: "house", act: 1 } as const;
  const grid: EventCard["grid"] = { red, grey: [one, two] };
  return stays === undefined ? { ...card, grid, effect } : { ...card, grid, effect, stays };
}

/** A relic that works where it was placed, or while it is held. */
export function relic(id: string, standing: Standing, placed?: true): Piece {
  const card: Relic = { kind: "relic", id, name: id, origin: "house", standing };
  return placed === undefined ? card : { ...card, placed };
}

export function tracker(
  vampires: number,
  agents: number,
  high: Tracker["high"],
  low: Tracker["low"] = high,
): Piece {
  const id = `tracker-${vampires}`;
  return { kind: "tracker", id, name: id, origin: "house", vampires, agents, high, low };
}

/** A tracker whose grid places nothing, so that only an event's text does. */
export function quietTracker(vampires: number): Piece {
  return tracker(vampires, 10, { red: 0, grey: [0, 0] });
}
