import { houseShelf } from "@coterie/server";
import { loadTable } from "@coterie/server/core";
import type { Store } from "@coterie/server/stores";

type Replayed = NonNullable<Parameters<Parameters<typeof loadTable>[2]>[1]>;

/** Reads tables and plays them by the present rules; null for one that is not there. */
export function loader(store: Store): (id: string) => Promise<Replayed | null> {
  const shelf = houseShelf();
  return (id) =>
    new Promise((resolve, reject) => {
      loadTable({ store, shelf }, id, (error, replayed) =>
        error === null ? resolve(replayed) : reject(error),
      );
    });
}
