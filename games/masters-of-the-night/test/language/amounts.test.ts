import { expect, test } from "vitest";
import type { Amount, Condition } from "../../src/content/language.js";
import type { Position } from "../../src/index.js";
import { did, today, wield } from "../support/probe.js";

/** AP gained say what a number is. */
function worth(n: Amount, position: Position = {}): number {
  const t = did(
    [
      { do: "gain", what: "ap", n },
      { do: "gain", what: "ap", n: 1 },
    ],
    {
      ap: 0,
      ...position,
    },
  );
  return t.state.ap - 1;
}

const spread: Position = {
  veil: 3,
  dice: [1, 3, 3],
  eventTop: [],
  vampires: {
    imre: { blood: 2, kills: 5, relics: ["silver-bell", "corpse-candle"] },
    mila: { at: "museum", blood: 0, kills: 7, sigil: "asylum" },
  },
  districts: {
    cathedral: { hidden: 1, exposed: 2, minions: 1 },
    museum: { hidden: 2 },
    asylum: { exposed: 1, minions: 3 },
  },
};

test("a written number", () => {
  expect(worth(3)).toBe(3);
  expect(worth(0)).toBe(0);
});

test("tokens counted in one place, in a set, in the whole city", () => {
  const near = { set: "districts" as const, where: "near" as const };
  const values = (["agent", "hidden", "exposed", "minion"] as const).map((count) => [
    worth({ count, at: "here" }, spread),
    worth({ count, in: near }, spread),
    worth({ count }, spread),
  ]);
  expect(values).toEqual([
    [3, 5, 6],
    [1, 3, 3],
    [2, 2, 3],
    [1, 1, 4],
  ]);
});

test("vampires, drained ones, sigils and districts counted", () => {
  const near = { set: "districts" as const, where: "near" as const };
  const values = (["vampire", "drained", "sigil", "district"] as const).map((count) => [
    worth({ count, at: "here" }, spread),
    worth({ count, in: near }, spread),
    worth({ count }, spread),
  ]);
  expect(values).toEqual([
    [1, 2, 2],
    [0, 1, 1],
    [0, 0, 1],
    [1, 5, 9],
  ]);
  expect(
    worth({ count: "sigil", at: "here" }, { vampires: { mila: { sigil: "cathedral" } } }),
  ).toBe(1);
  expect(worth({ count: "drained" }, {})).toBe(0);
});

test("blood, kills and relics of a vampire, self unless told otherwise", () => {
  expect(worth({ count: "blood" }, spread)).toBe(2);
  expect(worth({ count: "kills" }, spread)).toBe(5);
  expect(worth({ count: "relic" }, spread)).toBe(2);
  const led: Position = { ...spread, leader: "mila" };
  expect(worth({ count: "blood", who: "leader" }, led)).toBe(0);
  expect(worth({ count: "kills", who: "leader" }, led)).toBe(7);
  expect(worth({ count: "relic", who: "leader" }, led)).toBe(0);
});

test("the veil, the reserves, the event deck, the dice", () => {
  expect(worth({ count: "veil" }, spread)).toBe(3);
  expect(worth({ count: "reserve-agent" }, spread)).toBe(4);
  expect(worth({ count: "reserve-minion" }, spread)).toBe(5);
  expect(worth({ count: "die" }, spread)).toBe(3);
  expect(worth({ count: "die", faces: [3, 4] }, spread)).toBe(2);
  expect(worth({ count: "die", faces: [1] }, spread)).toBe(1);
  expect(worth({ count: "die", faces: [6] }, spread)).toBe(0);
  expect(worth({ count: "event" }, { eventDeck: ["last-crusade"] })).toBe(1);
  expect(worth({ count: "event" }, { eventDeck: [] })).toBe(0);
});

/** Whether a condition holds for Imre's ability. */
function holds(condition: Condition, position: Position = {}): boolean {
  const t = wield([{ do: "if", when: condition, then: [{ do: "gain", what: "kills" }] }], position);
  return t.whyNot("blood-ability") === undefined;
}

test("at-least and at-most: on both sides of the limit", () => {
  const minions = (n: number): Position => ({ districts: { cathedral: { minions: n } } });
  const of: Amount = { count: "minion", at: "here" };
  expect([1, 2, 3].map((n) => holds({ is: "at-least", n: 2, of }, minions(n)))).toEqual([
    false,
    true,
    true,
  ]);
  expect([1, 2, 3].map((n) => holds({ is: "at-most", n: 2, of }, minions(n)))).toEqual([
    true,
    true,
    false,
  ]);
  const both = (is: "at-least" | "at-most") =>
    holds(
      { is, n: { count: "agent", at: "here" }, of },
      { districts: { cathedral: { hidden: 1, minions: 2 } } },
    );
  expect(both("at-least")).toBe(true);
  expect(both("at-most")).toBe(false);
});

test("MN-1.6 more: equal means neither; MN-10.3 a sigil means minions", () => {
  const at = (hidden: number, exposed: number, minions: number): Position => ({
    districts: { cathedral: { hidden, exposed, minions } },
  });
  const agents: Condition = { is: "more", what: "agents", at: "here" };
  const minions: Condition = { is: "more", what: "minions", at: "here" };
  const both = (position: Position) => [holds(agents, position), holds(minions, position)];
  expect(both(at(0, 0, 0))).toEqual([false, false]);
  expect(both(at(1, 1, 2))).toEqual([false, false]);
  expect(both(at(1, 1, 1))).toEqual([true, false]);
  expect(both(at(1, 1, 3))).toEqual([false, true]);
  const sigil = { vampires: { mila: { sigil: "cathedral" } } };
  expect(both({ ...sigil, ...at(3, 0, 0) })).toEqual([false, true]);
});

test("drained, at, has, one-of", () => {
  const drained: Condition = { is: "drained", who: "leader" };
  expect(holds(drained, { leader: "mila", vampires: { mila: { blood: 0 } } })).toBe(true);
  expect(holds(drained, { leader: "mila", vampires: { mila: { blood: 1 } } })).toBe(false);
  const at: Condition = { is: "at", who: "leader", place: "here" };
  expect(holds(at, { leader: "mila" })).toBe(false);
  expect(holds(at, { leader: "mila", vampires: { mila: { at: "cathedral" } } })).toBe(true);
  const has: Condition = { is: "has", at: "here", feature: "minion" };
  expect(holds(has)).toBe(false);
  expect(holds(has, { districts: { cathedral: { minions: 1 } } })).toBe(true);
  const oneOf: Condition = {
    is: "one-of",
    place: "leader",
    in: { set: "districts", where: "adjacent" },
  };
  expect(holds(oneOf, { leader: "mila", vampires: { mila: { at: "museum" } } })).toBe(true);
  expect(holds(oneOf, { leader: "mila", vampires: { mila: { at: "asylum" } } })).toBe(false);
  const away = { imre: { at: "town-hall" }, mila: { at: "museum" } };
  expect(holds(oneOf, { leader: "mila", vampires: away })).toBe(false);
});

test("not, all, any", () => {
  const yes: Condition = { is: "at-least", n: 0, of: 1 };
  const no: Condition = { is: "at-least", n: 1, of: 0 };
  expect(holds({ is: "not", that: yes })).toBe(false);
  expect(holds({ is: "not", that: no })).toBe(true);
  expect(holds({ is: "all", of: [yes, no] })).toBe(false);
  expect(holds({ is: "all", of: [yes, yes] })).toBe(true);
  expect(holds({ is: "all", of: [] })).toBe(true);
  expect(holds({ is: "any", of: [no, yes] })).toBe(true);
  expect(holds({ is: "any", of: [no, no] })).toBe(false);
  expect(holds({ is: "any", of: [] })).toBe(false);
});

test("day: by day, not by night", () => {
  expect(holds({ is: "day" })).toBe(false);
  const effect = [
    {
      do: "if" as const,
      when: { is: "day" as const },
      then: [{ do: "gain" as const, what: "kills" as const }],
    },
  ];
  today(effect).expectPosition({ vampires: { imre: { kills: 1 } } });
});
