import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import {
  answer,
  type GameRecord,
  hashOf,
  type Json,
  type Kit,
  resumePlay,
  startPlay,
} from "@coterie/kernel";
import type { Door } from "../../src/engine/door.js";
import type { HomeTable } from "../../src/engine/home-table.js";
import { mastersDoor } from "../../src/engine/masters.js";
import { goOnHome } from "../../src/engine/open-home.js";
import { ordersDoor } from "../../src/engine/orders.js";
import { ReplayTable, readRecord } from "../../src/engine/replay-table.js";
import type { Saved } from "../../src/engine/saved.js";

/** What pages of this version left in browsers; made by `npm run stored-files`. */

export const STORAGE_FILE = new URL("../stored/storage.json.br", import.meta.url);
export const SHOWN_FILE = new URL("../stored/shown.json", import.meta.url);

export type Storage = Readonly<Record<string, string>>;

/** Three browsers: games beside bots, games of people who share the screen, games that began midway. */
export const PROFILES = ["solo", "shared", "midway"] as const;
export type Profile = (typeof PROFILES)[number];
export type Profiles = Readonly<Record<Profile, Storage>>;

export function readProfiles(): Profiles {
  return JSON.parse(brotliDecompressSync(readFileSync(STORAGE_FILE)).toString());
}

/** What a page shows of a stored game that runs. */
export interface ShownGame {
  readonly answers: number;
  readonly who: string;
  readonly ask: string;
  readonly rule: string;
  /** The words of each option by its key. */
  readonly options: Readonly<Record<string, string>>;
  /** The hash of the position. */
  readonly position: string;
  /** How many answers are left after the first option was taken and taken back; null if that cannot be. */
  readonly undone: number | null;
}

/** What a page shows of a stored record. */
export interface ShownRecord {
  readonly answers: number;
  readonly outcome: string | null;
  /** What the first answer was, in words. */
  readonly first: string;
}

export interface Shown {
  readonly games: Readonly<Record<string, ShownGame>>;
  readonly records: Readonly<Record<string, ShownRecord>>;
}

export function readShown(): Readonly<Record<Profile, Shown>> {
  return JSON.parse(readFileSync(SHOWN_FILE, "utf8"));
}

export const gamesIn = (storage: Storage): string[] => keysOf(storage, /^coterie\.(game|lesson)\./);

export const recordsIn = (storage: Storage): string[] => keysOf(storage, /^coterie\.record\./);

function keysOf(storage: Storage, pattern: RegExp): string[] {
  return Object.keys(storage)
    .filter((key) => pattern.test(key))
    .sort();
}

export interface Opened {
  readonly saved: Saved;
  /** Where its answers lead, in the form in which positions are stored. */
  readonly position: Json;
  /** Its answers do not lead to its position any more. */
  readonly isMoved: boolean;
  readonly shown: ShownGame;
  readonly level: string | null;
  /** What a page stores when it has opened the game. */
  readonly storedAgain: Saved;
}

/** Opens a stored game with its stored pieces, as a page does. */
export function openStored(storage: Storage, key: string): Opened {
  const saved = JSON.parse(storage[key]) as Saved;
  const pieces: unknown = JSON.parse(storage[`coterie.pieces.${saved.pack}`]);
  return saved.game === "blood-orders"
    ? opened(ordersDoor(pieces), saved)
    : opened(mastersDoor(pieces), saved);
}

function opened<K extends Kit>(door: Door<K>, saved: Saved): Opened {
  const { table, isMoved } = goOnHome(door, saved);
  const storedAgain = table.saved();
  const [position, level] = [positionAfter(door, saved), table.level()];
  return { saved, position, isMoved, storedAgain, level, shown: shownGame(table) };
}

function positionAfter<K extends Kit>({ game, undo }: Door<K>, saved: Saved): Json {
  const { setup, seed, from, answers } = saved;
  const play =
    from === null
      ? startPlay(game, setup, seed, undo).play
      : resumePlay(game, game.readSetup(setup), seed, undo, game.unname(from));
  for (const { seat, key } of answers) answer(play, { seat, question: play.open[seat], key });
  return game.name(play.state);
}

function shownGame<K extends Kit>(table: HomeTable<K>): ShownGame {
  const { answers, question } = table.sheet();
  if (question === null) throw new Error("the stored game does not ask a person anything");
  const { who, ask, rule } = question;
  const options = Object.fromEntries(question.options.map(({ key, words }) => [key, words]));
  const position = hashOf(table.saved().position);
  const undone = undoneAt(table, question.id, options);
  return { answers, who, ask, rule, options, position, undone };
}

/** The option that tests take. */
export function firstOf(options: ShownGame["options"]): string {
  return Object.keys(options)[0];
}

function undoneAt<K extends Kit>(
  table: HomeTable<K>,
  question: string,
  options: ShownGame["options"],
): number | null {
  table.answer(question, [firstOf(options)]);
  const { isThinking, undo } = table.sheet();
  if (isThinking || !undo.isPossible) return null;
  table.undo();
  return table.sheet().answers;
}

/** Replays a stored record, which checks each of its answers. */
export function shownRecord(storage: Storage, key: string): ShownRecord {
  const record = readRecord(JSON.parse(storage[key]));
  const { pieces } = record.pack;
  return record.game === "blood-orders"
    ? shownOnPaper(ordersDoor(pieces), record)
    : shownOnPaper(mastersDoor(pieces), record);
}

function shownOnPaper<K extends Kit>(door: Door<K>, record: GameRecord): ShownRecord {
  const paper = new ReplayTable(door, record);
  const { answers, outcome } = paper.head();
  return { answers, outcome, first: paper.at(0, 0).next };
}
