import { LIMITS, toldApart } from "@coterie/protocol";
import { checkGuest, checkHeld, checkHost, newSecret } from "../people.js";
import { Refused } from "../refused.js";
import type { Table } from "../table.js";
import { type Deciders, nothing, write } from "./act.js";

const CHAT_WINDOW_MS = 10_000;

/** Names, links and talk. */
export const guests: Deciders<
  "rename" | "appoint" | "device-link" | "seat-link" | "say" | "mute" | "chat"
> = {
  rename: ({ table, guest }, { name }) => {
    const told = toldApart(name, namesBut(table, guest));
    return told === table.info.guests[guest].name
      ? nothing
      : write({ e: "renamed", guest, name: told });
  },
  appoint: ({ table, guest }, { guest: whom }) => {
    checkHost(table, guest);
    checkGuest(table, whom);
    return write({ e: "appointed", guest: whom });
  },
  "device-link": ({ guest, chance }) => {
    const { secret, hash } = newSecret(chance);
    return { entries: [{ e: "device-code", guest, code: hash }], result: { code: secret } };
  },
  "seat-link": ({ table, guest, chance }, { seat }) => {
    checkHeld(table, guest, seat);
    if (table.info.seats[seat].resigned) {
      throw new Refused("not-allowed", `seat ${seat} was given up; a bot plays it to the end`);
    }
    const { secret, hash } = newSecret(chance);
    return { entries: [{ e: "seat-code", seat, code: hash }], result: { code: secret } };
  },
  say: ({ table, guest, now }, { text }) => {
    if (!table.info.chat) throw new Refused("not-allowed", "the chat of this table is off");
    if (table.info.guests[guest].muted) throw new Refused("muted", "the host has muted you");
    if (saidSince(table, guest, now - CHAT_WINDOW_MS) >= LIMITS.chatPerTenSeconds) {
      const most = `${LIMITS.chatPerTenSeconds} lines in ten seconds`;
      throw new Refused("too-many", `that is more than ${most}; wait a little`);
    }
    return write({ e: "said", guest, text });
  },
  mute: ({ table, guest }, { guest: whom, muted }) => {
    checkHost(table, guest);
    checkGuest(table, whom);
    return table.info.guests[whom].muted === muted
      ? nothing
      : write({ e: "muted", guest: whom, muted });
  },
  chat: ({ table, guest }, { on }) => {
    checkHost(table, guest);
    return table.info.chat === on ? nothing : write({ e: "chat", on });
  },
};

function namesBut(table: Table, guest: number): string[] {
  return table.info.guests.filter((one) => one.guest !== guest).map(({ name }) => name);
}

function saidSince(table: Table, guest: number, since: number): number {
  let count = 0;
  for (let i = table.log.length - 1; i >= 0 && table.log[i].at > since; i--) {
    if (table.log[i].what === "said" && table.log[i].guest === guest) count++;
  }
  return count;
}
