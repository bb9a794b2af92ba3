import {
  type GameRecord,
  type GameReport,
  hashOf,
  type Json,
  type Kit,
  readRecord,
} from "@coterie/kernel";
import { expose } from "comlink";
import type { PreviewSheet, ReplayHead, ReplayStep, TableSheet } from "../sheet/sheet.js";
import { AwayTable, type Told } from "./away-table.js";
import type { Door, DoorMaker } from "./door.js";
import type { HomeTable } from "./home-table.js";
import { beginHome, goOnHome, type Wish } from "./open-home.js";
import { ReplayTable } from "./replay-table.js";
import type { Complaint } from "./report.js";
import type { Saved } from "./saved.js";

/** A sheet of a game on this device, and what is kept so that it can go on after a reload. */
export interface Served {
  readonly sheet: TableSheet;
  readonly saved: Saved;
  /** The whole game on paper, when it is over. */
  readonly record: GameRecord | null;
  /** Today's rules lead elsewhere: the game went on from its position. */
  readonly isMoved: boolean;
}

/** What a page can ask of the worker that runs a game. */
export interface Engine {
  /** The pieces of this build, for whoever keeps a game that an update must not change. */
  pieces(): { readonly hash: string; readonly pieces: Json };
  preview(key: string): PreviewSheet;
  hint(): string | null;
  report(complaint: Complaint): GameReport | null;
  // A game on this device.
  begin(wish: Wish): Served;
  goOn(saved: Saved, pieces: unknown): Served;
  answer(question: string, key: string): Served;
  letBotAnswer(): Served;
  undo(): Served;
  record(): GameRecord | null;
  // A game on a server.
  follow(pieces: unknown): void;
  take(told: Told): TableSheet | null;
  // A game on paper.
  openRecord(raw: unknown): ReplayHead;
  replayAt(step: number, eyes: number): ReplayStep;
  goOnFrom(step: number, eyes: number): Saved;
}

export function serve<K extends Kit>(makeDoor: DoorMaker<K>): void {
  const usual = makeDoor();
  let home: HomeTable<K> | undefined;
  let followed = usual;
  const audiences = new Map<number, AwayTable<K>>();
  let away: AwayTable<K> | undefined;
  let paper: ReplayTable<K> | undefined;
  let isMoved = false;

  /** Pieces that are those of this build need no door of their own. */
  function doorFor(pieces: unknown): Door<K> {
    const isUsual = pieces === null || hashOf(pieces) === hashOf(usual.game.pack);
    return isUsual ? usual : makeDoor(pieces);
  }

  function served(): Served {
    if (home === undefined) throw new Error("no game has begun");
    const sheet = home.sheet();
    const record = sheet.end === null ? null : home.record();
    return { sheet, saved: home.saved(), record, isMoved };
  }

  function onPaper(): ReplayTable<K> {
    if (paper === undefined) throw new Error("no record is open");
    return paper;
  }

  const engine: Engine = {
    pieces: () => ({ hash: hashOf(usual.game.pack), pieces: usual.game.pack }),
    preview: (key) => (home ?? away)?.preview(key) ?? { words: [], isWhole: false },
    hint: () => (home ?? away)?.hint() ?? null,
    report: (complaint) => (paper ?? home ?? away)?.report(complaint) ?? null,
    begin(wish) {
      home = beginHome(usual, wish);
      isMoved = false;
      return served();
    },
    goOn(saved, pieces) {
      ({ table: home, isMoved } = goOnHome(doorFor(pieces), saved));
      return served();
    },
    answer(question, key) {
      home?.answer(question, key);
      return served();
    },
    letBotAnswer() {
      home?.letBotAnswer();
      return served();
    },
    undo() {
      home?.undo();
      return served();
    },
    record: () => home?.record() ?? null,
    follow(pieces) {
      followed = doorFor(pieces);
      audiences.clear();
    },
    take(told) {
      const { audience } = told;
      away = audiences.get(audience) ?? new AwayTable(followed, audience);
      audiences.set(audience, away);
      away.take(told);
      return away.sheet();
    },
    openRecord(raw) {
      const record = readRecord(raw);
      paper = new ReplayTable(doorFor(record.pack.pieces), record);
      return paper.head();
    },
    replayAt: (step, eyes) => onPaper().at(step, eyes),
    goOnFrom: (step, eyes) => onPaper().saved(step, eyes),
  };
  expose(engine);
}
