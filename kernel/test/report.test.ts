import {
  dice,
  type GameReport,
  hashOf,
  openQuestions,
  REPORT_FORMAT,
  readReport,
  SPECTATOR,
  toRecord,
} from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { lanterns } from "../src/tiny/lanterns.js";
import { type LanternPlay, newGame, offer, playRandomly, refusalOf } from "./support/table.js";

const { id: game, rulesVersion, pack } = lanterns;
const head = { format: REPORT_FORMAT, game, rulesVersion, note: "The wind blew twice.", at: 2 };

/** Written to JSON and read again, as a file is. */
function onPaper(report: unknown): GameReport {
  return readReport(JSON.parse(JSON.stringify(report)));
}

function faultsOf(report: unknown): string {
  return refusalOf(() => onPaper(report)).message;
}

function recorded() {
  const play = newGame();
  playRandomly(play, dice("report"));
  return { ...head, link: "https://example.org/t/7#2", record: toRecord(play) };
}

/** What a seat of a game that still runs may tell. */
function seenBy(play: LanternPlay, seat: number) {
  const seen = {
    setup: play.setup,
    pack: { hash: hashOf(pack), pieces: pack },
    seat,
    view: lanterns.view(play.state, seat),
    steps: lanterns.rulebook.names,
    question: openQuestions(play, seat)[0] ?? null,
    facts: [],
  };
  return { ...head, seen };
}

/** Seat 0 has offered and waits; seat 1 still thinks. */
function offering(): LanternPlay {
  const play = newGame();
  offer(play, 0);
  return play;
}

describe("a report comes back from paper as it was", () => {
  test.each([
    ["a whole game", recorded()],
    ["without words and address", { ...recorded(), note: "", link: undefined }],
    ["what a seat saw that was asked", seenBy(offering(), 1)],
    ["what a seat saw that waited", seenBy(offering(), 0)],
    ["what a spectator saw", seenBy(offering(), SPECTATOR)],
  ])("%s", (_name, report) => {
    expect(onPaper(report)).toEqual(JSON.parse(JSON.stringify(report)));
  });
});

test.each([[null], [7], ["report"], [[]], [{}]])("%j is no report", (raw) => {
  expect(faultsOf(raw)).toMatch(/^not a report: /);
});

test("all faults of a report's form are named at once", () => {
  const faults = faultsOf({ at: -1, link: 7, seen: { seat: 0.5, question: {} } });
  const head = ["format", "game", "rulesVersion", "note", "at", "link"];
  const seen = ["setup", "pack", "seat", "view", "facts", "question", "question.options"];
  for (const fault of [...head, ...seen.map((part) => `seen.${part}`)]) {
    expect(faults).toContain(`${fault}: expected`);
  }
});

describe("a report shows a record or a view", () => {
  const { record } = recorded();
  const { seen } = seenBy(offering(), 1);

  test.each([
    ["none of them", head],
    ["both", { ...head, record, seen }],
  ])("and not %s", (_name, report) => {
    expect(faultsOf(report)).toMatch(/record, seen: expected one of them, and not both/);
  });

  test("faults of the record are told with it", () => {
    const broken = { ...record, seed: {}, hash: 7 };
    expect(faultsOf({ ...head, record: broken })).toMatch(/record: not a record: seed: .*hash: /);
  });

  test.each([
    ["another game", "game", { ...head, game: "chess", record }],
    ["a newer version", "rulesVersion", { ...head, rulesVersion: rulesVersion - 1, record }],
  ])("a record of %s is refused", (_what, part, report) => {
    expect(faultsOf(report)).toContain(`record.${part}: expected`);
  });

  test("a record of an older version, which was replayed, is taken", () => {
    const report = { ...head, rulesVersion: rulesVersion + 1, record };
    expect(readReport(report)).toBe(report);
  });

  test.each([
    ["view", { ...seen, view: { ...seen.view, audience: 0 } }],
    ["steps", { ...seen, steps: [7] }],
    ["question.seat", { ...seen, question: { ...seen.question, seat: 0 } }],
    ["question.options", { ...seen, question: { ...seen.question, options: ["quietly"] } }],
    ["question.blocked", { ...seen, question: { ...seen.question, blocked: [{}] } }],
    ["question", { ...seen, question: undefined }],
  ])("what was seen is refused if its %s does not fit", (part, wrong) => {
    expect(faultsOf({ ...head, seen: wrong })).toMatch(`not a report: seen.${part}: expected`);
  });
});
