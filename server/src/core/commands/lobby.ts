import type { TableEntry } from "../entry.js";
import { checkBot } from "../levels.js";
import {
  checkGuest,
  checkHeld,
  checkHost,
  checkOpen,
  checkSeatExists,
  seatsOf,
} from "../people.js";
import { Refused } from "../refused.js";
import type { Table } from "../table.js";
import { type Deciders, nothing, write } from "./act.js";

/** Before the start: who sits where. */
export const lobby: Deciders<"sit" | "stand" | "place" | "remove" | "ready" | "start" | "leave"> = {
  sit: ({ table, guest, chance }, { seat, nonce }) => {
    checkOpen(table);
    // Whoever sits there already adds other chance to the seed, for instance after a rematch.
    const isOwn = nonce !== undefined && table.info.seats[seat]?.guest === guest;
    if (!isOwn) checkFree(table, seat);
    return write({ e: "sat", seat, guest, nonce: nonce ?? chance.hex(16) });
  },
  stand: ({ table, guest }, { seat }) => {
    checkOpen(table);
    checkHeld(table, guest, seat);
    return write({ e: "stood", seat });
  },
  place: ({ table, guest }, { seat, bot }) => {
    checkHost(table, guest);
    checkOpen(table);
    checkSeatExists(table, seat);
    if (table.info.seats[seat].guest !== null) {
      throw new Refused("seat-taken", `seat ${seat} is taken; ask its guest to stand up first`);
    }
    if (bot !== null) checkBot(table.game, bot);
    return write({ e: "placed", seat, bot });
  },
  remove: ({ table, guest }, { guest: whom }) => {
    checkHost(table, guest);
    checkOpen(table);
    checkGuest(table, whom);
    if (whom === guest) throw new Refused("not-allowed", "a host does not remove himself; leave");
    return write({ e: "removed", guest: whom });
  },
  ready: ({ table, guest }, { ready }) => {
    checkOpen(table);
    if (table.info.guests[guest].ready === ready) return nothing;
    return write({ e: "ready", guest, ready });
  },
  start: ({ table, guest }) => {
    checkHost(table, guest);
    checkOpen(table);
    const empty = table.info.seats.flatMap((one, seat) =>
      one.guest === null && one.bot === null ? [seat] : [],
    );
    if (empty.length > 0) {
      throw new Refused("too-early", `nobody sits at seat ${empty.join(", ")} yet`);
    }
    return write({ e: "started" });
  },
  leave: ({ table, guest }) => {
    const stays = seatsOf(table, guest).filter((seat) => !table.info.seats[seat].resigned);
    if (table.info.status === "running" && stays.length > 0) {
      throw new Refused(
        "not-allowed",
        `you hold seat ${stays.join(", ")}; let a bot stand in, hand it over or resign`,
      );
    }
    return write({ e: "left", guest }, ...withoutHost(table, guest));
  },
};

export function checkFree(table: Table, seat: number): void {
  checkSeatExists(table, seat);
  const { guest, bot } = table.info.seats[seat];
  if (guest === null && bot === null) return;
  throw new Refused("seat-taken", `seat ${seat} is taken`);
}

/** Somebody must be able to start and to close: the next guest, or nobody is left to care. */
function withoutHost(table: Table, guest: number): TableEntry[] {
  if (table.info.host !== guest) return [];
  const next = table.info.guests.find((one) => one.guest !== guest && !one.gone);
  if (next !== undefined) return [{ e: "appointed", guest: next.guest }];
  return table.info.status === "open" ? [{ e: "closed" }] : [];
}
