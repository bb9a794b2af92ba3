import words from "words:stored";
import type { JSX } from "preact";
import { type Slot, unreadableGames } from "../keep/saved.js";
import { SaveStored } from "./delete-stored.js";
import styles from "./page.module.css";
import { Trouble } from "./trouble.js";

interface UnreadableProps {
  readonly game: string;
  readonly slot: Slot;
  begin(): void;
}

/** The stored game cannot be read: it was set aside, and a new one begins only when that is asked for. */
export default function UnreadableGame({ game, slot, begin }: UnreadableProps): JSX.Element {
  const name = unreadableGames(game, slot).at(-1);
  return (
    <Trouble title={words.unreadableTitle()} words={words.unreadableWhy()}>
      {name !== undefined && <SaveStored name={name} />}
      <button type="button" class={styles.main} onClick={begin}>
        {words.startNew()}
      </button>
    </Trouble>
  );
}
