import { type Blocked, forkOne, push } from "@coterie/kernel";
import type { Ritual } from "../content/pieces.js";
import { DAWN, DUSK, NIGHT, NONE, NOWHERE } from "../state.js";
import { reason, rulebook, type Table } from "../table.js";
import { addCard, handOf, symbolsOf, takeCard } from "./cards.js";
import { pay } from "./goods.js";
import { takeFromMarket } from "./market.js";
import { establish, happen, modified } from "./standing.js";

/**
 * BO-4.4: the Altar. Which Rituals are possible hangs on the hand, so the owner decides in private
 * and is always asked; others learn what came of it when it is whole. The draft is one more than
 * the place in the market, then the cards shown; or NO_RITUAL alone.
 */
const NO_RITUAL = 0;
const ENOUGH = -1;

const chooseQuestion = rulebook.question({
  name: "altar.ritual",
  rule: "BO-4.4",
  confirms: true,
  seat: (_g, seat) => seat,
  list(g, options, seat) {
    options.add(NO_RITUAL);
    g.state.market.forEach((ritual, place) => {
      if (ritual !== NONE && ritualBlocked(g, seat, ritual) === undefined) options.add(place + 1);
    });
  },
  answer(g, option, seat) {
    g.state.drafts[seat].push(option);
    if (option !== NO_RITUAL) push(g, showQuestion, seat);
  },
  key: (g, option) =>
    option === NO_RITUAL
      ? "no-ritual"
      : `ritual:${g.content.rituals[g.state.market[option - 1]].card.id}`,
  blocked: (g, seat) =>
    g.state.market.flatMap((ritual): Blocked[] => {
      const why = ritual === NONE ? undefined : ritualBlocked(g, seat, ritual);
      if (why === undefined) return [];
      return [{ action: `ritual:${g.content.rituals[ritual].card.id}`, ...why }];
    }),
});

/** Which Victims are shown, one after the other; more than needed may be. */
const showQuestion = rulebook.question({
  name: "altar.show",
  rule: "BO-4.4",
  confirms: true,
  seat: (_g, seat) => seat,
  list(g, options, seat) {
    const [place, ...shown] = g.state.drafts[seat];
    const ritual = g.state.market[place - 1];
    if (shortfall(g, seat, ritual, shown) === undefined) options.add(ENOUGH);
    for (const victim of victimsInHand(g, seat)) {
      if (!shown.includes(victim)) options.add(victim);
    }
  },
  answer(g, option, seat) {
    if (option === ENOUGH) return;
    g.state.drafts[seat].push(option);
    push(g, showQuestion, seat);
  },
  key: (g, option) => (option === ENOUGH ? "enough" : `show:${g.content.cards[option].id}`),
  about: (g, seat) => g.content.rituals[g.state.market[g.state.drafts[seat][0] - 1]].card.id,
});

const start = rulebook.step("altar.start", (g, seat) => push(g, chooseQuestion, seat));

const join = rulebook.step("altar.join", (g, seat) => {
  const [place, ...shown] = g.state.drafts[seat];
  g.revealed = true;
  happen(g, "altar-visited", seat, NOWHERE);
  if (place === NO_RITUAL) {
    g.tell?.({ fact: "no-ritual", rule: "BO-4.4", seat });
    return;
  }
  showCards(g, seat, shown, "BO-4.4");
  gainRitual(g, seat, place - 1);
});

export const ALTAR_VISIT = rulebook.step("altar", (g, seat) => forkOne(g, seat, start, join));

/** Everybody sees these cards, so everybody knows that they are in no pile of today. */
export function showCards(g: Table, seat: number, cards: readonly number[], rule: string): void {
  for (const card of cards) {
    if (takeCard(g.state.hands[seat], card)) addCard(g.state.sure[seat], card);
  }
  g.tell?.({ fact: "cards-shown", rule, seat, cards: cards.slice().sort((a, b) => a - b) });
}

function gainRitual(g: Table, seat: number, place: number): void {
  const ritual = g.state.market[place];
  pay(g, seat, "blood", bloodFor(g, seat, ritual), "BO-4.4");
  g.state.rituals[seat].push(ritual);
  establish(g, g.content.rituals[ritual].standing, seat);
  g.tell?.({ fact: "ritual-gained", rule: "BO-4.4", seat, ritual });
  takeFromMarket(g, place, "BO-4.4");
  happen(g, "ritual-gained", seat, NOWHERE);
}

function victimsInHand(g: Table, seat: number): number[] {
  return handOf(g.state, seat).filter((card) => g.content.cards[card].isVictim);
}

export function bloodFor(g: Table, seat: number, ritual: number): number {
  const { blood } = g.content.rituals[ritual].card.requires;
  return Math.max(0, modified(g, "ritual-blood", blood, seat, NOWHERE));
}

const TOO_LITTLE_BLOOD = reason("too-little-blood", "BO-4.4");

/** Why a Ritual is not possible now, for its visitor's eyes only. */
function ritualBlocked(
  g: Table,
  seat: number,
  ritual: number,
): ReturnType<typeof reason> | undefined {
  const missing = shortfall(g, seat, ritual, victimsInHand(g, seat));
  if (missing !== undefined) return missing;
  return g.state.blood[seat] < bloodFor(g, seat, ritual) ? TOO_LITTLE_BLOOD : undefined;
}

const TOO_FEW_VICTIMS = reason("too-few-victims", "BO-4.4");
const TOO_FEW = [
  reason("too-few-dawn-symbols", "BO-4.4"),
  reason("too-few-dusk-symbols", "BO-4.4"),
  reason("too-few-night-symbols", "BO-4.4"),
];

/** What these Victims lack for a Ritual. */
function shortfall(
  g: Table,
  seat: number,
  ritual: number,
  shown: readonly number[],
): ReturnType<typeof reason> | undefined {
  const { requires } = g.content.rituals[ritual].card;
  if (shown.length < modified(g, "ritual-victims", requires.victims, seat, NOWHERE)) {
    return TOO_FEW_VICTIMS;
  }
  const order = [DAWN, DUSK, NIGHT].find(
    (one) => symbolsOf(g.content, shown, one) < symbolsNeeded(requires, one),
  );
  return order === undefined ? undefined : TOO_FEW[order];
}

function symbolsNeeded(requires: Ritual["requires"], order: number): number {
  return [requires.dawn, requires.dusk, requires.night][order] ?? 0;
}
