import { type GameRecord, RECORD_FORMAT, readRecord } from "@coterie/kernel";
import { Failure } from "./faults.js";
import { readAs } from "./files.js";
import { gameOf, games } from "./games.js";
import type { Io } from "./io.js";
import type { GameEntry } from "./show.js";

/** A record from a file, and the game that it is of. */
export function recordIn(io: Io, file: string): { record: GameRecord; entry: GameEntry } {
  const record = readRecord(readAs(io, file, "record", RECORD_FORMAT));
  return { record, entry: entryOf(record.game, file) };
}

export function entryOf(game: unknown, file: string): GameEntry {
  const entry = gameOf(game);
  if (entry !== undefined) return entry;
  const known = games.map(({ id }) => id).join(", ");
  throw new Failure(`${file} is of the game "${String(game)}"; expected one of: ${known}`);
}
