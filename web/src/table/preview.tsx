import words from "words:table";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { PreviewSheet } from "../sheet/sheet.js";
import { type Desk, pointed } from "./desk.js";
import styles from "./preview.module.css";

interface Shown {
  readonly key: string;
  /** Null where it could not be worked out. */
  readonly preview: PreviewSheet | null;
}

/** A pointer that only passes over an option asks for nothing: the answer would wait behind it. */
const DELAY_MS = 60;

/** What the option that is pointed at would bring for certain. Its place is kept free for it. */
export function Preview({ desk }: { desk: Desk }): JSX.Element {
  const { key } = pointed.value;
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    const show = (preview: PreviewSheet | null): void => {
      if (isWanted) setShown({ key, preview });
    };
    const ask = (): void => {
      desk.preview(key).then(show, (error: unknown) => {
        console.warn(`the preview of ${key} failed:`, error);
        show(null);
      });
    };
    const timer = setTimeout(ask, DELAY_MS);
    return () => {
      clearTimeout(timer);
      isWanted = false;
    };
  }, [key, desk.sheet]);
  const isShown = shown !== null && shown.key === key;
  return (
    <div class={styles.preview} data-preview={isShown ? key : null}>
      {isShown && (shown.preview ? <Words preview={shown.preview} /> : words.previewFailed())}
    </div>
  );
}

function Words({ preview: { words: told, isWhole } }: { preview: PreviewSheet }): JSX.Element {
  if (told.length === 0) return <p>{isWhole ? words.nothingChanges() : words.allIsOpen()}</p>;
  return (
    <p>
      <strong>{words.forCertain()}</strong> {told.join(" ")}
      {!isWhole && <em> {words.restIsOpen()}</em>}
    </p>
  );
}
