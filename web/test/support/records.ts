import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { GameRecord } from "@coterie/kernel";

/** Golden records, which lie compressed beside their games. */

const GAMES = new URL("../../../games/", import.meta.url);

const folder = mkdtempSync(join(tmpdir(), "coterie-records-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

export function goldenRecord(game: string, name: string): GameRecord {
  const file = new URL(`${game}/records/${name}.json.gz`, GAMES);
  return JSON.parse(gunzipSync(readFileSync(file)).toString());
}

/** The path of a record as a player has it: a JSON file. */
export function recordFile(game: string, name: string): string {
  const file = join(folder, `${game}.${name}.json`);
  writeFileSync(file, JSON.stringify(goldenRecord(game, name)));
  return file;
}
