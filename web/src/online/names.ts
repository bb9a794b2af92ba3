import words from "words:online";
import type { TableInfo } from "@coterie/protocol";
import { levelName } from "../pages/levels.js";

/** Who sits where, as people are called. */

export function guestName({ guests }: TableInfo, guest: number): string {
  return (
    guests.find((one) => one.guest === guest)?.name ?? words.guestNumber({ number: guest + 1 })
  );
}

export function seatName(info: TableInfo, seat: number): string {
  const { guest, bot } = info.seats[seat];
  if (guest !== null) return guestName(info, guest);
  return bot === null ? words.openSeat() : words.botNamed({ bot: levelName(bot) });
}

export function seatsOf({ seats }: TableInfo, guest: number | null): number[] {
  return seats.flatMap((one, seat) => (guest !== null && one.guest === guest ? [seat] : []));
}

/** How much of the seed the server must not learn before: chance that this browser adds. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
