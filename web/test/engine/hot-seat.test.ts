import { expect, test } from "vitest";
import { hotSeat, playOn } from "./support.js";

test("whoever shares a screen plans to the end before the other is asked", () => {
  const table = hotSeat();
  const first = table.sheet();
  expect(first.seat).toBe(0);
  table.answer(first.question?.id ?? "", [first.question?.options[0].key ?? ""]);
  expect(table.sheet().seat).toBe(0);
  while (table.sheet().seat === 0) playOn(table, 1);
  expect(table.sheet().question?.seat).toBe(1);
});

test("the log of one tells nothing of what the other answered in secret", () => {
  const table = hotSeat();
  const said = table.sheet().question?.options[0].words ?? "";
  let sheet = table.sheet();
  while (sheet.seat === 0) {
    table.answer(sheet.question?.id ?? "", [sheet.question?.options[0].key ?? ""]);
    sheet = table.sheet();
  }
  const { news, logFrom } = sheet;
  expect(logFrom, "another pair of eyes gets its own log").toBe(0);
  expect(news.map(({ answer }) => answer).filter((answer) => answer !== "")).toEqual([]);
  expect(said, "and there was something to be told").not.toBe("");
});

test("the hand of one lies face down for the other", () => {
  const table = hotSeat();
  while (table.sheet().seat === 0) playOn(table, 1);
  const { on } = table.sheet();
  if (on.game !== "blood-orders") throw new Error("not Blood Orders");
  const [other, own] = on.scene.players;
  expect(other.hand).toBeNull();
  expect(own.hand?.length).toBeGreaterThan(0);
});

test("taking back withdraws the own plan and leaves the other's alone", () => {
  const table = hotSeat();
  while (table.sheet().seat === 0) playOn(table, 1);
  const planned = table.sheet().answers;
  playOn(table, 1);
  expect(table.sheet().undo.isPossible).toBe(true);
  table.undo();
  expect(table.sheet()).toMatchObject({ answers: planned, seat: 1 });
  expect(table.sheet().undo.isPossible).toBe(false);
});
