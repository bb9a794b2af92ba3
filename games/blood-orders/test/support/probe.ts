import { expect } from "vitest";
import type { Piece } from "../../src/index.js";
import type { Position } from "../../src/position/form.js";
import { location, ritual } from "./pieces.js";
import { type TableOptions, type TestTable, table } from "./table.js";

/**
 * An effect is tried by a Ritual called `probe`, which seat 0 owns and uses on its turn, or by the
 * Location of the North at Dawn where `here` or tokens matter. Everybody begins with 7 Blood and
 * 5 Influence, every die shows 2, every Night space holds 3 Blood and 2 Influence; North, South and
 * East have the Victims v1-1, v1-2 and v1-3, and v1-4 … v1-8 are the deck, the first on top.
 */
export type Effect = Extract<Piece, { kind: "location" }>["effect"];
export type Standing = NonNullable<Extract<Piece, { kind: "ritual" }>["standing"]>[number];
type Step = Effect[number];
export type SetOf = Extract<Step, { do: "choose" }>["from"];
export type Condition = Extract<Step, { do: "if" }>["when"];
export type Amount = Extract<Step, { do: "repeat" }>["times"];
export type Player = NonNullable<Position["players"]>[number];

export const DECK = ["v1-4", "v1-5", "v1-6", "v1-7", "v1-8"];
export const MARKET = ["r1-1", "r1-2", "r1-3", "r1-4"];
const NAMES = ["north", "south", "east", "west"] as const;

/** The plain city, with only so much of each Quarter changed as is said. */
function around(position: Position, { players = 2 }: TableOptions): Position {
  const named = NAMES.slice(0, players === 4 ? 4 : 3).map((name, i) => [
    name,
    { location: `loc1-${i + 1}`, victim: `v1-${i + 1}`, ...position.quarters?.[name] },
  ]);
  const quarters = Object.fromEntries(named);
  return { market: MARKET, ...tops({ ...position, quarters }), ...position, quarters };
}

/** v1-4 … v1-8 from the top, then r1-5 and r1-6, without what lies elsewhere. */
function tops({ quarters = {}, players = [], ...rest }: Position): Position {
  const held = players.flatMap(({ hand = [], torpor = [], piles = {}, rituals = [] }) => [
    ...[hand, torpor, rituals].flat(),
    ...Object.values(piles).flat(),
  ]);
  const city = Object.values(quarters).map((quarter) => quarter?.victim);
  const { discards = [], gone = [], brokenRituals = [] } = rest;
  const out = [held, city, discards, gone, brokenRituals].flat();
  const left = (ids: readonly string[]): string[] => ids.filter((id) => !out.includes(id));
  return { victimTop: left(DECK), ritualTop: left(["r1-5", "r1-6"]) };
}

/** Seat 0 uses the effect once per day; nothing has been answered after that. */
export function probe(
  effect: Effect,
  position: Position = {},
  { pieces = [], ...options }: TableOptions = {},
): TestTable {
  const [self = {}, ...others] = position.players ?? [];
  const players = [{ ...self, rituals: ["probe", ...(self.rituals ?? [])] }, ...others];
  return table(
    { phase: "orders", ...around(position, options), players },
    { ...options, pieces: [...pieces, ritual("probe", { daily: { effect } })] },
  ).answer("use:probe");
}

/** Seat 0 has done the Dawn of the North, whose Location has the effect; its pile is a Bleeder. */
export function atDawn(
  effect: Effect,
  position: Position = {},
  { pieces = [], ...options }: TableOptions = {},
): TestTable {
  const [self = {}, ...others] = position.players ?? [];
  const dawn = { ...self, piles: { dawn: ["bleeder"], ...self.piles } };
  const quarters = { ...position.quarters, north: { die: 1, ...position.quarters?.north } };
  return table(
    {
      phase: "reveal",
      ...around({ ...position, quarters }, options),
      players: [dawn, ...others],
      tokens: [{ seat: 0, space: "north", order: "dawn" }, ...(position.tokens ?? [])],
    },
    { ...options, pieces: [...pieces, location("loc1-1", { effect })] },
  ).answer("dawn");
}

/** The effect has been done and the owner's turn goes on. */
export function expectDone(t: TestTable): TestTable {
  expect(t.question).toBe("orders.turn");
  return t;
}

/** The keys of a set's members, as `choose` offers them; none if it is empty. */
export function members(set: SetOf, position: Position = {}, options: TableOptions = {}): string[] {
  return membersAfter(probe([{ do: "choose", from: set, as: "one" }], position, options));
}

/** The keys that are offered now by a `choose`, sorted as they come. */
export function membersAfter(t: TestTable): string[] {
  return t.question === "effect.choose" ? t.options : [];
}

/** How an effect is used: on the own turn, or at Dawn in the North. */
type Use = typeof probe;

/** What an amount is worth for seat 0, read from the VP that it brings. */
export function worth(
  n: Exclude<Amount, string>,
  position: Position = {},
  options: TableOptions = {},
  use: Use = probe,
): number {
  return vpFrom([{ do: "gain", what: "vp", n }], position, options, use);
}

/** Whether a condition holds for seat 0. */
export function holds(
  when: Condition,
  position: Position = {},
  options: TableOptions = {},
  use: Use = probe,
): boolean {
  const vp = (n: number): Effect => [{ do: "gain", what: "vp", n }];
  const found = vpFrom([{ do: "if", when, then: vp(1), else: vp(2) }], position, options, use);
  expect([1, 2]).toContain(found);
  return found === 1;
}

function vpFrom(effect: Effect, position: Position, options: TableOptions, use: Use): number {
  const t = use(effect, position, options);
  return t.position.players[0].vp - (position.players?.[0]?.vp ?? 0);
}
