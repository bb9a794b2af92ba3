import { sha256Hex } from "@coterie/kernel";
import { type JoinTable, LIMITS, type Redeem, type Seated, toldApart } from "@coterie/protocol";
import { checkFree } from "./commands/lobby.js";
import type { TableEntry } from "./entry.js";
import type { Chance } from "./parts.js";
import { newSecret } from "./people.js";
import { Refused } from "./refused.js";
import type { Table } from "./table.js";

/** How somebody who has no pass yet comes to a table. */
export interface Coming {
  readonly entries: readonly TableEntry[];
  readonly guest: number;
  readonly pass: string;
}

export function join(table: Table, asked: JoinTable, chance: Chance): Coming {
  const { info } = table;
  if (info.status === "closed") throw new Refused("not-open", "this table is closed");
  const seat = asked.seat ?? firstFree(table);
  if (asked.seat !== undefined) checkFree(table, asked.seat);
  if (info.status !== "open" && asked.seat !== undefined) {
    throw new Refused("not-open", "the game has begun; ask somebody to hand over a seat");
  }
  if ((seat === undefined || info.status !== "open") && !info.spectators) {
    throw new Refused("no-seat", "no seat is free, and this table has no spectators");
  }
  const { guest, pass, came } = newGuest(table, asked.name, chance);
  if (seat === undefined || info.status !== "open") return { entries: [came], guest, pass };
  const nonce = asked.nonce ?? chance.hex(16);
  return { entries: [came, { e: "sat", seat, guest, nonce }], guest, pass };
}

function firstFree(table: Table): number | undefined {
  const seat = table.info.seats.findIndex(({ guest, bot }) => guest === null && bot === null);
  return seat < 0 ? undefined : seat;
}

function newGuest(
  table: Table,
  name: string,
  chance: Chance,
): { guest: number; pass: string; came: TableEntry } {
  const guest = table.info.guests.length;
  if (guest >= LIMITS.guests) {
    throw new Refused("too-many", `${LIMITS.guests} people have been at this table already`);
  }
  const { secret, hash } = newSecret(chance);
  const told = toldApart(
    name,
    table.info.guests.map((one) => one.name),
  );
  return { guest, pass: secret, came: { e: "came", guest, name: told, pass: hash } };
}

/** A code moves a guest to another device, or a seat to another person; then it is used up. */
export function redeem(
  table: Table,
  asked: Redeem,
  who: number | undefined,
  chance: Chance,
): Coming {
  const hash = sha256Hex(asked.code);
  const guest = table.guests.findIndex(({ code }) => code === hash);
  if (guest >= 0) {
    const { secret, hash: pass } = newSecret(chance);
    return { entries: [{ e: "moved", guest, pass }], guest, pass: secret };
  }
  const seat = table.seatCodes.indexOf(hash);
  if (seat < 0) throw new Refused("stranger", "this link has been used, or was never good here");
  if (who !== undefined) return { entries: handed(table, seat, who, asked), guest: who, pass: "" };
  if (asked.name === undefined) {
    throw new Refused("stranger", "say what you are called to take this seat");
  }
  const { guest: fresh, pass, came } = newGuest(table, asked.name, chance);
  return { entries: [came, ...handed(table, seat, fresh, asked)], guest: fresh, pass };
}

/** Before the start the new holder may add chance of his own to the seed; after it that is settled. */
function handed({ info }: Table, seat: number, guest: number, { nonce }: Redeem): TableEntry[] {
  const entry: TableEntry = { e: "handed", seat, guest };
  const isAdded = nonce !== undefined && info.status === "open";
  return isAdded ? [entry, { e: "sat", seat, guest, nonce }] : [entry];
}

export function seatedAt(table: Table, { guest, pass }: Coming): Seated {
  return {
    table: table.id,
    guest,
    pass,
    seats: table.info.seats.flatMap((one, seat) => (one.guest === guest ? [seat] : [])),
    commitment: table.info.commitment,
  };
}
