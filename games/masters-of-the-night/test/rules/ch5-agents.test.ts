import { expect, test } from "vitest";
import type { Standing } from "../../src/content/language.js";
import { turn, under } from "../support/probe.js";

test("MN-5.2 all hidden agents of the district become exposed, and only those", () => {
  const t = turn({ districts: { cathedral: { hidden: 3, exposed: 1 }, museum: { hidden: 2 } } });
  t.answer("expose").expectPosition({
    ap: 1,
    districts: { cathedral: { hidden: 0, exposed: 4 }, museum: { hidden: 2, exposed: 0 } },
    agentReserve: 4,
  });
  expect(t.facts).toEqual([
    { fact: "agents-exposed", rule: "MN-5.2", district: "cathedral", n: 3 },
  ]);
});

test("MN-5.2 exposing needs a hidden agent in the own district", () => {
  const t = turn({ districts: { cathedral: { exposed: 2 }, museum: { hidden: 1 } } });
  expect(t.optionsOf("expose")).toEqual([]);
  expect(t.whyNot("expose")).toBe("no-hidden-agent MN-5.2");
});

test("MN-5.2 exposing costs 1 AP, or what a standing effect makes of it", () => {
  const districts = { cathedral: { hidden: 1 } };
  expect(turn({ ap: 0, districts }).whyNot("expose")).toBe("too-few-ap MN-4.1");
  turn({ ap: 1, districts }).answer("expose").expectPosition({ ap: 0 });
  const dear: Standing[] = [{ kind: "modifier", value: "expose-ap", add: 1 }];
  expect(under(dear, { ap: 1, districts }).whyNot("expose")).toBe("too-few-ap MN-4.1");
  under(dear, { districts }).answer("expose").expectPosition({ ap: 0 });
});

test("MN-5.2 exposing can be forbidden", () => {
  const t = under([{ kind: "ban", actions: ["expose"] }], {
    districts: { cathedral: { hidden: 1 } },
  });
  expect(t.whyNot("expose")).toBe("forbidden MN-11.1");
});

test("MN-5.3 a fight is a night combat with the exposed agents of the district", () => {
  const t = turn({
    dice: [6, 5, 4, 1],
    districts: { cathedral: { hidden: 2, exposed: 2, minions: 1 }, museum: { exposed: 1 } },
  });
  t.answer("fight");
  expect(t.factsOf("fight-began")).toEqual([
    { fact: "fight-began", rule: "MN-5.3", district: "cathedral" },
  ]);
  expect(t.position).toMatchObject({
    ap: 1,
    fight: { at: "cathedral", fighter: "imre", byDay: false },
  });
  expect(t.question).toBe("combat.give-up-minions");
  t.answer("minions:0").expectOptions("die:1", "die:4", "die:5", "die:6");
  t.answer("die:6", "die:4").expectPosition({
    districts: { cathedral: { hidden: 2, exposed: 0, minions: 1 }, museum: { exposed: 1 } },
    vampires: { imre: { kills: 2, blood: 3 } },
    ap: 1,
  });
  expect(t.question).toBe("night.act");
});

test("MN-5.3 a fight needs an exposed agent in the own district", () => {
  const t = turn({ districts: { cathedral: { hidden: 2 }, museum: { exposed: 1 } } });
  expect(t.optionsOf("fight")).toEqual([]);
  expect(t.whyNot("fight")).toBe("no-exposed-agent MN-5.3");
});

test("MN-5.3 a fight costs 1 AP, or what a standing effect makes of it", () => {
  const districts = { cathedral: { exposed: 1 } };
  expect(turn({ ap: 0, districts }).whyNot("fight")).toBe("too-few-ap MN-4.1");
  turn({ ap: 1, districts }).answer("fight").expectPosition({ ap: 0 });
  const dear: Standing[] = [{ kind: "modifier", value: "fight-ap", add: 1 }];
  expect(under(dear, { ap: 1, districts }).whyNot("fight")).toBe("too-few-ap MN-4.1");
  under(dear, { ap: 2, districts }).answer("fight").expectPosition({ ap: 0 });
});

test("MN-5.3 fighting can be forbidden", () => {
  const t = under([{ kind: "ban", actions: ["fight"] }], {
    districts: { cathedral: { exposed: 1 } },
  });
  expect(t.whyNot("fight")).toBe("forbidden MN-11.1");
});

test("MN-5.4 recruiting: a minion from the reserve into the district and 1 veil, for 2 AP", () => {
  const t = turn({ veil: 3, districts: { cathedral: { minions: 1 } } });
  t.answer("recruit").expectPosition({
    ap: 0,
    veil: 4,
    minionReserve: 7,
    districts: { cathedral: { minions: 2 } },
  });
  expect(t.facts).toEqual([
    { fact: "minions-placed", rule: "MN-5.4", district: "cathedral", n: 1 },
    { fact: "veil-gained", rule: "MN-5.4", n: 1, now: 4 },
  ]);
});

test("MN-5.4 recruiting at veil 6 is allowed; the veil stays", () => {
  const t = turn({ veil: 6 }).answer("recruit");
  t.expectPosition({ veil: 6, minionReserve: 8, districts: { cathedral: { minions: 1 } } });
  expect(t.factsOf("veil-gained")).toEqual([]);
});

test("MN-5.4 recruiting needs 2 AP and a minion in the reserve", () => {
  expect(turn({ ap: 1 }).whyNot("recruit")).toBe("too-few-ap MN-4.1");
  const all = turn({ districts: { museum: { minions: 9 } } });
  expect(all.whyNot("recruit")).toBe("no-minion-in-reserve MN-5.4");
  const last = turn({ districts: { museum: { minions: 8 } } });
  last.answer("recruit").expectPosition({ minionReserve: 0 });
});

test("MN-5.4 standing effects change what recruiting costs and brings", () => {
  const cheap: Standing[] = [{ kind: "modifier", value: "recruit-ap", add: -1 }];
  const t = under(cheap, { ap: 1 });
  t.answer("recruit").expectPosition({ ap: 0, minionReserve: 8 });
  const rich: Standing[] = [{ kind: "modifier", value: "recruit-veil", add: 1 }];
  under(rich, { veil: 2 }).answer("recruit").expectPosition({ veil: 4 });
  const poor: Standing[] = [{ kind: "modifier", value: "recruit-veil", add: -3 }];
  under(poor, { veil: 2 }).answer("recruit").expectPosition({ veil: 2 });
});

test("MN-5.4 recruiting can be forbidden", () => {
  expect(under([{ kind: "ban", actions: ["recruit"] }]).whyNot("recruit")).toBe(
    "forbidden MN-11.1",
  );
});
