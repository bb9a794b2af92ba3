import type { Remote } from "comlink";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Engine, Served } from "../engine/serve.js";
import { startEngine } from "../engine/start.js";
import { goTo } from "../keep/route.js";
import { forgetGame, keepGame, keptGame } from "../keep/saved.js";
import type { LogSheet } from "../sheet/sheet.js";
import { chosenPlace, type Desk, doubted } from "../table/desk.js";
import { openRules } from "../table/rules.js";
import styles from "./home.module.css";
import { takeWish } from "./options.js";
import { SomeTable } from "./some-table.js";

interface Shown {
  readonly served: Served;
  readonly log: readonly LogSheet[];
}

/** A game in this browser: the engine runs in a worker, and nothing is asked of a server. */
export function SoloPage({ game }: { game: string }): JSX.Element {
  const [shown, setShown] = useState<Shown | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const engine = useRef<Remote<Engine> | null>(null);

  function show(served: Served, isNew: boolean): void {
    if (served.sheet.end === null) keepGame(served.saved);
    else forgetGame(game);
    chosenPlace.value = null;
    doubted.value = null;
    setShown((before) => ({ served, log: logWith(isNew ? [] : (before?.log ?? []), served) }));
  }

  function ask(call: (remote: Remote<Engine>) => Promise<Served>, isNew = false): void {
    if (engine.current === null) return;
    call(engine.current).then(
      (served) => show(served, isNew),
      (error: Error) => setTrouble(error.message),
    );
  }

  useEffect(() => {
    const started = startEngine(game);
    engine.current = started.engine;
    void started.engine.rules().then(openRules);
    const kept = keptGame(game);
    ask((remote) => (kept === undefined ? remote.begin(takeWish(game)) : remote.goOn(kept)), true);
    return started.end;
  }, [game]);

  if (trouble !== null) return <Trouble words={trouble} game={game} />;
  if (shown === null) return <p class={styles.page}>The city wakes …</p>;
  const { sheet } = shown.served;
  const desk: Desk = {
    sheet,
    log: shown.log,
    answer: (key) => ask((remote) => remote.answer(sheet.question?.id ?? "", key)),
    undo: () => ask((remote) => remote.undo()),
    preview: (key) =>
      engine.current?.preview(key) ?? Promise.reject(new Error("not here any more")),
    again: () => ask((remote) => remote.begin(), true),
  };
  return <SomeTable desk={desk} />;
}

/** Lines carry their number: what an undo took back is cut off before the new ones come. */
function logWith(log: readonly LogSheet[], { sheet }: Served): LogSheet[] {
  return [...log.slice(0, sheet.logFrom), ...sheet.news];
}

function Trouble({ words, game }: { words: string; game: string }): JSX.Element {
  return (
    <main class={styles.page}>
      <h1>This game cannot go on</h1>
      <p>{words}</p>
      <p>
        <button
          type="button"
          class={styles.other}
          onClick={() => {
            forgetGame(game);
            goTo("");
          }}
        >
          Back to the first page
        </button>
      </p>
    </main>
  );
}
