import type { LogItem, TableInfo } from "@coterie/protocol";
import { guestName, seatName } from "./names.js";

/** What happens around a game, in words; nothing for what the log or the lobby shows itself. */
export function happened(info: TableInfo, { what, guest, seat }: LogItem): string | undefined {
  const who = guest === undefined ? "" : guestName(info, guest);
  const there = seat === undefined ? "" : `${seatName(info, seat)} (seat ${seat + 1})`;
  return WORDS[what]?.(who, there);
}

const WORDS: Readonly<Record<string, (who: string, there: string) => string>> = {
  came: (who) => `${who} came`,
  left: (who) => `${who} left`,
  removed: (who) => `${who} was sent away`,
  renamed: (who) => `Somebody is now called ${who}`,
  appointed: (who) => `${who} is the host now`,
  started: () => "The game began",
  handed: (who, there) => `${who} took over from ${there}`,
  "stand-in": (_, there) => `A bot answers for ${there}`,
  back: (_, there) => `${there} is back`,
  resigned: (_, there) => `${there} gave up; a bot plays on`,
  "bot-voted": (who, there) => `${who} voted on a bot for ${there}`,
  "undo-asked": (_, there) => `${there} asks to take the last answer back`,
  "undo-declined": (who) => `${who} does not want that taken back`,
  undone: (_, there) => `${there} took the last answer back`,
  "abandon-voted": (who) => `${who} would end the game without a result`,
  abandoned: () => "The game was ended without a result",
  closed: () => "The host closed the table",
  rematch: () => "A rematch was opened",
  rules: () => "The rules were updated; the game goes on from its position",
};
