import words from "words:table";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Later } from "../pages/later.js";
import barStyles from "./bar.module.css";
import { Caption } from "./caption.js";
import { chosenPlace, type Desk, isHintOpen, pointAt } from "./desk.js";
import { LogPanel } from "./log.js";
import { Menu } from "./menu.js";
import type { Shown } from "./playback.js";
import { usePressGuard } from "./press-guard.js";
import { Preview } from "./preview.js";
import { QuestionPanel } from "./question.js";
import { complained, ReportDialog } from "./report.js";
import { RulePopover } from "./rule-mark.js";
import { spokenNews } from "./spoken-news.js";
import styles from "./table.module.css";
import { useFlight, useTravel } from "./travel.js";
import { useYourTurn } from "./your-turn.js";

/** Whoever needs no hint loads nothing of it. */
const Hint = Later(() => import("../hint/hint.js"), true);

/** What a table is given, whatever the game. */
export interface FrameProps {
  /** The table as far as the board shows it. */
  readonly desk: Desk;
  /** The table as it is, which the board may not have reached. */
  readonly latest: Desk;
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
  const { desk, latest, time, board, players, shown } = props;
  const { notice, people, waiting = "", instead } = props;
  const { sheet } = desk;
  const [part, setPart] = useState<Part>("question");
  const place = useRef<HTMLDivElement | null>(null);
  useKeys(desk, shown);
  useTitle(desk);
  usePointing(desk);
  usePressGuard(sheet.question?.id ?? null);
  // A page in the background shows nothing: its player is not kept waiting.
  const asked = latest.sheet.question;
  useYourTurn(asked?.id ?? null, asked?.ask ?? "");
  useTravel(place, shown.on);
  useFlight(place, shown.fact);
  const parts = (Object.keys(PART_NAMES) as Part[]).filter(
    (one) => one !== "people" || people !== undefined,
  );
  const wasHintOpen = useRef(false);
  wasHintOpen.current ||= isHintOpen.value;
  // The guide speaks of the question, and waits like it.
  const guide = useRef(props.guide);
  if (!shown.isPlaying) guide.current = props.guide;
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
      data-scene-at={shown.answers}
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
            {guide.current}
          </div>
          {instead ?? <QuestionPanel desk={desk} fact={shown.fact} waiting={waiting} />}
          {sheet.question !== null && <Preview desk={desk} />}
        </div>
        {wasHintOpen.current && (
          <div class={styles.hint} data-hint={isHintOpen.value && sheet.question !== null}>
            {/* A plan that is followed goes on after what happens in between. */}
            <Hint desk={latest} />
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
        {spokenNews(desk)}
      </p>
      <p class="quiet" aria-live="polite" data-asked>
        {sheet.question !== null && `${sheet.question.who}: ${sheet.question.ask}`}
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

/** Number keys answer, U takes back, H asks for a hint, ? says the rule, Escape shows all options again. */
function useKeys(desk: Desk, shown: Shown): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      if (event.repeat && !event.key.startsWith("Arrow")) return;
      // The key that skips does nothing else: its player has not seen the question.
      if (shown.isPlaying) shown.skip();
      else act(event, desk);
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

function act(event: KeyboardEvent, desk: Desk): void {
  const { key, target } = event;
  if (/^[1-9]$/.test(key)) click(`button[data-number="${key}"]`);
  else if (key === "u" && desk.sheet.undo.isPossible) desk.undo();
  else if (key === "?") click("#ask button");
  else if (key === "h") click("[data-hint-button]");
  else if (key === "Escape") closeAll();
  else if (/^Arrow(Down|Up)$/.test(key) && walksOptions(target)) {
    step(document.querySelectorAll("button[data-number]"), key === "ArrowDown" ? 1 : -1);
    event.preventDefault();
  }
}

function click(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
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
  // The dialog of a report may still be loading.
  const isReporting = complained.value !== null;
  return isWriting || isReporting || document.querySelector("dialog[open]") !== null;
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
