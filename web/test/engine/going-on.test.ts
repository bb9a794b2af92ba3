import { expect, test } from "vitest";
import { mastersDoor } from "../../src/engine/masters.js";
import { beginHome, goOnHome } from "../../src/engine/open-home.js";
import { masters, orders, playOn } from "./support.js";

test("a kept game goes on as it was, with its log", () => {
  const table = beginHome(masters, {});
  playOn(table, 8);
  const before = table.sheet();
  const { table: again, isMoved } = goOnHome(masters, JSON.parse(JSON.stringify(table.saved())));
  const after = again.sheet();
  expect(isMoved).toBe(false);
  expect(after.on).toEqual(before.on);
  expect(after.question).toEqual(before.question);
  expect(after.news.length).toBe(before.answers + 1);
});

test("if its answers lead elsewhere by today's rules, it goes on from where it stood", () => {
  const table = beginHome(masters, {});
  playOn(table, 8);
  const before = table.sheet();
  const { answers, ...saved } = table.saved();
  const lost = answers.slice(0, -1);
  const { table: again, isMoved } = goOnHome(masters, { ...saved, answers: lost });
  expect(isMoved).toBe(true);
  expect(again.sheet().on).toEqual(before.on);
  expect(again.sheet().question?.options).toEqual(before.question?.options);
  playOn(again, 3);
  const kept = again.saved();
  const { table: third, isMoved: isMovedAgain } = goOnHome(masters, kept);
  expect(isMovedAgain, "and from then on by its answers").toBe(false);
  expect(third.sheet().on).toEqual(again.sheet().on);
  expect(third.record(), "what began in the middle has no record").toBeNull();
});

test("a kept game with an answer that nobody offers goes on from where it stood", () => {
  const table = beginHome(orders, {});
  playOn(table, 12);
  const saved = table.saved();
  const answers = [{ seat: 0, key: "no such thing" }, ...saved.answers];
  const { table: again, isMoved } = goOnHome(orders, { ...saved, answers });
  expect(isMoved).toBe(true);
  expect(again.sheet().on).toEqual(table.sheet().on);
});

test("a game keeps the pieces that it was begun with", () => {
  const pieces = JSON.parse(JSON.stringify(masters.game.pack));
  const [district] = pieces.pieces.filter(({ kind }: { kind: string }) => kind === "district");
  district.name = "Old Harbour";
  const door = mastersDoor(pieces);
  const table = beginHome(door, {});
  playOn(table, 5);
  const { table: again } = goOnHome(mastersDoor(pieces), table.saved());
  const { on } = again.sheet();
  if (on.game !== "masters-of-the-night") throw new Error("not Masters of the Night");
  expect(on.scene.districts.map(({ name }) => name)).toContain("Old Harbour");
});

test("undo after undo leads back to the first question", () => {
  const table = beginHome(masters, {});
  const first = table.sheet().question;
  playOn(table, 6);
  while (table.sheet().undo.isPossible) table.undo();
  expect(table.sheet().question).toEqual({ ...first, id: table.sheet().question?.id });
});

test("taking back once more than there is to take back changes nothing", () => {
  const table = beginHome(orders, {});
  playOn(table, 1);
  table.undo();
  const before = table.saved();
  table.undo();
  expect(table.saved()).toEqual(before);
});

test("a fault of the page is no change of the rules: the kept game is not moved", () => {
  const table = beginHome(masters, {});
  playOn(table, 8);
  const saved = table.saved();
  const faulty: typeof masters = {
    ...masters,
    factPlaces: () => {
      throw new TypeError("veil is not a function");
    },
  };
  expect(() => goOnHome(faulty, saved)).toThrow(TypeError);
});
