import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join, relative } from "node:path";
import type { OpenQuestion } from "@coterie/kernel";
import type { Command, Seated, TableDocument } from "@coterie/protocol";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { must, open, player } from "../../server/test/net/support.js";
import { licenceText } from "../package/licences.mjs";
import { healthCheck } from "./support/dockerfile.js";
import { Packaged, TOP } from "./support/packaged.js";

/** `npm run package` makes a folder that plays with Node alone, wherever it lies. */

/** For waits: the usual second is too short on a busy machine. */
const PATIENT = { timeout: 60_000, interval: 100 };

const packaged = new Packaged();
beforeAll(() => packaged.make());
afterAll(() => packaged.remove());

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test("no file of it names the repository, and none is a node_modules", () => {
  const files = filesIn(packaged.folder);
  expect(files.length).toBeGreaterThan(50);
  const places = [TOP, TOP.slice(0, -1).replaceAll("\\", "/")];
  const naming = files.filter((file) => places.some((place) => readFileSync(file).includes(place)));
  expect(naming).toEqual([]);
  expect(files.filter((file) => file.includes("node_modules"))).toEqual([]);
});

test("one file has the licence text of every package in it", () => {
  const text = readFileSync(join(packaged.folder, "THIRD-PARTY-LICENSES.txt"), "utf8");
  const chapters = text.split(/^={80}\n/m).slice(1);
  const titles = chapters.map((chapter) => chapter.slice(0, chapter.indexOf("\n")));
  const inModules = packagesNamedIn(join(packaged.folder, "app/dist"));
  expect(inModules.length).toBeGreaterThan(40);
  expect(titles).toEqual(expect.arrayContaining(inModules));
  for (const name of ["@libsql/", "preact ", "@fontsource/im-fell-english ", "comlink "]) {
    expect(titles.filter((title) => title.startsWith(name))).toHaveLength(1);
  }
  expect(text).toContain("SIL OPEN FONT LICENSE");
  expect(chapters.find((chapter) => chapter.startsWith("@iconify-json/game-icons "))).toMatch(
    /Lorc, Delapouite[\s\S]*Creative Commons Legal Code/,
  );
  for (const chapter of chapters) expect(chapter.length, chapter).toBeGreaterThan(500);
  const own = readFileSync(join(packaged.folder, "LICENSE"), "utf8");
  expect(own).toBe(readFileSync(join(TOP, "LICENSE"), "utf8"));
});

/** Rolldown writes above each module where it came from. */
function packagesNamedIn(folder: string): string[] {
  const titles = filesIn(folder)
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(
        /^\s*\/\/(?:#region)? (node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/\s]+)/gm,
      ),
    ])
    .map(([, found]) => {
      const { name, version, license } = JSON.parse(
        readFileSync(join(TOP, found, "package.json"), "utf8"),
      );
      return `${name} ${version} (${license})`;
    });
  return [...new Set(titles)];
}

const EXPERIMENT = {
  format: "coterie-lab/1",
  title: "Two games",
  game: "blood-orders",
  games: 2,
  seed: "package",
  setup: { players: 2 },
  matrix: { bots: ["random"] },
};

test("its commands work in an empty folder", async () => {
  const record = join(TOP, "games/blood-orders/records/duel.json.gz");
  writeFileSync(join(packaged.empty, "two-games.json"), JSON.stringify(EXPERIMENT));
  const { version } = JSON.parse(readFileSync(join(TOP, "package.json"), "utf8"));
  const expected: readonly (readonly [string[], string])[] = [
    [["--version"], `${version}\n`],
    [["--help"], "coterie serve"],
    [["replay", record], "Checked: 564 answers"],
    [["simulate", "--games", "1", "--seed", "1"], "Nothing that was acknowledged was lost"],
    [["lab", "two-games.json", "--cores", "1"], "2 of 2 games"],
    [["play", "masters-of-the-night", "--seed", "1"], "Day 1"],
  ];
  const printed = await Promise.all(expected.map(([command]) => packaged.prints(...command)));
  for (const [at, [, text]] of expected.entries()) expect(printed[at]).toContain(text);
});

/** One relic more than the usual pieces: tables with a pack are served in a thread of their own. */
const PACK = {
  format: "coterie-pack/1",
  game: "masters-of-the-night",
  name: "One more lamp",
  pieces: [
    {
      kind: "relic",
      id: "storm-lantern",
      name: "Storm Lantern",
      origin: "house",
      use: { cost: { ap: 1 }, once: "round", effect: [{ do: "gain", what: "veil", n: 1 }] },
    },
  ],
};

test("its server shows pages, plays with bots and packs, and finds its tables again", async () => {
  const first = await packaged.serve();
  await expectPages(first.address);
  const withBot = await play(first.address, {
    game: "blood-orders",
    setup: { players: 2 },
    seats: ["me", { bot: "greedy" }],
  });
  const withPack = await play(first.address, {
    game: "masters-of-the-night",
    setup: { vampires: 2, players: 1 },
    seats: ["me"],
    pack: PACK,
  });
  await vi.waitFor(
    async () =>
      expect(await counter(first.address, "coterie_bot_decisions_total")).toBeGreaterThan(0),
    PATIENT,
  );
  expect(await counter(first.address, "coterie_bot_fallbacks_total")).toBe(0);
  expect(mappedBelow(TOP, first.pid)).toEqual([]);
  const check = healthCheck(new URL(first.address).port);
  await packaged.node(...check);
  expect(await first.stop()).toBe(process.platform === "win32" ? null : 0);
  expect(first.complaints).toBe("");
  await expect(packaged.node(...check)).rejects.toMatchObject({ code: 1 });

  const second = await packaged.serve();
  for (const { who, asked } of [withBot, withPack]) {
    expect(await questionOf(second.address, who)).toEqual(asked);
    await answer(second.address, who);
  }
  await second.stop();
  expect(await packaged.prints("tables", "list", "--data", "coterie-data")).toContain(
    withBot.who.table,
  );
});

async function expectPages(address: string): Promise<void> {
  const pages = join(packaged.folder, "web/dist");
  const first = await (await fetch(address)).text();
  expect(first).toMatch(/name="build" content="\d+\.\d+\.\d+\+[0-9a-f]{8}"/);
  const files = filesIn(pages).map((file) => relative(pages, file).replaceAll("\\", "/"));
  for (const path of files.filter((file) => !/\.(br|gz)$/.test(file))) {
    const page = new URL(path === "index.html" ? "" : path, address);
    const { status, headers } = await fetch(page, { headers: { "accept-encoding": "br" } });
    expect(status, path).toBe(200);
    const encoding = files.includes(`${path}.br`) ? "br" : null;
    expect(headers.get("content-encoding"), path).toBe(encoding);
  }
  expect(files.filter((file) => file.endsWith(".br")).length).toBeGreaterThan(10);
}

/** Opens a table and answers three times over a socket; what is asked then waits for an answer. */
async function play(address: string, opening: Record<string, unknown>) {
  const who = await open(address, opening);
  const start = { pass: who.pass, body: { do: "start" } };
  await must(address, "POST", `api/tables/${who.table}/do`, start);
  for (let answers = 0; answers < 3; answers++) await answer(address, who);
  return { who, asked: await questionOf(address, who) };
}

async function answer(address: string, who: Seated): Promise<void> {
  const { id, seat, options } = await questionOf(address, who);
  const ada = player(who.table, who.pass);
  const line = await ada.connect(address);
  const command: Command = { do: "answer", seat, question: id, keys: [options[0].key] };
  expect(await new Promise((reply) => ada.follower.request(command, reply))).toBeNull();
  line.socket.close();
}

/** What the guest is asked, when the bots have answered. */
function questionOf(address: string, { table, pass }: Seated): Promise<OpenQuestion> {
  return vi.waitFor(async () => {
    const path = `api/tables/${table}/sheets`;
    const [{ document }] = await must<[{ document: TableDocument }]>(address, "GET", path, {
      pass,
    });
    if (document.question === null) throw new Error("Ada is not asked anything");
    return document.question;
  }, PATIENT);
}

async function counter(address: string, name: string): Promise<number> {
  const metrics = await must<string>(address, "GET", "metrics");
  return Number(new RegExp(`^${name} (\\d+)`, "m").exec(metrics)?.[1]);
}

/** Files below a folder that a process has mapped into its memory, binaries for instance (Linux). */
function mappedBelow(folder: string, pid: number | undefined): string[] {
  const maps = `/proc/${pid}/maps`;
  const lines = existsSync(maps) ? readFileSync(maps, "utf8").split("\n") : [];
  return lines.filter((line) => line.includes(folder));
}

/** In a process of its own, because a process keeps the binary that it has loaded. */
const CHECKPOINT = `
  import { Worker } from "node:worker_threads";
  const thread = new Worker(process.argv[1], { workerData: process.argv[2], execArgv: [] });
  thread.postMessage("carry");
  thread.postMessage("close");
`;

test("the worker that checkpoints the embedded store runs", async () => {
  const worker = join(packaged.folder, "app/dist/store/embedded/carrier-worker.js");
  const file = join(packaged.empty, "new.db");
  const script = ["--input-type=module", "--eval", CHECKPOINT, worker, file];
  expect(await packaged.node(...script)).toBe("");
  expect(existsSync(file)).toBe(true);
});

const LAB_WORKER = join(packaged.folder, "app/dist/run/worker.js");

test("a missing worker is named", async () => {
  rmSync(LAB_WORKER);
  await expect(packaged.prints("lab", "two-games.json", "--out", "again")).rejects.toThrow(
    /cannot find a worker: expected .*run.worker\.js; run npm run build/,
  );
});

test("a folder with other files is left alone, an older package is replaced", async () => {
  const tables = join(packaged.folder, "coterie-data");
  mkdirSync(tables);
  await expect(packaged.make()).rejects.toThrow(/holds other files \(.*coterie-data.*\); expected/);
  expect(existsSync(tables)).toBe(true);
  rmdirSync(tables);
  await packaged.make();
  expect(existsSync(LAB_WORKER)).toBe(true);
});

test("a package without a licence text is not packaged", () => {
  const named = (manifest: object): string => {
    const folder = mkdtempSync(join(packaged.empty, "package-"));
    writeFileSync(join(folder, "package.json"), JSON.stringify({ version: "1.0.0", ...manifest }));
    return basename(folder);
  };
  const licensed = named({ name: "short", license: "MIT", author: "Ada <ada@example.org>" });
  expect(licenceText(packaged.empty, [licensed])).toMatch(
    /^short 1\.0\.0 \(MIT\)\n\nMIT License\n\nCopyright \(c\) Ada <ada@example\.org>/m,
  );
  const unknown = named({ name: "strange", license: "Own-1.0" });
  expect(() => licenceText(packaged.empty, [licensed, unknown])).toThrow(
    "strange 1.0.0 has no licence file and names the licence Own-1.0",
  );
});
