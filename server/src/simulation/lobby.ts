import type { TableInfo } from "@coterie/protocol";
import type { Person, Wish } from "./person.js";

/** What somebody wants to do before the game begins. */
export function wishInLobby(me: Person, info: TableInfo): Wish | null {
  const { luck, isCalm } = me.world;
  if (me.pending > 0) return null;
  if (!isCalm && luck.isSo(0.1)) return dawdle(me, info);
  const free = info.seats.flatMap(({ guest, bot }, seat) =>
    guest === null && bot === null ? [seat] : [],
  );
  const hasSeat = info.seats.some(({ guest }) => guest === me.guest);
  if (free.length > 0 && !hasSeat) return { command: { do: "sit", seat: luck.among(free) } };
  return info.host === me.guest ? wishOfHost(me, info, free) : null;
}

/** The host sees to it that the game begins. */
function wishOfHost(me: Person, info: TableInfo, free: readonly number[]): Wish | null {
  const { party, world } = me;
  const ghost = info.guests.find(({ guest, gone }) => !gone && party.isLost(guest));
  if (ghost !== undefined) return { command: { do: "remove", guest: ghost.guest } };
  if (free.length === 0) return { command: { do: "start" } };
  const haveAllCome = party.people.every(({ device }) => device !== null);
  if (!haveAllCome && !world.isCalm) return null;
  const [seat] = free;
  return {
    command: world.luck.isSo(0.5) ? { do: "sit", seat } : { do: "place", seat, bot: "random" },
  };
}

function dawdle(me: Person, info: TableInfo): Wish | null {
  const { luck } = me.world;
  const seat = info.seats.findIndex(({ guest }) => guest === me.guest);
  const leave = info.host === me.guest ? 0 : 0.3;
  switch (luck.weighed({ ready: 3, rename: 1, stand: 1, say: 2, move: 1, link: 1, leave })) {
    case "ready":
      return { command: { do: "ready", ready: luck.isSo(0.7) } };
    case "rename":
      return { command: { do: "rename", name: luck.among(["Ada", "Fred", "ada"]) } };
    case "stand":
      return seat < 0 ? null : { command: { do: "stand", seat } };
    case "say":
      return { command: { do: "say", text: `hello ${luck.hex(4)}` } };
    case "move":
      return { command: { do: "device-link" }, then: ({ code = "" }) => me.moveDevice(code) };
    case "leave":
      return { command: { do: "leave" } };
    case "link":
      return seat < 0 ? null : { command: { do: "seat-link", seat } };
  }
}
