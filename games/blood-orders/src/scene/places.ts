import { orders } from "../content/language.js";
import { ALTAR } from "../state.js";

/** The names of places: what a scene calls its things, and where options are answered. */

export const ALTAR_PLACE = "altar";
export const CATACOMBS_PLACE = "catacombs";
export const VICTIM_DECK = "victim-deck";
export const RITUAL_DECK = "ritual-deck";
export const FEAR_TRACK = "fear-track";

export const quarterPlace = (quarter: number): string => `quarter:${quarter}`;
export const locationPlace = (quarter: number): string => `quarter:${quarter}:location`;
export const victimPlace = (quarter: number): string => `quarter:${quarter}:victim`;
export const nightPlace = (quarter: number): string => `quarter:${quarter}:night`;

/** A Quarter, the Altar or the Catacombs, as tokens know them. */
export function spacePlace(space: number): string {
  if (space < ALTAR) return quarterPlace(space);
  return space === ALTAR ? ALTAR_PLACE : CATACOMBS_PLACE;
}

/** Tokens of a space count from 0, the earliest placed first: no name may tell an Order. */
export const tokenPlace = (space: number, n: number): string => `token:${spacePlace(space)}:${n}`;

export const seatPlace = (seat: number): string => `seat:${seat}`;
export const pilePlace = (seat: number, order: number): string => `pile:${seat}:${orders[order]}`;
export const fearPlace = (at: number): string => `fear:${at}`;

/** A Ritual is in one place only: the market, or somebody's own. */
export const ritualPlace = (id: string): string => `ritual:${id}`;
export const standingPlace = (id: string): string => `standing:${id}`;
export const recruitPlace = (id: string): string => `catacombs:${id}`;
export const knownPlace = (id: string): string => `deck:${id}`;
export const discardPlace = (id: string): string => `discard:${id}`;

/** Lists in which cards may be alike: the second Bleeder of a hand is `hand:0:bleeder:2`. */
export type CardList = (id: string, copy: number) => string;

const listed =
  (name: string): CardList =>
  (id, copy) =>
    copy === 1 ? `${name}:${id}` : `${name}:${id}:${copy}`;

export const handList = (seat: number): CardList => listed(`hand:${seat}`);
export const torporList = (seat: number): CardList => listed(`torpor:${seat}`);
export const pileList = (seat: number, order: number): CardList => listed(pilePlace(seat, order));
