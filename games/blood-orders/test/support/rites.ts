import type { Piece } from "../../src/index.js";
import type { Complete, Position } from "../../src/position/form.js";
import { ritual } from "./pieces.js";
import { type Effect, MARKET, type Player, type Standing } from "./probe.js";
import { type TableOptions, type TestTable, table } from "./table.js";

/** Rituals always in effect, tried on the plain city. */
type Rite = Extract<Piece, { kind: "ritual" }>;
type Trigger = Extract<Standing, { kind: "trigger" }>;
type Modifier = Extract<Standing, { kind: "modifier" }>;
type Token = Complete["tokens"][number];

export function modifier(
  id: string,
  value: Modifier["value"],
  add: Modifier["add"],
  rest: Partial<Modifier> = {},
): Rite {
  return ritual(id, { standing: [{ kind: "modifier", value, add, ...rest }] });
}

export function trigger(
  id: string,
  after: Trigger["after"],
  then: Effect,
  rest: Partial<Trigger> = {},
): Rite {
  return ritual(id, { standing: [{ kind: "trigger", after, then, ...rest }] });
}

/** A position of the plain city with these pieces; who has which Ritual is said by `players`. */
export function scene(
  rites: readonly Piece[],
  position: Position,
  options: TableOptions = {},
): TestTable {
  return table({ market: MARKET, ...position }, { ...options, pieces: rites });
}

export function token(seat: number, space: Token["space"], order: Token["order"]): Token {
  return { seat, space, order };
}

/** The reveal: these players with these tokens, and nothing in hand unless it is said. */
export function resolution(
  rites: readonly Piece[],
  players: readonly Player[],
  tokens: Token[],
  position: Position = {},
): TestTable {
  const all = players.map((player) => ({ hand: [], ...player }));
  const told: Position = { phase: "reveal", players: all, tokens, ...position };
  return scene(rites, told, { players: players.length });
}

/** Gives the answers and gathers every fact of these names on the way, also those before. */
export function factsOver(
  t: TestTable,
  name: string,
  ...keys: string[]
): Record<string, unknown>[] {
  const facts = t.factsOf(name);
  for (const key of keys) facts.push(...t.answer(key).factsOf(name));
  return facts;
}
