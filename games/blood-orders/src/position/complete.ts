import type { Pile } from "@coterie/kernel";
import { numberOf } from "@coterie/kernel";
import type { Content } from "../content/content.js";
import { domains } from "../declared-state.js";
import { cardsOut, countDecks } from "../rules/cards.js";
import { dieFor } from "../rules/terms.js";
import { NEW_BLOOD, NONE, QUARTERS, type State } from "../state.js";
import type { Position } from "./form.js";

/**
 * Adds to a state what follows from the position of a scenario without being said in it. A card that is said
 * to be somewhere is not in its deck, and a card that had to make room is.
 */
export function complete(content: Content, s: State, p: Position): void {
  QUARTERS.forEach((name, quarter) => {
    if (p.quarters?.[name] !== undefined) completeQuarter(content, s, p, quarter);
  });
  completeDecks(content, s, p);
  makeRoom(content, s, p);
  if (p.standing === undefined) s.standing = standingOf(content, s);
  s.decks = countDecks(content, cardsOut(s));
}

/** A new Victim brings its loot, and dice are set, unless the scenario says otherwise. */
function completeQuarter(content: Content, s: State, p: Position, quarter: number): void {
  const { die, blood, influence } = p.quarters?.[QUARTERS[quarter]] ?? {};
  const victim = s.victims[quarter];
  if (die === undefined) s.dice[quarter] = dieFor(content, s.locations[quarter], victim);
  if (blood === undefined) s.nightBlood[quarter] = NEW_BLOOD;
  if (influence !== undefined) return;
  s.nightInfluence[quarter] = victim === NONE ? 0 : content.victims[victim].card.cost;
}

/** What is of the current Act and lies nowhere else is in its deck. */
function completeDecks(content: Content, s: State, p: Position): void {
  const { victims, rituals } = content.acts[s.act];
  const victimTop = numbered(content, s, "victim", p.victimTop ?? [], "victimTop");
  const ritualTop = numbered(content, s, "ritual", p.ritualTop ?? [], "ritualTop");
  const victimsOut = [...cardsOut(s), ...s.victims, ...s.discards, ...s.gone];
  const ritualsOut = [...s.rituals.flat(), ...s.market, ...s.brokenRituals];
  if (p.victimDeck === undefined) makeWhole(s.victimDeck, victims, victimsOut, victimTop);
  if (p.ritualDeck === undefined) makeWhole(s.ritualDeck, rituals, ritualsOut, ritualTop);
  if (p.victimSeen !== undefined) s.victimDeck.seen = p.victimSeen.slice().reverse();
  if (p.ritualSeen !== undefined) s.ritualDeck.seen = p.ritualSeen.slice().reverse();
}

function numbered(
  content: Content,
  s: State,
  domain: "victim" | "ritual",
  ids: readonly string[],
  where: string,
): number[] {
  return ids.map((id) => numberOf(domains[domain].ids(content, s), id, where));
}

/** The cards that are to be on top, then what was in the deck, then what else belongs to it. */
function makeWhole(
  deck: Pile,
  all: readonly number[],
  out: readonly number[],
  top: readonly number[],
): void {
  const topFirst = deck.cards.slice().reverse();
  const rest = [...topFirst, ...all.filter((card) => !topFirst.includes(card))];
  const below = rest.filter((card) => !out.includes(card) && !top.includes(card));
  deck.cards = [...top, ...below].reverse();
  deck.seen = deck.cards.map(() => 0);
}

/**
 * What the fresh game dealt openly but the scenario says that a player has makes room: the Quarter and the
 * market get the next card of their deck.
 */
function makeRoom(content: Content, s: State, p: Position): void {
  const held = cardsOut(s);
  s.victims.forEach((victim, quarter) => {
    const isSaid = p.quarters?.[QUARTERS[quarter]]?.victim !== undefined;
    if (isSaid || victim === NONE || !held.includes(victim)) return;
    s.victims[quarter] = drawFrom(s.victimDeck);
    completeQuarter(content, s, p, quarter);
  });
  if (p.market !== undefined) return;
  const rituals = s.rituals.flat();
  s.market = s.market.map((one) => (rituals.includes(one) ? drawFrom(s.ritualDeck) : one));
}

function drawFrom(deck: Pile): number {
  deck.seen.pop();
  return deck.cards.pop() ?? NONE;
}

function standingOf(content: Content, s: State): number[] {
  return s.rituals.flatMap((rituals, owner) =>
    rituals.flatMap((ritual) => content.rituals[ritual].standing.flatMap((def) => [def, owner])),
  );
}
