import words from "words:replay";
import type { GameRecord } from "@coterie/kernel";
import type { Remote } from "comlink";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Engine } from "../engine/serve.js";
import { startEngine } from "../engine/start.js";
import { saveFile } from "../keep/files.js";
import { goTo } from "../keep/route.js";
import { keepGame, keepPieces, keptGame, keptRecord } from "../keep/saved.js";
import { passFor } from "../keep/seats.js";
import { api } from "../net/api.js";
import type { LogSheet, ReplayHead, ReplayStep } from "../sheet/sheet.js";
import { type Desk, logWith } from "../table/desk.js";
import { rulesAreOf } from "../table/rules.js";
import { OPTIONS } from "./options.js";
import styles from "./page.module.css";
import { RecordDrop } from "./record-drop.js";
import { SomeTable } from "./some-table.js";
import { TimeLine } from "./time-line.js";
import { Trouble } from "./trouble.js";

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
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    setTrouble(null);
    if (from === "last" || from === "now") setRecord(keptRecord(which, from) ?? null);
    else if (from === "table") {
      api
        .record(which, passFor(which))
        .then(setRecord, (error: Error) => setTrouble(error.message));
    } else setRecord(null);
  }, [from, which]);
  if (trouble !== null) {
    return (
      <Trouble title={words.cannotShow()} words={trouble}>
        <button
          type="button"
          class={styles.main}
          onClick={() => {
            setTrouble(null);
            setRecord(null);
            goTo("replay");
          }}
        >
          {words.openAnother()}
        </button>
      </Trouble>
    );
  }
  if (record === null) return <RecordDrop open={setRecord} trouble={setTrouble} />;
  return <Replay record={record} first={Number(at ?? 0)} trouble={setTrouble} />;
}

interface Opened {
  readonly head: ReplayHead;
  readonly step: ReplayStep;
  readonly log: readonly LogSheet[];
  readonly eyes: number;
}

interface OpenProps {
  readonly record: unknown;
  readonly first: number;
  readonly trouble: (words: string) => void;
}

function Replay({ record, first, trouble }: OpenProps): JSX.Element {
  const [opened, setOpened] = useState<Opened | null>(null);
  const engine = useRef<Remote<Engine> | null>(null);
  useEffect(() => {
    const game = gameOf(record);
    if (game === undefined) {
      trouble(words.unknownGame());
      return;
    }
    const started = startEngine(game);
    engine.current = started.engine;
    rulesAreOf(game);
    open(started.engine, record, first).then(setOpened, (error: Error) => trouble(error.message));
    return started.end;
  }, [record]);
  if (opened === null) return <p class={styles.page}>{words.reading()}</p>;
  const { head, step, log, eyes } = opened;
  const go = async (to: number, seenBy = eyes): Promise<void> => {
    const at = Math.max(0, Math.min(head.answers, to));
    const next = await engine.current?.replayAt(at, seenBy);
    if (next === undefined) return;
    setOpened((before) => ({
      head,
      step: next,
      log: logWith(before?.log ?? [], next.sheet),
      eyes: seenBy,
    }));
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
        act: () => saveFile(`${head.game}.record.json`, JSON.stringify(record, null, 1)),
      },
    ],
    report: (at, note) =>
      engine.current?.report({ at, note, link: location.href }) ?? Promise.resolve(null),
    jump: (to) => void go(to),
  };
  return (
    <SomeTable
      desk={desk}
      instead={
        <TimeLine
          head={head}
          step={step}
          eyes={eyes}
          go={go}
          goOn={() => void goOn(engine.current, record, step.sheet.answers, eyes)}
          isTaken={keptGame(head.game) !== undefined}
        />
      }
    />
  );
}

function gameOf(record: unknown): string | undefined {
  const { game } = (record ?? {}) as { readonly game?: string };
  return game !== undefined && game in OPTIONS ? game : undefined;
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
  keepGame(saved);
  keepPieces(saved.pack, (record as GameRecord).pack.pieces, Object.keys(OPTIONS));
  goTo(`play/${saved.game}`);
}
