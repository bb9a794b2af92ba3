import { push } from "@coterie/kernel";
import { NOWHERE } from "../state.js";
import { rulebook, type Table } from "../table.js";
import { addCard, changeDeck, leftInDeck } from "./cards.js";
import { happen } from "./standing.js";

/** BO-4.5: a Bleeder or an Elder, into the hand; not into today's piles. */
const takeQuestion = rulebook.question({
  name: "catacombs.take",
  rule: "BO-4.5",
  seat: (_g, seat) => seat,
  list(g, options) {
    for (const card of cardsInDecks(g)) options.add(card);
  },
  answer(g, card, seat) {
    g.tell?.({ fact: "catacombs", rule: "BO-4.5", seat, card });
    recruit(g, seat, card);
    happen(g, "catacombs-visited", seat, NOWHERE);
  },
  key: (g, card) => g.content.cards[card].id,
});

export const CATACOMBS_VISIT = rulebook.step("catacombs", (g, seat) => {
  if (cardsInDecks(g).length > 0) {
    push(g, takeQuestion, seat);
    return;
  }
  g.tell?.({ fact: "catacombs-empty", rule: "BO-4.5", seat });
  happen(g, "catacombs-visited", seat, NOWHERE);
});

/** Which of the two decks still have a card. */
function cardsInDecks(g: Table): number[] {
  return [g.content.bleeder, g.content.elder].filter((card) => canRecruit(g, card));
}

export function canRecruit(g: Table, card: number): boolean {
  return leftInDeck(g.content, g.state, card) > 0;
}

/** From its deck into the hand, before everybody's eyes. */
export function recruit({ state, content }: Table, seat: number, card: number): void {
  changeDeck(content, state, card, -1);
  addCard(state.sure[seat], card);
}
