import { type Audience, isReady, type Line, participates, type Row } from "@coterie/kernel";
import { cardCount, handOf, trackedCards } from "../../../rules/cards.js";
import { ORDER_COUNT } from "../../../state.js";
import { cardList, totals } from "./cards.js";
import { fearWords } from "./fear.js";
import { faint, good, strong } from "./line.js";
import { type Look, orderName, seatName, seats, some } from "./look.js";
import { textOf } from "./part.js";
import { turnNow } from "./phase.js";
import { boostOf, pilesWords } from "./piles.js";

/** What lies before each player. */

function goodsLine({ state, content }: Look, seat: number): Line {
  const parts = [
    `${state.blood[seat]} Blood`,
    `${state.influence[seat]} Influence`,
    `${state.vp[seat]} VP`,
    fearWords(content, state.fear[seat]),
    some(cardCount(state, seat), "card"),
  ];
  return [parts.join(" · "), ...readiness({ state, content }, seat)];
}

/** BO-3.2: others see only who is ready. */
function readiness({ state }: Look, seat: number): Line {
  if (!participates(state, seat)) return [];
  return [isReady(state, seat) ? good(" · ready") : faint(" · deciding")];
}

function ritualLines({ state, content }: Look, seat: number): Line[] {
  return state.rituals[seat].map((ritual): Line => {
    const { card, daily } = content.rituals[ritual];
    const use = daily === undefined ? "" : state.used.includes(ritual) ? ", used today" : ", ready";
    return [strong(card.name), ` (${card.vp} VP${use}): `, faint(textOf(card))];
  });
}

function boostLine({ state }: Look, seat: number): Line[] {
  const more = [...Array(ORDER_COUNT).keys()].flatMap((order) => {
    const n = boostOf(state, seat, order);
    return n === 0 ? [] : [`${n} ${orderName(order)}`];
  });
  return more.length === 0 ? [] : [[`More symbols today: ${more.join(", ")}`]];
}

function torporLine(look: Look, seat: number): Line[] {
  const cards = look.state.torpor[seat];
  return cards.length === 0 ? [] : [[`Torpor: ${cardList(look, cards)}`]];
}

/** BO-8.2, BO-8.3: a hand is for its owner, and for all when it is scored. */
function handLines(look: Look, seat: number, audience: Audience): Line[] {
  const { state } = look;
  const tracked = trackedCards(state, seat, audience);
  if (tracked !== undefined) return [[`Known cards: ${cardList(look, tracked)}`]];
  if (state.outcome === 0 && seat !== audience) return [];
  const hand = handOf(state, seat);
  const symbols = hand.length === 0 ? "" : ` (${totals(look, hand)})`;
  return [[`Hand: ${cardList(look, hand)}${symbols}`]];
}

/** BO-5.1: piles lie open from the reveal on, and to their owner before. */
function pileLines(look: Look, seat: number, isOwn: boolean): Line[] {
  const { state } = look;
  const isOpen = state.revealed === 1 || (state.planned === 1 && isOwn);
  return isOpen ? [[`Piles: ${pilesWords(look, seat)}`]] : [];
}

function sheetOf(look: Look, seat: number, audience: Audience): Row {
  const isOwn = seat === audience;
  const isTurn = turnNow(look.state)?.seat === seat;
  return {
    label: strong(`${isTurn ? "»" : ""}${seatName(seat)}`),
    lines: [
      goodsLine(look, seat),
      ...ritualLines(look, seat),
      ...boostLine(look, seat),
      ...torporLine(look, seat),
      ...handLines(look, seat, audience),
      ...pileLines(look, seat, isOwn),
    ],
  };
}

export const sheetRows = (look: Look, audience: Audience): Row[] =>
  seats(look).map((seat) => sheetOf(look, seat, audience));
