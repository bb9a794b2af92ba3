import { ALL_EYES, isReady, participates } from "@coterie/kernel";
import { type Order, orders } from "../content/language.js";
import { cardCount, handOf, trackedCards } from "../rules/cards.js";
import { scoreOf } from "../rules/scoring.js";
import { fearVp } from "../rules/terms.js";
import { ORDER_COUNT, SPACES } from "../state.js";
import { isKnown, type Look, seatName, seats, tableOf } from "../words/en/play/look.js";
import { tokensAt } from "../words/en/play/tokens.js";
import { cardAt, cardsIn } from "./cards.js";
import { handMarks, torporMarks } from "./draft.js";
import { arePilesOpen, pileScenes } from "./piles.js";
import { handList, ritualPlace, seatPlace, torporList } from "./places.js";
import type { CardScene, OwnRitualScene, PlayerScene } from "./types.js";

/** What lies before each player. */

export const handScenes = (look: Look, seat: number, isOwn: boolean): CardScene[] =>
  cardsIn(look, handOf(look.state, seat), handList(seat), isOwn ? handMarks(look.state, seat) : []);

export const torporScenes = (look: Look, seat: number, isOwn: boolean): CardScene[] =>
  cardsIn(
    look,
    look.state.torpor[seat],
    torporList(seat),
    isOwn ? torporMarks(look.state, seat) : [],
  );

function ritualScenes({ content, state }: Look, seat: number): OwnRitualScene[] {
  return state.rituals[seat].map((ritual) => {
    const { card, daily } = content.rituals[ritual];
    const isUsed = daily === undefined ? null : state.used.includes(ritual);
    return { ...cardAt(ritualPlace(card.id), card), isUsed };
  });
}

/** BO-8.2: which tokens are left is told by those that are placed, as far as they are known. */
function tokensOf(look: Look, seat: number): Pick<PlayerScene, "tokensLeft" | "ordersLeft"> {
  const placed = [...SPACES.keys()]
    .flatMap((space) => tokensAt(look, space))
    .filter((token) => token.seat === seat)
    .map(({ order }) => order);
  const left = orders.filter((_, order) => !placed.includes(order));
  const tokensLeft = ORDER_COUNT - placed.length;
  return { tokensLeft, ordersLeft: ordersLeft(placed, tokensLeft, left) };
}

function ordersLeft(placed: readonly number[], n: number, left: Order[]): Order[] | null {
  if (n === 0) return [];
  return placed.every(isKnown) ? left : null;
}

function playerScene(look: Look, seat: number, audience: number): PlayerScene {
  const { content, state } = look;
  const isOwn = seat === audience;
  const isSeen = isOwn || audience === ALL_EYES;
  const isOver = state.outcome !== 0;
  const known = trackedCards(state, seat, audience);
  const isCounted = arePilesOpen(look, seat, audience) || state.planned === 0;
  return {
    place: seatPlace(seat),
    seat,
    name: seatName(seat),
    blood: state.blood[seat],
    influence: state.influence[seat],
    vp: state.vp[seat],
    fear: state.fear[seat],
    fearVp: fearVp(content, state.fear[seat]),
    cards: cardCount(state, seat),
    handSize: isCounted ? handOf(state, seat).length : null,
    hand: isSeen || isOver ? handScenes(look, seat, isOwn) : null,
    known: known === undefined ? null : cardsIn(look, known, handList(seat)),
    piles: pileScenes(look, seat, audience),
    torpor: torporScenes(look, seat, isOwn),
    rituals: ritualScenes(look, seat),
    isReady: participates(state, seat) ? isReady(state, seat) : null,
    ...tokensOf(look, seat),
    score: isOver ? scoreOf(tableOf(look), seat) : null,
  };
}

export const playerScenes = (look: Look, audience: number): PlayerScene[] =>
  seats(look).map((seat) => playerScene(look, seat, audience));
