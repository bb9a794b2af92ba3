import words from "words:play";
import type { GameRecord } from "@coterie/kernel";
import type { Remote } from "comlink";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Wish } from "../engine/open-home.js";
import type { Saved } from "../engine/saved.js";
import type { Engine, Served } from "../engine/serve.js";
import { startEngine } from "../engine/start.js";
import { PartFault } from "../errors/part-fault.js";
import { type Problem, problem } from "../errors/problem.js";
import type { What } from "../errors/sentences.js";
import { saveJson } from "../keep/files.js";
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
  unreadableGames,
} from "../keep/saved.js";
import { takeWish } from "../keep/wish.js";
import type { LogSheet } from "../sheet/sheet.js";
import { clearDesk, type Desk, isHintOpen, logWith } from "../table/desk.js";
import { rulesAreOf } from "../table/rules.js";
import type { BotDecision } from "../thinking/task.js";
import { Later } from "./later.js";
import styles from "./page.module.css";
import { SomeTable } from "./some-table.js";

/** Who knows the game does not load its lessons. */
const Guide = Later(() => import("../guide/guide.js"), true);
/** Nor does anybody load who thinks before there is something to look at. */
const Bots = Later(() => import("../thinking/bots.js"), true);
const HandOver = Later(() => import("./hand-over.js"));
const Elsewhere = Later(() => import("./elsewhere.js"));
const CannotOpen = Later(() => import("./cannot-open.js"));
const UnreadableGame = Later(() => import("./unreadable-game.js"));

interface Shown {
  readonly served: Served;
  readonly log: readonly LogSheet[];
}

interface PlayProps {
  readonly game: string;
  /** A lesson is a game with a guide beside it. */
  readonly slot?: Slot;
}

/** What a page opens: a stored game, or a new one. */
type Start = { readonly saved: Saved } | { readonly wish: Wish };

/** Nothing where the stored game cannot be read: no other one begins in its place without a word. */
function startOf(game: string, slot: Slot): Start | null {
  const wish = takeWish(game);
  if (wish !== undefined) return { wish };
  const saved = keptGame(game, slot);
  if (saved !== undefined) return { saved };
  return unreadableGames(game, slot).length === 0 ? { wish: {} } : null;
}

/** A game on this device. */
export function PlayPage({ game, slot = "game" }: PlayProps): JSX.Element {
  const [start, setStart] = useState(() => startOf(game, slot));
  if (start === null) {
    return <UnreadableGame {...{ game, slot }} begin={() => setStart({ wish: {} })} />;
  }
  return <LocalGame {...{ game, slot, start }} />;
}

interface LocalProps extends Required<PlayProps> {
  readonly start: Start;
}

/** The engine runs in a worker, and nothing is asked of a server. */
function LocalGame({ game, slot, start }: LocalProps): JSX.Element {
  const [shown, setShown] = useState<Shown | null>(null);
  /** Why there is no table. Once there is one, it stays and the banner says what failed. */
  const [cannotOpen, setCannotOpen] = useState<Problem | null>(null);
  /** Every attempt has an engine of its own. */
  const [attempt, setAttempt] = useState(0);
  /** Who has said that the screen is theirs. */
  const [holder, setHolder] = useState<number | null>(null);
  /** How much of the log each of those who share the screen has seen, and the first line that is new. */
  const seen = useRef(new Map<number, number>());
  const [unread, setUnread] = useState<number | null>(null);
  const [isGuided, setGuided] = useState(slot === "lesson");
  const engine = useRef<Remote<Engine> | null>(null);
  /** The game as the engine served it last: the browser may keep less. */
  const latest = useRef<Saved | null>(null);
  const asked = useRef("");

  function show(served: Served, isNew: boolean): void {
    latest.current = served.saved;
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

  const report = async (note: string, at = shown?.served.sheet.answers ?? 0) =>
    (await engine.current?.report({ at, note, link: location.href })) ?? null;

  const restart = (): void => setAttempt((count) => count + 1);

  function fail(what: What, error: Error): void {
    const retry = (): void => {
      problem.value = null;
      setCannotOpen(null);
      restart();
    };
    if (latest.current !== null) problem.value = { what, error, retry, report };
    else {
      const isRefused = "saved" in start && error.name === "Refusal";
      setCannotOpen({ what: isRefused ? "openRefused" : what, error, retry });
    }
  }

  function ask(
    failed: What,
    call: (remote: Remote<Engine>) => Promise<Served>,
    isNew = false,
  ): void {
    const remote = engine.current;
    if (remote === null) return;
    const isCurrent = (): boolean => engine.current === remote;
    call(remote).then(
      (served) => isCurrent() && show(served, isNew),
      (error: Error) => {
        if (!isCurrent()) return;
        fail(failed, error);
        // The engine may have got half way: another one begins with the game as it was before.
        if (failed === "answerFailed" || failed === "undoFailed") restart();
      },
    );
  }

  useEffect(() => {
    const started = startEngine(game);
    engine.current = started.engine;
    rulesAreOf(game);
    const from = latest.current === null ? start : { saved: latest.current };
    if ("saved" in from) {
      const { saved } = from;
      ask("openFailed", (remote) => remote.goOn(saved, keptPieces(saved.pack)), true);
    } else ask("beginFailed", (remote) => remote.begin(from.wish), true);
    keepPiecesOf(started.engine).catch((error: unknown) => {
      // Whatever keeps an engine from replying is shown for the game itself.
      console.warn("the pieces of this game could not be stored:", error);
    });
    void started.failed.then((fault) => {
      if (engine.current !== started.engine) return;
      fail(fault.isLoaded ? "engineStopped" : "engineAway", fault);
    });
    return started.end;
  }, [game, attempt]);
  const isElsewhere = useElsewhere(game, slot);

  if (isElsewhere) return <Elsewhere />;
  if (cannotOpen !== null) {
    // A new game that cannot begin is no reason to delete the stored one.
    const isStored = "saved" in start;
    return <CannotOpen {...{ game, slot, isStored }} problem={cannotOpen} />;
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
    ask("beginFailed", (remote) => remote.begin({}), true);
    setGuided(true);
  };
  const again: Wish = {
    setup: saved.setup,
    people: saved.people.length,
    ...(level === null ? {} : { level }),
  };
  const withRecord = (what: What, use: (record: GameRecord) => void): void => {
    const tell = (error?: Error): void => {
      problem.value = { what, error, report };
    };
    engine.current?.record().then((record) => (record === null ? tell() : use(record)), tell);
  };
  // A record tells everything: of a game with secrets there is none to look at before its end.
  const hasRecord = saved.from === null && (!sheet.hasSecrets || sheet.end !== null);
  const desk: Desk = {
    id: saved.seed.secret,
    sheet,
    log: shown.log,
    unread: isShared ? unread : null,
    answer: (...keys) =>
      ask("answerFailed", (remote) => remote.answer(sheet.question?.id ?? "", keys)),
    undo: () => ask("undoFailed", (remote) => remote.undo()),
    preview: (key) =>
      engine.current?.preview(key) ?? Promise.reject(new Error("not here any more")),
    hintTask: () => engine.current?.hintTask() ?? Promise.resolve(null),
    ...(level === null ? {} : { bots: level }),
    ends: [
      {
        words: words.playAgain(),
        act: () => ask("beginFailed", (remote) => remote.begin(again), true),
      },
      { words: words.replay(), act: `replay/last/${game}` },
    ],
    menu: [
      ...(slot === "lesson" ? [{ words: words.lessonAgain(), act: learnAgain }] : []),
      { words: words.newGame(), act: `new/${game}` },
      ...(hasRecord
        ? [{ words: words.saveRecord(), act: () => withRecord("recordFailed", saveRecord) }]
        : []),
    ],
    ...(hasRecord
      ? { jump: (at: number) => withRecord("lookFailed", (record) => lookBack(record, at)) }
      : {}),
    report: (at, note) => report(note, at),
  };
  const failBot = (error: Error): void => {
    if (!(error instanceof PartFault)) fail("botFailed", error);
    else fail(error.isLoaded ? "thinkerStopped" : "thinkerAway", error);
  };
  const waiting = sheet.isThinking ? (sheet.said ?? words.othersThinking()) : "";
  const answerFor = (decision: BotDecision): void =>
    ask("botFailed", (remote) => remote.botAnswers(decision));
  return (
    <SomeTable
      desk={desk}
      notice={isMoved ? words.rulesMoved() : null}
      waiting={waiting}
      backstage={
        level !== null && (
          <Bots key={attempt} game={game} task={task} answer={answerFor} fail={failBot} />
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
  if (!hasPieces(hash)) keepPieces(hash, pieces);
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

/** The record is kept before the game is forgotten: a tab may be closed at any moment, or the browser full. */
function finish({ saved, record }: Served, slot: Slot): void {
  if (record === null || keepRecord(record)) forgetGame(saved.game, slot);
}

function saveRecord(record: GameRecord): void {
  saveJson(`${record.game}.record.json`, record);
}

/** Shows the game on paper as it was after a line of its log; it goes on where it was. */
function lookBack(record: GameRecord, at: number): void {
  keepRecord(record, "now");
  goTo(`replay/now/${record.game}/${at}`);
}
