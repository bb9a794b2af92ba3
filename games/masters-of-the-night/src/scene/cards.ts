import { isUnknown } from "@coterie/kernel";
import type { EventCard, Relic } from "../content/pieces.js";
import { relicsHeld } from "../rules/relics.js";
import { STANDING_ROW } from "../rules/standing.js";
import { PLACED } from "../state.js";
import type { Look } from "../words/en/play/look.js";
import { textOf } from "../words/en/play/part.js";
import { districtPlace, eventPlace, relicPlace, vampirePlace } from "./places.js";
import type { CardScene, StandingScene } from "./types.js";

/** Cards that lie open, and where. */

export function eventScene(card: EventCard): CardScene {
  const { id, name, kind, act, grid } = card;
  return {
    place: eventPlace(id),
    id,
    name,
    kind,
    text: textOf(card),
    act,
    grid: { red: grid.red, grey: [...grid.grey] },
  };
}

function relicScene(card: Relic): CardScene {
  const { id, name, kind } = card;
  return { place: relicPlace(id), id, name, kind, text: textOf(card) };
}

/** The event with this number, if there is one: -1 stands for none. */
export function eventOrNull({ content }: Look, event: number): CardScene | null {
  const card = content.events[event]?.card;
  return card === undefined ? null : eventScene(card);
}

export function relicsOnSheet({ content, state }: Look, vampire: number): CardScene[] {
  return relicsHeld(state, vampire).map((relic) => relicScene(content.relics[relic].card));
}

function placedRelics({ content, state }: Look): StandingScene[] {
  return state.relicAt.flatMap((at, relic) =>
    at < PLACED
      ? []
      : [{ ...relicScene(content.relics[relic].card), at: districtPlace(at - PLACED) }],
  );
}

function whereOf(holder: number, position: number): string {
  if (position >= 0) return districtPlace(position);
  return holder >= 0 ? vampirePlace(holder) : "city";
}

/** A card may have several standing effects; it lies on the table once. */
function stayingEvents({ content, state }: Look): StandingScene[] {
  const found = new Map<string, StandingScene>();
  for (let i = 0; i < state.standing.length; i += STANDING_ROW) {
    const [def, holder, position] = state.standing.slice(i, i + STANDING_ROW);
    const piece = content.pieces[content.standings[def].piece];
    if (piece.kind === "event") {
      found.set(piece.id, { ...eventScene(piece), at: whereOf(holder, position) });
    }
  }
  return [...found.values()];
}

export function standingScene(look: Look): StandingScene[] {
  return [...placedRelics(look), ...stayingEvents(look)];
}

/** Those that lie in this place, without saying again where that is. */
export function lyingAt(standing: readonly StandingScene[], place: string): CardScene[] {
  return standing.flatMap(({ at, ...card }) => (at === place ? [card] : []));
}

export function drawnRelics({ content, state }: Look): CardScene[] {
  const known = state.relics.cards.filter((card) => !isUnknown(card));
  return known.map((relic) => relicScene(content.relics[relic].card));
}
