import type { Live } from "./live.js";
import type { Table } from "./table.js";

/**
 * Thoughts of bots that nobody wants any more: their question was undone, or a person has the seat. What comes of
 * one would be dropped anyway; called off, it takes no thread from others.
 */

/** What a thought of a seat is called off with. */
export function offOf(live: Live, seat: number): AbortSignal {
  const off = new AbortController();
  live.callOffs[seat] = off;
  return off.signal;
}

export function callOffStale(live: Live, { info, play }: Table): void {
  for (const [seat, question] of live.thinking.entries()) {
    const isAsked = info.status === "running" && play?.open[seat] === question;
    if (!isAsked || info.seats[seat].bot === null) callOff(live, seat);
  }
}

/** A table that is read again makes its bots think again. */
export function callOffAll(live: Live): void {
  for (const seat of live.thinking.keys()) callOff(live, seat);
}

/** Should a bot be asked the same once more, it has to think anew. */
function callOff(live: Live, seat: number): void {
  live.callOffs[seat]?.abort();
  live.callOffs[seat] = undefined;
  live.thinking[seat] = "";
}
