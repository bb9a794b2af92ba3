import { type AnyGame, type GameRecord, RECORD_FORMAT, replay } from "@coterie/kernel";
import { houseShelf } from "../../../src/shelf.js";

const shelf = houseShelf();

/**
 * Whether an answer over HTTP is the record of a game that is over, which tells everything to
 * everybody. That it is over is not believed, but played again.
 */
export function isRecordOfTheEnd(answer: string): boolean {
  const record = recordIn(answer);
  if (record === undefined) return false;
  const { play } = replay(shelf.usual(record.game) as AnyGame, record);
  return play.state.outcome !== 0;
}

function recordIn(answer: string): GameRecord | undefined {
  try {
    const said = JSON.parse(answer.slice(answer.indexOf("\r\n\r\n"))) as Partial<GameRecord>;
    return said.format === RECORD_FORMAT ? (said as GameRecord) : undefined;
  } catch {
    return undefined;
  }
}
