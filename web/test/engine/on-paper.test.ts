import {
  ALL_EYES,
  answer,
  type GameRecord,
  openQuestions,
  readReport,
  seedFrom,
  startPlayAt,
  toRecord,
} from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { beginHome, goOnHome } from "../../src/engine/open-home.js";
import { ReplayTable } from "../../src/engine/replay-table.js";
import { masters, orders, playOn } from "./support.js";

function recordOf(table: ReturnType<typeof beginHome>): never {
  return JSON.parse(JSON.stringify(table.record())) as never;
}

test("a record is shown answer by answer as it was played", () => {
  const table = beginHome(masters, {});
  const scenes = [table.sheet().on];
  playOn(table, 10);
  scenes.push(table.sheet().on);
  const paper = new ReplayTable(masters, recordOf(table as never));
  const { answers } = paper.head();
  expect(answers).toBe(table.sheet().answers);
  expect(paper.at(answers, 0).sheet.on).toEqual(scenes[1]);
  expect(paper.at(answers, 0).sheet.news, "the log came with the first look").toEqual([]);
});

test("each seat's eyes see what that seat saw, and all eyes see everything", () => {
  const table = beginHome(orders, {});
  playOn(table, 12);
  const paper = new ReplayTable(orders, recordOf(table as never));
  const { answers } = paper.head();
  const hands = (eyes: number): number[] => {
    const { on } = paper.at(answers, eyes).sheet;
    if (on.game !== "blood-orders") throw new Error("not Blood Orders");
    return on.scene.players.map(({ hand }) => hand?.length ?? 0);
  };
  expect(hands(0)).toEqual([hands(ALL_EYES)[0], 0]);
  expect(hands(1)).toEqual([0, hands(ALL_EYES)[1]]);
  expect(hands(-1)).toEqual([0, 0]);
  expect(hands(ALL_EYES).every((size) => size > 0)).toBe(true);
});

test("a secret answer is told only to the eyes that gave it", () => {
  const table = beginHome(orders, {});
  playOn(table, 3);
  const paper = new ReplayTable(orders, recordOf(table as never));
  expect(paper.at(0, 1).next).toBe("Player 1 decides.");
  expect(paper.at(0, 0).next).toMatch(/: ./);
});

test("a game is played on from the middle of a record", () => {
  const table = beginHome(masters, {});
  playOn(table, 10);
  const paper = new ReplayTable(masters, recordOf(table as never));
  const { table: again, isMoved } = goOnHome(masters, paper.saved(4, 0));
  expect(isMoved).toBe(false);
  expect(again.sheet().on).toEqual(paper.at(again.sheet().answers, 0).sheet.on);
});

test("a record that begins at a position of another game is shown and played on from there", () => {
  const table = beginHome(orders, {});
  playOn(table, 12);
  const { setup, position } = table.saved();
  const play = startPlayAt(orders.game, setup, seedFrom("a table of its own"), position);
  for (let i = 0; i < 9; i++) {
    const [{ id, seat, options }] = openQuestions(play);
    answer(play, { seat, question: id, key: options[0].key });
  }
  const record = JSON.parse(JSON.stringify(toRecord(play)));
  const paper = new ReplayTable(orders, record);
  expect(paper.head().answers).toBe(9);
  const { table: again, isMoved } = goOnHome(orders, paper.saved(4, 0));
  expect(isMoved).toBe(false);
  expect(again.saved().from, "its own answers do not lead there").toEqual(
    orders.game.name(play.moments[4].before),
  );
});

test("a record that was changed is refused with the place", () => {
  const table = beginHome(masters, {});
  playOn(table, 6);
  const record = recordOf(table as never) as { answers: { check: string }[] };
  record.answers[2].check = "00000000";
  expect(() => new ReplayTable(masters, record as never)).toThrow(
    /answer 3 .* the record says 0000/,
  );
});

describe("a record of an older version of the rules", () => {
  const { rulesVersion } = masters.game;
  /** The present rules lead to another position with the answer of this number. */
  const older = (other?: number): GameRecord => {
    const table = beginHome(masters, {});
    playOn(table, 6);
    const record: GameRecord = recordOf(table as never);
    const answers = record.answers.map((given, i) =>
      i + 1 === other ? { ...given, check: "00000000" } : given,
    );
    return { ...record, answers, rulesVersion: rulesVersion - 1 };
  };

  test("that replays in full is shown like any other, with both versions", () => {
    const record = older();
    const { answers, older: told } = new ReplayTable(masters, record).head();
    expect(answers).toBe(record.answers.length);
    expect(told).toEqual({
      recordVersion: rulesVersion - 1,
      rulesVersion,
      answers: record.answers.length,
      differs: null,
    });
  });

  test("that differs is shown up to there and played on from there", () => {
    const record = older(5);
    const paper = new ReplayTable(masters, record);
    const { answers, older: told } = paper.head();
    expect(answers).toBe(4);
    expect(told).toMatchObject({
      answers: record.answers.length,
      differs: { fits: 4, given: { key: record.answers[4].key } },
    });
    const { table, isMoved } = goOnHome(masters, paper.saved(4, 0));
    expect(isMoved).toBe(false);
    expect(table.saved().answers.slice(0, 4)).toMatchObject(
      record.answers.slice(0, 4).map(({ seat, key }) => ({ seat, key })),
    );
  });

  test("is reported with the version of the program; the report can be read again", () => {
    const record = older();
    const report = new ReplayTable(masters, record).report({ at: 2, note: "", link: "" });
    expect(report).toMatchObject({ rulesVersion, record: { rulesVersion: rulesVersion - 1 } });
    expect(readReport(JSON.parse(JSON.stringify(report)))).toEqual(report);
  });
});

test("a record of the present version has no versions to tell", () => {
  const table = beginHome(masters, {});
  playOn(table, 2);
  expect(new ReplayTable(masters, recordOf(table as never)).head().older).toBeNull();
});
