import words from "words:play";
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import styles from "./page.module.css";
import { Trouble } from "./trouble.js";

/** A page that is loaded when it is shown first, or a part of one, which says nothing until then. */
export function Later<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  isPart = false,
): (props: P) => JSX.Element | null {
  let page: ComponentType<P> | undefined;
  return function Shown(props: P): JSX.Element | null {
    const [state, setState] = useState<"loading" | "there" | "away">(page ? "there" : "loading");
    useEffect(() => {
      if (page !== undefined) return;
      load().then(
        (loaded) => {
          page = loaded.default;
          setState("there");
        },
        () => setState("away"),
      );
    }, []);
    if (state === "away") return isPart ? <p role="alert">{words.partAway()}</p> : <Away />;
    if (page === undefined) return isPart ? null : <p class={styles.page}>{words.loading()}</p>;
    const Page = page;
    return <Page {...props} />;
  };
}

function Away(): JSX.Element {
  return (
    <Trouble title={words.pageAway()} words={words.pageAwayWhy()}>
      <button type="button" class={styles.main} onClick={() => location.reload()}>
        {words.tryAgain()}
      </button>
    </Trouble>
  );
}
