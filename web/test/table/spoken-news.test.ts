import { expect, test } from "vitest";
import { beginHome } from "../../src/engine/open-home.js";
import { ReplayTable } from "../../src/engine/replay-table.js";
import { spokenNews } from "../../src/table/spoken-news.js";
import { masters, playOn } from "../engine/support.js";

test("a game tells its news in whole sentences", () => {
  const sheet = beginHome(masters, {}).sheet();
  const spoken = spokenNews({ id: "a game", sheet, log: sheet.news });
  expect(spoken).toMatch(/^[A-Z].*\. [A-Z].*\.$/);
  expect(spoken).not.toContain("..");
});

test("a replay tells what the answer that is shown brought, not the whole game", () => {
  const table = beginHome(masters, {});
  playOn(table, 10);
  const paper = new ReplayTable(masters, JSON.parse(JSON.stringify(table.record())));
  const first = paper.at(0, 0).sheet;
  const log = first.news;
  const said = log.map(({ facts }) => facts.map(({ words }) => words).join(" "));
  expect(said.slice(1).some((words) => words !== "")).toBe(true);
  expect(spokenNews({ sheet: first, log })).toBe(said[0]);
  for (let at = 1; at < log.length; at++) {
    expect(spokenNews({ sheet: paper.at(at, 0).sheet, log })).toBe(said[at]);
  }
});
