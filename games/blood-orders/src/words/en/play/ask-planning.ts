import { DAWN, DUSK, NIGHT } from "../../../state.js";
import type { Asked, KindTable } from "./asked.js";
import { cardList, cardName, fullCard, printed } from "./cards.js";
import { orderCalled, orderName, quarterName, quarters, some } from "./look.js";

/** Chapter 3: which card goes under which token. */

/** In a draft: 0 for a card that stays in the hand, otherwise one more than its Order. */
function placed({ state, seat, draft }: Asked, place: number): number[] {
  const hand = state.hands[seat] ?? [];
  return draft.flatMap((at, i) => (at === place && i < hand.length ? [hand[i]] : []));
}

/** "Dawn 2 (2 Bleeders), Dusk 0 (none), Night 0 (none); in hand: none". */
function planSoFar(asked: Asked): string {
  const piles = [DAWN, DUSK, NIGHT].map((order) => {
    const cards = placed(asked, order + 1);
    return `${orderName(order)} ${printed(asked, cards, order)} (${cardList(asked, cards)})`;
  });
  return `${piles.join(", ")}; in hand: ${cardList(asked, placed(asked, 0))}`;
}

const cardAsked = ({ state, seat, args }: Asked): number | undefined =>
  args.length === 0 ? undefined : state.hands[seat]?.[args[1]];

function stillToCome(asked: Asked): string {
  const rest = (asked.state.hands[asked.seat] ?? []).slice(asked.draft.length + 1);
  return rest.length === 0 ? "This is the last card." : `Still to come: ${cardList(asked, rest)}.`;
}

/** "Dice: North 3, South 2, East 2." */
const diceWords = (asked: Asked): string =>
  `Dice: ${quarters(asked)
    .map((quarter) => `${quarterName(quarter)} ${asked.state.dice[quarter]}`)
    .join(", ")}.`;

/** "Under the Dawn token: then 2 cards showing 2 Dawn". */
function pileOption(asked: Asked, order: number): string | undefined {
  const card = cardAsked(asked);
  const name = orderName(order);
  if (name === undefined) return undefined;
  if (card === undefined) return `under the ${name} token`;
  const cards = [...placed(asked, order + 1), card];
  const symbols = printed(asked, cards, order);
  return `under the ${name} token: ${some(cards.length, "card")} showing ${symbols} ${name}`;
}

export const planningKinds: KindTable = {
  "planning.card": {
    ask: (asked) => {
      const { state, seat, draft, question } = asked;
      const what = fullCard(asked, question.about) ?? cardName(asked, cardAsked(asked));
      const of = state.hands[seat]?.length ?? 0;
      return {
        ask: `Where does this card go: ${what}? (card ${draft.length + 1} of ${of})`,
        why: `So far: ${planSoFar(asked)}. ${stillToCome(asked)} ${diceWords(asked)}`,
      };
    },
    option: (asked, key) =>
      key === "hand" ? "keep it in hand" : pileOption(asked, orderCalled(key)),
  },
  "planning.commit": {
    ask: (asked) => ({
      ask: "Is your plan ready?",
      why: `Your piles: ${planSoFar(asked)}. You can take it back until the last player is ready.`,
    }),
    option: () => "yes, this is the plan",
  },
};
