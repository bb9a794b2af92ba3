import type { Cell } from "../cells.js";
import type { Observed } from "../stats/estimate.js";
import type { OrdersRow } from "./row.js";

/** A game as one of its players saw it. */
export interface SeatGame {
  readonly row: OrdersRow;
  readonly seat: number;
  readonly bot: string;
  /** 1 for a victory, less for a shared one. */
  readonly result: number;
}

export function seatGames(cells: readonly Cell[], rows: readonly OrdersRow[]): SeatGame[] {
  return rows.flatMap((row) => {
    const bots = cells[row.cell].seatings[row.seating];
    return bots.map((bot, seat) => ({ row, seat, bot, result: resultOf(row, seat) }));
  });
}

/** Unlike bots compete. */
export function isMixed({ seatings }: Cell): boolean {
  return seatings.length > 1;
}

/** The bot that the experiment names first: the one that the others are there to measure. */
export function firstBot({ seatings: [[first]] }: Cell): string {
  return first;
}

/** What the first-named bot won, on average over its seats; undefined where all bots are alike. */
export const ofFirstBot =
  (cells: readonly Cell[]) =>
  (row: OrdersRow): number | undefined => {
    const cell = cells[row.cell];
    if (!isMixed(cell)) return undefined;
    const bots = cell.seatings[row.seating];
    const seats = [...bots.keys()].filter((seat) => bots[seat] === firstBot(cell));
    return seats.reduce((sum, seat) => sum + resultOf(row, seat), 0) / seats.length;
  };

export function resultOf({ winners }: OrdersRow, seat: number): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

export function results(games: readonly SeatGame[]): Observed[] {
  return games.map(({ row, result }) => ({ unit: row.deal, value: result }));
}

/** How much more than an even share of the victories. */
export function beyondEven(games: readonly SeatGame[]): Observed[] {
  return games.map(({ row, result }) => ({ unit: row.deal, value: result - 1 / playersOf(row) }));
}

export function playersOf({ scores }: OrdersRow): number {
  return scores.length;
}

/** The place in the turn order of the first Day, from 0. */
export function turnOf({ start, scores }: OrdersRow, seat: number): number {
  return (seat - start + scores.length) % scores.length;
}

export function totalOf({ scores }: OrdersRow, seat: number): number {
  return scores[seat].reduce((sum, points) => sum + points, 0);
}

/** The winner alone, or undefined where the victory is shared. */
export function winnerOf({ winners }: OrdersRow): number | undefined {
  return winners.length === 1 ? winners[0] : undefined;
}

/** By how much the winner is ahead of the next; 0 where a tie was broken or shared. */
export function marginOf(row: OrdersRow): number {
  const totals = row.scores.map((_, seat) => totalOf(row, seat)).sort((a, b) => b - a);
  return totals[0] - totals[1];
}

/** Something of the winner; undefined where nobody won alone. */
export const ofWinner =
  (of: (row: OrdersRow, winner: number) => number) =>
  (row: OrdersRow): number | undefined => {
    const winner = winnerOf(row);
    return winner === undefined ? undefined : of(row, winner);
  };
