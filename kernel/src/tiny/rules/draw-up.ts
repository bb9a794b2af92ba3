import { seenBy } from "../../index.js";
import { HAND_SIZE } from "../content.js";
import { drawCard } from "../hand.js";
import { book } from "./book.js";

/** 5.1 Every seat draws up to three lanterns, as long as there are any. */
export const DRAW_UP = book.step("draw-up", (run) => {
  const { deck, hands } = run.state;
  hands.forEach((hand, seat) => {
    while (hand.cards.length < HAND_SIZE && deck.cards.length > 0) {
      const card = drawCard(deck, hand, seenBy(seat));
      run.revealed = true;
      run.tell?.({ fact: "drew", rule: "5.1", seat, card });
    }
  });
});
