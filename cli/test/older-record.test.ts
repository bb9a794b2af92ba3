import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { REPORT_FORMAT, type Scenario } from "@coterie/kernel";
import { mastersOfTheNight } from "@coterie/masters-of-the-night";
import { describe, expect, test } from "vitest";
import { coterie, get, put, text } from "./support.js";

/** Records of another version of the rules than the present one. */

const { rulesVersion: PRESENT } = mastersOfTheNight();
const OLDER = PRESENT - 1;

interface TestRecord {
  rulesVersion: number;
  readonly answers: { readonly seat: number; key: string; check: string }[];
  readonly setup: Record<string, unknown>;
}

const RECORDS = new URL("../../games/masters-of-the-night/records/", import.meta.url);
const golden = String(gunzipSync(readFileSync(new URL("victory.json.gz", RECORDS))));

/** A finished game; `change` makes of it what other rules played. */
function recordOf(rulesVersion: number, change: (record: TestRecord) => void = () => {}) {
  const record = JSON.parse(golden) as TestRecord;
  record.rulesVersion = rulesVersion;
  change(record);
  return record;
}

const COUNT = recordOf(OLDER).answers.length;
const [, , , fourth] = recordOf(OLDER).answers;

/** The present rules lead to another position with answer 4. */
const differing = (rulesVersion = OLDER): TestRecord =>
  recordOf(rulesVersion, ({ answers }) => {
    answers[3].check = "00000000";
  });

const FULL = `Made with version ${OLDER} of the rules; replays in full under version ${PRESENT}.`;
const PARTIAL = `Made with version ${OLDER} of the rules; replays up to answer 3 of ${COUNT} under version ${PRESENT}.`;
const PLACE = `Answer 4 (seat ${fourth.seat}, ${fourth.key}) differs:`;

/** As one line, however the terminal wrapped it. */
const oneLine = (words: string): string => words.replaceAll(/\s+/g, " ");

describe("coterie replay", () => {
  const replayed = async (record: TestRecord, ...options: string[]) => {
    const said = await coterie(["replay", put("older.json", record), ...options]);
    return { ...said, out: oneLine(said.out) };
  };

  test("checks an older record that replays in full, and names both versions", async () => {
    const { code, out } = await replayed(recordOf(OLDER));
    expect(code).toBe(0);
    expect(out).toContain(FULL);
    expect(out).toContain(`Checked: ${COUNT} answers`);
  });

  test("shows an older record up to the answer that differs: exit code 1", async () => {
    const { code, out } = await replayed(differing());
    expect(out).toContain(`${PARTIAL} ${PLACE} it leads to a position with hash`);
    expect(out).not.toContain("Checked:");
    expect(out).not.toContain("The game is unfinished");
    expect(code).toBe(1);
  });

  test("names an answer that is not offered any more", async () => {
    const record = recordOf(OLDER, ({ answers }) => {
      answers[3].key = "fly";
    });
    const { out } = await replayed(record, "--log");
    expect(out).toContain(`Answer 4 (seat ${fourth.seat}, fly) differs: "fly" is not offered`);
  });

  test("--json says the same as data", async () => {
    const { code, out } = await coterie(["replay", put("older.json", differing()), "--json"]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      rulesVersion: OLDER,
      differs: {
        fits: 3,
        given: { seat: fourth.seat, key: fourth.key },
        recordVersion: OLDER,
        rulesVersion: PRESENT,
      },
    });
    const full = await coterie(["replay", put("older.json", recordOf(OLDER)), "--json"]);
    expect(JSON.parse(full.out)).toMatchObject({ rulesVersion: OLDER, differs: null });
  });

  test("refuses a newer record before it looks at its pieces", async () => {
    const record = recordOf(PRESENT + 1, (newer) =>
      Object.assign(newer, { pack: { hash: "", pieces: [] } }),
    );
    const { code, err } = await replayed(record);
    expect(err).toBe(
      `coterie: the record was made with version ${PRESENT + 1} of the rules of masters-of-the-night; this program has version ${PRESENT}: open it with a newer version of the program\n`,
    );
    expect(code).toBe(1);
  });

  test("says in a sentence that the setup does not fit any more", async () => {
    const record = recordOf(OLDER, ({ setup }) => Object.assign(setup, { moons: 2 }));
    const { code, err } = await replayed(record);
    expect(err).toMatch(/^coterie: the setup does not fit: .*moons/);
    expect(err).toContain(
      `; the record was made with version ${OLDER} of the rules; the present version is ${PRESENT}`,
    );
    expect(code).toBe(1);
  });

  test("refuses a record of the present version that differs", async () => {
    const { code, err } = await replayed(differing(PRESENT));
    expect(err).toMatch(/^coterie: answer 4 .* the record says 00000000/);
    expect(code).toBe(1);
  });
});

describe("coterie play --resume", () => {
  test("goes on with an older record that replays in full", async () => {
    const file = put("older.json", recordOf(OLDER));
    const { code, out } = await coterie(["play", "--resume", file], { input: ["q"] });
    expect(code).toBe(0);
    expect(oneLine(out)).toContain(FULL);
  });

  test("does not write over an older record that differs", async () => {
    const file = put("older.json", differing());
    const before = text(file);
    const { code, err } = await coterie(["play", "--resume", file], { input: ["q"] });
    expect(err).toContain(PARTIAL);
    expect(err).toContain("Name another file with --save to play on after answer 3.");
    expect(code).toBe(1);
    expect(text(file)).toBe(before);
  });

  test("plays on after the part that fits where --save names another file", async () => {
    const file = put("older.json", differing());
    const argv = ["play", "--resume", file, "--save", "on.json"];
    const { code, out } = await coterie(argv, { input: [1, "q"] });
    expect(code).toBe(0);
    expect(oneLine(out)).toContain(PARTIAL);
    expect(oneLine(out)).toContain(`Going on from ${file}, after 3 answers.`);
    expect(get("on.json")).toMatchObject({ rulesVersion: PRESENT });
    expect((get("on.json") as unknown as TestRecord).answers.slice(0, 3)).toEqual(
      differing().answers.slice(0, 3),
    );
  });
});

describe("coterie scenario from", () => {
  const made = (source: unknown, ...options: string[]) =>
    coterie(["scenario", "from", put("older.json", source), ...options, "--out", "made.json"]);
  const madeScenario = (): Scenario => get("made.json") as unknown as Scenario;

  test("an older record that replays in full makes the same scenario, and says so", async () => {
    await made(recordOf(PRESENT), "--at", "10", "--answers", "2");
    const scenario = madeScenario();
    const { code, err } = await made(recordOf(OLDER), "--at", "10", "--answers", "2");
    expect(err).toBe(`${FULL}\n`);
    expect(code).toBe(0);
    expect(madeScenario()).toEqual(scenario);
  });

  test("the answers of an older record end before the one that differs", async () => {
    const { code, err } = await made(differing(), "--at", "1");
    expect(err).toContain(`${PARTIAL} ${PLACE}`);
    expect(code).toBe(0);
    expect(madeScenario().play).toHaveLength(2);
    expect(await coterie(["scenario", "made.json"])).toMatchObject({ code: 0 });
  });

  test("a place beyond the part that fits is refused with the last one that does", async () => {
    for (const options of [["--at", "10"], []]) {
      const { code, err } = await made(differing(), ...options);
      expect(err).toContain(PARTIAL);
      expect(err).toContain("Expected --at 0 to 3.");
      expect(code).toBe(1);
    }
  });

  test("a report of an older record is taken", async () => {
    const report = {
      format: REPORT_FORMAT,
      game: "masters-of-the-night",
      rulesVersion: PRESENT,
      note: "",
      at: 2,
      record: differing(),
    };
    const { code, err } = await made(report);
    expect(err).toContain(PARTIAL);
    expect(code).toBe(0);
    expect(madeScenario().play).toHaveLength(1);
  });
});
