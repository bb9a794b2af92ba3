import { randomBytes } from "node:crypto";
import type { Stored } from "@coterie/server/core";
import { type Done, type NewTable, openEmbedded, type Store } from "@coterie/server/stores";
import type { Kept } from "./ours.js";

/**
 * Fills a store up with copies of the tables that are in it: the same entries and position under
 * another id. To play at thousands of tables would take minutes and give a store of the same kind.
 */
export async function copyTables(
  folder: string,
  played: readonly Kept[],
  count: number,
): Promise<Kept[]> {
  const store = openEmbedded(folder);
  const all = [...played];
  for (let i = 0; all.length < count; i++) {
    const from = played[i % played.length];
    const table = randomBytes(16).toString("hex");
    await copyTable(store, from.table, table);
    all.push({ ...from, table });
  }
  await asked<void>((done) => store.close(done));
  return all;
}

type Answer<N extends "read" | "summaries" | "readPosition" | "readPack" | "append"> =
  Parameters<Store[N]> extends [...unknown[], Done<infer T>] ? T : never;

async function copyTable(store: Store, from: string, to: string): Promise<void> {
  const stretch = await asked<Answer<"read">>((done) => store.read(from, 0, done));
  const [found] = await asked<Answer<"summaries">>((done) => store.summaries([from], done));
  const position = await asked<Answer<"readPosition">>((done) => store.readPosition(from, done));
  if (stretch === null || found === undefined) throw new Error(`there is no table ${from}`);
  const { bodies } = stretch;
  const { id: _, ...summary } = found;
  const pack = await packOf(store, bodies[0]);
  await asked<void>((done) => store.create({ id: to, bodies, summary, pack }, done));
  if (position === null) return;
  const append = { table: to, after: bodies.length, bodies: [], position };
  await asked<Answer<"append">>((done) => store.append([append], done));
}

/** The pieces of a table, which its first entry names. */
async function packOf(store: Store, first: string): Promise<NewTable["pack"]> {
  const { entry } = JSON.parse(first) as Stored;
  if (entry.e !== "opened") throw new Error(`a table begins with "${entry.e}", not with "opened"`);
  const body = await asked<Answer<"readPack">>((done) => store.readPack(entry.pack, done));
  if (body === null) throw new Error(`there are no pieces ${entry.pack}`);
  return { hash: entry.pack, body };
}

function asked<T>(ask: (done: Done<T>) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    ask((error, result) => (error === null ? resolve(result) : reject(error)));
  });
}
