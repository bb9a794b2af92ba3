import words from "words:replay";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Problem } from "../errors/problem.js";
import { goTo } from "../keep/route.js";
import { keptRecord } from "../keep/saved.js";
import { OPTIONS } from "./options.js";
import pageStyles from "./page.module.css";
import styles from "./record-drop.module.css";
import { gameIn, restoreGame, storedGames } from "./restore-game.js";

interface DropProps {
  open(record: unknown): void;
  fail(problem: Problem): void;
  /** The link names a record that this browser does not have. */
  readonly isMissing: boolean;
}

/** Where a record is dropped, chosen, or taken from what this device has. */
export function RecordDrop({ open, fail, isMissing }: DropProps): JSX.Element {
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      const raw: unknown = JSON.parse(await file.text());
      const texts = storedGames(raw);
      if (texts === undefined) open(raw);
      else openGame(file.name, texts);
    } catch (error) {
      fail({ what: "readFailed", words: words.notJson({ file: file.name }), error });
    }
  };
  /** A game that a browser could not keep goes on here. */
  const openGame = (file: string, texts: Readonly<Record<string, string>>): void => {
    const game = gameIn(texts);
    if (game === undefined) fail({ what: "readFailed", words: words.noGame({ file }) });
    else if (restoreGame(texts, game)) goTo(`play/${game}`);
    else fail({ what: "readFailed", words: words.gameThere({ game: OPTIONS[game].title() }) });
  };
  const isOver = useDrop(read);
  const kept = Object.keys(OPTIONS).filter((game) => keptRecord(game) !== undefined);
  return (
    <main class={pageStyles.page}>
      <p>
        <a href="#/">Coterie</a>
      </p>
      <h1>{words.replays()}</h1>
      {isMissing && <p role="alert">{words.missing()}</p>}
      <p class={pageStyles.facts}>{words.whatRecordIs()}</p>
      {kept.length > 0 && (
        <div class={pageStyles.ways}>
          {kept.map((game) => (
            <a key={game} class={pageStyles.other} href={`#/replay/last/${game}`}>
              {words.lastGameOf({ game: OPTIONS[game].title() })}
            </a>
          ))}
        </div>
      )}
      <label class={`${styles.drop} ${isOver ? styles.over : ""}`}>
        {words.dropHere()}
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
        />
      </label>
    </main>
  );
}

/**
 * Takes a file wherever on the page it is dropped: one that missed a smaller target would be opened by
 * the browser in place of the page. Tells whether something is held over it.
 */
function useDrop(take: (file: File | undefined) => Promise<void>): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      // From one thing on the page to the next is no leaving.
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      void take(event.dataTransfer?.files[0]);
    };
    const page = new AbortController();
    addEventListener("dragover", over, page);
    addEventListener("dragleave", leave, page);
    addEventListener("drop", drop, page);
    return () => page.abort();
  }, []);
  return isOver;
}
