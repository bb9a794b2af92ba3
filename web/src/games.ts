/** The games that these pages can show. */
export const GAME_IDS = ["masters-of-the-night", "blood-orders"] as const;

export type GameId = (typeof GAME_IDS)[number];

/** A link, a saved file or a server names a game that these pages do not have. */
export class UnknownGame extends Error {
  constructor(readonly id: string) {
    super(`there is no game "${id}" here; known are ${GAME_IDS.join(" and ")}`);
    this.name = "UnknownGame";
  }
}

export function isGameId(id: unknown): id is GameId {
  return (GAME_IDS as readonly unknown[]).includes(id);
}

/** The entry of this game in a table that has one for each. */
export function gameById<T>(entries: Readonly<Record<GameId, T>>, id: string): T {
  if (!isGameId(id)) throw new UnknownGame(id);
  return entries[id];
}
