import { expect, test } from "vitest";
import type { AnySet } from "../../src/content/language.js";
import type { Position } from "../../src/index.js";
import { did, relic, wield } from "../support/probe.js";
import type { TableOptions } from "../support/table.js";

const five: TableOptions = { vampires: ["imre", "mila", "nevena", "laszlo", "ishtvan"] };

function tableFor(set: AnySet, position: Position, options: TableOptions) {
  return wield(
    [
      { do: "choose", from: set, as: "one" },
      { do: "gain", what: "ap" },
    ],
    position,
    options,
  );
}

function members(set: AnySet, position: Position = {}, options: TableOptions = five): string[] {
  return tableFor(set, position, options).answer("blood-ability").options;
}

function isEmpty(set: AnySet, position: Position = {}, options: TableOptions = five): boolean {
  const t = tableFor(set, position, options);
  return t.whyNot("blood-ability") === "changes-nothing MN-5.13";
}

const spread: Position = {
  vampires: {
    mila: { at: "cathedral", blood: 0 },
    nevena: { at: "museum", blood: 2 },
    laszlo: { at: "asylum", blood: 3 },
    ishtvan: { at: "asylum", blood: 4 },
  },
};

test("vampires: all, in turn order", () => {
  expect(members({ set: "vampires" })).toEqual(["imre", "mila", "nevena", "laszlo", "ishtvan"]);
});

test("vampires at and near a place", () => {
  expect(members({ set: "vampires", at: "here" }, spread)).toEqual(["imre", "mila"]);
  expect(members({ set: "vampires", near: "here" }, spread)).toEqual(["imre", "mila", "nevena"]);
  const away: Position = { vampires: { ...spread.vampires, imre: { at: "town-hall" } } };
  expect(members({ set: "vampires", near: "here" }, away)).toEqual(["imre"]);
});

test("vampires but not one", () => {
  expect(members({ set: "vampires", not: "self" })).toEqual([
    "mila",
    "nevena",
    "laszlo",
    "ishtvan",
  ]);
  expect(members({ set: "vampires", not: "leader" }, { leader: "laszlo" })).toEqual([
    "imre",
    "mila",
    "nevena",
    "ishtvan",
  ]);
});

test("vampires by state: drained, awake, wounded", () => {
  expect(members({ set: "vampires", who: "drained" }, spread)).toEqual(["mila"]);
  expect(members({ set: "vampires", who: "awake" }, spread)).toEqual([
    "imre",
    "nevena",
    "laszlo",
    "ishtvan",
  ]);
  expect(members({ set: "vampires", who: "wounded" }, spread)).toEqual([
    "mila",
    "nevena",
    "laszlo",
  ]);
  expect(isEmpty({ set: "vampires", who: "drained" })).toBe(true);
});

test("vampires: wounded below the own limit", () => {
  const pieces = [
    relic("pristine-blood", { standing: [{ kind: "modifier", value: "blood-limit", add: 2 }] }),
  ];
  const at = (blood: number): Position => ({
    vampires: { imre: { kills: 2, blood, relics: ["pristine-blood"] } },
  });
  expect(members({ set: "vampires", who: "wounded" }, at(4), { pieces })).toEqual(["imre"]);
  expect(isEmpty({ set: "vampires", who: "wounded" }, at(6), { pieces })).toBe(true);
});

test("MN-9.1 vampires with a relic, and with room for one", () => {
  const position: Position = {
    vampires: {
      imre: { kills: 1 },
      mila: { kills: 2 },
      nevena: { kills: 2, relics: ["silver-bell"] },
      laszlo: { kills: 5, relics: ["corpse-candle"] },
      ishtvan: { kills: 5, relics: ["umbral-cape", "homunculus-jar"] },
    },
  };
  expect(members({ set: "vampires", who: "with-relic" }, position)).toEqual([
    "nevena",
    "laszlo",
    "ishtvan",
  ]);
  expect(members({ set: "vampires", who: "can-hold-relic" }, position)).toEqual(["mila", "laszlo"]);
});

test("vampires with the most or least blood or kills, after the other filters", () => {
  const position: Position = {
    vampires: {
      imre: { blood: 1, kills: 3 },
      mila: { blood: 3, kills: 3 },
      nevena: { blood: 0, kills: 0 },
      laszlo: { blood: 3, kills: 1 },
      ishtvan: { blood: 2, kills: 0 },
    },
  };
  expect(members({ set: "vampires", most: "blood" }, position)).toEqual(["mila", "laszlo"]);
  expect(members({ set: "vampires", least: "blood" }, position)).toEqual(["nevena"]);
  expect(members({ set: "vampires", least: "blood", who: "awake" }, position)).toEqual(["imre"]);
  expect(members({ set: "vampires", most: "kills" }, position)).toEqual(["imre", "mila"]);
  expect(members({ set: "vampires", most: "kills", not: "self" }, position)).toEqual(["mila"]);
  expect(members({ set: "vampires", least: "kills" }, position)).toEqual(["nevena", "ishtvan"]);
});

test("numbers: from one to another, both included", () => {
  expect(members({ set: "numbers", from: 2, to: 4 })).toEqual(["2", "3", "4"]);
  expect(members({ set: "numbers", from: 0, to: 0 })).toEqual(["0"]);
  expect(isEmpty({ set: "numbers", from: 2, to: 1 })).toBe(true);
  expect(
    members(
      { set: "numbers", from: 1, to: { count: "minion", at: "here" } },
      { districts: { cathedral: { minions: 2 } } },
    ),
  ).toEqual(["1", "2"]);
});

test("numbers: a chosen one counts in what follows", () => {
  const t = did([
    { do: "choose", from: { set: "numbers", from: 1, to: 3 }, as: "many" },
    { do: "place", what: "minion", n: "many", at: "here" },
  ]);
  t.answer("2").expectPosition({ districts: { cathedral: { minions: 2 } } });
});

test("dice: the values that the reserve shows", () => {
  const position: Position = { dice: [1, 3, 3, 6], aside: [2, 4, 5, 5, 5, 5] };
  expect(members({ set: "dice" }, position)).toEqual(["die:1", "die:3", "die:6"]);
  expect(members({ set: "dice", faces: [2, 3, 6] }, position)).toEqual(["die:3", "die:6"]);
  expect(isEmpty({ set: "dice", faces: [2] }, position)).toBe(true);
});

test("relics: those that a vampire holds", () => {
  const position: Position = {
    vampires: {
      imre: { kills: 5, relics: ["silver-bell", "corpse-candle"] },
      mila: { kills: 2, relics: ["umbral-cape"] },
    },
  };
  expect(members({ set: "relics", of: "self" }, position)).toEqual([
    "silver-bell",
    "corpse-candle",
  ]);
  expect(members({ set: "relics", of: "leader" }, { ...position, leader: "mila" })).toEqual([
    "umbral-cape",
  ]);
});
