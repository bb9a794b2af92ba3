import type { Content } from "../../../content/content.js";
import type { Piece } from "../../../content/pieces.js";
import { POSITIONS, type State } from "../../../state.js";
import type { Table } from "../../../table.js";

/** What words are made from: the pieces, and a position as its reader may see it. */
export interface Look {
  readonly content: Content;
  readonly state: State;
}

/** For the rules' own questions about values. Nothing may be changed through it. */
export function tableOf({ content, state }: Look): Table {
  return { content, state, agenda: state.agenda, revealed: false };
}

/** "the Museum", but "The Old Mill" and "Saint Anna's". */
export function the(name: string): string {
  return /^(the|an?) |'s$/i.test(name) ? name : `the ${name}`;
}

export function vampireName({ content, state }: Look, vampire: number): string {
  return content.vampires[state.vampires[vampire]]?.card.name ?? "nobody";
}

export function districtName({ content, state }: Look, position: number): string {
  return content.districts[state.city[position]]?.card.name ?? "nowhere";
}

export function theDistrict(look: Look, position: number): string {
  return position < 0 ? "the city" : the(districtName(look, position));
}

export function pieceCalled({ content }: Look, id: string): Piece | undefined {
  return content.pieces.find((piece) => piece.id === id);
}

export function nameOf(look: Look, id: string): string {
  return pieceCalled(look, id)?.name ?? id;
}

/** Where the district with this id lies, or -1. */
export function positionOf({ content, state }: Look, id: string): number {
  return state.city.findIndex((district) => content.districts[district].card.id === id);
}

/** The place in the turn order of the vampire with this id, or -1. */
export function vampireOf({ content, state }: Look, id: string): number {
  return state.vampires.findIndex((card) => content.vampires[card].card.id === id);
}

export const positions: readonly number[] = Array.from({ length: POSITIONS }, (_, d) => d);

/** "1 agent", "2 agents". */
export function some(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}

/** "2 hidden, 1 exposed, 3 minions", or "" where nothing lies. */
export function tokensWords({ state }: Look, position: number): string {
  const { hidden, exposed, minions } = state;
  return [
    ...(hidden[position] > 0 ? [`${hidden[position]} hidden`] : []),
    ...(exposed[position] > 0 ? [`${exposed[position]} exposed`] : []),
    ...(minions[position] > 0 ? [some(minions[position], "minion")] : []),
  ].join(", ");
}
