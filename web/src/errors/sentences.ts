import words from "words:errors";
import { storageFailed } from "../keep/box.js";
import type { Problem } from "./problem.js";

/** The sentences about problems. They are loaded when something fails, so that a game begins without them. */
const SENTENCES = {
  crashed: () => (storageFailed.value ? words.crashedNotKept() : words.crashed()),
  unexpected: () => (storageFailed.value ? words.crashedNotKept() : words.unexpected()),
  notKept: words.notKept,
  engineAway: words.engineAway,
  engineStopped: words.engineStopped,
  thinkerAway: words.thinkerAway,
  thinkerStopped: words.thinkerStopped,
  answerFailed: words.answerFailed,
  undoFailed: words.undoFailed,
  botFailed: words.botFailed,
  openFailed: words.openFailed,
  openRefused: words.openRefused,
  beginFailed: words.beginFailed,
  recordFailed: words.recordFailed,
  lookFailed: words.lookFailed,
  recordAway: words.recordAway,
  readFailed: words.readFailed,
  stepFailed: words.stepFailed,
  goOnFailed: words.goOnFailed,
  rulesAway: words.rulesAway,
  hintFailed: words.hintFailed,
  reportFailed: words.reportFailed,
  failed: words.failed,
  tableFailed: words.tableFailed,
  tableAway: words.tableAway,
  piecesAway: words.piecesAway,
  unknownGameHere: words.unknownGameHere,
  lineFailed: words.lineFailed,
  serverFailed: words.serverFailed,
};

export type What = keyof typeof SENTENCES;

export function sentenceOf({ what, words: told }: Problem): string {
  return told ?? SENTENCES[what]();
}
