import type { Append, Done, NewTable, Store, Summary } from "@coterie/server/stores";

/** A promise for what a store says to its callback. */
export function told<T>(ask: (done: Done<T>) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    ask((error, result) => (error ? reject(error) : resolve(result)));
  });
}

export function summary(changes: Partial<Summary> = {}): Summary {
  return {
    game: "lanterns",
    status: "open",
    listed: true,
    touched: 1_700_000_000_000,
    body: '{"host":"Ada"}',
    ...changes,
  };
}

/** A table with one entry, unless something else is said. */
function newTable(id: string, changes: Partial<NewTable> = {}): NewTable {
  return {
    id,
    bodies: [`${id} 1`],
    summary: summary(),
    pack: { hash: "house", body: "the house pieces" },
    ...changes,
  };
}

export function create(store: Store, id: string, changes: Partial<NewTable> = {}): Promise<void> {
  return told((done) => store.create(newTable(id, changes), done));
}

export function append(store: Store, ...appends: readonly Append[]): Promise<readonly boolean[]> {
  return told((done) => store.append(appends, done));
}

export async function entriesOf(store: Store, table: string): Promise<readonly string[]> {
  const stretch = await told<{ bodies: readonly string[] } | null>((done) =>
    store.read(table, 0, done),
  );
  return stretch?.bodies ?? [];
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
