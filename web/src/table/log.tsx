import words from "words:table";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Later } from "../pages/later.js";
import type { FactSheet, LogSheet } from "../sheet/sheet.js";
import { classes } from "./classes.js";
import { type Desk, pointed } from "./desk.js";
import styles from "./log.module.css";
import { complained } from "./report.js";
import { RuleMark } from "./rule-mark.js";

/** Only lines at tables on a server have an address. */
const CopyLink = Later(() => import("./copy-link.js"), true);

interface LogProps {
  readonly desk: Desk;
  /** Somebody with a small screen has just turned to it. */
  readonly isOpened: boolean;
}

/** What happened, the latest last. Pointing at a line lights up what it touched. */
export function LogPanel({ desk, isOpened }: LogProps): JSX.Element {
  const { log, unread } = desk;
  const panel = useRef<HTMLElement>(null);
  // Only the log is scrolled: what scrolls into view would take the page along on a phone.
  useEffect(() => {
    const { current } = panel;
    if (current === null) return;
    current.scrollTop = current.scrollHeight;
  }, [log.length, isOpened]);
  useEffect(() => {
    const marked = panel.current?.querySelector<HTMLElement>(`[data-line="${desk.marked}"]`);
    if (marked && panel.current) panel.current.scrollTop = marked.offsetTop;
  }, [desk.marked, log.length > 0, isOpened]);
  return (
    // Whoever has no mouse scrolls it with the keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section class={styles.panel} aria-label={words.log()} tabIndex={0} ref={panel}>
      <ol class={styles.list}>
        {log.filter(isTold).map((line) => (
          <li
            key={line.at}
            class={classes(styles.line, line.at === desk.marked && styles.marked)}
            data-line={line.at}
          >
            {line.at === unread && <p class={styles.since}>{words.sinceLastTurn()}</p>}
            {line.said !== undefined && <p class={styles.said}>{line.said}</p>}
            {line.answer !== "" && (
              <p class={styles.answer}>
                <strong>{line.who}</strong> {line.answer}
              </p>
            )}
            {line.facts.length > 0 && <Facts facts={line.facts} />}
            <Ways desk={desk} at={line.at} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What can be done with a line: look at the table then, hand its address on, complain. */
function Ways({ desk, at }: { desk: Desk; at: number }): JSX.Element {
  const { jump, link } = desk;
  return (
    <span class={styles.ways}>
      {jump !== undefined && (
        <button type="button" onClick={() => jump(at)}>
          {words.showLine()}
        </button>
      )}
      {link !== undefined && <CopyLink link={link(at)} />}
      <button
        type="button"
        onClick={() => {
          // What went wrong came of this answer: it is looked at from before it.
          complained.value = Math.max(0, at - 1);
        }}
      >
        {words.report()}
      </button>
    </span>
  );
}

/** Of what others do in secret nothing is told. */
function isTold({ answer, facts, said }: LogSheet): boolean {
  return answer !== "" || facts.length > 0 || said !== undefined;
}

function lightUp(places: readonly string[]): void {
  pointed.value = { places, key: null };
}

function Facts({ facts }: { facts: readonly FactSheet[] }): JSX.Element {
  return (
    <ul class={styles.facts}>
      {facts.map((fact, i) => (
        <li
          key={i}
          class={fact.tone === undefined ? undefined : styles[fact.tone]}
          onMouseEnter={() => lightUp(fact.places)}
          onMouseLeave={() => lightUp([])}
          // Whoever has no mouse points with the mark of its rule.
          onFocusIn={() => lightUp(fact.places)}
          onFocusOut={() => lightUp([])}
        >
          {fact.words} <RuleMark rule={fact.rule} />
        </li>
      ))}
    </ul>
  );
}
