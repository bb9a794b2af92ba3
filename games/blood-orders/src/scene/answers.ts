import { newContext, optionWithKey, type Question } from "@coterie/kernel";
import type { BloodOrders } from "../game.js";
import { phaseArgs } from "../rules/verbs/phase-args.js";
import { sleeperOf } from "../rules/verbs/refs.js";
import type { State } from "../state.js";
import { type Asked, askedIn, idIn } from "../words/en/play/asked.js";
import { orderCalled, pieceCalled, quarterCalled, spaceCalled } from "../words/en/play/look.js";
import { asPlanned } from "./draft.js";
import {
  CATACOMBS_PLACE,
  discardPlace,
  fearPlace,
  knownPlace,
  locationPlace,
  nightPlace,
  pilePlace,
  quarterPlace,
  recruitPlace,
  ritualPlace,
  seatPlace,
  spacePlace,
  VICTIM_DECK,
  victimPlace,
} from "./places.js";
import { handScenes, torporScenes } from "./players.js";
import type { CardScene } from "./types.js";

/** Where on the board options are answered. Keys are those of the questions in `rules/`. */

interface At extends Asked {
  readonly game: BloodOrders;
}

/** The most exact place first; none where an option has no target. */
type Pointer = (at: At, key: string) => readonly string[];

const ownHand = (at: At): CardScene[] => handScenes(at, at.seat, true);
const ownTorpor = (at: At): CardScene[] => torporScenes(at, at.seat, true);

const placesOfCards = (cards: readonly CardScene[], fits: (card: CardScene) => boolean): string[] =>
  cards.filter(fits).map(({ place }) => place);

const askedAmong = (cards: readonly CardScene[]): string[] =>
  placesOfCards(cards, ({ mark }) => mark === "asked");

/** `show:the-occultist`: any of those alike that have not been chosen yet. */
const inHand: Pointer = (at, key) =>
  placesOfCards(ownHand(at), ({ id, mark }) => id === idIn(key) && mark === undefined);

/** `discard:bleeder`, `show:the-occultist`, `enough`. */
const pick: Pointer = (at, key) => (key === "enough" ? [] : inHand(at, key));

/** `hand`, `dawn`: the card that is asked for, under a token or where it is. */
const plan: Pointer = (at, key) => {
  const card = askedAmong(ownHand(at));
  const order = orderCalled(key);
  return order < 0 ? card : [pilePlace(at.seat, order), ...card];
};

/** `place:dawn:north`, `scavenge:2`, `use:wax-doubles`, `end`. */
const turn: Pointer = (at, key) => {
  const [action, first, second] = key.split(":");
  switch (action) {
    case "place":
      return [spacePlace(spaceCalled(second)), pilePlace(at.seat, orderCalled(first))];
    case "scavenge":
      return [fearPlace(at.state.fear[at.seat] + Number(first)), seatPlace(at.seat)];
    case "use":
      return [ritualPlace(first)];
    default:
      return [];
  }
};

const ritual: Pointer = (_at, key) => (key === "no-ritual" ? [] : [ritualPlace(idIn(key))]);

/** Enough are shown: the Ritual is taken. */
const show: Pointer = (at, key) =>
  key === "enough" ? [ritualPlace(at.question.about ?? "")] : inHand(at, key);

const recruit: Pointer = (_at, key) => [recruitPlace(key), CATACOMBS_PLACE];

/** `dawn`, `dusk`, `decline`. */
const act: Pointer = ({ args }, key) => {
  const quarter = args[2];
  if (key === "decline") return [];
  const card = key === "dawn" ? locationPlace(quarter) : victimPlace(quarter);
  return [card, quarterPlace(quarter)];
};

/** `night`, `decline`. */
const hunt: Pointer = ({ args }, key) =>
  key === "decline" ? [] : [nightPlace(args[1]), quarterPlace(args[1])];

const feed: Pointer = (at) => askedAmong(ownTorpor(at));

/** What is given up may be one of the cards that were just fed. */
const excess: Pointer = (at, key) => [
  ...inHand(at, key),
  ...placesOfCards(ownTorpor(at), ({ id, mark }) => id === idIn(key) && mark === "fed"),
];

/** `take:the-occultist`; `place:` is about a Quarter, too. */
const look: Pointer = ({ state }, key) => {
  if (key === "none") return [];
  const where = key.startsWith("place:") ? quarterPlace(phaseArgs(state)[3]) : VICTIM_DECK;
  return [knownPlace(idIn(key)), where];
};

/** `north`, `seat-2`, the id of a piece; a number or `decline` has no place of its own. */
const member: Pointer = (at, key) => {
  if (key === "decline" || /^\d+$/.test(key)) return [];
  const quarter = quarterCalled(key);
  if (quarter >= 0) return [quarterPlace(quarter)];
  const seat = /^seat-(\d+)$/.exec(key)?.[1];
  if (seat !== undefined) return [seatPlace(Number(seat) - 1)];
  const piece = pieceCalled(at, key);
  if (piece === undefined) return [];
  return piece.kind === "ritual" ? [ritualPlace(key)] : chosenCard(at, key);
};

/** A card of the discard, or one in the Torpor of whoever the effect speaks of. */
function chosenCard(at: At, id: string): readonly string[] {
  const { game, state, content } = at;
  if (state.discards.some((card) => content.cards[card].id === id)) return [discardPlace(id)];
  // Bleeders are alike in every Torpor: the rules know whose it is.
  const { seat } = sleeperOf(optionWithKey(game, newContext(game, state), at.seat, id) ?? 0);
  const cards = placesOfCards(torporScenes(at, seat, false), (card) => card.id === id);
  return [...cards, seatPlace(seat)];
}

const pointers: Readonly<Record<string, Pointer>> = {
  "planning.card": plan,
  "orders.turn": turn,
  "altar.ritual": ritual,
  "altar.show": show,
  "catacombs.take": recruit,
  "resolution.act": act,
  "night.stay": hunt,
  "feeding.card": feed,
  "feeding.excess": excess,
  "effect.choose": member,
  "hand.pick": pick,
  "look.pick": look,
};

/**
 * Where an option of a question is answered, the most exact place first; `seen` is what the asked
 * seat may see. Options without a target belong to that seat.
 */
export function placesOf(
  game: BloodOrders,
  seen: State,
  question: Question,
  key: string,
): readonly string[] {
  const { seat, kind } = question;
  const asked = askedIn({ content: game.content, state: asPlanned(seen, seat) }, question);
  const places = pointers[kind]?.({ ...asked, game }, key) ?? [];
  return places.length === 0 ? [seatPlace(seat)] : places;
}
