import words from "words:errors";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { storageFailed } from "../keep/box.js";
import { route } from "../keep/route.js";
import pageStyles from "../pages/page.module.css";
import styles from "./banner.module.css";
import { problem } from "./problem.js";
import { sentenceOf } from "./sentences.js";
import { ProblemWays, ReportButton } from "./ways.js";

/** What failed, above whatever page is shown. */
export default function Banners(): JSX.Element {
  const now = problem.value;
  const [isNotKeptClosed, setNotKeptClosed] = useState(false);
  useEffect(
    () => () => {
      problem.value = null;
    },
    [route.value],
  );
  return (
    <div class={styles.banners}>
      {storageFailed.value && !isNotKeptClosed && (
        <Banner words={words.notKept()} close={() => setNotKeptClosed(true)}>
          <ReportButton problem={{ what: "notKept" }} label={words.saveGame()} />
        </Banner>
      )}
      {now !== null && (
        <Banner
          // Another problem has another file.
          key={now}
          words={sentenceOf(now)}
          close={() => {
            problem.value = null;
          }}
        >
          <ProblemWays problem={now} />
        </Banner>
      )}
    </div>
  );
}

interface BannerProps {
  readonly words: string;
  close(): void;
  readonly children: ComponentChildren;
}

function Banner({ words: told, close, children }: BannerProps): JSX.Element {
  return (
    <section class={styles.banner} role="alert">
      <p>{told}</p>
      <div class={styles.ways}>
        {children}
        <button type="button" class={pageStyles.other} onClick={close}>
          {words.close()}
        </button>
      </div>
    </section>
  );
}
