import {
  type Audience,
  type ChanceState,
  CORE_VEILS,
  dealUnknown,
  imagineCore,
  isReady,
  open,
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
import { addCards, pileOf } from "./rules/cards.js";
import { FEEDING_START, imagineFeeding } from "./rules/feeding.js";
import { imaginePlan, imagineSplit, PLANNING_START } from "./rules/planning.js";
import { ALTAR, copyState, ORDER_COUNT, type State, TOKEN_ROW } from "./state.js";
import type { Table } from "./table.js";

/**
 * Chapter 8. Secret are: how a hand is split into piles until the reveal, which token stands where
 * (for ever, at the Altar and the Catacombs), what a seat decides in private, and the order of the
 * decks but for what a seat has looked at. Everything else lies open, what each player owns too.
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
    "blood",
    "influence",
    "vp",
    "fear",
    "sure",
    "torpor",
    "rituals",
    "used",
    "setOff",
    "boosts",
    "planned",
    "revealed",
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
  hands: { by: ["hands", "piles", "revealed"], see: viewHands },
  piles: { by: ["piles", "revealed"], see: viewPiles },
};

/** The decks hold cards of one Act, so that all backs are alike. */
function oneBack(): number {
  return 0;
}

/** BO-8.2: how others have split their cards is told by the reveal; until then it is one sorted list. */
function viewHands(s: State, audience: Audience): number[][] {
  if (s.revealed !== 0) return s.hands;
  return s.hands.map((hand, seat) => (seat === audience ? hand : withPiles(s, seat)));
}

function withPiles(s: State, seat: number): number[] {
  const hand = s.hands[seat].slice();
  for (let order = 0; order < ORDER_COUNT; order++) addCards(hand, pileOf(s, seat, order));
  return hand;
}

function viewPiles(s: State, audience: Audience): number[][] {
  if (s.revealed !== 0) return s.piles;
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
  const { audience, seen } = from;
  const s: State = { ...copyState(seen), ...imagineCore(seen, chance) };
  imagineDecks(content, s, chance);
  for (let seat = 0; seat < s.hands.length; seat++) {
    if (seat === audience) continue;
    imagineTokens(s, seat, chance);
    if (s.planned === 1 && s.revealed === 0) imagineSplit(s, seat, chance);
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

/** A deck holds what is of its Act and lies nowhere else: all other places are open. */
function imagineDecks(content: Content, s: State, chance: ChanceState): void {
  const act = content.acts[s.act];
  const victims = new Set([...s.victims, ...s.discards, ...s.gone, ...s.victimDeck.cards]);
  for (const cards of [...s.hands, ...s.sure, ...s.piles, ...s.torpor]) {
    for (const card of cards) victims.add(card);
  }
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
