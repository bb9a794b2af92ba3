import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { coterie, finishedRecord, GAME, put } from "./support.js";

/** Files that cannot be read or written, by every command that does so. */

const EXPERIMENT = { format: "coterie-lab/1", game: GAME, games: 1, seed: "a" };
const COMMAND = fileURLToPath(new URL("../bin/coterie.js", import.meta.url));

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "coterie-faults-"));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** A file in the folder of this test. */
function at(name: string, content: string | Buffer | object): string {
  const isRaw = typeof content === "string" || Buffer.isBuffer(content);
  writeFileSync(join(folder, name), isRaw ? content : JSON.stringify(content));
  return join(folder, name);
}

/** The built command in a shell: its exit code and error output. */
function shell(line: string): Promise<{ code: number; err: string }> {
  const command = line.replaceAll("coterie", `"${process.execPath}" "${COMMAND}"`);
  return new Promise((resolve) => {
    execFile("bash", ["-c", command], { cwd: folder }, (error, _out, err) =>
      resolve({ code: Number(error?.code ?? 0), err }),
    );
  });
}

describe("a file of another kind or version is named with its format", () => {
  const other = { format: "coterie-chess/1" };
  test.each([
    ["replay", /other\.json is no record: its format is "coterie-chess\/1"; expected "coterie-rec/],
    [
      "scenario",
      /is no scenario: its format is "coterie-chess\/1"; expected "coterie-scenario\/1"/,
    ],
  ])("%s", async (command, sentence) => {
    const { code, out, err } = await coterie([command, put("other.json", other)]);
    expect(out + err).toMatch(sentence);
    expect(code).toBe(1);
  });

  test("a record of another version", async () => {
    const file = put("later.json", { format: "coterie-record/9" });
    const { code, err } = await coterie(["replay", file]);
    expect(err).toMatch(/expected "coterie-record\/1": another version of coterie has written it/);
    expect(code).toBe(1);
  });

  test("a compressed file that is cut off", async () => {
    const file = at("cut.json.gz", gzipSync(JSON.stringify(other)).subarray(0, 15));
    const { code, err } = await coterie(["replay", file]);
    expect(err).toMatch(/cut\.json\.gz is not compressed by gzip, or cut off: /);
    expect(code).toBe(1);
  });
});

describe("the lab", () => {
  test("a file where its folder should be", async () => {
    const experiment = put("experiment.json", EXPERIMENT);
    const file = at("file", "");
    const run = await coterie(["lab", experiment, "--out", file, "--cores", "1"]);
    expect(run.err).toMatch(/^coterie: cannot use .*file: a file is in the way\n$/);
    expect(run.code).toBe(1);
    const below = await coterie(["lab", experiment, "--out", join(file, "x"), "--cores", "1"]);
    expect(below.err).toMatch(/cannot use .*x: a part of the path is no folder\n$/);
    expect(below.code).toBe(1);
  });

  test("results that are not whole", async () => {
    const results = { format: "coterie-lab-results/1", title: "Half", cells: [] };
    const { code, err } = await coterie(["lab", "report", put("half.json", results)]);
    expect(err).toMatch(/half\.json is not whole: expected failures, checks, sections, game/);
    expect(code).toBe(1);
  });

  test("a line of its games that is no game", async () => {
    const experiment = put("experiment.json", { ...EXPERIMENT, seed: "line" });
    const out = join(folder, "line");
    expect((await coterie(["lab", experiment, "--out", out, "--cores", "1"])).code).toBe(0);
    writeFileSync(join(out, "games.ndjson"), '{"cell":0,"deal":1,"seating":0}\n');
    const { code, err } = await coterie(["lab", experiment, "--out", out, "--cores", "1"]);
    expect(err).toMatch(/games\.ndjson holds what is no game of the lab: \{"cell":0,"deal":1/);
    expect(code).toBe(1);
  });
});

test("replay --json refuses a seat that there is not, too", async () => {
  const record = await finishedRecord("seat.json", "seat");
  const { code, err } = await coterie(["replay", record, "--json", "--seat", "9"]);
  expect(err).toMatch(/--seat is 9; expected 1 to 1/);
  expect(code).toBe(2);
});

/** The shell limits the size of files in kilobytes; /dev/full is a full disk. */
describe.skipIf(!existsSync("/dev/full"))("a full disk", () => {
  test("nothing half written stays", async () => {
    mkdirSync(join(folder, "limited"));
    at("experiment.json", EXPERIMENT);
    const lab = await shell(
      "coterie lab experiment.json --out played --cores 1 && " +
        "ulimit -f 1 && coterie lab report played/results.json --out limited",
    );
    expect(lab.err).toMatch(/cannot use .*results\.json: the file would be larger than is/);
    expect(lab.code).toBe(1);
    expect(readdirSync(join(folder, "limited"))).toEqual([]);
  });

  test("games of the lab that cannot be kept end it with a sentence", async () => {
    at("many.json", { ...EXPERIMENT, games: 20 });
    const { code, err } = await shell("ulimit -f 8; coterie lab many.json --out small --cores 1");
    expect(err).toMatch(
      /^coterie: cannot use .*games\.ndjson: the file would be larger than is allowed\n$/m,
    );
    expect(err).not.toContain("    at ");
    expect(code).toBe(1);
  });

  test("output that cannot be written", async () => {
    const { code, err } = await shell("coterie content masters-of-the-night > /dev/full");
    expect(err).toBe("coterie: cannot write the output: the disk is full\n");
    expect(code).toBe(1);
  });

  test("an error output that cannot be written leaves the exit code", async () => {
    expect((await shell("coterie sim chess 2> /dev/full")).code).toBe(2);
  });
});
