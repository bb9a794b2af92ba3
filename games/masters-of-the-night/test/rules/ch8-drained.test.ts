import { expect, test } from "vitest";
import type { Effect } from "../../src/content/language.js";
import { did, rite, today, turn, vampire, wield } from "../support/probe.js";

const loseMila: Effect = [
  { do: "choose", from: { set: "vampires", not: "self" }, as: "kin" },
  { do: "lose", what: "blood", n: 2, who: "kin" },
];

test("MN-8.1 a vampire whose last blood goes is drained, where it lies", () => {
  const t = did(loseMila, { vampires: { mila: { blood: 2, at: "museum" } } }).answer("mila");
  t.expectPosition({ bloodSupply: 6, vampires: { mila: { blood: 0, at: "museum" } } });
  expect(t.facts).toEqual([
    { fact: "blood-lost", rule: "MN-8.1", vampire: "mila", n: 2, now: 0 },
    { fact: "drained", rule: "MN-8.1", vampire: "mila", district: "museum" },
  ]);
});

test("MN-8.1 no more blood is lost than there is", () => {
  const t = did(loseMila, { vampires: { mila: { blood: 1 } } }).answer("mila");
  t.expectPosition({ bloodSupply: 6, vampires: { mila: { blood: 0 } } });
  expect(t.factsOf("blood-lost")[0]).toMatchObject({ n: 1, now: 0 });
  const kept = did(loseMila, { vampires: { mila: { blood: 3 } } }).answer("mila");
  kept.expectPosition({ vampires: { mila: { blood: 1 } } });
  expect(kept.factsOf("drained")).toEqual([]);
});

test("MN-8.1 a drained vampire cannot lose blood", () => {
  const t = wield(loseMila, { vampires: { mila: { blood: 0 } } });
  expect(t.whyNot("blood-ability")).toBe("changes-nothing MN-5.13");
  const also: Effect = [...loseMila, { do: "gain", what: "kills" }];
  const u = did(also, { vampires: { mila: { blood: 0 } } }).answer("mila");
  expect(u.factsOf("blood-lost")).toEqual([]);
  expect(u.factsOf("drained")).toEqual([]);
});

test("MN-8.1 any blood gained raises it again at once", () => {
  const gain: Effect = [
    { do: "choose", from: { set: "vampires", who: "drained" }, as: "kin" },
    { do: "gain", what: "blood", n: 2, who: "kin" },
  ];
  const t = did(gain, { vampires: { mila: { blood: 0, at: "museum" } } }).answer("mila");
  t.expectPosition({ vampires: { mila: { blood: 2 } } });
  expect(t.facts).toEqual([
    { fact: "blood-gained", rule: "MN-5.8", vampire: "mila", n: 2, now: 2 },
    { fact: "raised", rule: "MN-8.1", vampire: "mila" },
  ]);
  const awake = did([{ do: "gain", what: "blood" }], { vampires: { imre: { blood: 1 } } });
  expect(awake.factsOf("raised")).toEqual([]);
});

test("MN-4.3 MN-8.1 drained on its own turn: the AP are lost and do not come back", () => {
  const effect: Effect = [
    { do: "lose", what: "blood", n: "all" },
    { do: "gain", what: "blood", n: 3 },
    { do: "gain", what: "ap", n: 2 },
  ];
  const t = did(effect);
  expect(t.facts.map(({ fact }) => fact)).toEqual([
    "ability-used",
    "blood-lost",
    "drained",
    "blood-gained",
    "raised",
    "ap-changed",
    "turn-ended",
    "turn-began",
  ]);
  t.expectPosition({ active: "mila", ap: 2, vampires: { imre: { blood: 3 } } });
});

test("MN-4.3 the AP are gone at that moment, before the effect goes on", () => {
  const t = did([
    { do: "lose", what: "blood", n: "all" },
    { do: "choose", from: { set: "districts", where: "corner" }, as: "spot" },
    { do: "place", what: "minion", at: "spot" },
  ]);
  t.expectPosition({ active: "imre", ap: 0, turnOver: true });
  expect(t.question).toBe("effect.choose");
  t.answer("asylum").expectPosition({ active: "mila", districts: { asylum: { minions: 1 } } });
});

test("MN-4.3 another vampire drained on one's turn ends nothing", () => {
  const t = did(loseMila, { vampires: { mila: { blood: 1 } } }).answer("mila");
  t.expectPosition({ active: "imre", ap: 2, turnOver: false });
  expect(t.question).toBe("night.act");
});

test("MN-8.1 a drained vampire draws no day combat and sees no agent enter", () => {
  const effect: Effect = [{ do: "place", what: "agent", n: 3, at: "here" }];
  const drained = today(effect, { vampires: { imre: { blood: 0 }, mila: { at: "museum" } } });
  const entry = (t: typeof drained) => t.factsOf("veil-lost").filter(({ why }) => why === "entry");
  expect(entry(drained)).toEqual([]);
  expect(drained.factsOf("fight-began")).toEqual([]);
  const awake = today(effect, { vampires: { imre: { blood: 1 }, mila: { at: "museum" } } });
  expect(entry(awake)).toEqual([{ fact: "veil-lost", rule: "MN-3.7", n: 1, now: 5, why: "entry" }]);
  expect(awake.factsOf("fight-began")).toEqual([
    { fact: "fight-began", rule: "MN-3.11", district: "railway-station" },
  ]);
});

test("MN-8.1 the blood limit holds for what is gained, and the supply too", () => {
  const four: Effect = [{ do: "gain", what: "blood", n: 4 }];
  rite(four, { vampires: { imre: { blood: 2 } } })
    .answer("night-effect")
    .expectPosition({ bloodSupply: 2, vampires: { imre: { blood: 4 } } });
  rite(four, { bloodSupply: 1, vampires: { imre: { blood: 2 } } })
    .answer("night-effect")
    .expectPosition({ bloodSupply: 0, vampires: { imre: { blood: 3 } } });
});

test("MN-8.1 who was drained before can be drained again on a later turn", () => {
  const bleed = vampire("mila", { blood: { effect: [{ do: "lose", what: "blood" }] } });
  const t = turn({ vampires: { mila: { blood: 0 } } }, { pieces: [bleed] }).answer("end-turn");
  t.expectPosition({ active: "mila", ap: 2, veil: 5, vampires: { mila: { blood: 1 } } });
  t.answer("blood-ability");
  expect(t.factsOf("drained")).toHaveLength(1);
  expect(t.factsOf("turn-ended")).toHaveLength(1);
});
