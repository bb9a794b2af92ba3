import {
  checkRulesVersion,
  type GameRecord,
  type GameReport,
  RECORD_FORMAT,
  readRecord,
} from "@coterie/kernel";
import { Failure } from "./faults.js";
import { readAs } from "./files.js";
import { gameOf, games } from "./games.js";
import type { Io } from "./io.js";
import type { GameEntry } from "./show.js";

/** A record from a file, and the game that it is of. */
export function recordIn(io: Io, file: string): { record: GameRecord; entry: GameEntry } {
  const record = readRecord(readAs(io, file, "record", RECORD_FORMAT));
  const entry = entryOf(record.game, file);
  checkNotNewer(entry, record, "record");
  return { record, entry };
}

/** Before its pieces are loaded: newer ones may have words that these rules lack. */
export function checkNotNewer(
  entry: GameEntry,
  { rulesVersion }: GameRecord | GameReport,
  what: "record" | "report",
): void {
  entry.open(({ game }) => checkRulesVersion(game, rulesVersion, what));
}

export function entryOf(game: unknown, file: string): GameEntry {
  const entry = gameOf(game);
  if (entry !== undefined) return entry;
  const known = games.map(({ id }) => id).join(", ");
  throw new Failure(`${file} is of the game "${String(game)}"; expected one of: ${known}`);
}
