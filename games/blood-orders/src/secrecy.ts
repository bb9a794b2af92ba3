import {
  type Audience,
  type ChanceState,
  CORE_VEILS,
  dealUnknown,
  EVERY_SEAT,
  imagineCore,
  isReady,
  isUnknown,
  open,
  SPECTATOR,
  shuffle,
  startOfPhase,
  takesPart,
  UNKNOWN,
  UNSEEN,
  type Veils,
  type View,
  viewPile,
} from "@coterie/kernel";
import type { Content } from "./content/content.js";
import { addCards, cardCount, cardsOut, countDecks, pileCount, pileOf } from "./rules/cards.js";
import { FEEDING_START, imagineFeeding } from "./rules/feeding.js";
import { imaginePlan, imagineSplit, PLANNING_START } from "./rules/planning.js";
import { ALTAR, copyState, ORDER_COUNT, type State, TOKEN_ROW } from "./state.js";
import type { Table } from "./table.js";

/**
 * Chapter 8. Secret are: hands (until the end) and how they are split into piles (until the reveal), which
 * token stands where (for ever, at the Altar and the Catacombs), what a seat decides in private, and the
 * order of the decks but for what a seat has looked at. Everything else lies open.
 *
 * Every gain and loss of a card is public (BO-8.1), so seats can derive which cards another seat has: those
 * that may be in a pile (`known`) and those that are not (`sure`). Spectators get neither (BO-8.2).
 */
export const veils: Veils<State> = {
  ...CORE_VEILS,
  ...open(
    "day",
    "act",
    "startPlayer",
    "locations",
    "victims",
    "nightBlood",
    "nightInfluence",
    "dice",
    "discards",
    "gone",
    "market",
    "brokenRituals",
    "decks",
    "blood",
    "influence",
    "vp",
    "fear",
    "torpor",
    "rituals",
    "used",
    "setOff",
    "boosts",
    "planned",
    "revealed",
    "tracked",
    "standing",
    "waiting",
  ),
  victimDeck: {
    by: ["victimDeck"],
    see: (s, audience) => viewPile(s.victimDeck, audience, oneBack),
  },
  ritualDeck: {
    by: ["ritualDeck"],
    see: (s, audience) => viewPile(s.ritualDeck, audience, oneBack),
  },
  tokens: { by: ["tokens", "revealed"], see: viewTokens },
  hands: { by: ["hands", "sure", "piles", "revealed", "outcome"], see: viewHands },
  sure: { by: ["sure", "outcome"], see: viewSure },
  known: { by: ["hands", "piles", "revealed", "outcome"], see: viewKnown },
  piles: { by: ["piles", "revealed", "outcome"], see: viewPiles },
};

/** The decks hold cards of one Act, so that all backs are alike. */
function oneBack(): number {
  return 0;
}

/** BO-8.3: a hand is for its owner until the end. Others may count it, together with hidden piles. */
function viewHands(s: State, audience: Audience): number[][] {
  if (s.outcome !== 0) return s.hands;
  return s.hands.map((hand, seat) => {
    if (seat === audience) return hand;
    const apart = audience === SPECTATOR ? 0 : s.sure[seat].length;
    const shown = s.revealed === 0 ? 0 : pileCount(s, seat);
    return new Array<number>(cardCount(s, seat) - apart - shown).fill(UNKNOWN);
  });
}

function viewSure(s: State, audience: Audience): number[][] {
  return audience === SPECTATOR && s.outcome === 0 ? nothing(s) : s.sure;
}

/** BO-8.2: how others have split their cards is told by the reveal; until then it is one sorted list. */
function viewKnown(s: State, audience: Audience): number[][] {
  if (audience === SPECTATOR || s.outcome !== 0) return nothing(s);
  return s.hands.map((hand, seat) => {
    if (seat === audience) return [];
    return s.revealed === 0 ? withPiles(s, seat) : hand;
  });
}

const nothing = (s: State): number[][] => s.hands.map(() => []);

function withPiles(s: State, seat: number): number[] {
  const hand = s.hands[seat].slice();
  for (let order = 0; order < ORDER_COUNT; order++) addCards(hand, pileOf(s, seat, order));
  return hand;
}

function viewPiles(s: State, audience: Audience): number[][] {
  if (s.revealed !== 0 || s.outcome !== 0) return s.piles;
  return s.piles.map((pile, at) => (Math.floor(at / ORDER_COUNT) === audience ? pile : []));
}

function viewTokens(s: State, audience: Audience): number[] {
  const tokens = s.tokens.slice();
  for (let i = 0; i < tokens.length; i += TOKEN_ROW) {
    const isOpen = s.revealed === 1 && tokens[i + 1] < ALTAR;
    if (tokens[i] !== audience && !isOpen) tokens[i + 2] = UNKNOWN;
  }
  return tokens;
}

export function imagine(content: Content, from: View<State>, chance: ChanceState): State {
  const { audience, seen } = "known" in from.seen ? from : fromVersion1(content, from);
  const s: State = { ...copyState(seen), ...imagineCore(seen, chance), known: [] };
  if (s.outcome === 0) {
    if (audience === SPECTATOR) imagineHands(content, s, chance);
    else
      seen.known.forEach((cards, seat) => {
        if (seat !== audience) s.hands[seat] = cards.slice();
      });
  }
  imagineDecks(content, s, chance);
  for (let seat = 0; seat < s.hands.length; seat++) {
    if (seat === audience) continue;
    imagineTokens(s, seat, chance);
    if (s.planned === 1 && s.revealed === 0 && s.outcome === 0) imagineSplit(s, seat, chance);
    if (takesPart(s, seat) && isReady(s, seat)) imagineDraft(content, s, seat, chance);
  }
  return s;
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
  const phase = startOfPhase(s);
  if (phase === PLANNING_START) s.drafts[seat] = imaginePlan(s, seat, chance);
  if (phase !== FEEDING_START) return;
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
    seen: { ...seen, known, decks, tracked: 0 },
  };
}

/**
 * Hands as a spectator may think of them: all Bleeders, Elders and Victims of the Act that lie nowhere else,
 * and for the rest Victims of earlier Acts, whose decks have left the game unseen.
 */
function imagineHands(content: Content, s: State, chance: ChanceState): void {
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
  s.hands = s.hands.map((hand) => cards.splice(0, hand.length).sort((a, b) => a - b));
}

/** The Bleeders and Elders that are neither in their deck nor where all can see them. */
function commonCards(content: Content, s: State): number[] {
  const left = countDecks(content, cardsOut(s));
  return [content.bleeder, content.elder].flatMap((card, i) =>
    new Array<number>(left[i] - s.decks[i]).fill(card),
  );
}

/** The cards whose place is known, all Victims among them. */
function seenVictims(s: State): Set<number> {
  const seen = new Set([...s.victims, ...s.discards, ...s.gone, ...s.victimDeck.cards]);
  for (const rows of [s.hands, s.sure, s.piles, s.torpor]) {
    for (const cards of rows) for (const card of cards) seen.add(card);
  }
  return seen;
}

/** A deck holds what is of its Act and lies nowhere else. */
function imagineDecks(content: Content, s: State, chance: ChanceState): void {
  const act = content.acts[s.act];
  const victims = seenVictims(s);
  const rituals = new Set([
    ...s.market,
    ...s.brokenRituals,
    ...s.rituals.flat(),
    ...s.ritualDeck.cards,
  ]);
  const victimPool = act.victims.filter((victim) => !victims.has(victim));
  dealUnknown([s.victimDeck.cards], victimPool, oneBack, chance);
  const ritualPool = act.rituals.filter((ritual) => !rituals.has(ritual));
  dealUnknown([s.ritualDeck.cards], ritualPool, oneBack, chance);
}

/** Another fate: what nobody has seen of the decks is dealt anew. */
export function redeal(s: State): State {
  const to = copyState(s);
  for (const { cards, seen } of [to.victimDeck, to.ritualDeck]) {
    const places = [...cards.keys()].filter((at) => seen[at] === UNSEEN);
    const unseen = places.map((at) => cards[at]);
    shuffle(to.chance, unseen);
    places.forEach((at, i) => {
      cards[at] = unseen[i];
    });
  }
  return to;
}
