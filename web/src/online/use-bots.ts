import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api.js";

/** The bots that the server has for a game, weakest first; none where it does not say. */
export function useBots(game: string): readonly string[] {
  const [bots, setBots] = useState<readonly string[]>([]);
  useEffect(() => {
    api.games().then(
      (games) => setBots(games.find(({ id }) => id === game)?.bots ?? []),
      // Without bots to choose from seats are for people.
      () => {},
    );
  }, [game]);
  return bots;
}

/** Who answers where nobody chose: not the weakest, and nobody who keeps the others waiting. */
export function usualBot(bots: readonly string[]): string {
  return bots[1] ?? bots[0] ?? "random";
}
