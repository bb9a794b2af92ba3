import type { Command, CommandName, CommandResult } from "@coterie/protocol";
import type { TableEntry } from "../entry.js";
import type { Chance } from "../parts.js";
import type { Table } from "../table.js";

/** What a command is judged by. */
export interface Asking {
  readonly table: Table;
  readonly guest: number;
  readonly now: number;
  readonly chance: Chance;
}

/** What a command leads to: entries to be written, in order, and what to tell when they are. */
export interface Act {
  readonly entries: readonly TableEntry[];
  readonly result?: CommandResult;
}

type Of<N extends CommandName> = Extract<Command, { do: N }>;

/** How each command of a set is judged. Each throws a refusal, or says what is to be written. */
export type Deciders<N extends CommandName> = {
  readonly [M in N]: (asking: Asking, command: Of<M>) => Act;
};

export const nothing: Act = { entries: [] };

export function write(...entries: TableEntry[]): Act {
  return { entries };
}
