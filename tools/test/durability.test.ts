import { describe, expect, test } from "vitest";
import { judge } from "../durability/trace.mjs";
import { canTrace, proveDurability } from "../durability.mjs";

const WRITE = '7 pwrite64(21</data/coterie.db-wal>, "entry", 5, 0) = 5';
const SYNC = "7 fdatasync(21</data/coterie.db-wal>) = 0";
const acknowledged = (id: number): string =>
  `7 writev(30<TCP:[127.0.0.1:1->127.0.0.1:2]>, [{iov_base="{\\"t\\":\\"done\\",\\"id\\":${id}}"}], 1) = 9`;

const violationsOf = (...lines: string[]): string[] => judge(lines.join("\n")).violations;

describe("the reader of traces", () => {
  test("is content when a sync stands between the write and the acknowledgement", () => {
    const lines = [WRITE, SYNC, acknowledged(1), WRITE, WRITE, SYNC, acknowledged(2)];
    expect(judge(lines.join("\n"))).toEqual({
      acknowledgements: 2,
      writes: 3,
      syncs: 2,
      violations: [],
    });
  });

  test("sees an acknowledgement that came before the sync", () => {
    expect(violationsOf(WRITE, acknowledged(1), SYNC)).toEqual(["1: 1 writes were not synced"]);
  });

  test("sees an acknowledgement for which nothing was written at all", () => {
    expect(violationsOf(WRITE, SYNC, acknowledged(1), acknowledged(2))).toEqual([
      "2: nothing was synced for it",
    ]);
  });

  test("does not take a sync of another file, or one that has only begun, for the sync", () => {
    const other = "7 fdatasync(22</data/coterie-live.db-wal>) = 0";
    const begun = "7 fdatasync(21</data/coterie.db-wal> <unfinished ...>";
    expect(violationsOf(WRITE, other, acknowledged(1))).toHaveLength(1);
    expect(violationsOf(WRITE, begun, acknowledged(1))).toHaveLength(1);
    const ended = "7 <... fdatasync resumed>) = 0";
    expect(violationsOf(WRITE, begun, ended, acknowledged(1))).toEqual([]);
  });
});

describe.runIf(canTrace())("a server whose system calls are traced", () => {
  test("had every acknowledged answer on the disk before", async () => {
    const proof = await proveDurability({ answers: 40, isCareless: false });
    expect(proof).toMatchObject({ given: 40, acknowledgements: 40, violations: [] });
  });

  test("is found out when its store does not wait for the disk", async () => {
    const proof = await proveDurability({ answers: 10, isCareless: true });
    expect(proof.violations).toHaveLength(10);
  });
});
