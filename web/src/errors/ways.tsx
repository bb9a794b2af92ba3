import words from "words:errors";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import styles from "../pages/page.module.css";
import type { Problem } from "./problem.js";
import { saveProblemFile } from "./problem-file.js";

/** The ways on from a problem. */
export function ProblemWays({ problem }: { problem: Problem }): JSX.Element {
  const { retry } = problem;
  return (
    <>
      {retry !== undefined && (
        <button type="button" class={styles.main} onClick={retry}>
          {words.tryAgain()}
        </button>
      )}
      <button
        type="button"
        class={retry === undefined ? styles.main : styles.other}
        onClick={() => location.reload()}
      >
        {words.reload()}
      </button>
      <ReportButton problem={problem} label={words.report()} />
    </>
  );
}

/** Saves a file about a problem, and says what to do with it. */
export function ReportButton({ problem, label }: { problem: Problem; label: string }): JSX.Element {
  const [file, setFile] = useState("");
  return (
    <>
      <button
        type="button"
        class={styles.other}
        onClick={() => void saveProblemFile(problem).then(setFile)}
      >
        {label}
      </button>
      {file !== "" && (
        <p class={styles.saved} role="status">
          {words.saved({ file })}
        </p>
      )}
    </>
  );
}
