import words from "words:refusals";
import { Away } from "./api.js";

/** What a code of the server means for a player. */
const SENTENCES: Readonly<Record<string, () => string>> = {
  "wrong-seat": words.wrongSeat,
  "unknown-seat": words.noSeat,
  "unknown-question": words.noLongerAsked,
  "question-answered": words.noLongerAsked,
  "nothing-asked": words.noLongerAsked,
  "not-offered": words.notOffered,
  "malformed-answer": words.notOffered,
  "crosses-mark": words.crossesMark,
  "undo-refused": words.undoRefused,
  "nothing-to-undo": words.nothingToUndo,
  "nothing-to-withdraw": words.nothingToUndo,
  "no-such-table": words.noSuchTable,
  "no-such-game": words.noSuchGame,
  "bad-setup": words.badSetup,
  "bad-pack": words.badSetup,
  "bad-bot": words.badBot,
  "not-yours": words.notYours,
  "not-host": words.notHost,
  stranger: words.stranger,
  "seat-taken": words.seatTaken,
  "no-seat": words.noSeat,
  "not-open": words.notOpen,
  "not-running": words.notRunning,
  "not-finished": words.notFinished,
  "not-allowed": words.notAllowed,
  "too-early": words.tooEarly,
  "too-many": words.tooMany,
  muted: words.muted,
  "stand-in": words.standIn,
  "not-saved": words.notSaved,
  "storage-unavailable": words.storageAway,
  busy: words.busy,
  resting: words.busy,
  "rules-fault": words.rulesFault,
  fault: words.fault,
  unanswered: words.unanswered,
  "too-large": words.tooLarge,
  "too-slow": words.tooSlow,
  "wrong-host": words.wrongHost,
  "wrong-origin": words.wrongHost,
};

/** Why a request failed, as a sentence for players. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof Away)) return words.failed();
  const { code, message } = error;
  // Without a server, or with something else in its place, the words are of this page already.
  if (code === "no-server" || /^\d+$/.test(code)) return message;
  return SENTENCES[code]?.() ?? words.unknown({ code });
}
