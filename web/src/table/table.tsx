import words from "words:table";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Later } from "../pages/later.js";
import barStyles from "./bar.module.css";
import { Caption } from "./caption.js";
import { chosenPlace, type Desk, isHintOpen, pointAt } from "./desk.js";
import { LogPanel } from "./log.js";
import { Menu } from "./menu.js";
import type { Shown } from "./playback.js";
import { Preview } from "./preview.js";
import { QuestionPanel } from "./question.js";
import { ReportDialog } from "./report.js";
import { RulePopover } from "./rule-mark.js";
import styles from "./table.module.css";
import { useFlight, useTravel } from "./travel.js";
import { useYourTurn } from "./your-turn.js";

/** Whoever needs no hint loads nothing of it. */
const Hint = Later(() => import("../hint/hint.js"), true);

/** What a table is given, whatever the game. */
export interface FrameProps {
  readonly desk: Desk;
  readonly shown: Shown;
  /** Something that must be known once, before anything else. */
  readonly notice?: string | null | undefined;
  /** The people around it, where there are any. */
  readonly people?: ComponentChildren;
  /** Whom everybody waits for, while this seat is not asked. */
  readonly waiting?: string | undefined;
  /** What stands in the place of the question, where nothing is asked. */
  readonly instead?: ComponentChildren;
  /** Words for somebody who plays for the first time, beside what is asked. */
  readonly guide?: ComponentChildren;
  /** What goes on behind it for as long as it is shown. */
  readonly backstage?: ComponentChildren;
}

interface TableProps extends FrameProps {
  readonly time: { readonly now: string; readonly next: string };
  readonly board: ComponentChildren;
  readonly players: ComponentChildren;
}

type Part = "board" | "question" | "players" | "log" | "people";
const PART_NAMES: Readonly<Record<Part, () => string>> = {
  board: words.board,
  question: words.question,
  players: words.sheets,
  log: words.log,
  people: words.people,
};

/** The frame of every table: board, question and players always in sight, the log beside them. */
export function Table(props: TableProps): JSX.Element {
  const { desk, time, board, players, shown, notice, people, waiting = "", instead } = props;
  const { sheet } = desk;
  const [part, setPart] = useState<Part>("question");
  const place = useRef<HTMLDivElement | null>(null);
  useKeys(desk, shown);
  useTitle(desk);
  usePointing(desk);
  useYourTurn(sheet.question?.id ?? null, sheet.question?.ask ?? "");
  useTravel(place, shown.on);
  useFlight(place, shown.fact);
  const parts = (Object.keys(PART_NAMES) as Part[]).filter(
    (one) => one !== "people" || people !== undefined,
  );
  const wasHintOpen = useRef(false);
  wasHintOpen.current ||= isHintOpen.value;
  const openHint = (): void => {
    isHintOpen.value = true;
    setPart("question");
  };
  const side = part === "people" || part === "log" ? part : "log";
  return (
    <main
      class={styles.table}
      data-part={part}
      data-side={side}
      data-answers={sheet.answers}
      data-thinking={sheet.isThinking}
      data-playing={shown.isPlaying}
    >
      <header class={barStyles.bar}>
        <a class={barStyles.home} href="#/">
          Coterie
        </a>
        <div class={barStyles.time}>
          <h1>{time.now}</h1>
          <span>{time.next}</span>
        </div>
        {sheet.hasHint && <HintButton desk={desk} open={openHint} />}
        <button
          type="button"
          class={barStyles.tool}
          disabled={!sheet.undo.isPossible}
          title={sheet.undo.words === "" ? words.takeBack() : sheet.undo.words}
          onClick={() => desk.undo()}
        >
          {words.undo()}
        </button>
        <Menu desk={desk} />
      </header>
      <div class={styles.board} ref={place} data-board>
        {board}
        <Caption shown={shown} />
      </div>
      <aside class={styles.aside}>
        <div class={styles.question}>
          <div>
            {notice && <p class={styles.notice}>{notice}</p>}
            {props.guide}
          </div>
          {instead ?? <QuestionPanel desk={desk} waiting={waiting} />}
          {sheet.question !== null && <Preview desk={desk} />}
        </div>
        {wasHintOpen.current && (
          <div class={styles.hint} data-hint={isHintOpen.value && sheet.question !== null}>
            <Hint desk={desk} />
          </div>
        )}
        <div class={styles.side}>
          {people !== undefined && (
            <div class={styles.tabs}>
              {(["log", "people"] as const).map((one) => (
                <button
                  type="button"
                  key={one}
                  aria-pressed={side === one}
                  onClick={() => setPart(one)}
                >
                  {PART_NAMES[one]()}
                </button>
              ))}
            </div>
          )}
          <div class={styles.log}>
            <LogPanel desk={desk} isOpened={part === "log"} />
          </div>
          {people !== undefined && <div class={styles.people}>{people}</div>}
        </div>
      </aside>
      <div class={styles.players}>{players}</div>
      <p class="quiet" aria-live="polite">
        {sheet.question !== null && `${sheet.question.who}: ${sheet.question.ask}`}
      </p>
      <p class="quiet" aria-live="polite">
        {sheet.news.flatMap(({ facts }) => facts.map((fact) => fact.words)).join(". ")}
      </p>
      {props.backstage}
      <RulePopover />
      <ReportDialog desk={desk} />
      <nav class={styles.parts} aria-label={words.parts()}>
        {parts.map((one) => (
          <button type="button" key={one} aria-pressed={part === one} onClick={() => setPart(one)}>
            {PART_NAMES[one]()}
          </button>
        ))}
      </nav>
    </main>
  );
}

function HintButton({ desk, open }: { desk: Desk; open: () => void }): JSX.Element {
  const toggle = (): void => {
    if (isHintOpen.value) closeHint();
    else open();
  };
  useEffect(() => () => closeHint(), []);
  return (
    <button
      type="button"
      class={barStyles.tool}
      disabled={desk.sheet.question === null}
      title={words.whatHint()}
      aria-expanded={isHintOpen.value}
      aria-controls="hint"
      data-hint-button
      onClick={toggle}
    >
      {words.hint()}
    </button>
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

/** Number keys answer, U takes back, H asks for a hint, ? says the rule, Escape shows all options again; any key or tap skips a show. */
function useKeys(desk: Desk, shown: Shown): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      if (shown.isPlaying) shown.skip();
      const number = Number(event.key);
      const buttons = document.querySelectorAll<HTMLButtonElement>("button[data-key]");
      if (event.repeat && !event.key.startsWith("Arrow")) return;
      if (number >= 1 && number <= buttons.length) buttons[number - 1].click();
      else if (event.key === "u" && desk.sheet.undo.isPossible) desk.undo();
      else if (event.key === "?") document.querySelector<HTMLElement>("#ask button")?.click();
      else if (event.key === "h")
        document.querySelector<HTMLElement>("[data-hint-button]")?.click();
      else if (event.key === "Escape") closeAll();
      else if (/^Arrow(Down|Up)$/.test(event.key) && walksOptions(event.target)) {
        step(buttons, event.key === "ArrowDown" ? 1 : -1);
        event.preventDefault();
      }
    };
    const tap = (): void => {
      if (shown.isPlaying) shown.skip();
    };
    addEventListener("keydown", press);
    addEventListener("pointerdown", tap);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener("pointerdown", tap);
    };
  }, [desk, shown.isPlaying]);
}

/** All options are shown again, and nothing but them. */
function closeAll(): void {
  chosenPlace.value = null;
  closeHint();
}

function closeHint(): void {
  isHintOpen.value = false;
}

/** Whoever writes means letters, not orders; and what lies under a dialog is not meant at all. */
function isElsewhere(target: EventTarget | null): boolean {
  const isWriting =
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement;
  return isWriting || document.querySelector("dialog[open]") !== null;
}

/** The log and other parts scroll by the same keys when the focus is in them. */
function walksOptions(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target === document.body || target.closest("#ask, [data-key], [data-board]") !== null;
}

function step(buttons: NodeListOf<HTMLButtonElement>, by: number): void {
  const at = [...buttons].indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
}
