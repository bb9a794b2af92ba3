import words from "words:replay";
import { ALL_EYES, SPECTATOR } from "@coterie/kernel";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { OlderRecord, ReplayHead, ReplayStep } from "../sheet/sheet.js";
import { EndPanel } from "../table/end.js";
import pageStyles from "./page.module.css";
import styles from "./time-line.module.css";

interface TimeLineProps {
  readonly head: ReplayHead;
  readonly step: ReplayStep;
  readonly eyes: number;
  go(to: number, eyes?: number): Promise<void>;
  goOn(): void;
  /** Another game of this kind is being played on this device, and would be given up. */
  readonly isTaken: boolean;
}

const STEP_MS = 900;

/** With which version of the rules the record was made, and how far it fits the present one. */
export function olderNotice(older: OlderRecord, seats: readonly string[]): string {
  const { differs, answers, ...versions } = older;
  if (differs === null) return words.olderInFull(versions);
  const { fits, given } = differs;
  if (given === null) return words.olderToEnd({ ...versions, answers });
  const who = seats[given.seat] ?? `${given.seat}`;
  return words.olderInPart({ ...versions, answers, fits, next: fits + 1, who, key: given.key });
}

/** The course of a game: step, play, and through whose eyes. */
export function TimeLine({ head, step, eyes, go, goOn, isTaken }: TimeLineProps): JSX.Element {
  const [isPlaying, setPlaying] = useState(false);
  const [isSure, setSure] = useState(false);
  const at = step.sheet.answers;
  const isEnd = at >= head.answers;
  const differs = head.older?.differs ?? null;
  useEffect(() => {
    if (!isPlaying) return;
    if (isEnd) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => void go(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, at, eyes]);
  return (
    <section class={styles.panel} aria-label={words.replay()}>
      <p class={styles.where}>
        {words.answerOf({ at, answers: head.older?.answers ?? head.answers })}
      </p>
      <input
        type="range"
        class={styles.range}
        aria-label={words.answer()}
        min={0}
        max={head.answers}
        value={at}
        onInput={({ currentTarget: { value } }) => void go(Number(value))}
      />
      <div class={styles.steps}>
        <Step label={words.first()} act={() => go(0)} isOff={at === 0} />
        <Step label={words.back()} act={() => go(at - 1)} isOff={at === 0} />
        <Step
          label={isPlaying ? words.stop() : words.play()}
          act={() => setPlaying(!isPlaying)}
          isOff={isEnd}
        />
        <Step label={words.on()} act={() => go(at + 1)} isOff={isEnd} />
        <Step label={words.last()} act={() => go(head.answers)} isOff={isEnd} />
      </div>
      {step.next !== "" && <p class={styles.next}>{words.next({ next: step.next })}</p>}
      {head.hasSecrets && (
        <label class={styles.eyes}>
          {words.whoseEyes()}
          <select
            value={eyes}
            onChange={({ currentTarget: { value } }) => void go(at, Number(value))}
          >
            {head.seats.map((name, seat) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
            <option value={SPECTATOR}>{words.everybodySaw()}</option>
            <option value={ALL_EYES}>{words.everything()}</option>
          </select>
        </label>
      )}
      {(!isEnd || differs !== null) && (
        <button
          type="button"
          class={pageStyles.other}
          onClick={() => {
            if (isTaken && !isSure) setSure(true);
            else goOn();
          }}
        >
          {isTaken && isSure ? words.playOnInstead() : words.playOn()}
        </button>
      )}
      {step.sheet.end !== null && <EndPanel deeds={[]} end={step.sheet.end} />}
      {differs !== null && (
        <details class={styles.check}>
          <summary>
            {differs.given === null
              ? words.whyEndDiffers()
              : words.whyDiffers({ next: differs.fits + 1 })}
          </summary>
          <p class={styles.reason}>{differs.reason}</p>
        </details>
      )}
      <details class={styles.check}>
        <summary>{differs === null ? words.checked() : words.checkedInPart()}</summary>
        <p>
          {differs === null ? words.howChecked() : words.howCheckedInPart()}{" "}
          <code>{head.seed.commitment.slice(0, 16)}…</code>
          {words.chanceAdded({ n: head.seed.nonces })}
        </p>
      </details>
    </section>
  );
}

interface StepProps {
  readonly label: string;
  readonly isOff: boolean;
  act(): void;
}

function Step({ label, act, isOff }: StepProps): JSX.Element {
  return (
    <button type="button" disabled={isOff} onClick={act}>
      {label}
    </button>
  );
}
