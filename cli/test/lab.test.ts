import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { progressLine } from "../src/lab/progress.js";
import { coterie, GAME, get, put, type Said, text } from "./support.js";

/** A pack that changes one number: a relic that costs nothing. */
const PACK = {
  format: "coterie-pack/1",
  game: GAME,
  name: "One more lamp",
  pieces: [
    {
      kind: "relic",
      id: "storm-lantern",
      name: "Storm Lantern",
      origin: "house",
      use: { cost: { ap: 1 }, effect: [{ do: "gain", what: "veil", n: 1 }] },
    },
  ],
};

const experiment = {
  format: "coterie-lab/1",
  title: "A lamp more",
  game: GAME,
  games: 5,
  seed: "lamp",
  matrix: { difficulty: ["easy", "hard"], pack: [null, "lamp.json"], bots: ["random"] },
};

const file = put("lab.json", experiment);
put("lamp.json", PACK);

describe("coterie lab", () => {
  let first: Said;

  beforeAll(async () => {
    first = await coterie(["lab", file, "--cores", "1"]);
  });

  test("plays an experiment and says what came of it, and where the report is", () => {
    expect(first.code).toBe(0);
    expect(first.out).toMatch(
      /^A lamp more\nMasters of the Night: 20 of 20 games in 4 cells; 20 played in /,
    );
    expect(first.out).toMatch(/difficulty easy · pack lamp\.json +5 +0\.0 % \(0\.0 to 43\.4\)/);
    expect(first.out).toMatch(/At a glance\n {2}How many games are won\? /);
    expect(first.out).toMatch(/Report: lab-results\/report\.html\n$/);
  });

  test("what is there is not played again; --json is for programs", async () => {
    const { code, out } = await coterie(["lab", file, "--json"]);
    expect(code).toBe(0);
    const said = JSON.parse(out);
    expect(said).toMatchObject({ title: "A lamp more", games: 20, wanted: 20, failures: [] });
    expect(said.report).toMatch(/lab-results\/report\.html$/);
    const results = get("lab-results/results.json");
    expect(results).toMatchObject({ format: "coterie-lab-results/1", games: 20, seed: "lamp" });
    expect((await coterie(["lab", file])).out).toContain("all of them were there");
  });

  test("another experiment is not mixed into the same folder", async () => {
    const other = put("other.json", { ...experiment, seed: "other" });
    const { code, err } = await coterie(["lab", other, "--out", "lab-results"]);
    expect(code).toBe(1);
    expect(err).toMatch(/holds games of another experiment \("A lamp more"\)/);
  });

  test("compares parts of a result, and writes that down, too", async () => {
    const { code, out } = await coterie([
      "lab",
      "compare",
      "lab-results:pack=house",
      "lab-results:pack=lamp.json",
      "--out",
      "lamps",
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/^A: pack=house: 10 games \(2 cells\)\nB: pack=lamp\.json: 10 games/);
    expect(out).toContain("Differences are taken on 10 pairs of games with the same deal.");
    expect(out).toMatch(/Measure +pack=house +pack=lamp\.json +Difference, points\n +Games won +/);
    expect(out).toMatch(/Report: lamps\/comparison\.html\n$/);
    const found = get("lamps/comparison.json");
    expect(found).toMatchObject({ format: "coterie-lab-comparison/1", pairs: 10 });
  });

  test("draws the report again from results alone", async () => {
    const { code, out } = await coterie(["lab", "report", "lab-results/results.json"]);
    expect(code).toBe(0);
    expect(out).toBe("Report: lab-report/report.html\n");
    expect(text("lab-report/report.html")).toBe(text("lab-results/report.html"));
  });

  test("draws a report from compressed results", async () => {
    const kept = put("kept.json.gz", gzipSync(text("lab-results/results.json")));
    const { code } = await coterie(["lab", "report", kept, "--out", "kept"]);
    expect(code).toBe(0);
    expect(text("kept/report.html")).toContain("Masters of the Night: 20 games in 4 cells");
  });

  test("a file without results is refused", async () => {
    const { code, err } = await coterie(["lab", "report", file]);
    expect(code).toBe(1);
    expect(err).toMatch(/lab\.json has no results of the lab: expected .*coterie-lab-results\/1/);
  });

  test.each([
    [
      "no experiment",
      { format: "coterie-lab/2" },
      /the experiment cannot be used:\n {2}format: exp/,
    ],
    [
      "an unknown bot",
      { matrix: { bots: ["clever"] } },
      /there is no bot "clever"; expected random/,
    ],
    [
      "a bad cell",
      { setup: { players: 4 } },
      /difficulty easy · pack house: the setup cannot be used/,
    ],
  ])("%s: exit code 1 and a sentence", async (_name, changed, sentence) => {
    const { code, err, out } = await coterie([
      "lab",
      put("bad.json", { ...experiment, ...changed }),
    ]);
    expect(err).toMatch(sentence);
    expect(out).toBe("");
    expect(code).toBe(1);
  });

  test("a pack that is not there is told", async () => {
    const lost = put("lost.json", { ...experiment, matrix: { pack: ["nowhere.json"] } });
    const { code, err } = await coterie(["lab", lost]);
    expect(err).toMatch(/cannot read the pack .*nowhere\.json: there is no such file/);
    expect(code).toBe(2);
  });
});

describe("progress", () => {
  function shown(isTerminal: boolean): { says: string[]; at(ms: number, done: number): void } {
    const says: string[] = [];
    let now = 0;
    const line = progressLine({
      input: process.stdin,
      write: () => {},
      writeError: (text) => void says.push(text),
      isTerminal,
      columns: 80,
      env: {},
      cwd: ".",
      now: () => now,
    });
    return {
      says,
      at(ms, done) {
        now = ms;
        line.show({ done, found: 10, wanted: 100 });
      },
    };
  }

  test("is one line on a terminal, with a bar, the speed and the time left", () => {
    const { says, at } = shown(true);
    at(0, 10);
    at(10_000, 30);
    at(10_050, 31);
    expect(says).toHaveLength(2);
    expect(says[1]).toMatch(/^\r\[█+·+\] 30 of 100 games · 2\.0 games\/s · 35 s left *$/);
    expect(says[1]).toHaveLength(80);
  });

  test("is a plain line now and then elsewhere", () => {
    const { says, at } = shown(false);
    at(5_000, 20);
    at(20_000, 30);
    expect(says).toEqual(["30 of 100 games · 1.0 games/s · 1 min 10 s left\n"]);
  });
});
