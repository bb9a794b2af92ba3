import { describe, expect, test } from "vitest";
import { judge } from "../durability/trace.mjs";
import { canTrace, proveDurability } from "../durability.mjs";

/** Lines as strace writes them: quotes in data have backslashes. */
const LOG = "21</data/coterie.db-wal>";
const SYNC = `7 fdatasync(${LOG}) = 0`;
const quoted = (data: unknown): string => JSON.stringify(JSON.stringify(data));

function write(at: number): string {
  const entry = { e: "answered", seat: 0, keys: ["dawn"] };
  return `7 pwrite64(${LOG}, ${quoted({ at, entry })}, 4096, 0) = 4096`;
}

function sent(message: unknown): string {
  return `7 writev(30<TCP:[127.0.0.1:1->127.0.0.1:2]>, [{iov_base=${quoted(message)}}], 1) = 9`;
}

const acknowledgement = (id: number): string => sent({ t: "done", id });
const update = (at: number): string =>
  sent({ t: "update", to: 1, n: 4, log: { at, what: "answered", seat: 0 }, d: [] });

const violationsOf = (...lines: string[]): string[] => judge(lines.join("\n")).violations;

describe("the reader of traces", () => {
  test("is content when a sync stands between the write and what is told of it", () => {
    const first = [write(5), SYNC, update(5), acknowledgement(1)];
    const both = [write(6), write(7), SYNC, update(6), acknowledgement(2), acknowledgement(3)];
    expect(judge([...first, ...both].join("\n"))).toEqual({
      acknowledgements: 3,
      updates: 2,
      writes: 3,
      syncs: 2,
      violations: [],
    });
  });

  test("sees an acknowledgement that came before the sync", () => {
    expect(violationsOf(write(5), acknowledgement(1), SYNC)).toEqual([
      "acknowledgement 1 came when 0 answers were durable",
    ]);
  });

  test("sees an acknowledgement for which nothing was written", () => {
    expect(violationsOf(write(5), SYNC, acknowledgement(1), acknowledgement(2))).toEqual([
      "acknowledgement 2 came when 1 answers were durable",
    ]);
  });

  test("sees an update that tells of another entry than those on the disk", () => {
    expect(violationsOf(write(5), SYNC, write(6), update(5), update(6), SYNC)).toEqual([
      'an update tells of "6 answered 0" too early',
    ]);
  });

  test("does not take the sync of another file for the sync", () => {
    const other = "7 fdatasync(22</data/coterie-live.db-wal>) = 0";
    expect(violationsOf(write(5), other, acknowledgement(1))).toHaveLength(1);
  });

  test("does not take a sync that failed, or has only begun, for one that succeeded", () => {
    const failed = `7 fsync(${LOG}) = -1 EIO (Input/output error)`;
    expect(violationsOf(write(5), failed, acknowledgement(1))).toHaveLength(1);
    const begun = `7 fsync(${LOG} <unfinished ...>`;
    expect(violationsOf(write(5), begun, acknowledgement(1))).toHaveLength(1);
    const ended = "7 <... fsync resumed>) = 0";
    expect(violationsOf(write(5), begun, ended, acknowledgement(1))).toEqual([]);
    const endedBadly = "7 <... fsync resumed>) = -1 EIO (Input/output error)";
    expect(violationsOf(write(5), begun, endedBadly, acknowledgement(1))).toHaveLength(1);
  });
});

if (canTrace()) {
  describe("a server whose system calls are traced", () => {
    test("had everything that it told on the disk before", async () => {
      const proof = await proveDurability({ answers: 40, isCareless: false });
      expect(proof).toMatchObject({ given: 40, acknowledgements: 40, violations: [] });
      expect(proof.updates).toBeGreaterThanOrEqual(40);
    });

    test("is found out when its store does not wait for the disk", async () => {
      const { acknowledgements, updates, violations } = await proveDurability({
        answers: 10,
        isCareless: true,
      });
      expect(violations).toHaveLength(acknowledgements + updates);
    });
  });
} else {
  test("strace is not on this machine: only the reader of traces is tested", () => {
    expect(canTrace()).toBe(false);
  });
}
