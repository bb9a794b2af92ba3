import { type Kit, toRecord } from "@coterie/kernel";
import { Failure } from "../faults.js";
import { writeText } from "../files.js";
import { type Io, say } from "../io.js";
import type { Session } from "./session.js";

export function writeRecord<K extends Kit>(io: Io, session: Session<K>, file: string): void {
  writeText(io, file, `${JSON.stringify(toRecord(session.play), null, 1)}\n`);
}

/** Saves and says so; a file that cannot be written loses nothing. */
export function save<K extends Kit>(io: Io, session: Session<K>, file: string): boolean {
  try {
    writeRecord(io, session, file);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say(io, `Not saved: ${error.message}.`);
    return false;
  }
  const how =
    session.play.state.outcome === 0
      ? "Go on with: coterie play --resume"
      : "Watch it with: coterie replay";
  say(io, `Saved. ${how} ${file}`);
  return true;
}
