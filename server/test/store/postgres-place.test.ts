import { inspect } from "node:util";
import { CannotOpenStore, openPostgres, type Store } from "@coterie/server/stores";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { inNotices } from "../../src/store/postgres/notices.js";
import { type RunningPostgres, startPostgres } from "../support/postgres.js";
import { type Gate, openGate } from "./gate.js";
import { append, create, entriesOf, told } from "./support.js";

let server: RunningPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const open: Store[] = [];
afterEach(async () => {
  for (const store of open.splice(0)) await told<void>(store.close);
});

async function opened(url: string): Promise<Store> {
  const store = await openPostgres(url);
  open.push(store);
  return store;
}

async function run(url: string, ...statements: readonly string[]): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  for (const statement of statements) await sql.unsafe(statement);
  await sql.end();
}

async function changed(change: (url: URL) => void): Promise<string> {
  const url = new URL(await server.freshDatabase());
  change(url);
  return url.href;
}

/** The message, after a look at whether anything about the error tells the password. */
async function problemWith(url: string, password: string): Promise<string> {
  const error = await openPostgres(url).then(
    () => new Error("it could be opened"),
    (reason: unknown) => reason as Error,
  );
  expect(error).toBeInstanceOf(CannotOpenStore);
  expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(password);
  return error.message;
}

test("several processes can make the tables of an empty database at once", async () => {
  const url = await server.freshDatabase();
  const stores = await Promise.all(Array.from({ length: 6 }, () => opened(url)));
  await create(stores[0]!, "a");
  for (const store of stores) expect(await entriesOf(store, "a")).toEqual(["a 1"]);
});

test("a database that is opened again has kept everything", async () => {
  const url = await server.freshDatabase();
  const before = await openPostgres(url);
  await create(before, "a");
  await told<void>(before.close);
  const after = await opened(url);
  expect(await entriesOf(after, "a")).toEqual(["a 1"]);
  await expect(told((done) => before.read("a", 0, done))).rejects.toThrow("is closed");
});

test("it goes on after the database could not be reached, and hears the others again", async () => {
  const url = await changed(() => undefined);
  const gate: Gate = await openGate(new URL(url));
  const store = await opened(gate.url);
  const other = await opened(url);
  const heard = new Set<string>();
  store.onAnnounced((table) => heard.add(table));
  await create(store, "a");

  await gate.shut();
  await expect(append(store, { table: "a", after: 1, bodies: ["lost"] })).rejects.toThrow();
  await expect(told<void>(store.ping)).rejects.toThrow();
  expect(await entriesOf(other, "a")).toEqual(["a 1"]);

  await gate.reopen();
  await vi.waitFor(() => told<void>(store.ping), 30_000);
  expect(await append(store, { table: "a", after: 1, bodies: ["found"] })).toEqual([true]);
  await vi.waitFor(
    () => {
      other.announce(["a"], "entries");
      expect(heard).toContain("a");
    },
    { timeout: 30_000, interval: 100 },
  );
  await told<void>(store.close);
  open.splice(open.indexOf(store), 1);
  await gate.shut();
});

test.each([
  ["", "it cannot be read as one"],
  ["secret", "it cannot be read as one"],
  ["postgres://me:secret@host:port/database", "it cannot be read as one"],
  ["mysql://me:secret@host/database", "it begins with mysql:"],
  ["postgres://me:12/secret@host/database", "it has an @ behind its host"],
  ["postgres://me:12#secret@host/database", "it has an @ behind its host"],
])("%j is no url", async (url, problem) => {
  expect(await problemWith(url, "secret")).toContain(`the database url is none: ${problem}`);
});

test("a wrong password is told, without it", async () => {
  const url = await changed((place) => {
    place.password = "open-sesame";
  });
  const { host, pathname } = new URL(url);
  expect(await problemWith(url, "open-sesame")).toBe(
    `cannot open the database coterie@${host}${pathname}: the user or the password is wrong`,
  );
});

test("a database that is not there is told", async () => {
  const url = await changed((place) => {
    place.pathname = "/nowhere";
  });
  const { password } = new URL(url);
  expect(await problemWith(url, password)).toContain("/nowhere: there is no such database");
});

test("a server that is not there is told", async () => {
  const gate = await openGate(new URL(server.url));
  await gate.shut();
  const { password } = new URL(gate.url);
  expect(await problemWith(gate.url, password)).toContain(
    "nobody listens there; expected a running PostgreSQL",
  );
});

test("a user without rights is told, unless the schema was made for it", async () => {
  const owner = await server.freshDatabase();
  await run(owner, "create role visitor login password 'let-me-in'");
  const visitor = new URL(owner);
  visitor.username = "visitor";
  visitor.password = "let-me-in";
  expect(await problemWith(visitor.href, "let-me-in")).toContain("may not make or use the tables");
  await run(owner, "create schema coterie authorization visitor");
  const store = await opened(visitor.href);
  await create(store, "a");
  expect(await entriesOf(store, "a")).toEqual(["a 1"]);
});

test("a database of a newer server is told", async () => {
  const url = await server.freshDatabase();
  await told<void>((await openPostgres(url)).close);
  await run(url, "update coterie.schema_version set version = 99");
  expect(await problemWith(url, new URL(url).password)).toMatch(
    /a newer server wrote it \(its form is 99\); expected at most 1$/,
  );
});

test("a database that cannot hold every text is told", async () => {
  await run(server.url, "create database plain encoding 'LATIN1' template template0");
  const url = await changed((place) => {
    place.pathname = "/plain";
  });
  expect(await problemWith(url, new URL(url).password)).toContain(
    "its encoding is LATIN1; expected UTF8",
  );
});

test("tables are cut into notices that PostgreSQL takes, none left out", () => {
  const tables = Array.from({ length: 3_000 }, (_, i) => `${"ż".repeat(i % 20)}${i}`);
  const notices = inNotices(tables);
  expect(notices.flat()).toEqual(tables);
  expect(notices.length).toBeGreaterThan(1);
  for (const notice of notices) {
    expect(Buffer.byteLength(notice.join("\n"))).toBeLessThan(7_900);
  }
  expect(inNotices([])).toEqual([]);
});
