import words from "words:table";
import type { JSX } from "preact";
import styles from "./die.module.css";

/** Where the pips of each face lie, in a square of 3 by 3. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

const [SIZE, STEP, START] = [32, 9, 7];

export function Die({ face, isFaint = false }: { face: number; isFaint?: boolean }): JSX.Element {
  return (
    // Another face is another throw.
    <svg
      key={face}
      class={`${styles.die} ${isFaint ? styles.faint : ""}`}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-label={words.dieFace({ face })}
    >
      <rect x="1" y="1" width="30" height="30" rx="6" class={styles.body} />
      {(PIPS[face] ?? []).map((at) => (
        <circle
          key={at}
          cx={START + STEP * (at % 3)}
          cy={START + STEP * Math.floor(at / 3)}
          r="3"
          class={styles.pip}
        />
      ))}
    </svg>
  );
}
