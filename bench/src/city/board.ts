/**
 * The data of the small city game, shared by both versions of it: the map, the numbers, and what
 * the cards show. The rules are written twice, in rules.ts and in ../peer/city.ts:
 *
 * 1   Each round first two cards are drawn. A card puts a hidden agent into each district that
 *     it shows. A district that already holds three agents tears the veil by one instead.
 * 2   Then each mover has two action points, each for one of these, and may end the turn early:
 * 2.1 move to a neighbouring district;
 * 2.2 expose a hidden agent where the mover is;
 * 2.3 fight an exposed agent there with a die of the reserve: 4 or more with the minions there
 *     added removes it; otherwise a minion there is lost, and without one the veil tears by one;
 * 2.4 recruit a minion there, if there are fewer than two, no exposed agent, and one to be had.
 * 3   Dice are used one by one; when the last is used, all four are rolled anew.
 * 4   When the veil is gone, the game is lost at once; when the deck is empty, it is dawn.
 */
export const DISTRICTS = [
  "docks",
  "mill",
  "gate",
  "market",
  "cathedral",
  "court",
  "yard",
  "bridge",
  "museum",
] as const;

const SIDE = 3;
export const CARDS = 54;
export const CARDS_PER_ROUND = 2;
export const DICE_IN_RESERVE = 4;
export const FACES = 6;
export const ACTION_POINTS = 2;
export const AGENTS_PER_DISTRICT = 3;
export const MINIONS_PER_DISTRICT = 2;
export const MINIONS = 8;
export const VEIL = 6;
export const FIGHT_GOAL = 4;

/** Where the movers begin, in seat order, each with a minion. */
export const STARTS: readonly number[] = [0, 8, 4];

export const NEIGHBOURS: readonly (readonly number[])[] = DISTRICTS.map((_, at) => {
  const row = Math.floor(at / SIDE);
  const column = at % SIDE;
  const near: number[] = [];
  if (row > 0) near.push(at - SIDE);
  if (column > 0) near.push(at - 1);
  if (column < SIDE - 1) near.push(at + 1);
  if (row < SIDE - 1) near.push(at + SIDE);
  return near;
});

const FIRST_DOUBLE = 45;

/** The districts that each card shows: six cards for each, the last with the one opposite too. */
export const GRID: readonly (readonly number[])[] = Array.from({ length: CARDS }, (_, card) => {
  const at = card % DISTRICTS.length;
  return card < FIRST_DOUBLE ? [at] : [at, DISTRICTS.length - 1 - at];
});
