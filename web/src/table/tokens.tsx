import words from "words:table";
import type { JSX } from "preact";
import { Icon } from "./icon.js";
import styles from "./tokens.module.css";

interface TokensProps {
  readonly of: string;
  readonly count: number;
  readonly look: "hidden" | "exposed" | "minion" | "blood";
}

/** So many tokens of a kind, each drawn, with their number in words. */
export function Tokens({ of, count, look }: TokensProps): JSX.Element | null {
  if (count === 0) return null;
  const label = words.tokens({ n: count, look });
  return (
    <span class={`${styles.tokens} ${styles[look]}`} title={label} role="img" aria-label={label}>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} class={styles.token}>
          <Icon of={of} />
        </span>
      ))}
    </span>
  );
}
