import words from "words:table";
import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { saveFile } from "../keep/files.js";
import type { Desk } from "./desk.js";
import styles from "./report.module.css";

/** The place that somebody complains about: so many answers had been given. */
export const complained = signal<number | null>(null);

/** Something went wrong: a word about it, and a file that can be made into a test. */
export function ReportDialog({ desk }: { desk: Desk }): JSX.Element {
  const dialog = useRef<HTMLDialogElement | null>(null);
  const at = complained.value;
  // Before the next key is pressed: it would reach the table.
  useLayoutEffect(() => {
    if (at !== null) dialog.current?.showModal();
  }, [at]);
  // A table that is left leaves no complaint to the next one.
  useEffect(
    () => () => {
      complained.value = null;
    },
    [],
  );
  const close = (): void => {
    dialog.current?.close();
    complained.value = null;
  };
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget as HTMLFormElement).get("note"));
    const report = await desk.report(at ?? desk.sheet.answers, note);
    if (report !== null) saveFile(`${report.game}.report.json`, JSON.stringify(report, null, 1));
    close();
  };
  return (
    <dialog ref={dialog} class={styles.dialog} aria-labelledby="report" onClose={close}>
      <form onSubmit={(event) => void save(event)}>
        <h2 id="report">{words.reportProblem()}</h2>
        <p>
          {desk.sheet.hasSecrets && desk.sheet.end === null
            ? words.reportSeen()
            : words.reportWhole()}
        </p>
        <label class={styles.note}>
          {words.whatExpected()}
          <textarea name="note" rows={4} maxLength={2000} />
        </label>
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
