import { DAWN, DAYS, DUSK, NIGHT, NONE, type State, TOKEN_ROW } from "@coterie/blood-orders";

/** The board of Blood Orders, as the bot asks it. */

export {
  ALTAR,
  CATACOMBS,
  DAWN,
  DAYS,
  DUSK,
  NIGHT,
  NONE,
  pileOf,
  quarterCount,
  SPACES as spaceNames,
} from "@coterie/blood-orders";

export const ORDERS: readonly number[] = [DAWN, DUSK, NIGHT];
export const orderNames = ["dawn", "dusk", "night"] as const;

/** Where a player's token of this Order stands, or NONE. */
export function spaceOf(s: State, seat: number, order: number): number {
  const { tokens } = s;
  for (let i = 0; i < tokens.length; i += TOKEN_ROW) {
    if (tokens[i] === seat && tokens[i + 2] === order) return tokens[i + 1];
  }
  return NONE;
}

/** The turns, from 0, in which a player placed the tokens that stand on a space. */
export function turnsAt(s: State, seat: number, space: number): number[] {
  const { tokens } = s;
  const turns: number[] = [];
  let turn = 0;
  for (let i = 0; i < tokens.length; i += TOKEN_ROW) {
    if (tokens[i] !== seat) continue;
    if (tokens[i + 1] === space) turns.push(turn);
    turn++;
  }
  return turns;
}

/** How many tokens a player still has to place. */
export function unplaced(s: State, seat: number): number {
  let count = ORDERS.length;
  for (let i = 0; i < s.tokens.length; i += TOKEN_ROW) if (s.tokens[i] === seat) count--;
  return count;
}

/** The tokens of one player only. */
export function ownTokens(s: State, seat: number): number[] {
  const own: number[] = [];
  for (let i = 0; i < s.tokens.length; i += TOKEN_ROW) {
    if (s.tokens[i] === seat) own.push(...s.tokens.slice(i, i + TOKEN_ROW));
  }
  return own;
}

/** Whole Days that come after this one. */
export function daysLeft(s: State): number {
  return DAYS - s.day;
}
