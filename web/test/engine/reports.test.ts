import { readReport } from "@coterie/kernel";
import { expect, test } from "vitest";
import { beginHome } from "../../src/engine/open-home.js";
import { masters, orders, playOn } from "./support.js";

const complaint = { at: 3, note: "the Docks should be open", link: "http://localhost/#/play" };

test("a game without secrets is reported with its record and the place", () => {
  const table = beginHome(masters, {});
  playOn(table, 5);
  const report = readReport(JSON.parse(JSON.stringify(table.report(complaint))));
  expect(report).toMatchObject({ ...complaint, game: "masters-of-the-night" });
  expect(report.record?.answers.length).toBe(table.sheet().answers);
});

test("a running game with secrets is reported by what its player sees", () => {
  const table = beginHome(orders, {});
  playOn(table, 5);
  const text = JSON.stringify(table.report(complaint));
  const report = readReport(JSON.parse(text));
  expect(report.record).toBeUndefined();
  expect(report.seen?.steps).toContain("planning.card");
  expect(report.seen?.question?.id).toBe(table.sheet().question?.id);
  expect(text).not.toContain(table.saved().seed.secret);
});
