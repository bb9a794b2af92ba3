import { expect, test } from "vitest";
import type { Effect } from "../../src/content/language.js";
import type { Position } from "../../src/index.js";
import { city, noGrid, relic, rite, vampire } from "../support/probe.js";
import { quietEvent, type TestTable, table } from "../support/table.js";

type Reading = "rulebook" | "summary";

/** Two red agents come to the museum, one grey to the nightclub. */
function quietDay(reading: Reading, position: Position, entryLoss = 0): TestTable {
  const standing =
    entryLoss === 0
      ? {}
      : {
          asylum: {
            standing: [
              {
                kind: "modifier" as const,
                value: "entry-loss" as const,
                add: entryLoss,
                at: "anywhere" as const,
              },
            ],
          },
        };
  return table(
    {
      phase: "event",
      eventTop: ["quiet"],
      veil: 6,
      ...position,
      vampires: { imre: { at: "asylum" }, mila: { at: "asylum" }, ...position.vampires },
    },
    { reading, pieces: [...city(standing), quietEvent("quiet", 1, [3, 4])] },
  ).answer("nightclub");
}

const watched: Position = { districts: { museum: { minions: 1 }, nightclub: { minions: 2 } } };

test("MN-13 MN-3.7 each agent that enters under somebody's eyes costs 1 veil, not each district", () => {
  const t = quietDay("summary", watched);
  expect(t.factsOf("veil-lost")).toEqual([
    { fact: "veil-lost", rule: "MN-3.7", n: 3, now: 3, why: "entry" },
  ]);
  expect(quietDay("rulebook", watched).factsOf("veil-lost")).toEqual([
    { fact: "veil-lost", rule: "MN-3.7", n: 2, now: 4, why: "entry" },
  ]);
});

test("MN-13 unseen agents cost nothing by the summary either", () => {
  quietDay("summary", { districts: { nightclub: { minions: 1 } } }).expectPosition({ veil: 5 });
  quietDay("summary", {}).expectPosition({ veil: 6 });
});

test("MN-13 what a piece adds to the loss counts for each agent", () => {
  quietDay("summary", { districts: { museum: { minions: 1 } } }, 1).expectPosition({ veil: 2 });
  quietDay("rulebook", { districts: { museum: { minions: 1 } } }, 1).expectPosition({ veil: 4 });
  quietDay("summary", { districts: { museum: { minions: 1 } } }, -2).expectPosition({ veil: 6 });
});

/** Imre removes or replaces agents of his district with an ability. */
function strike(reading: Reading, effect: Effect, kind: "blood" | "dark"): TestTable {
  const t = table(
    {
      phase: "turn",
      active: "imre",
      vampires: { imre: { at: "museum", kills: 6 } },
      districts: { museum: { exposed: 3 } },
    },
    { reading, pieces: [vampire("imre", { [kind]: { effect } })] },
  );
  return t.answer(`${kind}-ability`);
}

const remove: Effect = [{ do: "remove", what: "agent", n: 2, at: "here" }];
const replace: Effect = [{ do: "replace", what: "exposed", n: 2, at: "here" }];

test.each(["blood", "dark"] as const)("MN-13 MN-5.7 kills by a %s ability do not count", (kind) => {
  for (const effect of [remove, replace]) {
    const t = strike("summary", effect, kind);
    expect(t.factsOf("kills-gained")).toEqual([]);
    t.expectPosition({ vampires: { imre: { kills: 6 } }, districts: { museum: { exposed: 1 } } });
    strike("rulebook", effect, kind).expectPosition({ vampires: { imre: { kills: 8 } } });
  }
});

test("MN-13 what Laszlo's blood ability removes on a picked die counts at once", () => {
  const riposte: Effect = [
    { do: "change-die", by: 4 },
    { do: "remove", what: "agent", n: 1, at: "here" },
  ];
  const t = table(
    {
      phase: "turn",
      active: "laszlo",
      vampires: { laszlo: { at: "museum" } },
      districts: { museum: { exposed: 1, hidden: 1 } },
      dice: [1, 6, 6, 6],
    },
    {
      reading: "summary",
      vampires: ["laszlo", "mila"],
      pieces: [vampire("laszlo", { blood: { timing: "die", effect: riposte } })],
    },
  ).answer("fight", "die:1", "blood-ability:die:1");
  t.answer("hidden");
  expect(t.factsOf("kills-gained")).toMatchObject([{ vampire: "laszlo", n: 1, now: 1 }]);
});

test("MN-13 a lent ability's kills do not count either", () => {
  const play = (reading: Reading): TestTable =>
    table(
      {
        phase: "turn",
        active: "imre",
        vampires: { imre: { at: "museum", kills: 6, relics: ["borrowed-heart"] } },
        districts: { museum: { exposed: 3 } },
      },
      { reading, pieces: [vampire("nevena", { blood: { effect: remove } })] },
    ).answer("relic:borrowed-heart", "nevena");
  play("summary").expectPosition({ vampires: { imre: { kills: 6 } } });
  play("rulebook").expectPosition({ vampires: { imre: { kills: 8 } } });
});

test("MN-13 what a text lets count still counts", () => {
  const effect: Effect = [{ do: "remove", what: "agent", n: 2, at: "here", counts: "self" }];
  const position = { districts: { cathedral: { exposed: 3 } } };
  rite(effect, position, {}, { reading: "summary" })
    .answer("night-effect")
    .expectPosition({ vampires: { imre: { kills: 2 } } });
  const candle = relic("test-candle", { use: { cost: { ap: 1 }, effect } });
  table(
    {
      phase: "turn",
      active: "imre",
      vampires: { imre: { at: "museum", kills: 2, relics: ["test-candle"] } },
      districts: { museum: { exposed: 3 } },
    },
    { reading: "summary", pieces: [candle, ...noGrid()] },
  )
    .answer("relic:test-candle")
    .expectPosition({ vampires: { imre: { kills: 4 } } });
});

test("MN-13 the reading is chosen at setup and switches all flags together", () => {
  const flags = (reading?: Reading): unknown =>
    table({ phase: "turn" }, reading === undefined ? {} : { reading }).position.rules;
  expect(flags()).toEqual({ entryLoss: 0, combat: 0, abilityKills: 0, eventsPerAct: 5 });
  expect(flags("rulebook")).toEqual(flags());
  expect(flags("summary")).toEqual({ entryLoss: 1, combat: 1, abilityKills: 1, eventsPerAct: 5 });
});
