import type { Command, CommandResult, LogItem, TableInfo } from "@coterie/protocol";

/** The people around a table, and what one of them can do there. */
export interface Company {
  readonly info: TableInfo;
  /** Everything that happened, as this guest may know it. */
  readonly items: readonly LogItem[];
  /** Who I am here; null for whoever only watches without a name. */
  readonly guest: number | null;
  /** Guests who are connected now, and how many others watch. */
  readonly here: { readonly guests: readonly number[]; readonly watching: number };
  /** Does something; what goes wrong is shown. */
  act(command: Command): Promise<CommandResult | undefined>;
}
