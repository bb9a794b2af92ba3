import { numberOf } from "@coterie/kernel";
import type { Content } from "../content/content.js";

/** Numbers of the state as ids, and back; an unknown id is refused by its name. */
export interface Ids {
  card(number: number): string;
  location(number: number): string;
  ritual(number: number): string;
  piece(number: number): string;
  cardCalled(id: string, where: string): number;
  victimCalled(id: string, where: string): number;
  locationCalled(id: string, where: string): number;
  ritualCalled(id: string, where: string): number;
  standingCalled(name: string, where: string): number;
}

const known = new WeakMap<Content, Ids>();

export function idsOf(content: Content): Ids {
  const found = known.get(content);
  if (found !== undefined) return found;
  const ids = makeIds(content);
  known.set(content, ids);
  return ids;
}

function makeIds(content: Content): Ids {
  const cards = content.cards.map((card) => card.id);
  const victims = content.victims.map(({ card }) => card.id);
  const locations = content.locations.map(({ card }) => card.id);
  const rituals = content.rituals.map(({ card }) => card.id);
  const standings = content.standings.map(({ name }) => name);
  return {
    card: (number) => cards[number],
    location: (number) => locations[number],
    ritual: (number) => rituals[number],
    piece: (number) => content.pieces[number].id,
    cardCalled: (id, where) => numberOf(cards, id, where),
    victimCalled: (id, where) => numberOf(victims, id, where),
    locationCalled: (id, where) => numberOf(locations, id, where),
    ritualCalled: (id, where) => numberOf(rituals, id, where),
    standingCalled: (name, where) => numberOf(standings, name, where),
  };
}
