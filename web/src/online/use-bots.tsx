import words from "words:online";
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { api } from "../net/api.js";
import styles from "./online.module.css";

/** The bots of a game, weakest first, or that the server could not be asked. */
type Listed = readonly string[] | "failed";

/** By game, for all seats: the server is asked once. */
const listed = signal<Readonly<Record<string, Listed>>>({});
const asked = new Set<string>();

function list(game: string): void {
  if (asked.has(game)) return;
  asked.add(game);
  const note = (bots: Listed): void => {
    listed.value = { ...listed.value, [game]: bots };
  };
  api.games().then(
    (games) => note(games.find(({ id }) => id === game)?.bots ?? []),
    (error: unknown) => {
      console.warn("the bots could not be listed:", error);
      asked.delete(game);
      note("failed");
    },
  );
}

/** The bots that the server has for a game, weakest first; none until it has said so. */
export function useBots(game: string): readonly string[] {
  useEffect(() => list(game), [game]);
  const bots = listed.value[game] ?? [];
  return bots === "failed" ? [] : bots;
}

/** Why there are no bots to choose from. */
export function NoBots({ game }: { game: string }): JSX.Element | null {
  if (listed.value[game] !== "failed") return null;
  return (
    <p class={styles.notice} role="alert">
      {words.noBots()}{" "}
      <button type="button" class={styles.small} onClick={() => list(game)}>
        {words.tryAgain()}
      </button>
    </p>
  );
}

/** The bot that answers where no player chose one: not the weakest, and not a slow one. */
export function usualBot(bots: readonly string[]): string {
  return bots[1] ?? bots[0] ?? "random";
}
