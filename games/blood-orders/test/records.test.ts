import { readdirSync, readFileSync } from "node:fs";
import { type GameRecord, readRecord, replay } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { bloodOrdersWithExactly, type Setup } from "../src/index.js";

const folder = new URL("../records/", import.meta.url);

function readGolden(file: string): GameRecord {
  return readRecord(JSON.parse(readFileSync(new URL(file, folder), "utf8")));
}

const files = readdirSync(folder);

describe("golden records replay to their stored hash", () => {
  for (const file of files) {
    test(file, () => {
      const record = readGolden(file);
      const { play } = replay(bloodOrdersWithExactly(record.pack.pieces), record);
      expect(play.moments.length).toBe(record.answers.length);
      expect(play.state.outcome).toBeGreaterThan(0);
    });
  }

  test("there are at least ten, of every outcome and every number of players", () => {
    const records = files.map(readGolden);
    expect(records.length).toBeGreaterThanOrEqual(10);
    expect(new Set(records.map(({ outcome }) => outcome))).toEqual(
      new Set(["win-seat-1", "win-seat-2", "win-seat-3", "win-seat-4", "shared"]),
    );
    const players = records.map(({ setup }) => (setup as unknown as Setup).players);
    expect(new Set(players)).toEqual(new Set([2, 3, 4]));
  });
});
