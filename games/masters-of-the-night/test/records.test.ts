import { readdirSync, readFileSync } from "node:fs";
import { type GameRecord, readRecord, replay } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { mastersWithExactly } from "../src/index.js";

const folder = new URL("../records/", import.meta.url);

function readGolden(file: string): GameRecord {
  return readRecord(JSON.parse(readFileSync(new URL(file, folder), "utf8")));
}

const files = readdirSync(folder);

describe("golden records replay to their stored hash", () => {
  for (const file of files) {
    test(file, () => {
      const record = readGolden(file);
      const { play } = replay(mastersWithExactly(record.pack.pieces), record);
      expect(play.moments.length).toBe(record.answers.length);
      expect(play.state.outcome).toBeGreaterThan(0);
    });
  }

  test("there are at least ten, of every outcome, every number of vampires, both readings", () => {
    const records = files.map(readGolden);
    const setups = records.map(({ setup }) => setup as { vampires: string[]; reading: string });
    expect(records.length).toBeGreaterThanOrEqual(10);
    expect(new Set(records.map(({ outcome }) => outcome))).toEqual(
      new Set(["victory", "defeat-veil", "defeat-deck"]),
    );
    expect(new Set(setups.map(({ vampires }) => vampires.length))).toEqual(new Set([2, 3, 4, 5]));
    expect(new Set(setups.map(({ reading }) => reading))).toEqual(new Set(["rulebook", "summary"]));
  });
});
