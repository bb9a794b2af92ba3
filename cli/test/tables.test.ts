import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings, type Served, startServer } from "@coterie/server";
import { type Append, type Done, openEmbedded, type Store } from "@coterie/server/stores";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { told } from "../src/tables/asking.js";
import { coterie } from "./support.js";

/** Looking after the tables of a server, while it runs and when it does not. */

let data: string;
let server: Served;
let table: string;
let pass: string;

beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), "coterie-tables-"));
  const env = { COTERIE_LOG: "silent" };
  const settings = readSettings({ port: "0", host: "127.0.0.1", data }, env);
  server = await startServer(settings);
  const asked = { game: "blood-orders", name: "Ada", seats: ["me", "me"] };
  ({ table, pass } = await post("tables", asked));
});

afterEach(async () => {
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

async function post(path: string, body: unknown): Promise<{ table: string; pass: string }> {
  const response = await fetch(new URL(`api/${path}`, server.address), {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${pass ?? "none"}` },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { table: string; pass: string };
}

function tables(...args: string[]) {
  return coterie(["tables", ...args, "--data", data]);
}

/** Asks the store beside the running server. */
async function inStore<T>(ask: (store: Store, done: Done<T>) => void): Promise<T> {
  const store = openEmbedded(data);
  try {
    return await told<T>((done) => ask(store, done));
  } finally {
    await told<void>((done) => store.close(done));
  }
}

/** Writes entries that no rule would have written. */
function tamper(
  bodies: readonly unknown[],
  after: number,
  beside: Pick<Append, "position" | "summary"> = {},
): Promise<readonly boolean[]> {
  const append: Append = {
    table,
    after,
    bodies: bodies.map((body) => JSON.stringify(body)),
    ...beside,
  };
  return inStore((store, done) => store.append([append], done));
}

/** Where the table stood when it was last kept. */
async function keptPosition(): Promise<{ readonly n: number; readonly body: string }> {
  const position = await inStore<{ n: number; body: string } | null>((store, done) =>
    store.readPosition(table, done),
  );
  if (position === null) throw new Error("no position was kept");
  return position;
}

const NONSENSE = { at: 1, entry: { e: "answered", seat: 0, keys: ["nonsense"] } };

describe("coterie tables", () => {
  test("list and show, while the server runs", async () => {
    const listed = await tables("list");
    expect(listed.code).toBe(0);
    expect(listed.out).toMatch(new RegExp(`^${table}  \\S+Z  open +blood-orders  Ada, Ada\n$`));
    const shown = await tables("show", table);
    expect(JSON.parse(shown.out)).toMatchObject({ id: table, status: "open" });
    expect(shown.out).not.toMatch(/secret|"pass"/);
  });

  test("verify: all is well with tables that the present rules made", async () => {
    await post(`tables/${table}/do`, { do: "start" });
    const { code, out } = await tables("verify");
    expect(out).toBe("1 tables were played again, 0 of them differ.\n");
    expect(code).toBe(0);
  });

  test("verify: a table that leads elsewhere is listed with where and why", async () => {
    await post(`tables/${table}/do`, { do: "start" });
    await server.close();
    expect(await tamper([NONSENSE], 5)).toEqual([true]);
    const { code, out } = await tables("verify");
    expect(out).toMatch(`${table} blood-orders entry 6: `);
    expect(out).toMatch(/1 tables were played again, 1 of them differ/);
    expect(code).toBe(1);
  });

  test("verify: so is one whose answers all fit and lead to another position", async () => {
    await post(`tables/${table}/do`, { do: "start" });
    await server.close();
    const { n, body } = await keptPosition();
    const elsewhere = body.replace(/"die":(\d)/, (_, die) => `"die":${7 - Number(die)}`);
    expect(await tamper([], n, { position: { n, body: elsewhere } })).toEqual([true]);
    const { code, out } = await tables("verify");
    expect(out).toMatch(`entry ${n}: the same answers lead to another position\n`);
    expect(code).toBe(1);
  });

  test("verify: a table whose entries are damaged is listed too", async () => {
    expect(await tamper([NONSENSE], 4)).toEqual([true]);
    const { code, out } = await tables("verify");
    expect(out).toMatch(`${table} blood-orders cannot be loaded: `);
    expect(code).toBe(1);
  });

  test("verify: an error while a table is loaded is not taken for other rules", async () => {
    await post(`tables/${table}/do`, { do: "start" });
    await server.close();
    // No rule refuses an answer without keys: the program fails on it.
    expect(await tamper([{ at: 1, entry: { e: "answered", seat: 0 } }], 5)).toEqual([true]);
    const { code, out } = await tables("verify");
    expect(out).toMatch(`${table} blood-orders cannot be loaded: `);
    expect(out).toMatch(/0 of them differ\. 1 of them cannot be loaded\./);
    expect(code).toBe(1);
  });

  test("list: a damaged summary does not hide the other tables", async () => {
    const other = await post("tables", { game: "blood-orders", name: "Ben" });
    const summary = { game: "blood-orders", status: "open", listed: false, touched: 1, body: "{" };
    expect(await tamper([], 4, { summary })).toEqual([true]);
    const { code, out } = await tables("list");
    expect(out).toMatch(
      new RegExp(`^${table} .* \\(the summary of table ${table} is damaged`, "m"),
    );
    expect(out).toMatch(new RegExp(`^${other.table} .* Ben, `, "m"));
    expect(code).toBe(0);
  });

  test("delete: nothing is left, and the running server knows it", async () => {
    expect((await tables("delete", table, "--yes")).out).toBe(`Table ${table} is gone.\n`);
    expect((await tables("list")).out).toBe("");
    const again = await tables("delete", table, "--yes");
    expect([again.code, again.err]).toEqual([1, `coterie: there is no table ${table}\n`]);
    expect((await tables("show", table)).code).toBe(1);
    const found = await fetch(new URL(`api/tables/${table}`, server.address));
    expect(found.status).toBe(404);
  });

  test("delete: a script without --yes is refused, and a person is asked", async () => {
    const script = await tables("delete", table);
    expect(script.err).toMatch(/coterie tables delete needs --yes where no person can be asked/);
    expect(script.code).toBe(2);
    const argv = ["tables", "delete", table, "--data", data];
    for (const input of [[""], ["n"], ["nonsense"], []]) {
      const kept = await coterie(argv, { input, isTerminal: true });
      expect(kept.out, String(input)).toContain("Nothing was deleted.");
      expect(kept.code).toBe(1);
    }
    expect((await tables("list")).out).toContain(table);
    const gone = await coterie(argv, { input: ["y"], isTerminal: true });
    expect(gone.out).toMatch(`Delete table ${table} for ever, also if its game is running?`);
    expect(gone.out).toContain(`Table ${table} is gone.`);
    expect((await tables("list")).out).toBe("");
  });

  test("backup: a new folder with it has all tables", async () => {
    const restored = mkdtempSync(join(tmpdir(), "coterie-restored-"));
    try {
      const backup = await tables("backup", join(restored, "coterie.db"));
      expect(backup.code).toBe(0);
      const { out } = await coterie(["tables", "list", "--data", restored]);
      expect(out).toContain(table);
      const twice = await tables("backup", join(restored, "coterie.db"));
      expect(twice.err).toMatch(/it is there already; expected a new file/);
      expect(twice.code).toBe(1);
    } finally {
      rmSync(restored, { recursive: true, force: true });
    }
  });
});

describe("what cannot be done is told in a sentence", () => {
  test.each<[string[], RegExp]>([
    [[], /does not know ""; expected one of: verify, list, show, delete, backup/],
    [["dance"], /does not know "dance"; expected one of: verify/],
    [["constructor"], /does not know "constructor"/],
    [["show"], /coterie tables show needs the ID of a table/],
    [["backup"], /needs the FILE to write/],
    [["list", "all"], /does not know what to do with "all"/],
  ])("%j: exit code 2", async (args, sentence) => {
    const { code, err } = await tables(...args);
    expect(err).toMatch(sentence);
    expect(code).toBe(2);
  });

  test.each([[[]], [["lst"]]])("%j: the command is checked before the folder", async (args) => {
    const { code, err } = await coterie(["tables", ...args, "--data", "nowhere"]);
    expect(err).toMatch(/expected one of: verify, list, show, delete, backup/);
    expect(code).toBe(2);
  });

  test("a folder without tables is not made into one with", async () => {
    const { code, err } = await coterie(["tables", "list", "--data", "nowhere"]);
    expect(err).toMatch(/there are no tables in nowhere; expected the folder of a server/);
    expect(code).toBe(2);
  });

  test("a database is not backed up here", async () => {
    const env = { DATABASE_URL: "postgres://localhost/x" };
    const { code, err } = await coterie(["tables", "backup", "x"], { env });
    expect(err).toMatch(/pg_dump/);
    expect(code).toBe(2);
  });
});
