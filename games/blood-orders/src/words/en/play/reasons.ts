import { type Blocked, participates, type Reason } from "@coterie/kernel";
import { requiredOf } from "./ask-altar.js";
import { idIn } from "./asked.js";
import { type Look, nameOf, pieceCalled, seats } from "./look.js";

/** Why something cannot be done. */

export const reasonTexts: Readonly<Record<string, string>> = {
  "place-first": "a token must be placed before the turn ends",
  "one-token-a-turn": "only one token is placed each turn",
  "once-a-turn": "already done this turn",
  "at-upper-end": "the marker is at the upper end of the Fear track",
  "used-today": "already used today",
  "cannot-pay": "its cost cannot be paid",
  "too-little-blood": "not enough Blood",
  "too-few-victims": "too few Victims in hand",
  "too-few-dawn-symbols": "the Victims in hand show too few Dawn symbols",
  "too-few-dusk-symbols": "the Victims in hand show too few Dusk symbols",
  "too-few-night-symbols": "the Victims in hand show too few Night symbols",
};

/** The words for a reason, or undefined where it has none. */
export const reasonWords = (why: Reason): string | undefined => reasonTexts[why.reason];

/** Actions by the names that their keys begin with; those about a Ritual go on with its id. */
export const actionTexts: Readonly<Record<string, (look: Look, key: string) => string>> = {
  end: () => "End the turn",
  place: () => "Place another token",
  scavenge: () => "Scavenge",
  feed: () => "Feed it",
  use: (look, key) => `Use ${nameOf(look, idIn(key))}`,
  ritual: (look, key) => nameOf(look, idIn(key)),
};

/** What a Ritual of the market asks of the only player at the Altar, beside what is missing. */
function needs(look: Look, action: string): string {
  const piece = action.startsWith("ritual:") ? pieceCalled(look, idIn(action)) : undefined;
  const seat = seats(look).find((one) => participates(look.state, one));
  if (piece?.kind !== "ritual" || seat === undefined) return "";
  return ` (it needs ${requiredOf(look, seat, piece)})`;
}

export function blockedWords(look: Look, blocked: Blocked): { action: string; why: string } {
  const { action } = blocked;
  const why = reasonWords(blocked) ?? "not possible now";
  return {
    action: actionTexts[action.split(":")[0]]?.(look, action) ?? "This",
    why: `${why}${needs(look, action)}`,
  };
}
