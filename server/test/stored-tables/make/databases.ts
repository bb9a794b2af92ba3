import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Stored } from "@coterie/server/core";
import {
  type Append,
  type EmbeddedStore,
  type Listed,
  openEmbedded,
  openPostgres,
  type Store,
  type StoredPosition,
  type Stretch,
} from "@coterie/server/stores";
import postgres from "postgres";
import { told } from "../../store/support.js";
import { startPostgres } from "../../support/postgres.js";
import { DATABASES, DUMP, packFixture } from "../fixture.js";
import { dumpOf } from "./dump.js";

/** Packs the store as a data folder: a restored backup, which a server has opened and closed once. */
export async function packFolder(store: EmbeddedStore, folder: string): Promise<void> {
  mkdirSync(folder);
  await told<void>((done) => store.backup(join(folder, "coterie.db"), done));
  await told<void>(openEmbedded(folder).close);
  for (const name of DATABASES) packFixture(name, readFileSync(join(folder, name)));
}

/** Packs the same tables as a dump of a PostgreSQL database, into which its store wrote them. */
export async function packDump(from: Store): Promise<void> {
  const server = await startPostgres();
  try {
    const url = await server.freshDatabase();
    const to = await openPostgres(url);
    const ids = await told<readonly string[]>((done) => from.ids("", 1_000, done));
    for (const id of ids) await copyTable(from, to, id);
    await told<void>(to.close);
    const sql = postgres(url, { max: 1 });
    packFixture(DUMP, await dumpOf(sql));
    await sql.end();
  } finally {
    await server.stop();
  }
}

async function copyTable(from: Store, to: Store, id: string): Promise<void> {
  const { bodies } = (await told<Stretch | null>((done) => from.read(id, 0, done)))!;
  const [listed] = await told<readonly Listed[]>((done) => from.summaries([id], done));
  const { id: _, ...summary } = listed;
  const { entry } = JSON.parse(bodies[0]) as Stored;
  if (entry.e !== "opened") throw new Error(`table ${id} begins with ${entry.e}`);
  const hash = entry.pack;
  const body = (await told<string | null>((done) => from.readPack(hash, done)))!;
  await told<void>((done) => to.create({ id, bodies, summary, pack: { hash, body } }, done));
  const position = await told<StoredPosition | null>((done) => from.readPosition(id, done));
  if (position === null) return;
  const append: Append = { table: id, after: bodies.length, bodies: [], position };
  await told((done) => to.append([append], done));
}
