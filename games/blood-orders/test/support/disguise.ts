import { type Audience, DICE, draw, SPECTATOR, seenBy, swiftChance } from "@coterie/kernel";
import type { Disguise } from "@coterie/kernel/battery";
import { bloodOrders } from "../../src/index.js";
import { ALTAR, ORDER_COUNT, type State, TOKEN_ROW } from "../../src/state.js";

type Pick = (below: number) => number;

/**
 * Another position that an audience cannot tell from this one, made by hand and not by the game's
 * own view: others' cards change places between hand and piles, others' hidden tokens change their
 * kind, and what nobody of the audience has seen in the decks lies in another order. For spectators
 * players have other cards, too (BO-8.2).
 */
export const disguise: Disguise<State> = (s, audience, pick) => {
  for (let seat = 0; seat < s.hands.length; seat++) {
    if (seat === audience) continue;
    if (s.planned === 1 && s.revealed === 0) shiftCards(s, seat, pick);
    shiftTokens(s, seat, pick);
  }
  if (audience === SPECTATOR && s.outcome === 0) exchangeHands(s, pick);
  for (const deck of [s.victimDeck, s.ritualDeck]) mixUnseen(deck, audience, pick);
  return s;
};

const { victims } = bloodOrders().content;

/** Cards of hands and hidden piles change their owners, and their Victims change for other unseen ones. */
function exchangeHands(s: State, pick: Pick): void {
  const rows = [...s.hands, ...s.sure, ...(s.revealed === 0 ? s.piles : [])];
  const cards = rows.flat();
  const deck = s.victimDeck;
  const isOfAct = (card: number) => victims[card]?.card.act === s.act + 1;
  const inDeck = [...deck.cards.keys()].filter((at) => (deck.seen[at] & seenBy(SPECTATOR)) === 0);
  const lost = earlierVictims(s);
  cards.forEach((card, i) => {
    if (pick(2) === 0 || card >= victims.length) return;
    const [from, at] = isOfAct(card)
      ? [deck.cards, inDeck[pick(Math.max(1, inDeck.length))]]
      : [lost, pick(Math.max(1, lost.length))];
    if (from[at] === undefined) return;
    cards[i] = from[at];
    from[at] = card;
  });
  for (const row of rows) {
    const mixed = row.map(() => cards.splice(pick(cards.length), 1)[0]);
    row.splice(0, row.length, ...mixed.sort((a, b) => a - b));
  }
}

/** Victims of earlier Acts that left the game unseen. */
function earlierVictims(s: State): number[] {
  const out = [...s.gone, ...[s.hands, s.sure, s.piles, s.torpor].flat(2)];
  return victims.flatMap(({ card }, victim) =>
    card.act <= s.act && !out.includes(victim) ? [victim] : [],
  );
}

function shiftCards(s: State, seat: number, pick: Pick): void {
  const places = [s.hands[seat], ...[0, 1, 2].map((order) => s.piles[seat * ORDER_COUNT + order])];
  const cards = places.flatMap((place) => place.splice(0));
  for (const card of cards) places[pick(places.length)].push(card);
  for (const place of places) place.sort((a, b) => a - b);
}

function shiftTokens(s: State, seat: number, pick: Pick): void {
  const rows = [...Array(s.tokens.length / TOKEN_ROW).keys()]
    .map((row) => row * TOKEN_ROW)
    .filter((row) => s.tokens[row] === seat);
  const hidden = rows.filter((row) => s.revealed === 0 || s.tokens[row + 1] >= ALTAR);
  const shown = rows.filter((row) => !hidden.includes(row)).map((row) => s.tokens[row + 2]);
  const left = [0, 1, 2].filter((order) => !shown.includes(order));
  // Once Orders are being resolved, only those that are still away can be exchanged for each other.
  const kinds = s.revealed === 1 ? hidden.map((row) => s.tokens[row + 2]) : left;
  for (const row of hidden) s.tokens[row + 2] = kinds.splice(pick(kinds.length), 1)[0];
}

function mixUnseen(deck: State["victimDeck"], audience: Audience, pick: Pick): void {
  const bit = seenBy(audience);
  const places = [...deck.cards.keys()].filter((at) => (deck.seen[at] & bit) === 0);
  const cards = places.map((at) => deck.cards[at]);
  const chance = swiftChance(String(pick(1_000_000)));
  for (const at of places) {
    deck.cards[at] = cards.splice(draw(chance, DICE, cards.length), 1)[0];
  }
}
