import type { Content } from "../content/content.js";
import { DAYS_PER_ACT, NONE, type State, TOKEN_ROW } from "../state.js";

/** Chapter 1: what the words of the rules mean. */

export function playerCount(s: State): number {
  return s.blood.length;
}

/** BO-1.1: West is in play only with four players. */
export function quartersFor(players: number): number {
  return players === 4 ? 4 : 3;
}

export function quarterCount(s: State): number {
  return s.dice.length;
}

/** BO-1.6: a die never leaves 1–6. */
export function asDie(value: number): number {
  return Math.max(1, Math.min(6, value));
}

/** BO-2.2, BO-5.10: the Location's Fear and, where there is one, the Victim's. */
export function dieFor(content: Content, location: number, victim: number): number {
  const fear = victim === NONE ? 0 : content.victims[victim].card.fear;
  return asDie(content.locations[location].card.fear + fear);
}

/** BO-1.7: turn order, from the start player. */
export function inTurnOrder(s: State): number[] {
  const players = playerCount(s);
  return Array.from({ length: players }, (_, i) => (s.startPlayer + i) % players);
}

export function isLastDayOfAct(day: number): boolean {
  return day % DAYS_PER_ACT === 0;
}

/** Whether a player's token of this Order has been placed today. */
export function isPlaced(s: State, seat: number, order: number): boolean {
  const { tokens } = s;
  for (let i = 0; i < tokens.length; i += TOKEN_ROW) {
    if (tokens[i] === seat && tokens[i + 2] === order) return true;
  }
  return false;
}

/** BO-1.5: the mark last met or passed. */
export function fearVp(content: Content, fear: number): number {
  let vp = 0;
  let last = -1;
  for (const mark of content.fearTrack.marks) {
    if (mark.at <= fear && mark.at > last) {
      last = mark.at;
      vp = mark.vp;
    }
  }
  return vp;
}

/** Those of the seats who have the most of something. */
export function best(seats: readonly number[], measure: (seat: number) => number): number[] {
  const most = Math.max(...seats.map(measure));
  return seats.filter((seat) => measure(seat) === most);
}
