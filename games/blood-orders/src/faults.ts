import type { Content } from "./content/content.js";
import { declaredState } from "./declared-state.js";
import { cardsOut, countDecks } from "./rules/cards.js";
import { ALTAR, NONE, ORDER_COUNT, QUARTERS, type State, TOKEN_ROW } from "./state.js";

/** Chapter 1 as a check: what must be true of every position. Used by the battery. */
export function faults(content: Content, s: State): string[] {
  const found: string[] = [];
  const expect = (good: boolean, message: () => string): void => {
    if (!good) found.push(message());
  };
  expect(
    s.fear.every((fear) => fear <= content.fearTrack.length),
    () => `BO-1.5: Fear is at ${s.fear.join(", ")}`,
  );
  const [bleeders, elders] = countDecks(content, cardsOut(s));
  expect(bleeders >= 0, () => "BO-1.3: too many Bleeders");
  expect(elders >= 0, () => "BO-1.3: too many Elders");
  expect(
    Math.min(bleeders, elders) < 0 || (s.decks[0] === bleeders && s.decks[1] === elders),
    () => `BO-8.1: the decks hold ${s.decks.join(", ")}; expected ${bleeders}, ${elders}`,
  );
  return [
    ...declaredState.rangeErrors(content, s),
    ...found,
    ...victimFaults(content, s),
    ...ritualFaults(s),
    ...tokenFaults(s),
  ];
}

/** Every Victim of the current Act is in exactly one place, an earlier one in at most one. */
function victimFaults(content: Content, s: State): string[] {
  const places = new Array<number>(content.victims.length).fill(0);
  const count = (cards: readonly number[]): void => {
    for (let i = 0; i < cards.length; i++) {
      if (cards[i] >= 0 && cards[i] < places.length) places[cards[i]]++;
    }
  };
  for (const rows of [s.hands, s.sure, s.piles, s.torpor]) rows.forEach(count);
  for (const cards of [s.victims, s.discards, s.gone, s.victimDeck.cards]) count(cards);
  return places.flatMap((n, victim) => {
    const act = content.victims[victim].card.act - 1;
    const isGood = act === s.act ? n === 1 : n <= (act < s.act ? 1 : 0);
    const { id } = content.victims[victim].card;
    if (isGood) return [];
    return [act > s.act ? `BO-2.1: ${id} is of Act ${act + 1}` : `${id} is in ${n} places`];
  });
}

function ritualFaults(s: State): string[] {
  const rituals = [...s.rituals.flat(), ...s.market.filter((ritual) => ritual !== NONE)];
  const all = [...rituals, ...s.brokenRituals, ...s.ritualDeck.cards];
  return new Set(all).size === all.length ? [] : ["BO-2.1: a Ritual is in two places"];
}

function tokenFaults(s: State): string[] {
  const found: string[] = [];
  const placed = new Set<number>();
  for (let i = 0; i < s.tokens.length; i += TOKEN_ROW) {
    const [seat, space, order] = s.tokens.slice(i, i + TOKEN_ROW);
    const token = seat * ORDER_COUNT + order;
    if (placed.has(token)) found.push(`BO-1.4: seat ${seat} placed a token twice`);
    if (space < ALTAR && space >= s.dice.length) {
      found.push(`BO-1.1: a token stands in ${QUARTERS[space]}, which is not in play`);
    }
    placed.add(token);
  }
  return found;
}
