import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import {
  answer,
  type Entry,
  type GameRecord,
  isSimultaneous,
  readRecord,
  replay,
  startPlay,
  toRecord,
  UNSEEN,
  undo,
} from "@coterie/kernel";
import { type Pins, pinDifferences, viewParts } from "@coterie/kernel/battery";
import { describe, expect, test } from "vitest";
import { bloodOrdersWithExactly, playWords, type Setup, type State } from "../src/index.js";

/** Records and pins are made by tools/records.mjs. */
const folder = new URL("../records/", import.meta.url);
const PINS = "pins.json";
const RUNNING = "new-fates-running";
const ENTRIES = `${RUNNING}.entries.json.gz`;

function readJson(file: string): unknown {
  const bytes = readFileSync(new URL(file, folder));
  return JSON.parse(String(file.endsWith(".gz") ? gunzipSync(bytes) : bytes));
}

const pins = readJson(PINS) as Pins;
const files = readdirSync(folder).filter((file) => file !== PINS && file !== ENTRIES);
const golden = new Map(
  files.map((file) => [file.replace(/\.json(\.gz)?$/, ""), readRecord(readJson(file))]),
);

function goldenCalled(name: string): GameRecord {
  const record = golden.get(name);
  if (record === undefined) throw new Error(`there is no golden record ${name}`);
  return record;
}

describe("golden records replay to their stored hash, with the pinned facts, log lines and views", () => {
  test.each([...golden])("%s", (name, record) => {
    const game = bloodOrdersWithExactly(record.pack.pieces);
    const replayed = replay(game, record);
    expect(replayed.play.moments.length).toBe(record.answers.length);
    expect(replayed.play.state.outcome > 0).toBe(name !== RUNNING);
    expect(pinDifferences(pins, name, replayed, playWords(game))).toEqual([]);
  });

  test("every part of a view is pinned, and no record is missing", () => {
    const record = goldenCalled("own-pack");
    const { play } = replay(bloodOrdersWithExactly(record.pack.pieces), record, 0);
    expect(viewParts(play)).toEqual(pins.parts);
    expect([...golden.keys()].sort()).toEqual(Object.keys(pins.records).sort());
  });

  test("there are at least ten, of every outcome and every number of players", () => {
    const records = [...golden.values()].filter(({ outcome }) => outcome !== null);
    expect(records.length).toBeGreaterThanOrEqual(10);
    expect(new Set(records.map(({ outcome }) => outcome))).toEqual(
      new Set(["win-seat-1", "win-seat-2", "win-seat-3", "win-seat-4", "shared"]),
    );
    const players = records.map(({ setup }) => (setup as unknown as Setup).players);
    expect(new Set(players)).toEqual(new Set([2, 3, 4]));
  });
});

describe("among the golden records", () => {
  test("one draws new fates, behind phases too, and deals both decks anew in every Act", () => {
    const record = goldenCalled("new-fates");
    const game = bloodOrdersWithExactly(record.pack.pieces);
    const dealt = { victimDeck: new Set<number>(), ritualDeck: new Set<number>() };
    const redeal = (before: State): State => {
      const after = game.redeal?.(before) ?? before;
      for (const deck of ["victimDeck", "ritualDeck"] as const) {
        const isChanged = before[deck].cards.some((card, i) => card !== after[deck].cards[i]);
        if (isChanged) dealt[deck].add(before.act + 1);
      }
      return after;
    };
    const { moments } = replay({ ...game, redeal }, record).play;
    expect(dealt.victimDeck).toEqual(new Set([1, 2, 3]));
    expect(dealt.ritualDeck).toEqual(new Set([1, 2, 3]));
    const withFates = moments.filter(({ fates }) => fates.length > 0);
    expect(Math.max(...withFates.map(({ fates }) => fates.length))).toBeGreaterThan(2);
    // Cards that a seat has looked at keep their places.
    expect(withFates.some(({ before }) => before.victimDeck.seen.some((by) => by !== UNSEEN))).toBe(
      true,
    );
    expect(withFates.filter(({ before }) => isSimultaneous(before)).length).toBeGreaterThan(1);
  });

  test("one is of a running game, and the same answers and undos lead to it with its fates", () => {
    const record = goldenCalled(RUNNING);
    expect(record.outcome).toBeNull();
    expect(record.fates?.length).toBeGreaterThan(1);
    const game = bloodOrdersWithExactly(record.pack.pieces);
    const policy = { behindMarks: "free", fate: "anew" } as const;
    const { play } = startPlay(game, record.setup, record.seed, policy);
    const entries = readJson(ENTRIES) as Entry[];
    for (const entry of entries) {
      if ("undo" in entry) undo(play, entry.seat);
      else if ("key" in entry) answer(play, { ...entry, question: play.open[entry.seat] });
    }
    expect(play.entries).toEqual(entries);
    expect(toRecord(play)).toEqual({ ...record, rulesVersion: game.rulesVersion });
  });

  test("one begins at a position of another game, one goes on under other rules", () => {
    const fromPosition = goldenCalled("from-position");
    expect(fromPosition.from).toBeDefined();
    expect(fromPosition.goesOn).toBeUndefined();
    const otherRules = goldenCalled("other-rules");
    expect(otherRules.from).toBeDefined();
    expect(otherRules.goesOn).toBe(true);
  });

  test("one is played with a pack of its own", () => {
    expect(goldenCalled("own-pack").pack.pieces).toMatchObject({ name: "Debts of the quay" });
  });
});
