import { cardCount } from "../../../rules/cards.js";
import type { Asked, OptionText } from "./asked.js";
import { fullCard, handCard } from "./cards.js";
import { type Look, pieceCalled, quarterCalled, quarterName, seatName, some } from "./look.js";
import { textOf } from "./part.js";

/** What can be chosen by an effect, with what matters about it. */

/** "North (die 3, The Occultist, 3 Blood, 2 Influence)". */
function quarterWords(look: Look, quarter: number): string {
  const { state } = look;
  const parts = [
    `die ${state.dice[quarter]}`,
    handCard(look, state.victims[quarter])?.name ?? "no Victim",
    `${state.nightBlood[quarter]} Blood`,
    `${state.nightInfluence[quarter]} Influence`,
  ];
  return `${quarterName(quarter)} (${parts.join(", ")})`;
}

/** "Player 2 (7 Blood, 5 Influence, 0 VP, Fear 3, 8 cards)". */
function playerWords({ state }: Look, seat: number): string {
  const parts = [
    `${state.blood[seat]} Blood`,
    `${state.influence[seat]} Influence`,
    `${state.vp[seat]} VP`,
    `Fear ${state.fear[seat]}`,
    some(cardCount(state, seat), "card"),
  ];
  return `${seatName(seat)} (${parts.join(", ")})`;
}

/** Keys are made by the interpreter: `north`, `seat-2`, the id of a piece, or a number. */
export function memberOption(asked: Asked, key: string): string | OptionText | undefined {
  if (key === "decline") return "none: leave it";
  if (/^\d+$/.test(key)) return key;
  const quarter = quarterCalled(key);
  if (quarter >= 0) return quarterWords(asked, quarter);
  const seat = Number(/^seat-(\d+)$/.exec(key)?.[1] ?? 0) - 1;
  if (seat >= 0) return playerWords(asked, seat);
  const piece = pieceCalled(asked, key);
  if (piece?.kind === "ritual") {
    return { words: `${piece.name} (${piece.vp} VP)`, more: textOf(piece) };
  }
  return fullCard(asked, key);
}
