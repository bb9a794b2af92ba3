import type { Done, Store } from "@coterie/server/stores";

/** Asks a store, which answers by a callback. */
export function told<T>(ask: (done: Done<T>) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    ask((error, result) => (error === null ? resolve(result) : reject(error)));
  });
}

const AT_ONCE = 200;

/** The ids of all tables, in groups that can be asked about together. */
export async function* groupsOfIds(store: Store): AsyncGenerator<readonly string[]> {
  for (let last = ""; ; ) {
    const ids = await told<readonly string[]>((done) => store.ids(last, AT_ONCE, done));
    if (ids.length === 0) return;
    yield ids;
    last = ids[ids.length - 1];
  }
}
