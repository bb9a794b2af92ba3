import words from "words:replay";
import type { GameRecord } from "@coterie/kernel";
import type { Remote } from "comlink";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Engine } from "../engine/serve.js";
import { startEngine } from "../engine/start.js";
import { type Problem, problem } from "../errors/problem.js";
import ProblemPage from "../errors/problem-page.js";
import type { What } from "../errors/sentences.js";
import { GAME_IDS, isGameId } from "../games.js";
import { saveJson } from "../keep/files.js";
import { goTo } from "../keep/route.js";
import { keepGame, keepPieces, keptGame, keptRecord } from "../keep/saved.js";
import { passFor } from "../keep/seats.js";
import { api } from "../net/api.js";
import { refusalWords } from "../net/refusal-words.js";
import type { LogSheet, ReplayHead, ReplayStep } from "../sheet/sheet.js";
import { type Desk, logWith } from "../table/desk.js";
import { rulesAreOf } from "../table/rules.js";
import { OPTIONS } from "./options.js";
import styles from "./page.module.css";
import { RecordDrop } from "./record-drop.js";
import { SomeTable } from "./some-table.js";
import { olderNotice, TimeLine } from "./time-line.js";

interface ReplayProps {
  /** Where the record is: the last game of a kind on this device, a table, or a file to come. */
  readonly from?: string | undefined;
  readonly which?: string | undefined;
  /** The answer to begin at. */
  readonly at?: string | undefined;
}

/** A game that was played, step by step. */
export default function ReplayPage({ from, which = "", at }: ReplayProps): JSX.Element {
  const [record, setRecord] = useState<unknown>(null);
  const [failure, setFailure] = useState<Problem | null>(null);
  const [isMissing, setMissing] = useState(false);
  const load = (): void => {
    setFailure(null);
    setMissing(false);
    if (from === "last" || from === "now") {
      const kept = keptRecord(which, from) ?? null;
      setRecord(kept);
      setMissing(kept === null);
    } else if (from === "table") {
      api
        .record(which, passFor(which))
        .then(setRecord, (error: Error) =>
          setFailure({ what: "failed", words: refusalWords(error), error, retry: load }),
        );
    } else setRecord(null);
  };
  // Before the page can be used: a file that is chosen at once must not be forgotten again.
  useLayoutEffect(load, [from, which]);
  if (failure !== null) {
    return (
      <ProblemPage title="cannotShow" problem={failure}>
        <button
          type="button"
          class={styles.other}
          onClick={() => {
            setFailure(null);
            setRecord(null);
            goTo("replay");
          }}
        >
          {words.openAnother()}
        </button>
      </ProblemPage>
    );
  }
  if (record === null)
    return <RecordDrop open={setRecord} fail={setFailure} isMissing={isMissing} />;
  const again = (): void => setFailure(null);
  return (
    <Replay
      record={record}
      first={Number(at ?? 0)}
      // What is wrong with the record itself stays wrong.
      fail={(found) => setFailure(found.error === undefined ? found : { ...found, retry: again })}
    />
  );
}

interface Opened {
  readonly head: ReplayHead;
  readonly step: ReplayStep;
  readonly log: readonly LogSheet[];
  readonly eyes: number;
}

/** What the rules or the loader of packs say about a record that they do not take. */
const REFUSED = ["Refusal", "PackError"];

interface OpenProps {
  readonly record: unknown;
  readonly first: number;
  readonly fail: (problem: Problem) => void;
}

function Replay({ record, first, fail }: OpenProps): JSX.Element {
  const [opened, setOpened] = useState<Opened | null>(null);
  const engine = useRef<Remote<Engine> | null>(null);
  useEffect(() => {
    const game = gameOf(record);
    if (!isGameId(game)) {
      const known = GAME_IDS.map((id) => OPTIONS[id].title()).join(", ");
      fail({ what: "readFailed", words: words.unknownGame({ known }) });
      return;
    }
    const started = startEngine(game);
    engine.current = started.engine;
    rulesAreOf(game);
    open(started.engine, record, first).then(setOpened, (error: Error) =>
      fail(
        REFUSED.includes(error.name)
          ? { what: "readFailed", words: words.refused({ why: error.message }) }
          : { what: "readFailed", error },
      ),
    );
    void started.failed.then((error) => fail({ what: "recordAway", error }));
    return started.end;
  }, [record]);
  if (opened === null) return <p class={styles.page}>{words.reading()}</p>;
  const { head, step, log, eyes } = opened;
  const { older } = head;
  const report: Desk["report"] = async (at, note) =>
    (await engine.current?.report({ at, note, link: location.href })) ?? null;
  const tell = (what: What, error: unknown): void => {
    problem.value = { what, error, report: (note) => report(step.sheet.answers, note) };
  };
  const show = (next: ReplayStep, seenBy: number): void =>
    setOpened((before) => ({
      head,
      step: next,
      log: logWith(before?.log ?? [], next.sheet),
      eyes: seenBy,
    }));
  const go = async (to: number, seenBy = eyes): Promise<void> => {
    const at = Math.max(0, Math.min(head.answers, to));
    try {
      const next = await engine.current?.replayAt(at, seenBy);
      if (next !== undefined) show(next, seenBy);
    } catch (error) {
      tell("stepFailed", error);
    }
  };
  const desk: Desk = {
    sheet: step.sheet,
    log,
    unread: null,
    answer: () => {},
    undo: () => {},
    preview: () => Promise.resolve({ words: [], isWhole: false }),
    hintTask: () => Promise.resolve(null),
    ends: [],
    menu: [
      {
        words: words.saveRecord(),
        act: () => saveJson(`${head.game}.record.json`, record),
      },
    ],
    report,
    jump: (to) => void go(to),
  };
  return (
    <SomeTable
      desk={desk}
      notice={older && olderNotice(older, head.seats)}
      instead={
        <TimeLine
          head={head}
          step={step}
          eyes={eyes}
          go={go}
          goOn={() =>
            goOn(engine.current, record, step.sheet.answers, eyes).catch((error: unknown) =>
              tell("goOnFailed", error),
            )
          }
          isTaken={keptGame(head.game) !== undefined}
        />
      }
    />
  );
}

function gameOf(record: unknown): unknown {
  return (record as { readonly game?: unknown } | null)?.game;
}

async function open(engine: Remote<Engine>, record: unknown, first: number): Promise<Opened> {
  const head = await engine.openRecord(record);
  const eyes = 0;
  const at = Number.isInteger(first) ? Math.min(Math.max(first, 0), head.answers) : 0;
  const step = await engine.replayAt(at, eyes);
  return { head, step, log: logWith([], step.sheet), eyes };
}

/** A game on this device goes on from there, with its own pieces. */
async function goOn(
  engine: Remote<Engine> | null,
  record: unknown,
  at: number,
  eyes: number,
): Promise<void> {
  const saved = await engine?.goOnFrom(at, eyes);
  if (saved === undefined) return;
  // Without its pieces the game could not be opened.
  keepPieces(saved.pack, (record as GameRecord).pack.pieces);
  keepGame(saved);
  goTo(`play/${saved.game}`);
}
