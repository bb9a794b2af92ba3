import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { FactSheet, LogSheet } from "../sheet/sheet.js";
import { type Desk, pointed } from "./desk.js";
import styles from "./log.module.css";
import { RuleMark } from "./rule-mark.js";

/** What happened, the latest last. Pointing at a line lights up what it touched. */
export function LogPanel({ desk }: { desk: Desk }): JSX.Element {
  const { log, unread } = desk;
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [log.length]);
  return (
    // Whoever has no mouse scrolls it with the keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section class={styles.panel} aria-label="Log" tabIndex={0}>
      <ol class={styles.list}>
        {log.filter(isTold).map((line) => (
          <li key={line.at} class={styles.line} data-line={line.at}>
            {line.at === unread && <p class={styles.since}>Since your last turn</p>}
            {line.answer !== "" && (
              <p class={styles.answer}>
                <strong>{line.who}</strong> {line.answer}
              </p>
            )}
            {desk.jump !== undefined && (
              <button type="button" class={styles.jump} onClick={() => desk.jump?.(line.at)}>
                Show
              </button>
            )}
            {line.facts.length > 0 && <Facts facts={line.facts} />}
          </li>
        ))}
        <li ref={end} />
      </ol>
    </section>
  );
}

/** Of what others do in secret nothing is told. */
function isTold({ answer, facts }: LogSheet): boolean {
  return answer !== "" || facts.length > 0;
}

function Facts({ facts }: { facts: readonly FactSheet[] }): JSX.Element {
  return (
    <ul class={styles.facts}>
      {facts.map((fact, i) => (
        <li
          key={i}
          class={fact.tone === undefined ? undefined : styles[fact.tone]}
          onMouseEnter={() => {
            pointed.value = { places: fact.places, key: null };
          }}
          onMouseLeave={() => {
            pointed.value = { places: [], key: null };
          }}
        >
          {fact.words} <RuleMark rule={fact.rule} />
        </li>
      ))}
    </ul>
  );
}
