import { ALL_EYES, SPECTATOR } from "@coterie/kernel";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { ReplayHead, ReplayStep } from "../sheet/sheet.js";
import { EndPanel } from "../table/end.js";
import homeStyles from "./home.module.css";
import styles from "./time-line.module.css";

interface TimeLineProps {
  readonly head: ReplayHead;
  readonly step: ReplayStep;
  readonly eyes: number;
  go(to: number, eyes?: number): Promise<void>;
  goOn(): void;
}

const STEP_MS = 900;

/** The course of a game: step, play, and through whose eyes. */
export function TimeLine({ head, step, eyes, go, goOn }: TimeLineProps): JSX.Element {
  const [isPlaying, setPlaying] = useState(false);
  const at = step.sheet.answers;
  const isEnd = at >= head.answers;
  useEffect(() => {
    if (!isPlaying) return;
    if (isEnd) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => void go(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, at]);
  return (
    <section class={styles.panel} aria-label="Replay">
      <p class={styles.where}>
        Answer {at} of {head.answers}
      </p>
      <input
        type="range"
        class={styles.range}
        aria-label="Answer"
        min={0}
        max={head.answers}
        value={at}
        onInput={({ currentTarget: { value } }) => void go(Number(value))}
      />
      <div class={styles.steps}>
        <Step words="First" act={() => go(0)} isOff={at === 0} />
        <Step words="Back" act={() => go(at - 1)} isOff={at === 0} />
        <Step
          words={isPlaying ? "Stop" : "Play"}
          act={() => setPlaying(!isPlaying)}
          isOff={isEnd}
        />
        <Step words="On" act={() => go(at + 1)} isOff={isEnd} />
        <Step words="Last" act={() => go(head.answers)} isOff={isEnd} />
      </div>
      {step.next !== "" && <p class={styles.next}>Next: {step.next}</p>}
      {head.hasSecrets && (
        <label class={styles.eyes}>
          Through whose eyes
          <select
            value={eyes}
            onChange={({ currentTarget: { value } }) => void go(at, Number(value))}
          >
            {head.seats.map((name, seat) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
            <option value={SPECTATOR}>what everybody saw</option>
            <option value={ALL_EYES}>everything</option>
          </select>
        </label>
      )}
      {!isEnd && (
        <button type="button" class={homeStyles.other} onClick={goOn}>
          Play on from here
        </button>
      )}
      {step.sheet.end !== null && <EndPanel deeds={[]} end={step.sheet.end} />}
      <details class={styles.check}>
        <summary>Checked: every answer and the seed</summary>
        <p>
          The game was played again from its seed and came to the same position after every answer.
          The seed is the one that was promised before the game: its commitment is{" "}
          <code>{head.seed.commitment.slice(0, 16)}…</code>
          {head.seed.nonces > 0 && `, and ${head.seed.nonces} players added chance of their own`}.
        </p>
      </details>
    </section>
  );
}

interface StepProps {
  readonly words: string;
  readonly isOff: boolean;
  act(): void;
}

function Step({ words, act, isOff }: StepProps): JSX.Element {
  return (
    <button type="button" disabled={isOff} onClick={act}>
      {words}
    </button>
  );
}
