import { expect, test } from "vitest";
import type { Standing } from "../../src/content/language.js";
import type { Piece, Position } from "../../src/index.js";
import { city, relic } from "../support/probe.js";
import { type TestTable, table } from "../support/table.js";

const horn = relic("horn", {
  use: {
    cost: { ap: 1, blood: 1, veil: 1 },
    effect: [{ do: "place", what: "minion", at: "here" }],
  },
});
const whip = relic("whip", { use: { cost: { ap: 2 }, effect: [{ do: "expose", at: "here" }] } });
const salve: Standing[] = [{ kind: "modifier", value: "wound", add: -1 }];
const charm = relic("charm", { standing: salve });
const altar = relic("altar", {
  use: { cost: { ap: 1 }, effect: [{ do: "install" }] },
  standing: salve,
  placed: true,
});

/** Imre acts in the museum and holds these relics. */
function holding(
  relics: string[],
  position: Position = {},
  imre: { blood?: number; kills?: number } = {},
  districts: Piece[] = city(),
): TestTable {
  return table(
    {
      phase: "turn",
      active: "imre",
      ...position,
      vampires: { imre: { at: "museum", kills: 5, relics, ...imre }, ...position.vampires },
    },
    { pieces: [...districts, horn, whip, charm, altar] },
  );
}

test("MN-9.3 on its holder's turn a relic is used for the AP, blood and veil that it names", () => {
  const t = holding(["horn"], { veil: 4 });
  expect(t.optionsOf("relic")).toEqual(["relic:horn"]);
  t.answer("relic:horn");
  expect(t.facts).toEqual([
    { fact: "relic-used", rule: "MN-9.3", vampire: "imre", relic: "horn" },
    { fact: "blood-lost", rule: "MN-9.3", vampire: "imre", n: 1, now: 3 },
    { fact: "veil-lost", rule: "MN-9.3", n: 1, now: 3, why: "cost" },
    { fact: "minions-placed", rule: "MN-1.5", district: "museum", n: 1 },
  ]);
  t.expectPosition({ ap: 1, veil: 3, vampires: { imre: { blood: 3, relics: ["horn"] } } });
  // It is not once per round.
  expect(t.optionsOf("relic")).toEqual(["relic:horn"]);
});

test("MN-9.3 a relic that cannot be paid is not offered; the first one's reason is told", () => {
  expect(holding(["horn"], { ap: 0 }).whyNot("relic")).toBe("too-few-ap MN-4.1");
  expect(holding([]).whyNot("relic")).toBe("holds-no-relic-to-use MN-9.3");
  expect(holding(["charm"]).whyNot("relic")).toBe("holds-no-relic-to-use MN-9.3");
  expect(holding(["whip"]).whyNot("relic")).toBe("changes-nothing MN-5.13");
  expect(holding(["horn", "whip"], { ap: 1, minionReserve: 0 }).whyNot("relic")).toBe(
    "changes-nothing MN-5.13",
  );
  expect(holding(["whip", "charm"], { ap: 1 }).whyNot("relic")).toBe("too-few-ap MN-4.1");
});

test("MN-9.3 of two relics only those that can be used are offered", () => {
  const t = holding(["horn", "whip"], { ap: 1, districts: { museum: { hidden: 1 } } });
  expect(t.optionsOf("relic")).toEqual(["relic:horn"]);
  const both = holding(["horn", "whip"], { districts: { museum: { hidden: 1 } } });
  expect(both.optionsOf("relic")).toEqual(["relic:horn", "relic:whip"]);
  const passive = holding(["charm", "whip"], { districts: { museum: { hidden: 1 } } });
  expect(passive.optionsOf("relic")).toEqual(["relic:whip"]);
});

test("MN-9.3 another's relic is not used", () => {
  const t = holding([], { vampires: { mila: { kills: 5, at: "museum", relics: ["horn"] } } });
  expect(t.whyNot("relic")).toBe("holds-no-relic-to-use MN-9.3");
});

test("MN-9.3 MN-5.6 a blood cost that drains is legal, and the relic still works", () => {
  const t = holding(["horn"], {}, { blood: 1 });
  expect(t.warningOf("relic:horn")).toBe("drains-the-user");
  t.answer("relic:horn").expectPosition({
    districts: { museum: { minions: 1 } },
    vampires: { imre: { blood: 0 } },
    active: "mila",
  });
});

test("MN-9.3 MN-5.6 a veil cost to 0 loses at once, before the relic works", () => {
  const t = holding(["horn"], { veil: 1 });
  expect(t.warningOf("relic:horn")).toBe("loses-the-game");
  t.answer("relic:horn");
  expect(t.outcome).toBe("defeat-veil");
  t.expectPosition({ districts: { museum: { minions: 0 } } });
  expect(holding(["horn"], { veil: 2 }).warningOf("relic:horn")).toBeUndefined();
});

test("MN-9.3 what waits for the use of a relic happens", () => {
  const standing: Standing[] = [
    { kind: "trigger", after: "uses-relic", then: [{ do: "place", what: "minion", at: "here" }] },
  ];
  holding(["horn"], {}, {}, city({ museum: { standing } }))
    .answer("relic:horn")
    .expectPosition({ districts: { museum: { minions: 2 } } });
});

test("MN-9.3 a placed relic belongs to nobody, stays, and excludes neither relics nor a sigil", () => {
  const t = holding(
    ["altar", "charm"],
    { placedRelics: { "funerary-urn": "museum" }, districts: { museum: { minions: 1 } } },
    { kills: 9 },
  );
  t.answer("relic:altar");
  expect(t.factsOf("relic-placed")).toEqual([
    { fact: "relic-placed", rule: "MN-9.3", relic: "altar", district: "museum" },
  ]);
  t.expectPosition({
    ap: 1,
    vampires: { imre: { relics: ["charm"] } },
    placedRelics: { altar: "museum", "funerary-urn": "museum" },
  });
  expect(t.optionsOf("relic")).toEqual([]);
  expect(t.optionsOf("sigillate")).toEqual(["sigillate"]);
  t.answer("sigillate").expectPosition({ vampires: { imre: { sigil: "museum" } } });
});

/** Who fights in the museum with a 3 loses 1 blood, unless a relic helps. */
function bloodAfter(phase: "hunt" | "turn", position: Position): number | undefined {
  const t = table(
    {
      phase,
      active: phase === "turn" ? "imre" : null,
      dice: [3, 3, 3, 3],
      districts: { museum: phase === "turn" ? { exposed: 1 } : { hidden: 3 } },
      ...position,
      vampires: { imre: { at: "museum", kills: 5 }, ...position.vampires },
    },
    { pieces: [...city(), charm, altar] },
  );
  if (phase === "turn") t.answer("fight", "die:3");
  return t.position.vampires?.imre.blood;
}

test.each([
  ["turn", 3],
  ["hunt", 1],
] as const)("MN-9.3 passive and placed relics work by night and by day (%s)", (phase, without) => {
  expect(bloodAfter(phase, {})).toBe(without);
  expect(
    bloodAfter(phase, { vampires: { imre: { at: "museum", kills: 5, relics: ["charm"] } } }),
  ).toBe(4);
  expect(bloodAfter(phase, { placedRelics: { altar: "museum" } })).toBe(4);
  // A passive relic helps its holder only, a placed one works only where it lies and once it lies.
  expect(bloodAfter(phase, { vampires: { mila: { kills: 5, relics: ["charm"] } } })).toBe(without);
  expect(bloodAfter(phase, { placedRelics: { altar: "asylum" } })).toBe(without);
  expect(
    bloodAfter(phase, { vampires: { imre: { at: "museum", kills: 5, relics: ["altar"] } } }),
  ).toBe(without);
});
