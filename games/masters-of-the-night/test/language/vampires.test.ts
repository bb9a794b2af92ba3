import { expect, test } from "vitest";
import type { Effect } from "../../src/content/language.js";
import type { Position } from "../../src/index.js";
import { changes, did, relic, rite, today, turn, wield } from "../support/probe.js";

const mila: Effect[number] = { do: "choose", from: { set: "vampires", not: "self" }, as: "kin" };
const both = (imre: number, kin: number): Position => ({
  vampires: { imre: { blood: imre }, mila: { blood: kin } },
});

test("gain blood: for self, 1 unless told otherwise, up to the limit", () => {
  const t = did([{ do: "gain", what: "blood" }], both(2, 2));
  t.expectPosition({ bloodSupply: 5, ...both(3, 2) });
  expect(t.factsOf("blood-gained")).toEqual([
    { fact: "blood-gained", rule: "MN-5.8", vampire: "imre", n: 1, now: 3 },
  ]);
  did([{ do: "gain", what: "blood", n: "all" }], both(1, 2)).expectPosition(both(4, 2));
  did([mila, { do: "gain", what: "blood", n: 2, who: "kin" }], both(1, 1))
    .answer("mila")
    .expectPosition(both(1, 3));
});

test("gain blood: would change nothing at the limit, with an empty supply, or with n 0", () => {
  const gain = (n: number): Effect => [{ do: "gain", what: "blood", n }];
  expect(changes(gain(1), both(3, 4))).toBe(true);
  expect(changes(gain(1), both(4, 4))).toBe(false);
  expect(changes(gain(0), both(3, 4))).toBe(false);
  expect(changes(gain(1), { ...both(3, 4), bloodSupply: 0 })).toBe(false);
});

test("lose blood: for self, 1 unless told otherwise, all is all", () => {
  const t = did([{ do: "lose", what: "blood" }], both(3, 3));
  t.expectPosition({ bloodSupply: 5, ...both(2, 3) });
  expect(t.factsOf("blood-lost")[0]).toMatchObject({ rule: "MN-8.1", vampire: "imre", n: 1 });
  did([mila, { do: "lose", what: "blood", n: "all", who: "kin" }], both(3, 3))
    .answer("mila")
    .expectPosition({ bloodSupply: 7, ...both(3, 0) });
});

test("lose blood: would change nothing with n 0 or of a drained vampire", () => {
  const lose = (n: number): Effect => [mila, { do: "lose", what: "blood", n, who: "kin" }];
  expect(changes(lose(1), both(4, 1))).toBe(true);
  expect(changes(lose(1), both(4, 0))).toBe(false);
  expect(changes(lose(0), both(4, 1))).toBe(false);
});

test("gain veil: never above 6", () => {
  const gain = (n: number | "all"): Effect => [{ do: "gain", what: "veil", n }];
  const t = did(gain(2), { veil: 3 }).expectPosition({ veil: 5 });
  expect(t.factsOf("veil-gained")).toEqual([{ fact: "veil-gained", rule: "MN-7.1", n: 2, now: 5 }]);
  did(gain(2), { veil: 5 }).expectPosition({ veil: 6 });
  did(gain("all"), { veil: 1 }).expectPosition({ veil: 6 });
  expect(changes(gain(1), { veil: 5 })).toBe(true);
  expect(changes(gain(1), { veil: 6 })).toBe(false);
  expect(changes(gain(0), { veil: 5 })).toBe(false);
});

test("lose veil: at once, and 0 loses", () => {
  const lose = (n: number | "all"): Effect => [{ do: "lose", what: "veil", n }];
  const t = did(lose(2), { veil: 3 }).expectPosition({ veil: 1 });
  expect(t.factsOf("veil-lost")).toEqual([{ fact: "veil-lost", rule: "MN-3.9", n: 2, now: 1 }]);
  expect(did(lose(2), { veil: 2 }).outcome).toBe("defeat-veil");
  expect(did(lose("all"), { veil: 6 }).outcome).toBe("defeat-veil");
  expect(changes(lose(1), { veil: 1 })).toBe(true);
  expect(changes(lose(0), { veil: 1 })).toBe(false);
});

test("MN-3.8 gain and lose veil: an event's own changes wait for its end, gains first", () => {
  const seen: Effect = [
    { do: "lose", what: "veil", n: 4 },
    { do: "gain", what: "veil", n: 2 },
    {
      do: "if",
      when: { is: "at-least", n: 3, of: { count: "veil" } },
      then: [{ do: "gain", what: "kills" }],
    },
  ];
  const t = today(seen, { veil: 3 });
  t.expectPosition({ veil: 1, vampires: { imre: { kills: 1 } } });
  const told = t.facts.filter(({ fact }) => String(fact).startsWith("veil"));
  expect(told.map(({ fact, rule, n, now }) => `${fact} ${rule} ${n} ${now}`)).toEqual([
    "veil-gained MN-3.8 2 5",
    "veil-lost MN-3.8 4 1",
  ]);
  const all = today([{ do: "lose", what: "veil", n: "all" }], { veil: 6 });
  expect(all.outcome).toBe("defeat-veil");
  today(
    [
      { do: "gain", what: "veil", n: "all" },
      { do: "lose", what: "veil" },
    ],
    { veil: 1 },
  ).expectPosition({ veil: 5 });
});

test("MN-4.1 gain and lose ap: at once on the own turn", () => {
  const t = did([{ do: "gain", what: "ap", n: 2 }]).expectPosition({ ap: 4 });
  expect(t.factsOf("ap-changed")).toEqual([
    { fact: "ap-changed", rule: "MN-4.1", vampire: "imre", n: 2 },
  ]);
  t.expectPosition({ vampires: { imre: { nextAp: 0 } } });
  did([{ do: "gain", what: "ap" }]).expectPosition({ ap: 3 });
  const u = did([{ do: "lose", what: "ap" }]).expectPosition({ ap: 1 });
  expect(u.factsOf("ap-changed")[0]).toMatchObject({ n: -1 });
  did([{ do: "lose", what: "ap", n: 3 }]).expectPosition({ ap: 0 });
  expect(changes([{ do: "gain", what: "ap", n: 0 }])).toBe(false);
  expect(changes([{ do: "lose", what: "ap", n: 1 }])).toBe(true);
});

test("MN-4.1 gain and lose ap: for somebody else on the next turn", () => {
  const more = did([mila, { do: "gain", what: "ap", n: 1, who: "kin" }]).answer("mila");
  more.expectPosition({ ap: 2, vampires: { mila: { nextAp: 1 } } });
  more.answer("blood-ability", "mila", "end-turn");
  more.expectPosition({ active: "mila", ap: 4, vampires: { mila: { nextAp: 0 } } });
  const less = did([mila, { do: "lose", what: "ap", n: 3, who: "kin" }]).answer("mila", "end-turn");
  less.expectPosition({ active: "mila", ap: 0, vampires: { mila: { nextAp: 0 } } });
});

test("MN-5.14 gain kills", () => {
  const t = did([mila, { do: "gain", what: "kills", n: 2, who: "kin" }]).answer("mila");
  t.expectPosition({ vampires: { mila: { kills: 2 }, imre: { kills: 0 } } });
  expect(t.factsOf("kills-gained")).toEqual([
    { fact: "kills-gained", rule: "MN-5.14", vampire: "mila", n: 2, now: 2 },
  ]);
  const at = (kills: number): Position => ({ vampires: { imre: { kills } } });
  expect(changes([{ do: "gain", what: "kills" }], at(8))).toBe(true);
  expect(changes([{ do: "gain", what: "kills" }], at(9))).toBe(false);
  expect(changes([{ do: "gain", what: "kills", n: 0 }], at(8))).toBe(false);
});

const journey = (minions?: true): Effect => [
  { do: "choose", from: { set: "districts", where: "corner" }, as: "spot" },
  mila,
  { do: "travel", who: "kin", to: "spot", ...(minions === undefined ? {} : { minions }) },
];

test("travel: a vampire moves to any place without AP", () => {
  const t = did(journey()).answer("printing-house", "mila");
  t.expectPosition({ ap: 2, vampires: { mila: { at: "printing-house" } } });
  expect(t.factsOf("vampire-moved")).toEqual([
    {
      fact: "vampire-moved",
      rule: "MN-5.1",
      vampire: "mila",
      from: "railway-station",
      to: "printing-house",
    },
  ]);
});

test("travel: with minions if the text says so, and if there are any", () => {
  const station = { districts: { "railway-station": { minions: 2 } } };
  const t = did(journey(true), station).answer("asylum", "mila");
  expect(t.question).toBe("effect.company");
  expect(t.rule).toBe("MN-5.1");
  t.expectOptions("minions:0", "minions:1", "minions:2");
  t.answer("minions:1").expectPosition({
    vampires: { mila: { at: "asylum" } },
    districts: { "railway-station": { minions: 1 }, asylum: { minions: 1 } },
  });
  did(journey(true))
    .answer("asylum", "mila")
    .expectPosition({ vampires: { mila: { at: "asylum" } } });
  did(journey(), station)
    .answer("asylum", "mila")
    .expectPosition({ districts: { "railway-station": { minions: 2 } } });
});

test("travel: to where it already is changes nothing", () => {
  expect(changes([{ do: "travel", who: "self", to: "here" }])).toBe(false);
  const t = did(journey(true), { districts: { "railway-station": { minions: 2 } } });
  t.answer("railway-station", "mila");
  expect(t.question).toBe("night.act");
  expect(t.facts).toEqual([]);
});

test("fight by night: the user fights the exposed agents with any dice", () => {
  const fight: Effect = [{ do: "fight", at: "here", by: "night" }];
  const t = did(fight, { dice: [2, 6], districts: { cathedral: { hidden: 1, exposed: 1 } } });
  expect(t.factsOf("fight-began")).toEqual([
    { fact: "fight-began", rule: "MN-6.1", district: "cathedral" },
  ]);
  t.expectOptions("die:2", "die:6");
  t.answer("die:6").expectPosition({
    ap: 2,
    vampires: { imre: { kills: 1, blood: 4 } },
    districts: { cathedral: { hidden: 1, exposed: 0 } },
  });
  expect(changes(fight, { districts: { cathedral: { hidden: 1 } } })).toBe(false);
});

test("fight by night: nothing happens where no exposed agent is left", () => {
  const effect: Effect = [
    { do: "hide", n: "all", at: "here" },
    { do: "fight", at: "here", by: "night" },
  ];
  const t = did(effect, { districts: { cathedral: { exposed: 1 } } });
  expect(t.factsOf("fight-began")).toEqual([]);
  expect(t.question).toBe("night.act");
});

test("fight by night: a drained vampire would not begin it", () => {
  const may: Effect = [{ do: "may", then: [{ do: "fight", at: "here", by: "night" }] }];
  const asked = (blood: number) =>
    today(may, {
      vampires: { imre: { blood }, mila: { at: "museum" } },
      districts: { "railway-station": { minions: 0, exposed: 1 } },
    }).question;
  expect(asked(1)).toBe("effect.may");
  expect(asked(0)).not.toBe("effect.may");
});

test("fight by day: all agents are exposed first and the lowest dice are used", () => {
  const fight: Effect = [{ do: "fight", at: "here", by: "day" }];
  const t = rite(fight, { dice: [2, 6], districts: { cathedral: { hidden: 1 } } });
  t.answer("night-effect").expectPosition({
    dice: [6],
    vampires: { imre: { blood: 3, kills: 0 } },
    districts: { cathedral: { hidden: 0, exposed: 1 } },
  });
  const offered = (position: Position) => changes(fight, position);
  expect(offered({ districts: { cathedral: { hidden: 1 } } })).toBe(true);
  expect(offered({ districts: { cathedral: { exposed: 1 } } })).toBe(true);
  expect(offered({})).toBe(false);
  const afar: Effect = [mila, { do: "fight", at: "kin", by: "day" }];
  const station = { "railway-station": { minions: 0, hidden: 1 } };
  expect(changes(afar, { districts: station })).toBe(true);
  expect(changes(afar, { districts: station, vampires: { mila: { blood: 0 } } })).toBe(false);
});

test("custom: an unknown step is a fault, a known one runs", () => {
  expect(() => wield([{ do: "custom", step: "nonsense" }])).toThrow(
    'there is no custom step "nonsense"; expected one of: lend-ability',
  );
  const heart = relic("borrowed-heart", {
    use: { cost: {}, effect: [{ do: "custom", step: "lend-ability" }] },
  });
  const t = turn(
    {
      vampires: { imre: { kills: 2, relics: ["borrowed-heart"] } },
      districts: { museum: { hidden: 1 } },
    },
    { pieces: [heart] },
  );
  t.answer("relic:borrowed-heart").expectOptions("agnieszka", "ishtvan", "nevena");
  const dear = relic("borrowed-heart", {
    use: { cost: { blood: 4 }, effect: [{ do: "custom", step: "lend-ability" }] },
  });
  const spent = turn(
    {
      vampires: { imre: { kills: 2, relics: ["borrowed-heart"] } },
      districts: { museum: { hidden: 1 } },
    },
    { pieces: [dear] },
  ).answer("relic:borrowed-heart");
  // Nothing is left to pay for an ability: none is lent, and the turn of the drained user ends.
  spent.expectPosition({ active: "mila", vampires: { imre: { blood: 0 } } });
});
