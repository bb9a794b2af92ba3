import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { hashOf } from "@coterie/kernel";
import { test } from "vitest";
import { GAMES } from "../test/support/solo.js";
import { stage } from "../test/support/stage.js";
import {
  gamesIn,
  openStored,
  PROFILES,
  readProfiles,
  recordsIn,
  SHOWN_FILE,
  type Shown,
  STORAGE_FILE,
  type Storage,
  shownRecord,
} from "../test/support/stored.js";
import { makeProfiles } from "./stored-files/profiles.js";

/** What browsers store and users save in files, for tests that it can still be read. */

const set = stage();

const COTERIE = fileURLToPath(new URL("../../cli/bin/coterie.js", import.meta.url));
const FILES = new URL("../../cli/test/stored/", import.meta.url);
const REPORTS = new URL("reports.json.br", FILES);
const PACKS = new URL("packs.json", FILES);

test("storage and reports", async () => {
  const { profiles, reports } = await makeProfiles(set);
  writePacked(STORAGE_FILE, profiles);
  const alone = Object.entries(reports).map(([name, report]) => [name, { report }]);
  writePacked(REPORTS, Object.fromEntries(alone));
});

test("what is expected of them", () => {
  const profiles = readProfiles();
  const shown = PROFILES.map((profile) => [profile, shownIn(profiles[profile])]);
  writeFileSync(SHOWN_FILE, JSON.stringify(Object.fromEntries(shown)));
  const reports: Reports = JSON.parse(brotliDecompressSync(readFileSync(REPORTS)).toString());
  const both = Object.entries(reports).map(([name, { report }]) => [
    name,
    { report, scenario: scenarioFrom(name, report) },
  ]);
  writePacked(REPORTS, Object.fromEntries(both));
  const packs = GAMES.map((game) => [game, listedPack(game)]);
  writeFileSync(PACKS, JSON.stringify(Object.fromEntries(packs)));
  execFileSync("npx", [
    "biome",
    "format",
    "--write",
    fileURLToPath(SHOWN_FILE),
    fileURLToPath(PACKS),
  ]);
});

type Reports = Readonly<Record<string, { readonly report: unknown }>>;

function writePacked(file: URL, value: unknown): void {
  writeFileSync(file, brotliCompressSync(JSON.stringify(value)));
}

function shownIn(storage: Storage): Shown {
  const games = gamesIn(storage).map((key) => [key, openStored(storage, key).shown] as const);
  const records = recordsIn(storage).map((key) => [key, shownRecord(storage, key)] as const);
  return { games: Object.fromEntries(games), records: Object.fromEntries(records) };
}

/** As `coterie scenario from` writes it; of a whole game, the reported answer and the next one. */
function scenarioFrom(name: string, report: unknown): unknown {
  const folder = mkdtempSync(join(tmpdir(), "coterie-stored-"));
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  const most = name.endsWith(".whole") ? ["--answers", "2"] : [];
  const scenario = coterie("scenario", "from", file, ...most);
  rmSync(folder, { recursive: true });
  return JSON.parse(scenario);
}

interface Piece {
  readonly id: string;
}

/** The pieces of a user's pack with their texts, and their hash. */
function listedPack(game: string): unknown {
  const file = fileURLToPath(new URL(`${game}.pack.json`, FILES));
  const pack = JSON.parse(readFileSync(file, "utf8")) as { pieces: Piece[] };
  const listed = JSON.parse(coterie("content", game, "--pack", file, "--json"));
  const pieces = listed.filter(({ id }: Piece) => pack.pieces.some((piece) => piece.id === id));
  const byId = Object.fromEntries(pack.pieces.map((piece) => [piece.id, piece]));
  return { hash: hashOf(byId), pieces };
}

function coterie(...args: readonly string[]): string {
  return execFileSync(process.execPath, [COTERIE, ...args]).toString();
}
