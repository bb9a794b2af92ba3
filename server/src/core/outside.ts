import type { SeatInfo, TableInfo } from "@coterie/protocol";
import { Refused } from "./refused.js";
import { noVotes, type Table } from "./table.js";

/** What somebody may know of a table who has its link and no pass. */

/** Where nobody may watch, talk, presence and the game are for those who have joined. */
export function checkMayLook({ info }: Table, guest: number | undefined): void {
  if (info.spectators || guest !== undefined) return;
  throw new Refused("stranger", "nobody may watch this table; only those who joined it see it");
}

/**
 * Where nobody may watch: what is needed to decide whether to join, and nothing of what happened
 * since the start. A rematch is left out because its id would be an invitation.
 */
export function fromOutside({ info }: Table): TableInfo {
  if (info.spectators || info.status === "open") return info;
  return {
    ...info,
    seats: info.seats.map(asItBegan),
    undo: null,
    botVotes: noVotes(info.seats.length),
    abandonVotes: [],
    outcome: null,
    rulesChanged: false,
    rematch: null,
  };
}

/** Without stand-ins, and without who is asked. */
function asItBegan({ guest, bot }: SeatInfo): SeatInfo {
  return { guest, bot: guest === null ? bot : null, resigned: false, askedSince: null };
}
