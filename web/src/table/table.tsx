import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import barStyles from "./bar.module.css";
import { chosenPlace, type Desk, pointAt } from "./desk.js";
import { LogPanel } from "./log.js";
import { Preview } from "./preview.js";
import { QuestionPanel } from "./question.js";
import styles from "./table.module.css";
import { ThemeButton } from "./theme-button.js";

interface TableProps {
  readonly desk: Desk;
  readonly time: { readonly now: string; readonly next: string };
  readonly board: ComponentChildren;
  readonly players: ComponentChildren;
}

const PARTS = ["board", "question", "players", "log"] as const;
type Part = (typeof PARTS)[number];
const PART_NAMES: Readonly<Record<Part, string>> = {
  board: "Board",
  question: "Question",
  players: "Players",
  log: "Log",
};

/** The frame of every table: board, question and players always in sight, the log beside them. */
export function Table({ desk, time, board, players }: TableProps): JSX.Element {
  const [part, setPart] = useState<Part>("question");
  useKeys(desk);
  useTitle(desk);
  usePointing(desk);
  return (
    <main class={styles.table} data-part={part} data-answers={desk.sheet.answers}>
      <header class={barStyles.bar}>
        <a class={barStyles.home} href="#/">
          Coterie
        </a>
        <div class={barStyles.time}>
          <h1>{time.now}</h1>
          <span>{time.next}</span>
        </div>
        <button
          type="button"
          class={barStyles.tool}
          disabled={!desk.sheet.undo.isPossible}
          title={desk.sheet.undo.isPossible ? "Take back (U)" : desk.sheet.undo.words}
          onClick={() => desk.undo()}
        >
          Undo
        </button>
        <ThemeButton />
      </header>
      <div class={styles.board}>{board}</div>
      <aside class={styles.aside}>
        <div class={styles.question}>
          <QuestionPanel desk={desk} />
          <Preview desk={desk} />
        </div>
        <div class={styles.log}>
          <LogPanel log={desk.log} />
        </div>
      </aside>
      <div class={styles.players}>{players}</div>
      <p class="quiet" aria-live="polite">
        {desk.sheet.news.flatMap(({ facts }) => facts.map(({ words }) => words)).join(". ")}
      </p>
      <nav class={styles.parts} aria-label="Parts of the table">
        {PARTS.map((one) => (
          <button type="button" key={one} aria-pressed={part === one} onClick={() => setPart(one)}>
            {PART_NAMES[one]}
          </button>
        ))}
      </nav>
    </main>
  );
}

/** With every question: what has the keyboard's focus is pointed at, or nothing is. */
function usePointing({ sheet }: Desk): void {
  useEffect(() => {
    const { key } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
    pointAt(null);
    pointAt(sheet.question?.options.find((option) => option.key === key) ?? null);
  }, [sheet]);
}

/** The tab says what is asked, for whoever looks elsewhere. */
function useTitle({ sheet: { question, end } }: Desk): void {
  const title = end?.outcome ?? question?.ask;
  useEffect(() => {
    document.title = title === undefined ? "Coterie" : `${title} · Coterie`;
    return () => {
      document.title = "Coterie";
    };
  }, [title]);
}

/** Number keys answer, U takes back, Escape shows all options again. */
function useKeys(desk: Desk): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const number = Number(event.key);
      const buttons = document.querySelectorAll<HTMLButtonElement>("button[data-key]");
      if (number >= 1 && number <= buttons.length) buttons[number - 1].click();
      else if (event.key === "u" && desk.sheet.undo.isPossible) desk.undo();
      else if (event.key === "Escape") chosenPlace.value = null;
      else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        step(buttons, event.key === "ArrowDown" ? 1 : -1);
        event.preventDefault();
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [desk]);
}

function step(buttons: NodeListOf<HTMLButtonElement>, by: number): void {
  const at = [...buttons].indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
}
