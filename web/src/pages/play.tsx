import words from "words:play";
import type { Remote } from "comlink";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Wish } from "../engine/open-home.js";
import type { Engine, Served } from "../engine/serve.js";
import { startEngine } from "../engine/start.js";
import { saveFile } from "../keep/files.js";
import { goTo } from "../keep/route.js";
import {
  forgetGame,
  hasPieces,
  isGameKey,
  keepGame,
  keepPieces,
  keepRecord,
  keptGame,
  keptPieces,
  type Slot,
} from "../keep/saved.js";
import { takeWish } from "../keep/wish.js";
import type { LogSheet } from "../sheet/sheet.js";
import { clearDesk, type Desk, isHintOpen, logWith } from "../table/desk.js";
import { rulesAreOf } from "../table/rules.js";
import type { BotDecision } from "../thinking/task.js";
import { GAMES } from "./games.js";
import { HandOver } from "./hand-over.js";
import { Later } from "./later.js";
import { levelWords } from "./levels.js";
import styles from "./page.module.css";
import { SomeTable } from "./some-table.js";
import { Trouble } from "./trouble.js";

/** Who knows the game does not load its lessons. */
const Guide = Later(() => import("../guide/guide.js"), true);
/** Nor does anybody load who thinks before there is something to look at. */
const Bots = Later(() => import("../thinking/bots.js"), true);

interface Shown {
  readonly served: Served;
  readonly log: readonly LogSheet[];
}

interface PlayProps {
  readonly game: string;
  /** A lesson is a game with a guide beside it. */
  readonly slot?: Slot;
}

/** A game on this device: the engine runs in a worker, and nothing is asked of a server. */
export function PlayPage({ game, slot = "game" }: PlayProps): JSX.Element {
  const [shown, setShown] = useState<Shown | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  /** Who has said that the screen is theirs. */
  const [holder, setHolder] = useState<number | null>(null);
  /** How much of the log each of those who share the screen has seen, and the first line that is new. */
  const seen = useRef(new Map<number, number>());
  const [unread, setUnread] = useState<number | null>(null);
  const [isGuided, setGuided] = useState(slot === "lesson");
  const engine = useRef<Remote<Engine> | null>(null);
  const asked = useRef("");

  function show(served: Served, isNew: boolean): void {
    if (served.sheet.end === null) keepGame(served.saved, slot);
    else finish(served, slot);
    const id = served.sheet.question?.id ?? "";
    if (id !== asked.current || isNew) clearDesk();
    if (isNew) isHintOpen.value = false;
    asked.current = id;
    setShown((before) => ({
      served,
      log: logWith(isNew ? [] : (before?.log ?? []), served.sheet),
    }));
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
    rulesAreOf(game);
    const kept = keptGame(game, slot);
    ask(
      (remote) =>
        kept === undefined
          ? remote.begin(takeWish(game) ?? {})
          : remote.goOn(kept, keptPieces(kept.pack)),
      true,
    );
    void keepPiecesOf(started.engine);
    void started.failed.then(() => setTrouble(words.engineAway()));
    return started.end;
  }, [game]);
  const isElsewhere = useElsewhere(game, slot);

  if (isElsewhere) {
    return (
      <Trouble title={words.elsewhere()} words={words.elsewhereWhy()}>
        <button type="button" class={styles.main} onClick={() => location.reload()}>
          {words.goOnHere()}
        </button>
      </Trouble>
    );
  }
  if (trouble !== null) {
    return (
      <Trouble title={words.cannotGoOn()} words={trouble}>
        <button
          type="button"
          class={styles.other}
          onClick={() => {
            forgetGame(game, slot);
            goTo("");
          }}
        >
          {words.giveUp()}
        </button>
      </Trouble>
    );
  }
  if (shown === null) return <p class={styles.page}>{words.cityWakes()}</p>;
  const { sheet, saved, level, task, isMoved } = shown.served;
  const isShared = saved.people.length > 1 && sheet.hasSecrets;
  if (isShared && holder !== sheet.seat && sheet.end === null) {
    const who = sheet.question?.who ?? words.nextPlayer();
    const take = (): void => {
      setHolder(sheet.seat);
      setUnread(seen.current.get(sheet.seat) ?? null);
    };
    return <HandOver who={who} take={take} />;
  }
  seen.current.set(sheet.seat, shown.log.length);
  const learnAgain = (): void => {
    ask((remote) => remote.begin({}), true);
    setGuided(true);
  };
  const again: Wish = {
    setup: saved.setup,
    people: saved.people.length,
    ...(level === null ? {} : { level }),
  };
  // A record tells everything: of a game with secrets there is none to look at before its end.
  const hasRecord = saved.from === null && (!sheet.hasSecrets || sheet.end !== null);
  const desk: Desk = {
    sheet,
    log: shown.log,
    unread: isShared ? unread : null,
    answer: (...keys) => ask((remote) => remote.answer(sheet.question?.id ?? "", keys)),
    undo: () => ask((remote) => remote.undo()),
    preview: (key) =>
      engine.current?.preview(key) ?? Promise.reject(new Error("not here any more")),
    hintTask: () => engine.current?.hintTask() ?? Promise.resolve(null),
    ...(level === null ? {} : { bots: levelWords(level) }),
    ends: [
      {
        words: words.playAgain(),
        act: () => ask((remote) => remote.begin(again), true),
      },
      { words: words.replay(), act: `replay/last/${game}` },
    ],
    menu: [
      ...(slot === "lesson" ? [{ words: words.lessonAgain(), act: learnAgain }] : []),
      { words: words.newGame(), act: `new/${game}` },
      ...(hasRecord
        ? [{ words: words.saveRecord(), act: () => void saveRecord(engine.current) }]
        : []),
    ],
    ...(hasRecord ? { jump: (at: number) => void lookBack(engine.current, at) } : {}),
    report: (at, note) =>
      engine.current?.report({ at, note, link: location.href }) ?? Promise.resolve(null),
  };
  const waiting = sheet.isThinking ? (sheet.said ?? words.othersThinking()) : "";
  const answerFor = (decision: BotDecision): void => ask((remote) => remote.botAnswers(decision));
  return (
    <SomeTable
      desk={desk}
      notice={isMoved ? words.rulesMoved() : null}
      waiting={waiting}
      backstage={
        level !== null && (
          <Bots
            game={game}
            task={task}
            answer={answerFor}
            fail={({ message }) => setTrouble(message)}
          />
        )
      }
      guide={
        isGuided && (
          // The key: whoever begins anew is told everything anew.
          <Guide key={saved.seed.secret} game={game} sheet={sheet} end={() => setGuided(false)} />
        )
      }
    />
  );
}

async function keepPiecesOf(engine: Remote<Engine>): Promise<void> {
  const { hash, pieces } = await engine.pieces();
  if (!hasPieces(hash)) keepPieces(hash, pieces, GAMES);
}

/** Another tab went on with the same game: two that write would lose each other's answers. */
function useElsewhere(game: string, slot: Slot): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    const look = ({ key, newValue }: StorageEvent): void => {
      if (isGameKey(key, game, slot) && newValue !== null) setElsewhere(true);
    };
    addEventListener("storage", look);
    return () => removeEventListener("storage", look);
  }, [game, slot]);
  return isElsewhere;
}

/** The record is kept before the game is forgotten: a tab may be closed at any moment. */
function finish({ saved, record }: Served, slot: Slot): void {
  if (record !== null) keepRecord(record);
  forgetGame(saved.game, slot);
}

async function saveRecord(engine: Remote<Engine> | null): Promise<void> {
  const record = await engine?.record();
  if (record) saveFile(`${record.game}.record.json`, JSON.stringify(record, null, 1));
}

/** Shows the game on paper as it was after a line of its log; it goes on where it was. */
async function lookBack(engine: Remote<Engine> | null, at: number): Promise<void> {
  const record = await engine?.record();
  if (!record) return;
  keepRecord(record, "now");
  goTo(`replay/now/${record.game}/${at}`);
}
