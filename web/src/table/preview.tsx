import words from "words:table";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { PreviewSheet } from "../sheet/sheet.js";
import { type Desk, pointed } from "./desk.js";
import styles from "./preview.module.css";

interface Shown extends PreviewSheet {
  readonly key: string;
}

/** What the option that is pointed at would bring for certain. Its place is kept free for it. */
export function Preview({ desk }: { desk: Desk }): JSX.Element {
  const { key } = pointed.value;
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    desk.preview(key).then(
      (preview) => isWanted && setShown({ key, ...preview }),
      // The table is gone: there is nothing to foresee.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [key, desk.sheet]);
  const isShown = shown !== null && shown.key === key;
  return (
    <div class={styles.preview} data-preview={isShown ? key : null}>
      {isShown && <Words preview={shown} />}
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
