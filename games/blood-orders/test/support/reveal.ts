import type { Complete, Position } from "../../src/position/form.js";
import { type TableOptions, type TestTable, table } from "./table.js";

type Token = Complete["tokens"][number];
type Player = NonNullable<Position["players"]>[number];

/** "BEE" are a Bleeder (1 Dawn, 1 Night) and two Elders (1 Dusk, 2 Night each). */
export function cards(letters: string): string[] {
  return [...letters].map((letter) => (letter === "E" ? "elder" : "bleeder"));
}

export function token(seat: number, space: Token["space"], order: Token["order"]): Token {
  return { seat, space, order };
}

/** The market of the plain city, so that other Rituals can be somebody's own. */
function plainMarket(day = 1): Position {
  return { market: [1, 2, 3, 4].map((n) => `r${Math.ceil(day / 3)}-${n}`) };
}

/** Plain Quarters of an Act of which something is said, whole but for that. */
function city(quarters: NonNullable<Position["quarters"]>, day = 1): Position {
  const act = Math.ceil(day / 3);
  const whole = (["north", "south", "east", "west"] as const).flatMap((name, i) => {
    const plain = { location: `loc${act}-${i + 1}`, victim: `v${act}-${i + 1}` };
    return quarters[name] === undefined ? [] : [[name, { ...plain, ...quarters[name] }]];
  });
  return { quarters: Object.fromEntries(whole) };
}

/** The reveal of a Day: one entry for each player, who has no cards but those that it gives. */
export function reveal(
  players: readonly Player[],
  tokens: Token[],
  position: Position = {},
  options: TableOptions = {},
): TestTable {
  return table(
    {
      phase: "reveal",
      ...(options.house === true ? {} : plainMarket(position.day)),
      players: players.map((player) => ({ hand: [], ...player })),
      tokens,
      ...position,
      ...(options.house === true ? {} : city(position.quarters ?? {}, position.day)),
    },
    { players: players.length, ...options },
  );
}

/** The Night in the North: every player is there, placed in seat order, with these piles. */
export function contest(
  piles: readonly string[],
  { die = 2, influence = [], ...options }: ContestOptions = {},
): TestTable {
  const players = piles.map((letters, seat) => ({
    piles: { night: cards(letters) },
    ...(influence[seat] === undefined ? {} : { influence: influence[seat] }),
    rituals: options.rituals?.[seat] ?? [],
  }));
  const tokens = piles.map((_, seat) => token(seat, "north", "night"));
  return reveal(players, tokens, { quarters: { north: { die } } }, options);
}

interface ContestOptions extends TableOptions {
  /** What the die shows; 2 unless told otherwise. */
  readonly die?: number;
  /** Influence by seat; 5 where nothing is said. */
  readonly influence?: readonly number[];
  readonly rituals?: readonly string[][];
}
