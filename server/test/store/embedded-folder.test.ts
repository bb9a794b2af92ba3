import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { type EmbeddedStore, openEmbedded } from "@coterie/server/stores";
import Database from "libsql";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Reporter } from "../../src/core/parts.js";
import { append, create, entriesOf, summary, told } from "./support.js";

const all = mkdtempSync(join(tmpdir(), "coterie-folder-"));
afterAll(() => rmSync(all, { recursive: true, force: true }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(all, "data-"));
});

function silent(warn: Reporter["warn"] = () => {}): Reporter {
  return { count: () => {}, fault: () => {}, warn };
}

function close(store: EmbeddedStore): Promise<void> {
  return told<void>(store.close);
}

test("a folder that is opened again has kept everything", async () => {
  const before = openEmbedded(folder);
  await create(before, "a");
  const position = { n: 2, body: "a position" };
  const changed = summary({ status: "over", listed: false });
  await append(before, { table: "a", after: 1, bodies: ["a 2"], summary: changed, position });
  await told((done) => before.lease("a", "one", 600_000, done));
  await close(before);

  const after = openEmbedded(folder);
  expect(await entriesOf(after, "a")).toEqual(["a 1", "a 2"]);
  expect(await told((done) => after.summaries(["a"], done))).toEqual([{ id: "a", ...changed }]);
  expect(await told((done) => after.readPosition("a", done))).toEqual(position);
  expect(await told((done) => after.readPack("house", done))).toBe("the house pieces");
  expect(await told((done) => after.lease("a", "other", 600_000, done))).toBe(false);
  expect(await append(after, { table: "a", after: 2, bodies: ["a 3"] })).toEqual([true]);
  await close(after);
});

test("what is written is carried from the log into the file, and nobody who writes waits for it", async () => {
  const store = openEmbedded(folder);
  await create(store, "a");
  const bodies = Array.from({ length: 2_000 }, (_, i) => `entry ${i} ${"x".repeat(200)}`);
  const sizeOf = (file: string): number => statSync(join(folder, file)).size;
  await append(store, { table: "a", after: 1, bodies });
  expect(sizeOf("coterie.db")).toBeLessThan(100_000);
  expect(sizeOf("coterie.db-wal")).toBeGreaterThan(400_000);
  await expect.poll(() => sizeOf("coterie.db"), { timeout: 20_000 }).toBeGreaterThan(400_000);
  expect(await entriesOf(store, "a")).toEqual(["a 1", ...bodies]);
  await close(store);
});

test("a folder that is not there is made, with those above it", async () => {
  const store = openEmbedded(join(folder, "deep", "data"));
  await create(store, "a");
  await close(store);
  expect(existsSync(join(folder, "deep", "data", "coterie.db"))).toBe(true);
});

test("what it holds is for its owner only: the folder that is made, and a backup elsewhere", async () => {
  const own = join(folder, "data");
  const store = openEmbedded(own);
  await create(store, "a");
  const file = join(folder, "backup.db");
  await told<void>((done) => store.backup(file, done));
  await close(store);
  expect([own, file].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
});

test("files that were open to other accounts are closed to them, and the folder is reported", async () => {
  chmodSync(folder, 0o755);
  const before = openEmbedded(folder, silent());
  await create(before, "a");
  await told<void>((done) => before.backup(join(folder, "coterie-2026-11-16.db"), done));
  const names = ["coterie.db", "coterie.db-wal", "coterie.db-shm", "coterie-live.db"];
  const all = [...names, "coterie-2026-11-16.db", "notes.txt"];
  const modes = (): string[] =>
    all.map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8));
  writeFileSync(join(folder, "notes.txt"), "");
  chmodSync(join(folder, "notes.txt"), 0o644);
  expect(modes()).toEqual(["600", "600", "600", "600", "600", "644"]);
  for (const name of all) chmodSync(join(folder, name), 0o644);

  const warnings: unknown[] = [];
  const after = openEmbedded(
    folder,
    silent((...of) => void warnings.push(of)),
  );
  expect(modes()).toEqual(["600", "600", "600", "600", "600", "644"]);
  expect(statSync(folder).mode & 0o777).toBe(0o755);
  const message = "the data folder is open to other accounts; expected mode 700 (chmod 700)";
  expect(warnings).toEqual([[message, { folder, mode: "755" }]]);
  for (const store of [before, after]) await close(store);
});

test("servers of an older build can open what this one opened", async () => {
  await close(openEmbedded(folder));
  const db = new Database(join(folder, "coterie.db"));
  expect(db.prepare("pragma user_version").raw().get()).toEqual([1]);
  db.close();
});

test("a closed store says so", async () => {
  const store = openEmbedded(folder);
  await create(store, "a");
  await close(store);
  await expect(append(store, { table: "a", after: 1, bodies: ["x"] })).rejects.toThrow("is closed");
  await expect(told((done) => store.read("a", 0, done))).rejects.toThrow("is closed");
  store.announce(["a"], "entries");
});

test("a group that breaks off in the middle leaves nothing half done", async () => {
  const store = openEmbedded(folder);
  for (const id of ["a", "b"]) await create(store, id);
  const noText = Symbol("no text") as unknown as string;
  const position = { n: 2, body: "x" };
  const broken = append(
    store,
    { table: "a", after: 1, bodies: ["a 2"], summary: summary({ status: "over" }), position },
    { table: "b", after: 1, bodies: ["b 2", noText, "b 4"] },
  );
  await expect(broken).rejects.toThrow();
  for (const id of ["a", "b"]) {
    expect(await told((done) => store.read(id, 0, done))).toEqual({ head: 1, bodies: [`${id} 1`] });
  }
  expect(await told((done) => store.summaries(["a"], done))).toEqual([{ id: "a", ...summary() }]);
  expect(await told((done) => store.readPosition("a", done))).toBeNull();
  expect(await append(store, { table: "a", after: 1, bodies: ["a 2"] })).toEqual([true]);
  await close(store);
});

test("a table whose making breaks off is not there", async () => {
  const store = openEmbedded(folder);
  const noText = Symbol("no text") as unknown as string;
  await expect(create(store, "a", { bodies: ["first", noText] })).rejects.toThrow();
  expect(await told((done) => store.read("a", 0, done))).toBeNull();
  expect(await told((done) => store.readPack("house", done))).toBeNull();
  await create(store, "a");
  await close(store);
});

/** Writes entry 2 of table "a" and takes its time before it commits. */
const SLOW_WRITER = `
  const { parentPort, workerData } = require("node:worker_threads");
  const Database = require(workerData.libsql);
  const db = new Database(workerData.file);
  db.exec("begin immediate");
  db.exec("insert into entries select no, 2, 'theirs' from tables where id = 'a'");
  parentPort.postMessage("writing");
  setTimeout(() => db.exec("commit"), 300);`;

test("a writer waits for the transaction of another thread, and then sees it", async () => {
  const store = openEmbedded(folder);
  await create(store, "a");
  const libsql = createRequire(import.meta.url).resolve("libsql");
  const writer = new Worker(SLOW_WRITER, {
    eval: true,
    workerData: { file: join(folder, "coterie.db"), libsql },
  });
  const ended = new Promise((resolve) => writer.once("exit", resolve));
  await new Promise((resolve, reject) => writer.once("message", resolve).once("error", reject));
  expect(await append(store, { table: "a", after: 1, bodies: ["ours"] })).toEqual([false]);
  expect(await entriesOf(store, "a")).toEqual(["a 1", "theirs"]);
  await ended;
  await close(store);
});

test("a backup is a whole store of its own, and never takes the place of a file", async () => {
  const store = openEmbedded(folder);
  await create(store, "a", { bodies: ["first", "second"] });
  const file = join(folder, "copy.db");
  await told<void>((done) => store.backup(file, done));
  await append(store, { table: "a", after: 2, bodies: ["third"] });
  await expect(told<void>((done) => store.backup(file, done))).rejects.toThrow(
    `cannot back up to ${file}: it is there already; expected a new file`,
  );
  await close(store);

  const other = join(folder, "restored");
  mkdirSync(other);
  copyFileSync(file, join(other, "coterie.db"));
  const restored = openEmbedded(other);
  expect(await entriesOf(restored, "a")).toEqual(["first", "second"]);
  expect(await append(restored, { table: "a", after: 2, bodies: ["third"] })).toEqual([true]);
  await close(restored);
});

test("a file in the place of the folder is told", () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  expect(() => openEmbedded(file)).toThrow(
    `cannot use the data folder ${file}: it is no folder; expected a folder to write into`,
  );
  const below = join(file, "data");
  expect(() => openEmbedded(below)).toThrow(`${below}: a part of the path is no folder`);
});

test("a folder that may not be written to is told", () => {
  // Nothing is closed to root, except what the system keeps for itself.
  const place = process.getuid?.() === 0 ? "/sys/coterie" : folder;
  chmodSync(folder, 0o500);
  expect(() => openEmbedded(place)).toThrow(
    /^cannot use the data folder .*: (it may not be read and written|nothing can be written there)/,
  );
  chmodSync(folder, 0o700);
});

test("a file that is no database is told, and left as it is", () => {
  const file = join(folder, "coterie.db");
  writeFileSync(file, "my diary, in my own words\n".repeat(500));
  expect(() => openEmbedded(folder)).toThrow(
    `cannot open ${file}: it is no database; expected a store of this server, or no file`,
  );
  expect(readdirSync(folder)).toEqual(["coterie.db"]);
});

test("a folder in the place of the database is told", () => {
  const file = join(folder, "coterie.db");
  mkdirSync(file);
  expect(() => openEmbedded(folder)).toThrow(`cannot open ${file}: it is no file`);
});

test("a file of a newer server is told, and left as it is", async () => {
  await close(openEmbedded(folder));
  const file = join(folder, "coterie.db");
  const db = new Database(file);
  db.exec("pragma user_version = 99");
  db.close();
  expect(() => openEmbedded(folder)).toThrow(
    `cannot open ${file}: a newer server wrote it (its form is 99); expected at most 1`,
  );
});
