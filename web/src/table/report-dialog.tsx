import words from "words:errors";
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { inTime, saveProblemFile } from "../errors/problem-file.js";
import { saveJson } from "../keep/files.js";
import type { Desk } from "./desk.js";
import styles from "./report.module.css";

interface DialogProps {
  readonly desk: Desk;
  /** How many answers had been given at the place in question. */
  readonly at: number;
  close(): void;
}

/** Something went wrong: a word about it, and a file that can be made into a test. */
export default function ReportDialog({ desk, at, close }: DialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement | null>(null);
  const [failure, setFailure] = useState("");
  // Before the next key is pressed: it would reach the table.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget as HTMLFormElement).get("note"));
    try {
      const report = await inTime(desk.report(at, note));
      if (report === null) setFailure(words.reportNothing());
      else {
        saveJson(`${report.game}.report.json`, report);
        close();
      }
    } catch (error) {
      await saveProblemFile({ what: "reportFailed", words: note, error });
      setFailure(words.dialogFailed({ reason: (error as Error).message }));
    }
  };
  return (
    <dialog ref={dialog} class={styles.dialog} aria-labelledby="report" onClose={close}>
      <form onSubmit={(event) => void save(event)}>
        <h2 id="report">{words.report()}</h2>
        <p>
          {desk.sheet.hasSecrets && desk.sheet.end === null
            ? words.reportSeen()
            : words.reportWhole()}
        </p>
        <label class={styles.note}>
          {words.whatExpected()}
          <textarea name="note" rows={4} maxLength={2000} />
        </label>
        {failure !== "" && <p role="alert">{failure}</p>}
        <div class={styles.deeds}>
          <button type="submit">{words.saveFile()}</button>
          <button type="button" onClick={close}>
            {words.notNow()}
          </button>
        </div>
      </form>
    </dialog>
  );
}
