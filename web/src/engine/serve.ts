import { type GameRecord, type GameReport, hashOf, type Json, type Kit } from "@coterie/kernel";
import { expose } from "comlink";
import type { PreviewSheet, ReplayHead, ReplayStep, TableSheet } from "../sheet/sheet.js";
import type { BotDecision, BotTask, Task } from "../thinking/task.js";
import type { AwayTable, Told } from "./away-table.js";
import type { Door, DoorMaker } from "./door.js";
import type { HomeTable } from "./home-table.js";
import { beginHome, goOnHome, type Wish } from "./open-home.js";
import type { ReplayTable } from "./replay-table.js";
import type { Complaint } from "./report.js";
import type { Saved } from "./saved.js";

/** A sheet of a game on this device, and what is kept so that it can go on after a reload. */
export interface Served {
  readonly sheet: TableSheet;
  readonly saved: Saved;
  /** How well the bots play; none where all seats are people's. */
  readonly level: string | null;
  /** What the bot is sent that is to answer next. */
  readonly task: BotTask | null;
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
  /** What whoever gives a hint about the open question is sent. */
  hintTask(): Task | null;
  report(complaint: Complaint): GameReport | null;
  // A game on this device.
  begin(wish: Wish): Served;
  goOn(saved: Saved, pieces: unknown): Served;
  answer(question: string, keys: readonly string[]): Served;
  botAnswers(decision: BotDecision): Served;
  undo(): Served;
  record(): GameRecord | null;
  // A game on a server.
  follow(pieces: unknown): Promise<void>;
  take(told: Told): TableSheet | null;
  // A game on paper.
  openRecord(raw: unknown): Promise<ReplayHead>;
  replayAt(step: number, eyes: number): ReplayStep;
  goOnFrom(step: number, eyes: number): Saved;
}

export function serve<K extends Kit>(makeDoor: DoorMaker<K>): void {
  const usual = makeDoor();
  let home: HomeTable<K> | undefined;
  const audiences = new Map<number, AwayTable<K>>();
  let away: AwayTable<K> | undefined;
  // Whoever plays on this device loads neither this nor what reads records.
  let newAway: ((audience: number) => AwayTable<K>) | undefined;
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
    const [saved, level, task] = [home.saved(), home.level(), home.botTask()];
    return { sheet, saved, level, task, record, isMoved };
  }

  function onPaper(): ReplayTable<K> {
    if (paper === undefined) throw new Error("no record is open");
    return paper;
  }

  const engine: Engine = {
    pieces: () => ({ hash: hashOf(usual.game.pack), pieces: usual.game.pack }),
    preview: (key) => (home ?? away)?.preview(key) ?? { words: [], isWhole: false },
    hintTask: () => (home ?? away)?.hintTask() ?? null,
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
    answer(question, keys) {
      home?.answer(question, keys);
      return served();
    },
    botAnswers(decision) {
      home?.botAnswers(decision);
      return served();
    },
    undo() {
      home?.undo();
      return served();
    },
    record: () => home?.record() ?? null,
    async follow(pieces) {
      const module = await import("./away-table.js");
      const followed = doorFor(pieces);
      newAway = (audience) => new module.AwayTable(followed, audience);
      audiences.clear();
    },
    take(told) {
      const { audience } = told;
      away = audiences.get(audience) ?? newAway?.(audience);
      if (away === undefined) throw new Error("no table is followed");
      audiences.set(audience, away);
      away.take(told);
      return away.sheet();
    },
    async openRecord(raw) {
      const module = await import("./replay-table.js");
      const record = module.readRecord(raw);
      // Before its pieces are loaded: newer ones may have words that these rules lack.
      module.checkRulesVersion(usual.game, record.rulesVersion, "record");
      paper = new module.ReplayTable(doorFor(record.pack.pieces), record);
      return paper.head();
    },
    replayAt: (step, eyes) => onPaper().at(step, eyes),
    goOnFrom: (step, eyes) => onPaper().saved(step, eyes),
  };
  expose(engine);
}
