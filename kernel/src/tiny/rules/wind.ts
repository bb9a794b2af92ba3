import { rollDie, shufflePile } from "../../index.js";
import { book } from "./book.js";
import { settleWagers } from "./wager.js";

const FACES = 6;
const STORM = 6;

/** 2.1 Roll for the wind. 2.2 A storm stirs the discarded lanterns back into the deck. */
export const WIND = book.step("wind", (run) => {
  const { state } = run;
  const face = rollDie(state.chance, FACES);
  run.tell?.({ fact: "wind", rule: "2.1", face });
  settleWagers(run, face === STORM ? "storm" : "calm");
  if (face !== STORM) return;
  const { deck, discard } = state;
  deck.cards.push(...discard);
  discard.length = 0;
  deck.seen = deck.cards.map(() => 0);
  shufflePile(deck, state.chance);
  run.tell?.({ fact: "stirred", rule: "2.2", cards: deck.cards.length });
});
