import { drawSome, newPile, shufflePile } from "@coterie/kernel";
import type { Content } from "../content/content.js";
import { NEW_BLOOD, NONE, NOWHERE, type State } from "../state.js";
import { rulebook, type Table } from "../table.js";
import { addCard, addCards } from "./cards.js";
import { dropOldest, fillMarket } from "./market.js";
import { happen } from "./standing.js";
import { dieFor, inTurnOrder, quarterCount } from "./terms.js";

/** BO-6.1: after Days 3 and 6 the new Act comes first, before feeding. */
export const NEW_ACT = rulebook.step("act", (g) => {
  const { state } = g;
  g.tell?.({ fact: "act-over", rule: "BO-6.1", act: state.act });
  leaveGame(state);
  state.act++;
  g.tell?.({ fact: "act-begins", rule: "BO-6.1", act: state.act });
  dealAct(g, "BO-6.1");
  dropOldest(g);
  state.ritualDeck = shuffled(g, g.content.acts[state.act].rituals);
  fillMarket(g, "BO-6.1");
  for (const seat of inTurnOrder(state)) happen(g, "act-begins", seat, NOWHERE);
});

/** Victims of the city and the discard leave before everybody's eyes, the deck unseen. */
function leaveGame(s: State): void {
  for (const victim of s.victims) if (victim !== NONE) addCard(s.gone, victim);
  addCards(s.gone, s.discards.splice(0));
}

/** BO-2.1, BO-2.2: Locations and Victims of the current Act, the Night spaces and the dice. */
export function dealAct(g: Table, rule: string): void {
  const { state, content } = g;
  const act = content.acts[state.act];
  const quarters = quarterCount(state);
  // Other Locations of the Act leave the game unseen.
  state.locations = drawSome(state.chance, act.locations, quarters);
  state.victimDeck = shuffled(g, act.victims);
  state.victims = state.victimDeck.cards.splice(-quarters).reverse();
  state.victimDeck.seen.length = state.victimDeck.cards.length;
  g.revealed = true;
  for (let quarter = 0; quarter < quarters; quarter++) setQuarter(state, content, quarter);
  tellQuarters(g, rule);
}

function setQuarter(s: State, content: Content, quarter: number): void {
  const victim = s.victims[quarter];
  s.nightBlood[quarter] = NEW_BLOOD;
  s.nightInfluence[quarter] = content.victims[victim].card.cost;
  s.dice[quarter] = dieFor(content, s.locations[quarter], victim);
}

function tellQuarters(g: Table, rule: string): void {
  const { locations, victims, dice } = g.state;
  locations.forEach((location, space) => {
    g.tell?.({ fact: "dealt", rule, space, location, card: victims[space], now: dice[space] });
  });
}

export function shuffled(g: Table, cards: readonly number[]): State["victimDeck"] {
  const pile = newPile(cards.slice());
  shufflePile(pile, g.state.chance);
  return pile;
}
