import words from "words:online";
import type { LogItem, TableInfo } from "@coterie/protocol";
import { guestName, seatName } from "./names.js";

/** What happens around a game, in words; nothing for what the log or the lobby shows itself. */
export function happened(info: TableInfo, { what, guest, seat }: LogItem): string | undefined {
  const who = guest === undefined ? "" : guestName(info, guest);
  const there =
    seat === undefined ? "" : words.nameAtSeat({ name: seatName(info, seat), seat: seat + 1 });
  return HAPPENED[what]?.({ who, there });
}

const HAPPENED: Readonly<Record<string, (typeof words)["came"]>> = {
  came: words.came,
  left: words.left,
  removed: words.removed,
  renamed: words.renamed,
  appointed: words.appointed,
  started: words.started,
  handed: words.handed,
  "stand-in": words.standIn,
  back: words.back,
  resigned: words.resigned,
  "bot-voted": words.botVoted,
  "undo-asked": words.undoAsked,
  "undo-declined": words.undoDeclined,
  undone: words.undone,
  "abandon-voted": words.abandonVoted,
  abandoned: words.abandoned,
  closed: words.closed,
  rematch: words.rematchOpened,
  rules: words.rulesUpdated,
};
