import {
  type Json,
  type NamedCore,
  nameCore,
  type Pile,
  SPECTATOR,
  seenBy,
  unnameCore,
} from "../index.js";
import { cardCalled, nameOf } from "./content.js";
import type { LanternState } from "./kit.js";
import { book } from "./rules/book.js";
import { OUTCOMES } from "./rules/ending.js";

interface NamedCard {
  readonly card: string;
  /** Seats that know it; -1 are the spectators. */
  readonly knownTo: readonly number[];
}

interface NamedState extends NamedCore {
  readonly rounds: number;
  readonly goal: number;
  readonly round: number;
  readonly hands: readonly (readonly NamedCard[])[];
  readonly deck: readonly NamedCard[];
  readonly discard: readonly string[];
  readonly oil: readonly number[];
  readonly glows: readonly number[];
  readonly wagers: readonly number[];
  readonly supply: number;
}

/** The position in readable terms: what records and scenarios say. */
export function name(state: LanternState): Json {
  const audiences = [SPECTATOR, ...state.hands.keys()];
  const named: NamedState = {
    ...nameCore(book, state, OUTCOMES),
    rounds: state.rounds,
    goal: state.goal,
    round: state.round,
    hands: state.hands.map((hand) => namePile(hand, audiences)),
    deck: namePile(state.deck, audiences),
    discard: state.discard.map(nameOf),
    oil: state.oil.slice(),
    glows: state.glows.slice(),
    wagers: state.wagers.slice(),
    supply: state.supply,
  };
  return named as unknown as Json;
}

export function unname(json: Json): LanternState {
  const named = json as unknown as NamedState;
  return {
    ...unnameCore(book, named, OUTCOMES),
    rounds: named.rounds,
    goal: named.goal,
    round: named.round,
    hands: named.hands.map(unnamePile),
    deck: unnamePile(named.deck),
    discard: named.discard.map(cardCalled),
    oil: [...named.oil],
    glows: [...named.glows],
    wagers: [...named.wagers],
    supply: named.supply,
  };
}

function namePile(pile: Pile, audiences: readonly number[]): NamedCard[] {
  return pile.cards.map((card, i) => ({
    card: nameOf(card),
    knownTo: audiences.filter((audience) => (pile.seen[i] & seenBy(audience)) !== 0),
  }));
}

function unnamePile(named: readonly NamedCard[]): Pile {
  return {
    cards: named.map(({ card }) => cardCalled(card)),
    seen: named.map(({ knownTo }) => knownTo.reduce((bits, who) => bits | seenBy(who), 0)),
  };
}
