import type { OpenQuestion } from "@coterie/kernel";
import type { Command, Sheet, TableInfo } from "@coterie/protocol";
import type { Person, Wish } from "./person.js";

/** How often which of the things is done that people do beside answering. */
const WEIGHTS = {
  undo: 4,
  withdraw: 4,
  late: 5,
  wrong: 2,
  ask: 2,
  away: 2,
  talk: 3,
  move: 1,
  hand: 1,
  code: 0.5,
  end: 0.2,
};

/** Everything that people do beside answering, and some things that only a bad page does. */
export function mischief(
  me: Person,
  info: TableInfo,
  seats: readonly [number, Sheet][],
): Wish | null {
  const { luck } = me.world;
  if (seats.length === 0) return { command: talk(me, info) };
  const [seat, { document }] = luck.among(seats);
  switch (luck.weighed(WEIGHTS)) {
    case "undo":
      return me.undosLeft-- > 0 ? { command: { do: "undo", seat } } : null;
    case "withdraw":
      return { command: { do: "withdraw", seat } };
    case "late":
      return me.given.length === 0 ? null : { command: { ...luck.among(me.given) } };
    case "wrong":
      return { command: wrong(me, seat, document.question) };
    case "ask":
      return document.question === null ? null : { command: ask(me, seat, document.question) };
    case "away":
      return { command: { do: "away", seat, bot: "random" } };
    case "talk":
      return { command: talk(me, info) };
    case "move":
      return { command: { do: "device-link" }, then: ({ code = "" }) => me.moveDevice(code) };
    case "hand":
      return { command: { do: "seat-link", seat }, then: ({ code = "" }) => handOver(me, code) };
    case "code":
      // Somebody who found an old link tries whether it still works.
      if (me.party.codes.length > 0) me.takeSeat(luck.among(me.party.codes));
      return null;
    case "end":
      return end(me, info, seat);
  }
}

/** Answers that no page would give. */
function wrong(me: Person, seat: number, question: OpenQuestion | null): Command {
  const { luck } = me.world;
  const id = question?.id ?? `${seat}.${luck.below(30)}`;
  const key = question === null || luck.isSo(0.5) ? "nonsense" : question.options[0].key;
  const keys = luck.isSo(0.5) ? [key] : [key, key, key];
  return { do: "answer", seat: luck.isSo(0.7) ? seat : luck.below(4), question: id, keys };
}

function ask(me: Person, seat: number, { id, options }: OpenQuestion): Command {
  const { luck } = me.world;
  const { key } = luck.among(options);
  const how = luck.weighed({ hint: 1, preview: 1, why: 1 });
  return how === "hint" ? { do: how, seat, question: id } : { do: how, seat, question: id, key };
}

function talk(me: Person, info: TableInfo): Command {
  const { luck } = me.world;
  const isHost = info.host === me.guest;
  switch (luck.weighed({ say: 6, rename: 1, chat: isHost ? 1 : 0, mute: isHost ? 1 : 0 })) {
    case "say":
      return { do: "say", text: `well ${luck.hex(4)}` };
    case "rename":
      return { do: "rename", name: luck.among(["Ada", "Fred", "ada"]) };
    case "chat":
      return { do: "chat", on: luck.isSo(0.6) };
    case "mute":
      return { do: "mute", guest: luck.among(info.guests).guest, muted: luck.isSo(0.4) };
  }
}

/** A seat goes to somebody who is here, or to somebody new, or the link lies about. */
function handOver({ party, world }: Person, code: string): void {
  const { luck } = world;
  party.codes.push(code);
  const others = party.people.filter(({ device }) => device !== null);
  if (luck.isSo(0.2)) return;
  if (party.people.length < 5 && luck.isSo(0.5)) party.welcome(code);
  else luck.among(others).takeSeat(code);
}

function end(me: Person, info: TableInfo, seat: number): Wish | null {
  const { luck } = me.world;
  if (luck.isSo(0.5)) return { command: { do: "abandon", agree: luck.isSo(0.7) } };
  // Who is left must be able to go on.
  const hasLost = info.seats.some(({ guest }) => me.party.isLost(guest));
  return hasLost ? null : { command: { do: "resign", seat } };
}
