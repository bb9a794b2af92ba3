import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openApi, VARIABLES } from "@coterie/server";
import { afterEach, describe, expect, test } from "vitest";
import { coterie, put } from "./support.js";

const COMMAND = fileURLToPath(new URL("../bin/coterie.js", import.meta.url));

const children = new Set<ChildProcess>();
const folders: string[] = [];

afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  children.clear();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "coterie-serve-"));
  folders.push(folder);
  return folder;
}

/** The command as a process of its own (the built one), and the first line that it prints. */
async function served(...args: string[]) {
  const child = spawn(process.execPath, [COMMAND, "serve", "--port", "0", ...args]);
  children.add(child);
  const told = { out: "", err: "" };
  child.stderr.on("data", (data) => {
    told.err += data;
  });
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  await new Promise<void>((resolve) => {
    child.stdout.on("data", (data) => {
      told.out += data;
      if (told.out.includes("\n")) resolve();
    });
    void ended.then(() => resolve());
  });
  const base = /http:\/\/\S+/.exec(told.out)?.[0] ?? "";
  return { child, base, told, ended };
}

describe("coterie serve", () => {
  test("prints where it listens, serves, and stops in peace; the next one has the tables", async () => {
    const data = newFolder();
    const first = await served("--data", data);
    expect(first.told.out).toMatch(
      /^Coterie listens at http:\/\/localhost:\d+\/.* keeps its tables in /,
    );
    const opened = await fetch(new URL("api/tables", first.base), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ game: "blood-orders", name: "Ada", listed: true }),
    });
    const { table } = (await opened.json()) as { table: string };
    first.child.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    const logged = first.told.err.trim().split("\n");
    expect(logged.map((line) => JSON.parse(line).msg)).toEqual(["listening", "closed"]);

    const second = await served("--data", data, "--host", "127.0.0.1");
    const listed = await (await fetch(new URL("api/tables", second.base))).json();
    expect(listed).toMatchObject([{ table, names: ["Ada", null] }]);
    second.child.kill("SIGINT");
    expect(await second.ended).toBe(0);
  });

  test("prints the description of its API", async () => {
    const { code, out } = await coterie(["serve", "--openapi"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(openApi())));
  });

  test("says in its help what can be set", async () => {
    const { code, out } = await coterie(["serve", "--help"]);
    expect(code).toBe(0);
    for (const name of ["--port", "--host", "--data", ...Object.keys(VARIABLES)]) {
      expect(out).toContain(name);
    }
    expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
  });
});

describe("what cannot be served is told in a sentence", () => {
  test.each<[string[], Record<string, string>, RegExp]>([
    [["--port", "many"], {}, /--port is "many"; expected a whole number from 0 to 65535/],
    [[], { COTERIE_LOG: "loud" }, /COTERIE_LOG is "loud"; expected one of: trace/],
    [["now"], {}, /does not know what to do with "now"/],
  ])("%j %j: exit code 2", async (args, env, sentence) => {
    const { code, err } = await coterie(["serve", ...args], { env });
    expect(err).toMatch(sentence);
    expect(code).toBe(2);
  });

  test("a port that is in use", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const port = String((other.address() as AddressInfo).port);
    const flags = ["--port", port, "--host", "127.0.0.1", "--data", newFolder()];
    const { code, err } = await coterie(["serve", ...flags], { env: { COTERIE_LOG: "silent" } });
    other.close();
    expect(err).toMatch(`cannot listen at 127.0.0.1:${port}: the port is in use; stop the other`);
    expect(code).toBe(1);
  });

  test("a data folder that is a file", async () => {
    const data = put("no-folder", "text");
    const { code, err } = await coterie(["serve", "--port", "0", "--data", data]);
    expect(err).toMatch(/cannot use the data folder .*no-folder: .*; expected a folder/);
    expect(code).toBe(1);
  });

  test("a database that is none", async () => {
    const env = { DATABASE_URL: "mysql://localhost/x", COTERIE_LOG: "silent" };
    const { code, err } = await coterie(["serve", "--port", "0"], { env });
    expect(err).toMatch(/expected postgres:/);
    expect(code).toBe(1);
  });
});
