import type { Ritual } from "../../../content/pieces.js";
import { bloodFor } from "../../../rules/altar.js";
import { handOf } from "../../../rules/cards.js";
import { modified } from "../../../rules/standing.js";
import { NOWHERE } from "../../../state.js";
import { requirementWords } from "../symbols.js";
import { type Asked, idIn, type KindTable, type OptionText } from "./asked.js";
import { cardList, fullCard, totals } from "./cards.js";
import { type Look, nameOf, pieceCalled, tableOf } from "./look.js";
import { textOf } from "./part.js";

/** BO-4.4, BO-4.5: the Altar and the Catacombs. */

/** What a Ritual asks of this player, with what other Rituals change of it. */
export function requiredOf(look: Look, seat: number, card: Ritual): string {
  const g = tableOf(look);
  const number = look.content.rituals.findIndex((ritual) => ritual.card === card);
  const victims = modified(g, "ritual-victims", card.requires.victims, seat, NOWHERE);
  const blood = bloodFor(g, seat, number);
  const requires = { ...card.requires, victims: Math.max(0, victims), blood };
  return requirementWords({ ...card, requires });
}

function ritualCalled(look: Look, id: string | undefined): Ritual | undefined {
  const piece = pieceCalled(look, id);
  return piece?.kind === "ritual" ? piece : undefined;
}

function victimsInHand({ state, content, seat }: Asked): number[] {
  return handOf(state, seat).filter((card) => content.cards[card]?.isVictim === true);
}

function ritualOption(asked: Asked, key: string): OptionText | undefined {
  if (key === "no-ritual") return { words: "no Ritual" };
  const card = ritualCalled(asked, idIn(key));
  if (card === undefined) return undefined;
  const needs = requiredOf(asked, asked.seat, card);
  return { words: `${card.name} (${card.vp} VP) for ${needs}`, more: textOf(card) };
}

/** The draft is one more than the place in the market, then the cards. */
const shownSoFar = ({ draft }: Asked): number[] => draft.slice(1);

function showWhy(asked: Asked): string {
  const card = ritualCalled(asked, asked.question.about);
  const shown = shownSoFar(asked);
  const so = shown.length === 0 ? "none" : `${cardList(asked, shown)} (${totals(asked, shown)})`;
  const needs = card === undefined ? "" : `It needs ${requiredOf(asked, asked.seat, card)}. `;
  return `${needs}Shown so far: ${so}. Everybody sees them, and they stay in your hand.`;
}

export const altarKinds: KindTable = {
  "altar.ritual": {
    ask: (asked) => {
      const victims = victimsInHand(asked);
      const symbols = victims.length === 0 ? "" : ` (${totals(asked, victims)})`;
      return {
        ask: "You are at the Altar. Which Ritual do you take?",
        why: `Victims in your hand: ${cardList(asked, victims)}${symbols}. You have ${asked.state.blood[asked.seat]} Blood.`,
      };
    },
    option: ritualOption,
  },
  "altar.show": {
    ask: (asked) => ({
      ask: `Which Victim do you show for ${nameOf(asked, asked.question.about)}?`,
      why: showWhy(asked),
    }),
    option: (asked, key) =>
      key === "enough" ? "these are enough: take the Ritual" : fullCard(asked, idIn(key)),
  },
  "catacombs.take": {
    ask: () => ({
      ask: "You are at the Catacombs. Whom do you take?",
      why: "The card comes into your hand; today's piles stay as they are.",
    }),
    option: (asked, key) => fullCard(asked, key),
  },
};
