import type { News } from "./store.js";

export type Listener = (table: string, what: News) => void;

/** How openings of one store tell each other that tables have something new. */
export interface Notices {
  announce(tables: readonly string[], what: News): void;
  onAnnounced(listener: Listener): void;
  close(): void;
}

/** The listeners of one opening. */
export function listeners() {
  const all: Listener[] = [];
  return {
    add(listener: Listener): void {
      all.push(listener);
    },
    tell(tables: readonly string[], what: News): void {
      for (const table of tables) for (const listener of all) listener(table, what);
    },
  };
}
