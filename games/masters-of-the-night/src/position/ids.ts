import { numberOf } from "@coterie/kernel";
import type { Content } from "../content/content.js";
import type { State } from "../state.js";

/** Between the numbers of the state and the ids of the pieces. An unknown id is refused by name. */
export interface Ids {
  districtAt(position: number): string;
  position(id: string, where: string): number;
  vampireAt(vampire: number): string;
  vampire(id: string, where: string): number;
  event(id: string, where: string): number;
  eventId(event: number): string;
  relic(id: string, where: string): number;
  relicId(relic: number): string;
  piece(id: string, where: string): number;
}

export function idsOf(content: Content, s: Pick<State, "city" | "vampires">): Ids {
  const districts = s.city.map((district) => content.districts[district].card.id);
  const vampires = s.vampires.map((card) => content.vampires[card].card.id);
  const events = content.events.map(({ card }) => card.id);
  const relics = content.relics.map(({ card }) => card.id);
  const pieces = content.pieces.map(({ id }) => id);
  return {
    districtAt: (position) => districts[position],
    position: (id, where) => numberOf(districts, id, where),
    vampireAt: (vampire) => vampires[vampire],
    vampire: (id, where) => numberOf(vampires, id, where),
    event: (id, where) => numberOf(events, id, where),
    eventId: (event) => events[event],
    relic: (id, where) => numberOf(relics, id, where),
    relicId: (relic) => relics[relic],
    piece: (id, where) => numberOf(pieces, id, where),
  };
}

/** How often each face stands in a list. */
export function countFaces(faces: readonly number[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const face of faces) counts[face - 1]++;
  return counts;
}
