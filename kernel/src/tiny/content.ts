/** One lantern of the deck. Cards are numbers in the state; this is what the numbers mean. */
export interface Lantern {
  readonly name: string;
  readonly light: number;
  /** Which back it shows: 0 paper, 1 glass. */
  readonly back: number;
}

const COLOURS = ["red", "green", "blue", "gold"];
const BRIGHTEST = 5;

export const LANTERNS: readonly Lantern[] = COLOURS.flatMap((colour) =>
  Array.from({ length: BRIGHTEST }, (_, i) => ({
    name: `${colour}-${i + 1}`,
    light: i + 1,
    back: colour === "gold" ? 1 : 0,
  })),
);

const numbers = new Map(LANTERNS.map((lantern, card) => [lantern.name, card]));

export function cardCalled(name: string): number {
  const card = numbers.get(name);
  if (card === undefined) throw new Error(`no lantern is called ${name}`);
  return card;
}

export function nameOf(card: number): string {
  return LANTERNS[card].name;
}

export function backOf(card: number): number {
  return LANTERNS[card].back;
}

export const HAND_SIZE = 3;
export const OIL = 12;
/** This much oil in a lamp becomes a glow at once. */
export const OIL_PER_GLOW = 2;
