import { ALTAR, ORDER_COUNT, TOKEN_ROW } from "../state.js";
import { rulebook } from "../table.js";
import { pileOf } from "./cards.js";
import { playerCount } from "./terms.js";

/**
 * BO-5.1: the tokens in the Quarters are turned up and all piles become public, also those whose
 * token is at the Altar or the Catacombs; which token is there never does.
 */
export const REVEAL = rulebook.step("reveal", (g) => {
  const { state } = g;
  const { tokens } = state;
  state.revealed = 1;
  g.revealed = true;
  for (let i = 0; i < tokens.length; i += TOKEN_ROW) {
    const [seat, space, order] = tokens.slice(i, i + TOKEN_ROW);
    if (space >= ALTAR) continue;
    g.tell?.({ fact: "token-revealed", rule: "BO-5.1", seat, space, order });
  }
  for (let seat = 0; seat < playerCount(state); seat++) {
    for (let order = 0; order < ORDER_COUNT; order++) {
      const cards = pileOf(state, seat, order).slice();
      g.tell?.({ fact: "pile-revealed", rule: "BO-5.1", seat, order, cards });
    }
  }
});
