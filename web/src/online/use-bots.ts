import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api.js";

/** What the server said, so that it is asked once and not by every seat. */
const known = new Map<string, Promise<readonly string[]>>();

async function botsFor(game: string): Promise<readonly string[]> {
  const games = await api.games();
  return games.find(({ id }) => id === game)?.bots ?? [];
}

/** The bots that the server has for a game, weakest first; none where it does not say. */
export function useBots(game: string): readonly string[] {
  const [bots, setBots] = useState<readonly string[]>([]);
  useEffect(() => {
    const asked = known.get(game) ?? botsFor(game);
    known.set(game, asked);
    // Without bots to choose from seats are for people; the next who asks may have more luck.
    asked.then(setBots, () => known.delete(game));
  }, [game]);
  return bots;
}

/** Who answers where nobody chose: not the weakest, and nobody who keeps the others waiting. */
export function usualBot(bots: readonly string[]): string {
  return bots[1] ?? bots[0] ?? "random";
}
