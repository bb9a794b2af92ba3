/** As many at the table as there can be: then there is most to think about. */
export const games = [
  { id: "masters-of-the-night", name: "Masters of the Night", setup: { vampires: 5, players: 1 } },
  { id: "blood-orders", name: "Blood Orders", setup: { players: 4 } },
] as const;

export type Measured = (typeof games)[number];

/** So many hints are asked for in each row. */
export const HINTS = 30;
