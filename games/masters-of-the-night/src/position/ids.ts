import { Refusal } from "@coterie/kernel";
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
}

export function idsOf(content: Content, s: Pick<State, "city" | "vampires">): Ids {
  const find = (list: readonly string[], id: string, where: string): number => {
    const at = list.indexOf(id);
    if (at >= 0) return at;
    throw new Refusal(
      "bad-setup",
      `${where}: there is no "${id}"; expected one of ${list.join(", ")}`,
    );
  };
  const districts = s.city.map((district) => content.districts[district].card.id);
  const vampires = s.vampires.map((card) => content.vampires[card].card.id);
  const events = content.events.map(({ card }) => card.id);
  const relics = content.relics.map(({ card }) => card.id);
  return {
    districtAt: (position) => districts[position],
    position: (id, where) => find(districts, id, where),
    vampireAt: (vampire) => vampires[vampire],
    vampire: (id, where) => find(vampires, id, where),
    event: (id, where) => find(events, id, where),
    eventId: (event) => events[event],
    relic: (id, where) => find(relics, id, where),
    relicId: (relic) => relics[relic],
  };
}

/** The faces that are counted, as a list in rising order, and back. */
export function facesOf(counts: readonly number[]): number[] {
  return counts.flatMap((n, i) => new Array<number>(n).fill(i + 1));
}

export function countFaces(faces: readonly number[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const face of faces) counts[face - 1]++;
  return counts;
}
