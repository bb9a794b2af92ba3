import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import styles from "./home.module.css";
import { Trouble } from "./trouble.js";

/** A page that is loaded when it is shown first. */
export function Later<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): (props: P) => JSX.Element {
  let page: ComponentType<P> | undefined;
  return function Shown(props: P): JSX.Element {
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
    if (state === "away") return <Away />;
    if (page === undefined) return <p class={styles.page}>Loading …</p>;
    const Page = page;
    return <Page {...props} />;
  };
}

function Away(): JSX.Element {
  const words = "The server cannot be reached, and this page was not loaded before.";
  return (
    <Trouble title="This page is not here" words={words}>
      <button type="button" class={styles.main} onClick={() => location.reload()}>
        Try again
      </button>
    </Trouble>
  );
}
