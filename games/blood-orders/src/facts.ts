import {
  choice,
  count,
  type EmittedFact,
  type FactOf,
  int,
  list,
  maybe,
  numbers,
  ordinal,
  own,
  perhaps,
  ref,
  seat as seatNumber,
  text,
} from "@coterie/kernel/define";
import { orders } from "./content/language.js";
import { ACTS, SPACES } from "./state.js";

const seat = seatNumber();
/** Another player that it is about. */
const other = seatNumber();
const seats = list(seat);
/** A space for tokens: a Quarter, the Altar or the Catacombs. */
const space = choice(SPACES);
const order = choice(orders);
const what = text();
const n = int();
/** What the number is after the change. */
const now = int();
const card = maybe("card");
const cards = list(ref("card"));
const ritual = ref("ritual");
const location = ref("location");
/** BO-7.1: where the points come from. */
const score = numbers("cards", "rituals", "tokens", "influence", "fear", "total");

/** What can happen. Fields are seen by every audience (BO-8.1), but for those of the own seat. */
export const factSpec = {
  // Setup and the course of the Day.
  "start-player": { seat },
  dealt: { space, location, card, now },
  "day-begins": { day: count() },
  "act-begins": { act: ordinal(ACTS) },
  // Planning and orders.
  planned: {},
  placed: { seat, space, order: own(order) },
  scavenged: { seat, n },
  "ritual-used": { seat, ritual },
  "no-ritual": { seat },
  "cards-shown": { seat, cards },
  "ritual-gained": { seat, ritual },
  "market-filled": { rituals: list(ritual) },
  catacombs: { seat, card },
  "catacombs-empty": { seat },
  // Reveal and resolution.
  "token-revealed": { seat, space, order },
  "pile-revealed": { seat, order, cards },
  "fear-failed": { seat, space, order, n, now },
  declined: { seat, space, order },
  torpor: { seat, order, cards },
  dawn: { seat, space, location },
  dusk: { seat, space, card, n },
  "too-little-influence": { seat, space, n },
  "no-victim": { seat, space },
  night: { seat, space },
  contest: { space, seats, strengths: list(n) },
  "contest-lost": { seat, space, cards },
  stalemate: { space, seats },
  // What effects and rules do.
  gained: { seat, what, n, now },
  lost: { seat, what, n, now },
  given: { seat, other, what, n },
  paid: { seat, what, n, now },
  fear: { seat, n, now },
  die: { space, n, now },
  "night-space": { space, what, n, now },
  "victim-gained": { seat, card },
  "victim-placed": { space, card },
  "victim-discarded": { seat: perhaps(seat), space: perhaps(space), card },
  "victim-buried": { space, card },
  "victims-swapped": { from: space, to: space },
  "deck-reshuffled": { n },
  "deck-empty": {},
  looked: { seat, n, cards: own(cards) },
  "deck-arranged": { seat },
  recruited: { seat, card },
  woken: { seat, card },
  "laid-to-rest": { seat, card },
  offered: { seat, cards },
  boosted: { seat, order, n },
  readied: { seat, ritual },
  "ritual-broken": { seat: perhaps(seat), ritual },
  "set-off": { seat, piece: ref("piece") },
  // Cleanup.
  "act-over": { act: ordinal(ACTS) },
  "piles-back": { seat, cards },
  fed: { seat, cards, n },
  released: { seat, cards },
  "over-limit": { seat, cards },
  // The end.
  scored: { seat, cards, score },
  tie: { seats, what },
  won: { seats },
} as const;

export type FactName = keyof typeof factSpec;
/** What a rule emits. */
export type Emitted = EmittedFact<typeof factSpec>;
/** What a reader of facts gets. */
export type Fact = FactOf<typeof factSpec>;
export type ScoreLines = NonNullable<Fact["score"]>;

export const factNames = Object.keys(factSpec) as FactName[];
