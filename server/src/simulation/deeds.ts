import type { Command, JoinTable, OpenTable, Redeem } from "@coterie/protocol";
import type { TableEntry } from "../core/entry.js";

/** What somebody asked a server to do, over a socket or over HTTP. */
export type Deed =
  | Command
  | { readonly do: "open"; readonly asked: OpenTable }
  | { readonly do: "join"; readonly asked: JoinTable }
  | { readonly do: "redeem"; readonly asked: Redeem };

/**
 * The entries to which a deed may lead when it is done once, each at most once, as short texts. An
 * entry must come from a deed, and there are never more of a kind than were asked for.
 */
export function marksOf(deed: Deed, guest: number): readonly string[] {
  switch (deed.do) {
    case "open":
      return openingMarks(deed.asked);
    case "join":
      return ["came", "sat"];
    case "redeem":
      return ["came", "redeemed"];
    case "sit":
      return ["sat"];
    case "stand":
      return [`stood ${deed.seat}`];
    case "place":
      return [`placed ${deed.seat} ${deed.bot}`];
    case "remove":
      return [`removed ${deed.guest}`];
    case "ready":
      return [`ready ${guest} ${deed.ready}`];
    case "start":
      return ["started"];
    case "leave":
      return [`left ${guest}`, "appointed", "closed"];
    case "answer":
      return [answerMark(deed.seat, deed.question, deed.keys)];
    case "withdraw":
      return [`withdrew ${deed.seat}`];
    case "undo":
      return [`undo-asked ${deed.seat}`, "undone"];
    case "consent":
      return deed.agree ? [`undo-agreed ${guest}`, "undone"] : [`undo-declined ${guest}`];
    case "away":
      return [`stand-in ${deed.seat} ${deed.bot}`];
    case "back":
      return [`back ${deed.seat}`];
    case "vote-bot":
      return [`bot-voted ${deed.seat} ${guest}`, `stand-in ${deed.seat} ${deed.bot}`];
    case "resign":
      return [`resigned ${deed.seat}`, "abandoned"];
    case "abandon":
      return [`abandon-voted ${guest}`, "abandoned"];
    case "close":
      return ["closed"];
    case "rematch":
      return ["rematch"];
    case "rename":
      return [`renamed ${guest}`];
    case "appoint":
      return ["appointed"];
    case "device-link":
      return [`device-code ${guest}`];
    case "seat-link":
      return [`seat-code ${deed.seat}`];
    case "say":
      return [`said ${guest} ${deed.text}`];
    case "mute":
      return [`muted ${deed.guest} ${deed.muted}`];
    case "chat":
      return [`chat ${deed.on}`];
    case "why":
    case "preview":
    case "hint":
      return [];
  }
}

function openingMarks({ seats }: OpenTable): string[] {
  const places = (seats ?? []).flatMap((kind, seat) => {
    if (kind === "open") return [];
    return kind === "me" ? ["sat"] : [`placed ${seat} ${kind.bot}`];
  });
  return ["opened", "came", ...places];
}

export function answerMark(seat: number, question: string, keys: readonly string[]): string {
  return `answered ${seat} ${question} ${keys.join(" ")}`;
}

/** The mark of an entry. `question` is the id that an answer was given to. */
export function markOf(entry: TableEntry, question: string): string {
  switch (entry.e) {
    case "answered":
      return answerMark(entry.seat, question, entry.keys);
    case "moved":
    case "handed":
      return "redeemed";
    case "stood":
    case "withdrew":
    case "undo-asked":
    case "back":
    case "resigned":
    case "seat-code":
      return `${entry.e} ${entry.seat}`;
    case "placed":
    case "stand-in":
      return `${entry.e} ${entry.seat} ${entry.bot}`;
    case "removed":
    case "left":
    case "undo-agreed":
    case "undo-declined":
    case "renamed":
    case "device-code":
    case "abandon-voted":
      return `${entry.e} ${entry.guest}`;
    case "ready":
      return `ready ${entry.guest} ${entry.ready}`;
    case "bot-voted":
      return `bot-voted ${entry.seat} ${entry.guest}`;
    case "said":
      return `said ${entry.guest} ${entry.text}`;
    case "muted":
      return `muted ${entry.guest} ${entry.muted}`;
    case "chat":
      return `chat ${entry.on}`;
    default:
      return entry.e;
  }
}
