import type { Content } from "../../../content/content.js";
import { orders } from "../../../content/language.js";
import type { Piece } from "../../../content/pieces.js";
import { playerCount, quarterCount } from "../../../rules/terms.js";
import { QUARTERS, SPACES, type State } from "../../../state.js";
import type { Table } from "../../../table.js";
import { capital, listed } from "../english.js";
import { orderNames } from "../nouns.js";

/** What words are made from: the pieces, and a position as its reader may see it. */
export interface Look {
  readonly content: Content;
  readonly state: State;
}

/** For the rules' own questions about values. Nothing may be changed through it. */
export function tableOf({ content, state }: Look): Table {
  return { content, state, agenda: state.agenda, revealed: false };
}

/** A number that a view or a fact does not tell is missing or below zero. */
export type Maybe = number | undefined;
export const isKnown = (n: Maybe): n is number => n !== undefined && n >= 0;

export const seats = ({ state }: Look): number[] => [...Array(playerCount(state)).keys()];
export const quarters = ({ state }: Look): number[] => [...Array(quarterCount(state)).keys()];

export const seatName = (seat: Maybe): string =>
  isKnown(seat) ? `Player ${seat + 1}` : "somebody";

export const seatNames = (all: readonly number[]): string => listed(all.map(seatName), "and");

/** "North". */
export const quarterName = (quarter: Maybe): string =>
  capital(QUARTERS[quarter ?? QUARTERS.length] ?? "a Quarter");

/** "the North", "the Altar". */
export const theSpace = (space: Maybe): string => {
  const name = SPACES[space ?? SPACES.length];
  return name === undefined ? "a space" : `the ${capital(name)}`;
};

export const quarterCalled = (key: string): number => (QUARTERS as readonly string[]).indexOf(key);
export const spaceCalled = (key: string): number => (SPACES as readonly string[]).indexOf(key);
export const orderCalled = (key: string): number => (orders as readonly string[]).indexOf(key);

/** "Dawn", or undefined for a token that lies face down. */
export function orderName(order: Maybe): string | undefined {
  const name = orders[order ?? orders.length];
  return name && orderNames[name];
}

export function pieceCalled({ content }: Look, id: string | undefined): Piece | undefined {
  return content.pieces.find((piece) => piece.id === id);
}

export function nameOf(look: Look, id: string | undefined): string {
  return pieceCalled(look, id)?.name ?? "a card";
}

export const ritualName = ({ content }: Look, ritual: Maybe): string =>
  content.rituals[ritual ?? content.rituals.length]?.card.name ?? "a Ritual";

/** "−3 VP", "2 VP". */
export const vpWords = (vp: number): string => `${vp < 0 ? `−${-vp}` : vp} VP`;

/** "1 card", "2 cards". */
export const some = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? "" : "s"}`;
