import words from "words:play";
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { PartFault } from "../errors/part-fault.js";
import { isReplaced, loadAgainOnce } from "../net/reload.js";
import styles from "./page.module.css";
import { Trouble } from "./trouble.js";

interface MayFail {
  /** Is told when the part cannot be loaded, instead of the part saying so itself. */
  readonly fail?: (error: Error) => void;
}

/** A page that is loaded when it is shown first, or a part of one, which says nothing until then. */
export function Later<P extends object & MayFail>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  isPart = false,
): (props: P) => JSX.Element | null {
  let page: ComponentType<P> | undefined;
  return function Shown(props: P): JSX.Element | null {
    const [state, setState] = useState<"loading" | "there" | "away">(page ? "there" : "loading");
    const open = (): void => {
      if (page !== undefined) return;
      setState("loading");
      load().then(
        (loaded) => {
          page = loaded.default;
          setState("there");
        },
        async (cause: unknown) => {
          const error = new PartFault(false, "a script could not be loaded", { cause });
          console.warn(error);
          // After an update of the server the files of an older page are gone.
          if (await isReplaced()) loadAgainOnce();
          props.fail?.(error);
          setState("away");
        },
      );
    };
    useEffect(open, []);
    if (state === "away" && props.fail === undefined) {
      return isPart ? <PartAway again={open} /> : <Away again={open} />;
    }
    if (page === undefined) return isPart ? null : <p class={styles.page}>{words.loading()}</p>;
    const Page = page;
    return <Page {...props} />;
  };
}

interface AwayProps {
  again(): void;
}

function PartAway({ again }: AwayProps): JSX.Element {
  return (
    <p role="alert">
      {words.partAway()}{" "}
      <button type="button" class={styles.other} onClick={again}>
        {words.tryAgain()}
      </button>
    </p>
  );
}

function Away({ again }: AwayProps): JSX.Element {
  return (
    <Trouble title={words.pageAway()} words={words.pageAwayWhy()}>
      <button type="button" class={styles.main} onClick={again}>
        {words.tryAgain()}
      </button>
      <button type="button" class={styles.other} onClick={() => location.reload()}>
        {words.reload()}
      </button>
    </Trouble>
  );
}
