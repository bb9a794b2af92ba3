import {
  type Audience,
  type ChanceState,
  EVERY_SEAT,
  isInPhase,
  isReady,
  isUnknown,
  participates,
  SPECTATOR,
  shuffle,
  UNKNOWN,
  type View,
} from "@coterie/kernel";
import type { Content } from "./content/content.js";
import { declaredState, seenVictims } from "./declared-state.js";
import { cardsOut, countDecks } from "./rules/cards.js";
import { FEEDING_START, imagineFeeding } from "./rules/feeding.js";
import { imaginePlan, imagineSplit, PLANNING_START } from "./rules/planning.js";
import { ORDER_COUNT, type State, TOKEN_ROW } from "./state.js";
import type { Table } from "./table.js";

export function imagine(content: Content, from: View<State>, chance: ChanceState): State {
  const { audience, seen } = "known" in from.seen ? from : fromVersion1(content, from);
  const hands = handsFor(content, seen, audience, chance);
  const s = declaredState.imagine(content, { audience, seen: { ...seen, hands } }, chance);
  for (let seat = 0; seat < s.hands.length; seat++) {
    if (seat === audience) continue;
    imagineTokens(s, seat, chance);
    if (s.planned === 1 && s.revealed === 0 && s.outcome === 0) imagineSplit(s, seat, chance);
    if (participates(s, seat) && isReady(s, seat)) imagineDraft(content, s, seat, chance);
  }
  return s;
}

/** Hands as they are, as the audience can derive them, or as they may be. */
function handsFor(
  content: Content,
  seen: State,
  audience: Audience,
  chance: ChanceState,
): number[][] {
  if (seen.outcome !== 0) return seen.hands;
  if (audience === SPECTATOR) return anyHands(content, seen, chance);
  return seen.hands.map((hand, seat) => (seat === audience ? hand : seen.known[seat]));
}

/** Each seat's unknown tokens are those that it has not shown, in any order. */
function imagineTokens(s: State, seat: number, chance: ChanceState): void {
  const left = [...Array(ORDER_COUNT).keys()];
  const { tokens } = s;
  const hidden: number[] = [];
  for (let i = 0; i < tokens.length; i += TOKEN_ROW) {
    if (tokens[i] !== seat) continue;
    const order = tokens[i + 2];
    if (order === UNKNOWN) hidden.push(i + 2);
    else left.splice(left.indexOf(order), 1);
  }
  shuffle(chance, left);
  hidden.forEach((at, i) => {
    tokens[at] = left[i];
  });
}

/** What a seat that is ready has decided: any decision that it might have made. */
function imagineDraft(content: Content, s: State, seat: number, chance: ChanceState): void {
  if (isInPhase(s, PLANNING_START)) s.drafts[seat] = imaginePlan(s, seat, chance);
  if (!isInPhase(s, FEEDING_START)) return;
  const g: Table = { state: s, content, agenda: s.agenda, revealed: false };
  imagineFeeding(g, seat, chance);
}

/**
 * Reports of users hold views of rules version 1. They show hands of others to all audiences, and lack parts
 * that came later.
 */
function fromVersion1(content: Content, { audience, seen }: View<State>): View<State> {
  const known = seen.hands.map((hand, seat) => (seat === audience ? [] : hand));
  const decks = countDecks(content, cardsOut(seen));
  return {
    audience: audience === SPECTATOR ? EVERY_SEAT : audience,
    seen: {
      ...seen,
      known,
      decks,
      tracked: 0,
      // UNKNOWN was -1 then.
      tokens: seen.tokens.map((n) => (n < 0 ? UNKNOWN : n)),
    },
  };
}

/**
 * Hands as a spectator may think of them: all Bleeders, Elders and Victims of the Act that lie nowhere else,
 * and for the rest Victims of earlier Acts, whose decks have left the game unseen.
 */
function anyHands(content: Content, s: State, chance: ChanceState): number[][] {
  const seen = seenVictims(s);
  const unseen = content.victims.flatMap(({ card }, victim) =>
    card.act <= s.act + 1 && !seen.has(victim) ? [victim] : [],
  );
  shuffle(chance, unseen);
  const isOfAct = (victim: number): boolean => content.victims[victim].card.act === s.act + 1;
  const inDeck = s.victimDeck.cards.filter(isUnknown).length;
  const cards = [...unseen.filter(isOfAct).slice(inDeck), ...commonCards(content, s)];
  const cells = s.hands.flat().length;
  const earlier = unseen.filter((victim) => !isOfAct(victim));
  cards.push(...earlier.slice(0, cells - cards.length));
  shuffle(chance, cards);
  return s.hands.map((hand) => cards.splice(0, hand.length).sort((a, b) => a - b));
}

/** The Bleeders and Elders that are neither in their deck nor where all can see them. */
function commonCards(content: Content, s: State): number[] {
  const left = countDecks(content, cardsOut(s));
  return [content.bleeder, content.elder].flatMap((card, i) =>
    new Array<number>(left[i] - s.decks[i]).fill(card),
  );
}
