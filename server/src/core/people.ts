import { sha256Hex } from "@coterie/kernel";
import type { Chance } from "./parts.js";
import { Refused } from "./refused.js";
import type { Table } from "./table.js";

/** Who holds which seat, who may do what. */

/** 256 bits: nobody guesses a pass or a code. */
const SECRET_BYTES = 32;

export function newSecret(chance: Chance): { readonly secret: string; readonly hash: string } {
  const secret = chance.hex(SECRET_BYTES);
  return { secret, hash: sha256Hex(secret) };
}

/** The guest with this pass, or undefined. Hashes are compared, so time tells nothing of the pass. */
export function guestWith(table: Table, pass: string): number | undefined {
  const hash = sha256Hex(pass);
  const guest = table.guests.findIndex((one) => one.pass === hash);
  return guest < 0 ? undefined : guest;
}

export function seatsOf(table: Table, guest: number): number[] {
  return table.info.seats.flatMap((one, seat) => (one.guest === guest ? [seat] : []));
}

/** The audiences that somebody at the table follows: the seats, or what everybody may see. */
export function audiencesOf(table: Table, guest: number | undefined): number[] {
  const seats = guest === undefined ? [] : seatsOf(table, guest);
  return seats.length > 0 ? seats : [-1];
}

/** Whether a person decides for the seat now: it has a guest, and no bot in his place. */
export function isHuman(table: Table, seat: number): boolean {
  const { guest, bot } = table.info.seats[seat];
  return guest !== null && bot === null;
}

/** Guests who decide for a seat now, each once, in the order of seats. */
export function deciders(table: Table): number[] {
  const guests = table.info.seats.flatMap((one, seat) =>
    one.guest !== null && isHuman(table, seat) ? [one.guest] : [],
  );
  return [...new Set(guests)];
}

export function checkSeatExists(table: Table, seat: number): void {
  const count = table.info.seats.length;
  if (seat < count) return;
  throw new Refused("no-seat", `there is no seat ${seat}; expected 0 to ${count - 1}`);
}

/** The seat must be the guest's own, with no bot in his place. */
export function checkOwn(table: Table, guest: number, seat: number): void {
  checkHeld(table, guest, seat);
  if (table.info.seats[seat].resigned) {
    throw new Refused("not-yours", `seat ${seat} was given up; a bot plays it to the end`);
  }
  if (!isHuman(table, seat)) {
    throw new Refused("stand-in", `a bot answers for seat ${seat}; take the seat back first`);
  }
}

export function checkHeld(table: Table, guest: number, seat: number): void {
  checkSeatExists(table, seat);
  if (table.info.seats[seat].guest === guest) return;
  throw new Refused("not-yours", `seat ${seat} is not yours`);
}

export function checkHost(table: Table, guest: number): void {
  if (table.info.host === guest) return;
  throw new Refused("not-host", "only the host of the table can do that");
}

export function checkOpen(table: Table): void {
  if (table.info.status === "open") return;
  throw new Refused(
    "not-open",
    `that can be done before the start only; it is ${table.info.status}`,
  );
}

export function checkRunning(table: Table): void {
  if (table.info.status === "running") return;
  const why = table.info.status === "open" ? "has not begun yet" : `is ${table.info.status}`;
  throw new Refused("not-running", `the game ${why}`);
}

export function checkGuest(table: Table, guest: number): void {
  const info = table.info.guests[guest];
  if (info !== undefined && !info.gone) return;
  throw new Refused("stranger", `there is no guest ${guest} at this table`);
}
