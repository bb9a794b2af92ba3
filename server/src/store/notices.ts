import type { Reporter } from "../core/parts.js";
import type { News } from "./store.js";

export type Listener = (table: string, what: News) => void;

/** How openings of one store tell each other that tables have something new. */
export interface Notices {
  announce(tables: readonly string[], what: News): void;
  onAnnounced(listener: Listener): void;
  close(): void;
}

/**
 * The listeners of one opening. An exception of a listener is reported: thrown into the thread channel
 * it would end the process, and the PostgreSQL driver would drop it.
 */
export function listeners(report: Reporter) {
  const all: Listener[] = [];

  function tellOne(listener: Listener, table: string, what: News): void {
    try {
      listener(table, what);
    } catch (error) {
      report.fault("store-callback", error, table);
    }
  }

  return {
    add(listener: Listener): void {
      all.push(listener);
    },
    tell(tables: readonly string[], what: News): void {
      for (const table of tables) for (const listener of all) tellOne(listener, table, what);
    },
  };
}
