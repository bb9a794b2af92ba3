import type { ListedTable as Listed } from "../core/index.js";

/** A table as the public list shows it: never the hashes of passes. */
export interface ListedTable {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly touched: number;
  /** By seat: the name of its guest, or null. */
  readonly names: readonly (string | null)[];
  readonly bots: readonly (string | null)[];
  readonly outcome: string | null;
}

export function listedTable({ id, game, status, touched, summary }: Listed): ListedTable {
  const { names, bots, outcome } = summary;
  return { table: id, game, status, touched, names, bots, outcome };
}
