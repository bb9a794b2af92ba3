import { ALL_AUDIENCES, drawTop, push, show } from "@coterie/kernel";
import { GONE, PLACED, type State } from "../state.js";
import { rulebook, type Table } from "../table.js";
import { abolish, establish, modified } from "./standing.js";
import { chooser } from "./terms.js";

/** Chapter 9: relics. */

/** MN-9.1: 0 relics below kill count 2, 1 from 2, 2 from 5. */
export function relicLimit(g: Table, vampire: number): number {
  const kills = g.state.kills[vampire];
  const base = kills < 2 ? 0 : kills < 5 ? 1 : 2;
  return Math.max(0, modified(g, "relic-limit", base, vampire, g.state.at[vampire]));
}

export function relicsOf(g: Table, vampire: number): number[] {
  return relicsHeld(g.state, vampire);
}

export function relicsHeld(s: State, vampire: number): number[] {
  const held: number[] = [];
  for (let relic = 0; relic < s.relicAt.length; relic++) {
    if (s.relicAt[relic] === vampire) held.push(relic);
  }
  return held;
}

/** MN-9.2: only if some vampire may hold a relic and the deck is not empty. */
export function canDrawRelic(g: Table): boolean {
  if (g.state.relics.cards.length === 0) return false;
  return g.state.vampires.some((_, v) => relicLimit(g, v) > 0);
}

export const drawRelic = rulebook.step("relics.draw", (g) => {
  if (!canDrawRelic(g)) return;
  // The card lies open on the deck until it is given.
  const { relics } = g.state;
  const top = relics.cards.length - 1;
  const relic = relics.cards[top];
  show(relics, top, ALL_AUDIENCES);
  g.revealed = true;
  g.tell?.({ fact: "relic-drawn", rule: "MN-9.2", relic });
  push(g, giveQuestion, relic);
});

const giveQuestion = rulebook.question({
  name: "relics.give",
  rule: "MN-9.2",
  seat: (g) => chooser(g.state),
  about: (g, relic) => g.content.relics[relic].card.id,
  list(g, options) {
    g.state.vampires.forEach((_, v) => {
      if (relicLimit(g, v) > 0) options.add(v);
    });
  },
  answer(g, vampire, relic) {
    drawTop(g.state.relics);
    holdRelic(g, relic, vampire, "MN-9.2");
    if (relicsOf(g, vampire).length > relicLimit(g, vampire)) push(g, discardQuestion, vampire);
  },
  key: (g, vampire) => g.content.vampires[g.state.vampires[vampire]].card.id,
});

const discardQuestion = rulebook.question({
  name: "relics.discard",
  rule: "MN-9.2",
  seat: (g, vampire) => g.state.seatOf[vampire],
  list(g, options, vampire) {
    for (const relic of relicsOf(g, vampire)) options.add(relic);
  },
  answer(g, relic) {
    discardRelic(g, relic);
  },
  key: (g, relic) => g.content.relics[relic].card.id,
});

/** A relic comes into a vampire's hands, from the deck or from another. */
export function holdRelic(g: Table, relic: number, vampire: number, rule: string): void {
  const { piece, card, standing } = g.content.relics[relic];
  abolish(g, piece);
  g.state.relicAt[relic] = vampire;
  if (card.placed !== true) establish(g, standing, vampire, -1);
  g.tell?.({ fact: "relic-given", rule, relic, vampire });
}

/** MN-9.2: discarded relics leave the game. */
export function discardRelic(g: Table, relic: number): void {
  abolish(g, g.content.relics[relic].piece);
  g.state.relicAt[relic] = GONE;
  g.tell?.({ fact: "relic-discarded", rule: "MN-9.2", relic });
}

/** MN-9.3: a placed relic belongs to nobody and stays where it is. */
export function placeRelic(g: Table, relic: number, district: number): void {
  const { piece, standing } = g.content.relics[relic];
  abolish(g, piece);
  g.state.relicAt[relic] = PLACED + district;
  establish(g, standing, -1, district);
  g.tell?.({ fact: "relic-placed", rule: "MN-9.3", relic, district });
}
