import {
  type Audience,
  type ChanceState,
  dealUnknown,
  imagineCore,
  isUnknown,
  type Look,
  SPECTATOR,
  unchanged,
  type View,
  veilCore,
  viewPile,
} from "@coterie/kernel";
import type { Content } from "./content/content.js";
import { STANDING_ROW } from "./rules/standing.js";
import { copyState, IN_DECK, type State } from "./state.js";

/**
 * What is secret in this game: the order of the two decks, which events were left in the box, and
 * the dice to come. Everything else lies open on the table.
 */
export function view(
  content: Content,
  s: State,
  audience: Audience,
  earlier?: Look<State>,
): View<State> {
  const seen: State = { ...s };
  const actOf = (event: number): number => content.events[event].card.act;
  veilCore(seen, audience, earlier);
  seen.events = unchanged(s, "events", earlier) ?? viewPile(s.events, audience, actOf);
  seen.relics = unchanged(s, "relics", earlier) ?? viewPile(s.relics, audience, () => 0);
  return { audience, seen };
}

/** The acts are printed on the backs of the events, so each unknown card is one of its act. */
export function imagine(content: Content, from: View<State>, chance: ChanceState): State {
  const s: State = { ...copyState(from.seen), ...imagineCore(from.seen, chance) };
  const known = knownEvents(content, s);
  const pool = content.events.map((_, event) => event).filter((event) => !known.includes(event));
  dealUnknown([s.events.cards], pool, (event) => content.events[event].card.act, chance);
  const relicPool = s.relicAt.flatMap((at, relic) =>
    at === IN_DECK && !s.relics.cards.includes(relic) ? [relic] : [],
  );
  dealUnknown([s.relics.cards], relicPool, () => 0, chance);
  return s;
}

/** Another fate: what no spectator has seen is dealt anew; who knows the rest stays as it was. */
export function redeal(content: Content, s: State): State {
  const to = imagine(content, view(content, s, SPECTATOR), s.chance);
  to.events.seen = s.events.seen.slice();
  to.relics.seen = s.relics.seen.slice();
  return to;
}

/** Events that lie open somewhere: resolved, being resolved, staying, or seen in the deck. */
function knownEvents(content: Content, s: State): number[] {
  const staying: number[] = [];
  for (let i = 0; i < s.standing.length; i += STANDING_ROW) {
    const { piece } = content.standings[s.standing[i]];
    staying.push(content.events.findIndex((event) => event.piece === piece));
  }
  const inDeck = s.events.cards.filter((card) => !isUnknown(card));
  return [...s.goneEvents, s.event, ...staying, ...inDeck];
}
