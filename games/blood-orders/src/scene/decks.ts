import { isUnknown } from "@coterie/kernel";
import type { Look } from "../words/en/play/look.js";
import { numberedCard } from "./cards.js";
import { discardPlace, knownPlace, RITUAL_DECK, VICTIM_DECK } from "./places.js";
import type { CardScene, DeckScene, KnownScene, VictimDeckScene } from "./types.js";

/** The decks, with what the audience has seen in them, and the common discard. */

/** BO-8.3: whoever looked at Victims of the deck knows where they lie. */
function knownInDeck(look: Look): KnownScene[] {
  const fromTop = look.state.victimDeck.cards.slice().reverse();
  return fromTop.flatMap((card, i) =>
    isUnknown(card) ? [] : [{ ...numberedCard(look, card, knownPlace), fromTop: i + 1 }],
  );
}

export const victimDeckScene = (look: Look): VictimDeckScene => ({
  place: VICTIM_DECK,
  size: look.state.victimDeck.cards.length,
  known: knownInDeck(look),
});

export const ritualDeckScene = ({ state }: Look): DeckScene => ({
  place: RITUAL_DECK,
  size: state.ritualDeck.cards.length,
});

export const discardScenes = (look: Look): CardScene[] =>
  look.state.discards.map((card) => numberedCard(look, card, discardPlace));
