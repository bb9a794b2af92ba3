import { expect, test } from "vitest";
import type { Effect } from "../../src/content/language.js";
import type { Piece } from "../../src/index.js";
import { plainCity } from "../support/city.js";
import { rite, turn, vampire } from "../support/probe.js";

const minion: Effect = [{ do: "place", what: "minion", at: "here" }];

test("MN-5.5 the night effect of the own district, any number of times", () => {
  const t = rite(minion);
  t.answer("night-effect").expectPosition({ ap: 1, districts: { cathedral: { minions: 1 } } });
  expect(t.facts[0]).toEqual({
    fact: "night-effect-used",
    rule: "MN-5.5",
    vampire: "imre",
    district: "cathedral",
  });
  t.answer("night-effect").expectPosition({ ap: 0, districts: { cathedral: { minions: 2 } } });
  expect(t.whyNot("night-effect")).toBe("too-few-ap MN-4.1");
});

test("MN-5.5 only the effect of the own district", () => {
  const t = rite(minion, { vampires: { imre: { at: "museum" } } });
  expect(t.whyNot("night-effect")).toBe("no-night-effect-here MN-5.5");
  expect(t.optionsOf("night-effect")).toEqual([]);
});

test("MN-5.5 an effect for 2 AP needs both", () => {
  const two = { cost: { ap: 2 } };
  rite(minion, {}, two).answer("night-effect").expectPosition({ ap: 0 });
  expect(rite(minion, { ap: 1 }, two).whyNot("night-effect")).toBe("too-few-ap MN-4.1");
});

test("MN-5.5 an effect that names no AP costs 1", () => {
  rite(minion, {}, { cost: {} }).answer("night-effect").expectPosition({ ap: 1 });
});

test("MN-5.5 the effect is about the vampire that uses it", () => {
  const t = rite([{ do: "gain", what: "blood", n: 2 }], {
    active: "mila",
    vampires: { mila: { at: "cathedral", blood: 1 }, imre: { blood: 1 } },
  });
  t.answer("night-effect").expectPosition({ vampires: { mila: { blood: 3 }, imre: { blood: 1 } } });
  expect(t.factsOf("night-effect-used")[0].vampire).toBe("mila");
});

test("MN-5.5 other costs: blood, veil, minions of the district and a die", () => {
  const t = rite(
    [{ do: "gain", what: "kills", n: 1 }],
    { veil: 5, dice: [2, 3, 5], districts: { cathedral: { minions: 3 } } },
    { cost: { ap: 1, blood: 2, veil: 1, minions: 2, die: [2, 3] } },
  );
  t.answer("night-effect");
  t.expectPosition({
    ap: 1,
    veil: 4,
    districts: { cathedral: { minions: 1 } },
    minionReserve: 8,
    vampires: { imre: { blood: 2, kills: 0 } },
  });
  expect(t.facts.map(({ fact, rule }) => `${fact} ${rule}`)).toEqual([
    "night-effect-used MN-5.5",
    "minions-removed MN-5.5",
    "blood-lost MN-5.5",
    "veil-lost MN-5.5",
  ]);
  expect(t.factsOf("veil-lost")[0].why).toBe("cost");
  t.expectOptions("die:2", "die:3");
  t.answer("die:3").expectPosition({
    dice: [2, 5],
    aside: [1, 3],
    vampires: { imre: { kills: 1 } },
  });
});

test("MN-5.5 a cost that cannot be paid is told", () => {
  const why = (cost: object, position: object) =>
    rite(minion, position, { cost: { ap: 1, ...cost } }).whyNot("night-effect");
  expect(why({ blood: 3 }, { vampires: { imre: { blood: 2 } } })).toBe("too-little-blood MN-5.6");
  expect(why({ blood: 3 }, { vampires: { imre: { blood: 3 } } })).toBeUndefined();
  expect(why({ veil: 2 }, { veil: 1 })).toBe("too-little-veil MN-5.6");
  expect(why({ veil: 2 }, { veil: 2 })).toBeUndefined();
  const minions = (n: number) => ({
    districts: { cathedral: { minions: n }, museum: { minions: 3 } },
  });
  expect(why({ minions: 2 }, minions(1))).toBe("too-few-minions MN-5.5");
  expect(why({ minions: 2 }, minions(2))).toBeUndefined();
  expect(why({ die: [1, 6] }, { dice: [2, 3, 4, 5] })).toBe("no-such-die MN-5.5");
  expect(why({ die: [1, 6] }, { dice: [2, 6] })).toBeUndefined();
  expect(why({ die: [1, 2] }, { dice: [1, 6] })).toBeUndefined();
});

test("MN-5.5 the effect's own condition", () => {
  const when = { is: "at-least" as const, n: 2, of: { count: "minion" as const, at: "here" } };
  const at = (minions: number) => rite(minion, { districts: { cathedral: { minions } } }, { when });
  expect(at(1).whyNot("night-effect")).toBe("condition-not-met MN-5.5");
  expect(at(2).whyNot("night-effect")).toBeUndefined();
});

test("MN-9.5 once per round", () => {
  const t = rite(minion, {}, { once: "round" }).answer("night-effect");
  t.expectPosition({ used: ["cathedral"] });
  expect(t.whyNot("night-effect")).toBe("used-this-round MN-9.5");
  expect(rite(minion).answer("night-effect").position.used).toEqual([]);
});

test("MN-5.13 warnings come with prices that drain or lose, and only with those", () => {
  const warn = (cost: object, position: object) =>
    rite(minion, position, { cost: { ap: 1, ...cost } }).warningOf("night-effect");
  expect(warn({ blood: 2 }, { vampires: { imre: { blood: 3 } } })).toBeUndefined();
  expect(warn({ blood: 2 }, { vampires: { imre: { blood: 2 } } })).toBe("drains-the-user");
  expect(warn({ veil: 2 }, { veil: 3 })).toBeUndefined();
  expect(warn({ veil: 2 }, { veil: 2 })).toBe("loses-the-game");
  expect(warn({ veil: 2, blood: 4 }, { veil: 2 })).toBe("loses-the-game");
  expect(warn({}, { veil: 1, vampires: { imre: { blood: 1 } } })).toBeUndefined();
});

test("MN-4.1 standing effects change the AP of night effects, but none becomes free", () => {
  const under = (add: number): Piece[] =>
    plainCity({
      cathedral: {
        night: { cost: { ap: 1 }, effect: minion },
        standing: [{ kind: "modifier", value: "night-effect-ap", add }],
      },
    });
  turn({}, { pieces: under(1) })
    .answer("night-effect")
    .expectPosition({ ap: 0 });
  turn({}, { pieces: under(-1) })
    .answer("night-effect")
    .expectPosition({ ap: 1 });
  expect(turn({ ap: 0 }, { pieces: under(-1) }).whyNot("night-effect")).toBe("too-few-ap MN-4.1");
});

test("MN-11.1 a night effect can be forbidden", () => {
  const pieces = plainCity({
    cathedral: {
      night: { cost: { ap: 1 }, effect: minion },
      standing: [{ kind: "ban", actions: ["night-effect"] }],
    },
  });
  expect(turn({}, { pieces }).whyNot("night-effect")).toBe("forbidden MN-11.1");
});

test("MN-5.5 the acting vampire's player chooses", () => {
  const t = rite(
    [{ do: "choose", from: { set: "districts", where: "adjacent" }, as: "spot" }, ...minion],
    { active: "mila", vampires: { mila: { at: "cathedral" } } },
    {},
    { players: 2, control: [0, 1], pieces: [vampire("mila", {})] },
  );
  expect(t.seat).toBe(1);
  t.answer("night-effect");
  expect(t.seat).toBe(1);
  expect(t.rule).toBe("MN-1.7");
});
