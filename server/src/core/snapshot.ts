import type { TableEntry } from "./entry.js";
import type { Live } from "./live.js";
import type { AnyPlay } from "./parts.js";
import type { Table } from "./table.js";

/** Remembers what a table is before an act, and gives back how to put it there again. */
export function snapshotOf(live: Live, table: Table, entries: readonly TableEntry[]): () => void {
  const { head, info, play } = table;
  const { guests, nonces, seatCodes, streams } = table;
  const lists = [guests, nonces, seatCodes, streams, live.seen].map(keepList);
  const log = keepLength(table.log);
  const putPlay = play === null ? () => {} : keepPlay(play, entries.every(isMoveOn));
  return () => {
    Object.assign(table, { head, info, play });
    for (const putBack of lists) putBack();
    log();
    putPlay();
  };
}

/** Whatever takes nothing back only adds to the answers so far, of which there may be thousands. */
function isMoveOn({ e }: TableEntry): boolean {
  return e !== "undone" && e !== "withdrew";
}

function keepPlay(play: AnyPlay, isMoveOnly: boolean): () => void {
  const { state, fates } = play;
  const lists = [fates, play.open, play.asked].map(keepList);
  const keep = isMoveOnly ? keepLength : keepList;
  const long = [keep(play.entries), keep(play.moments)];
  return () => {
    Object.assign(play, { state, fates });
    for (const putBack of [...lists, ...long]) putBack();
  };
}

function keepList(list: unknown[]): () => void {
  const items = list.slice();
  return () => void list.splice(0, list.length, ...items);
}

function keepLength(list: unknown[]): () => void {
  const { length } = list;
  return () => {
    list.length = length;
  };
}
