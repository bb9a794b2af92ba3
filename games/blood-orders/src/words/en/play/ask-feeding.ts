import { addCard, takeCard } from "../../../rules/cards.js";
import { modified } from "../../../rules/standing.js";
import { NOWHERE } from "../../../state.js";
import { type Asked, idIn, type KindTable } from "./asked.js";
import { cardList, fullCard } from "./cards.js";
import { nameOf, pieceCalled, some, tableOf } from "./look.js";

/** BO-6.3: which cards are fed, and which are too many. */

const FED = 1;
const HAND_LIMIT = 10;

/** The draft: for each card of the Torpor whether it is fed, then the cards over the limit. */
const fedCards = ({ state, seat, draft }: Asked): number[] =>
  (state.torpor[seat] ?? []).filter((_, i) => draft[i] === FED);

const releasedCards = ({ state, seat, draft }: Asked): number[] =>
  (state.torpor[seat] ?? []).filter((_, i) => i < draft.length && draft[i] !== FED);

const excessCards = ({ state, seat, draft }: Asked): number[] =>
  draft.slice(state.torpor[seat]?.length ?? 0);

function bloodFor(asked: Asked, cards: number): number {
  const free = modified(tableOf(asked), "free-feeding", 0, asked.seat, NOWHERE);
  return Math.max(0, cards - Math.max(0, free));
}

const bloodSpent = (asked: Asked): number => bloodFor(asked, fedCards(asked).length);

/** What the next card would cost: nothing, where a Ritual feeds it. */
const nextCost = (asked: Asked): number =>
  bloodFor(asked, fedCards(asked).length + 1) - bloodSpent(asked);

const bloodLeft = (asked: Asked): number => asked.state.blood[asked.seat] - bloodSpent(asked);

function keptCards(asked: Asked): number[] {
  const kept = asked.state.hands[asked.seat].slice();
  for (const card of fedCards(asked)) addCard(kept, card);
  for (const card of excessCards(asked)) takeCard(kept, card);
  return kept;
}

function soFar(asked: Asked): string {
  const released = cardList(asked, releasedCards(asked));
  return `Fed: ${cardList(asked, fedCards(asked))}; let go: ${released}.`;
}

const PRIVATE = "You can take it back until the last player has decided.";

function feedOption(asked: Asked, key: string): string {
  if (key === "feed") {
    const cost = nextCost(asked);
    return cost === 0
      ? "feed it for nothing: back to your hand"
      : `feed it for ${cost} Blood: back to your hand`;
  }
  const isVictim = pieceCalled(asked, asked.question.about)?.kind === "victim";
  return isVictim ? "let it go, to the discard" : "let it go, back to its deck";
}

/** With what is done: in a plan it stands beside cards that are fed. */
function discardOption(asked: Asked, key: string): string | undefined {
  const card = fullCard(asked, idIn(key));
  return card === undefined ? undefined : `discard ${card}`;
}

export const feedingKinds: KindTable = {
  "feeding.card": {
    ask: (asked) => {
      const what = fullCard(asked, asked.question.about) ?? nameOf(asked, asked.question.about);
      const of = asked.state.torpor[asked.seat]?.length ?? 0;
      const hand = some(keptCards(asked).length, "card");
      return {
        ask: `Do you feed this card: ${what}? (card ${asked.draft.length + 1} of ${of} in Torpor)`,
        why: `${soFar(asked)} Blood left: ${bloodLeft(asked)}. With the fed ones you hold ${hand}.`,
      };
    },
    option: feedOption,
  },
  "feeding.excess": {
    ask: (asked) => {
      const kept = keptCards(asked);
      const more = modified(tableOf(asked), "hand-limit", HAND_LIMIT, asked.seat, NOWHERE);
      const limit = Math.max(0, more);
      return {
        ask: `Which card do you discard? ${some(kept.length - limit, "card")} too many.`,
        why: `You would hold ${kept.length} and may keep ${limit}. ${soFar(asked)}`,
      };
    },
    option: discardOption,
  },
  "feeding.commit": {
    ask: (asked) => {
      const excess = excessCards(asked);
      const over = excess.length === 0 ? "" : ` Discarded: ${cardList(asked, excess)}.`;
      return {
        ask: "Is this how you feed?",
        why: `${soFar(asked)}${over} It costs ${bloodSpent(asked)} Blood. ${PRIVATE}`,
      };
    },
    option: () => "yes, so be it",
  },
};
