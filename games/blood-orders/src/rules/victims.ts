import { drawTop, shufflePile } from "@coterie/kernel";
import { NONE, NOWHERE } from "../state.js";
import type { Table } from "../table.js";
import { addCard, changeDeck } from "./cards.js";
import { happen } from "./standing.js";

/** The Victim deck and its discard (BO-5.9). */

/** Shuffles the discard into an empty deck before it is handled; false when there is no card at all. */
export function fillVictimDeck(g: Table): boolean {
  const { victimDeck, discards } = g.state;
  if (victimDeck.cards.length > 0) return true;
  if (discards.length === 0) {
    g.tell?.({ fact: "deck-empty", rule: "BO-5.9" });
    return false;
  }
  g.state.victimDeck = { cards: discards, seen: discards.map(() => 0) };
  g.state.discards = [];
  shufflePile(g.state.victimDeck, g.state.chance);
  g.tell?.({ fact: "deck-reshuffled", rule: "BO-5.9", n: discards.length });
  return true;
}

/** The top Victim of the deck, turned up before everybody's eyes; NONE when there is none. */
export function drawVictim(g: Table): number {
  if (!fillVictimDeck(g)) return NONE;
  g.revealed = true;
  return drawTop(g.state.victimDeck);
}

/** Puts a Victim into a Quarter. */
export function placeVictim(g: Table, quarter: number, victim: number, rule: string): void {
  g.state.victims[quarter] = victim;
  g.tell?.({ fact: "victim-placed", rule, space: quarter, card: victim });
}

/** BO-6.3: to the common discard; Victims of earlier Acts never come back from there (BO-5.9). */
export function discardVictim(g: Table, victim: number): void {
  const { victims } = g.content;
  const isCurrent = victims[victim].card.act === g.state.act + 1;
  addCard(isCurrent ? g.state.discards : g.state.gone, victim);
}

/** A card is given up: Victims to the common discard, Bleeders and Elders to their decks. */
export function discardCard(g: Table, card: number): void {
  if (g.content.cards[card].isVictim) discardVictim(g, card);
  else changeDeck(g.content, g.state, card, 1);
}

/** BO-8.1: a card comes into a hand before everybody's eyes, so it is in no pile of today. */
export function gainVictim(g: Table, seat: number, victim: number, rule: string): void {
  addCard(g.state.sure[seat], victim);
  g.tell?.({ fact: "victim-gained", rule, seat, card: victim });
  happen(g, "victim-gained", seat, NOWHERE);
}
