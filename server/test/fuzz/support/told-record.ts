import { type AnyGame, type GameRecord, RECORD_FORMAT, replay } from "@coterie/kernel";
import type { Opened, Stored } from "../../../src/core/entry.js";
import { houseShelf } from "../../../src/shelf.js";

const shelf = houseShelf();

/**
 * Whether an answer over HTTP is the record of a game that is over, which tells everything to
 * everybody. That it is over is not believed, but played again, or looked up: those that players
 * gave up are known by their secrets.
 */
export function isRecordOfTheEnd(answer: string, givenUp: ReadonlySet<string>): boolean {
  const record = recordIn(answer);
  if (record === undefined) return false;
  const { play } = replay(shelf.usual(record.game) as AnyGame, record);
  return play.state.outcome !== 0 || givenUp.has(record.seed.secret);
}

/** The secret of a table whose players have given their game up, or nothing. */
export function secretIfGivenUp(entries: readonly Stored[]): string[] {
  const isGivenUp = entries.some(({ entry }) => entry.e === "abandoned");
  return isGivenUp ? [(entries[0].entry as Opened).secret] : [];
}

function recordIn(answer: string): GameRecord | undefined {
  try {
    const said = JSON.parse(utf8(answer.slice(answer.indexOf("\r\n\r\n")))) as Partial<GameRecord>;
    return said.format === RECORD_FORMAT ? (said as GameRecord) : undefined;
  } catch {
    return undefined;
  }
}

/** Answers were read byte by byte, and what they say is not. */
function utf8(bytes: string): string {
  return Buffer.from(bytes, "latin1").toString();
}
