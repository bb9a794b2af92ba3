import words from "words:stored";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import styles from "./hand-over.module.css";
import pageStyles from "./page.module.css";

/** Between two people who share a screen: nobody sees what is the other's. */
export default function HandOver({ who, take }: { who: string; take: () => void }): JSX.Element {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [who]);
  return (
    <main class={styles.page}>
      <h1 ref={title} tabIndex={-1}>
        {words.isNext({ who })}
      </h1>
      <p>{words.handOver()}</p>
      <button type="button" class={pageStyles.main} onClick={take}>
        {words.iAm({ who })}
      </button>
    </main>
  );
}
