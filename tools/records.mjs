/**
 * Makes the golden records of both games and their pins (games/<game>/records). Needs the build.
 *
 *   node tools/records.mjs                      all records anew, and all pins (some minutes)
 *   node tools/records.mjs blood-orders/duel …  only the records that are named, and all pins
 *   node tools/records.mjs --pins               only the pins, of the records as they are
 *
 * Records are made anew only when the rules change on purpose; CHANGELOG.md must say so then.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import * as orders from "@coterie/blood-orders";
import { divergenceWords, outcomeOf, replayFitting, toRecord } from "@coterie/kernel";
import { pinRecord, viewParts } from "@coterie/kernel/battery";
import * as masters from "@coterie/masters-of-the-night";
import { plans as ordersPlans } from "./records/blood-orders.mjs";
import { plans as mastersPlans } from "./records/masters-of-the-night.mjs";

/** @typedef {import("@coterie/kernel").AnyGame} AnyGame */
/** @typedef {import("@coterie/kernel").Play<any>} Play */
/** @typedef {{ file: string, play: (word: string) => Play, suits?: (play: Play) => boolean, keepsEntries?: boolean }} RecordPlan */

/**
 * @typedef {object} GameOfRecords
 * @property {string} id
 * @property {readonly RecordPlan[]} plans
 * @property {(pack: unknown) => AnyGame} gameWith
 * @property {(game: any) => any} wordsOf
 */

/** @type {GameOfRecords[]} */
const GAMES = [
  {
    id: "masters-of-the-night",
    plans: mastersPlans,
    gameWith: masters.mastersWithExactly,
    wordsOf: masters.playWords,
  },
  {
    id: "blood-orders",
    plans: ordersPlans,
    gameWith: orders.bloodOrdersWithExactly,
    wordsOf: orders.playWords,
  },
];

/** How many games are played at most until one suits the plan. */
const TRIES = 60;
const RECORD = /^(.*)\.json(\.gz)?$/;
const PINS = "pins.json";

/** @param {string} id @param {string} file */
const inRecords = (id, file) => new URL(`../games/${id}/records/${file}`, import.meta.url);

/** @param {string} file */
const nameOf = (file) => file.replace(RECORD, "$1");

/** The file with the entries of a play: all answers, also those taken back, and undos. @param {string} file */
const entriesOf = (file) => `${nameOf(file)}.entries.json.gz`;

/** @param {string} file */
const isRecord = (file) => file !== PINS && !file.includes(".entries.");

/** @param {string} id @param {RecordPlan} plan */
function makeRecord(id, { file, play, suits = () => true, keepsEntries = false }) {
  for (let i = 0; i < TRIES; i++) {
    const played = play(`${nameOf(file)}.${i}`);
    if (!suits(played)) continue;
    write(inRecords(id, file), `${JSON.stringify(toRecord(played))}\n`);
    if (keepsEntries) write(inRecords(id, entriesOf(file)), `${JSON.stringify(played.entries)}\n`);
    const answers = played.moments.length;
    console.log(`${id}/${file}: ${outcomeOf(played)}, ${answers} answers, try ${i + 1}`);
    return;
  }
  console.error(`${id}/${file}: not made; none of ${TRIES} games suits its plan`);
  process.exitCode = 1;
}

/**
 * Records of an older version of the rules are kept while they replay in full. Otherwise no pins are
 * written, and each record that must be made anew is named.
 * @param {GameOfRecords} game
 */
function makePins({ id, gameWith, wordsOf }) {
  const files = readdirSync(inRecords(id, "")).filter(isRecord).sort();
  /** @type {string[]} */
  let parts = [];
  /** @type {string[]} */
  const differing = [];
  const lines = files.map((file) => {
    const record = JSON.parse(read(inRecords(id, file)));
    const game = gameWith(record.pack.pieces);
    const replayed = replayFitting(game, record);
    if (replayed.differs !== null) {
      differing.push(`${id}/${nameOf(file)}: ${divergenceWords(replayed.differs)}`);
    }
    parts = viewParts(replayed.play);
    const pins = pinRecord(replayed, wordsOf(game), parts);
    return `${JSON.stringify(nameOf(file))}:${JSON.stringify(pins)}`;
  });
  if (differing.length > 0) {
    console.error(["make these records anew; no pins are written:", ...differing].join("\n"));
    process.exitCode = 1;
    return;
  }
  const text = `{"parts":${JSON.stringify(parts)},"records":{\n${lines.join(",\n")}\n}}\n`;
  write(inRecords(id, PINS), text);
}

/** @param {URL} url */
function read(url) {
  const bytes = readFileSync(url);
  return String(url.pathname.endsWith(".gz") ? gunzipSync(bytes) : bytes);
}

/**
 * A file with this text already stays as it is: versions of zlib compress differently.
 * @param {URL} url @param {string} text
 */
function write(url, text) {
  if (existsSync(url) && read(url) === text) return;
  writeFileSync(url, url.pathname.endsWith(".gz") ? gzipSync(text, { level: 9 }) : text);
}

const { values, positionals } = parseArgs({
  options: { pins: { type: "boolean", default: false } },
  allowPositionals: true,
});
const known = GAMES.flatMap(({ id, plans }) => plans.map(({ file }) => `${id}/${nameOf(file)}`));
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  throw new Error(`no such record: ${unknown.join(", ")}; expected some of ${known.join(", ")}`);
}
for (const game of GAMES) {
  const wanted = game.plans.filter(({ file }) =>
    positionals.length > 0 ? positionals.includes(`${game.id}/${nameOf(file)}`) : !values.pins,
  );
  for (const plan of wanted) makeRecord(game.id, plan);
  makePins(game);
}
