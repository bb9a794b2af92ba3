import { expect, test } from "vitest";
import type { Standing } from "../../src/content/language.js";
import type { Piece, Position } from "../../src/index.js";
import { city, vampire } from "../support/probe.js";
import { quietEvent, type TableOptions, type TestTable, table } from "../support/table.js";

/** Whoever hunts where imre's sigil lies gets one blood more. */
const font: Standing[] = [{ kind: "modifier", value: "hunt", add: 1 }];
const imre = vampire("imre", { sigil: font });

function museum(position: Position, options: TableOptions = {}): TestTable {
  return table(
    { phase: "turn", active: "imre", ...position },
    { ...options, pieces: [...(options.pieces ?? city()), imre] },
  );
}

const ready: Position = {
  vampires: { imre: { at: "museum", kills: 9 }, mila: { at: "museum", kills: 9 } },
  districts: { museum: { minions: 2 } },
};

test("MN-5.11 MN-10.1 a sigil is placed for 1 AP and one minion of the district", () => {
  const t = museum(ready);
  expect(t.optionsOf("sigillate")).toEqual(["sigillate"]);
  t.answer("sigillate");
  expect(t.facts).toEqual([
    { fact: "minions-removed", rule: "MN-5.11", district: "museum", n: 1 },
    { fact: "sigil-placed", rule: "MN-10.1", vampire: "imre", district: "museum" },
  ]);
  t.expectPosition({
    ap: 1,
    minionReserve: 6,
    districts: { museum: { minions: 1 } },
    vampires: { imre: { sigil: "museum" }, mila: { sigil: null } },
  });
  expect(t.position.standing).toContainEqual(
    expect.objectContaining({ holder: "imre", place: "museum" }),
  );
});

const obstacles: [string, Position, string][] = [
  ["kill count 8", { vampires: { imre: { at: "museum", kills: 8 } } }, "too-few-kills MN-5.11"],
  [
    "own sigil used",
    { vampires: { imre: { at: "museum", kills: 9, sigil: "asylum" } } },
    "sigil-used MN-5.11",
  ],
  [
    "own sigil at the railway station",
    { vampires: { imre: { at: "museum", kills: 9, sigil: "railway-station" } } },
    "sigil-used MN-5.11",
  ],
  ["no AP", { ap: 0 }, "too-few-ap MN-4.1"],
  ["a hidden agent", { districts: { museum: { minions: 2, hidden: 1 } } }, "agents-here MN-5.11"],
  [
    "an exposed agent",
    { districts: { museum: { minions: 2, exposed: 1 } } },
    "agents-here MN-5.11",
  ],
  [
    "another's sigil",
    { vampires: { ...ready.vampires, mila: { sigil: "museum" } } },
    "sigil-here MN-5.11",
  ],
  ["no minion", { districts: { museum: { minions: 0 } } }, "no-minion-here MN-5.11"],
];

test.each(obstacles)("MN-5.11 no sigil with %s", (_what, change, why) => {
  const t = museum({ ...ready, ...change });
  expect(t.whyNot("sigillate")).toBe(why);
  expect(t.optionsOf("sigillate")).toEqual([]);
});

test("MN-5.11 one minion is enough, with 1 AP left", () => {
  const t = museum({ ...ready, ap: 1, districts: { museum: { minions: 1 } } });
  t.answer("sigillate").expectPosition({ ap: 0, districts: { museum: { minions: 0 } } });
});

test("MN-5.11 where a piece forbids it no sigil is placed", () => {
  const standing: Standing[] = [{ kind: "ban", actions: ["sigillate"] }];
  expect(museum(ready, { pieces: city({ museum: { standing } }) }).whyNot("sigillate")).toBe(
    "forbidden MN-11.1",
  );
});

test("MN-10.1 the effect works in that district only, for all, for the rest of the game", () => {
  const hunting = (at: string, active: string, sigil: string | null): number | undefined => {
    const t = museum({
      active,
      vampires: {
        imre: { kills: 9, blood: 1, at, sigil },
        mila: { kills: 9, blood: 1, at },
      },
    });
    return t.answer("hunt").position.vampires?.[active].blood;
  };
  expect(hunting("museum", "imre", "museum")).toBe(3);
  expect(hunting("museum", "mila", "museum")).toBe(3);
  expect(hunting("asylum", "imre", "museum")).toBe(2);
  expect(hunting("museum", "imre", null)).toBe(2);
});

test("MN-10.1 a sigil that was just placed works at once", () => {
  museum({ ...ready, vampires: { imre: { at: "museum", kills: 9, blood: 1 } } })
    .answer("sigillate", "hunt")
    .expectPosition({ vampires: { imre: { blood: 3 } } });
});

test("MN-10.1 what waits for a sigil happens", () => {
  const standing: Standing[] = [
    { kind: "trigger", after: "sigillates", then: [{ do: "gain", what: "veil" }] },
  ];
  museum({ ...ready, veil: 3 }, { pieces: city({ museum: { standing } }) })
    .answer("sigillate")
    .expectPosition({ veil: 4 });
});

/** A museum that gains 1 veil by day with more minions and loses 1 with more agents. */
const scales: Piece[] = city({
  museum: {
    day: [
      {
        do: "if",
        when: { is: "more", what: "minions", at: "here" },
        then: [{ do: "gain", what: "veil" }],
      },
      {
        do: "if",
        when: { is: "more", what: "agents", at: "here" },
        then: [{ do: "lose", what: "veil" }],
      },
    ],
    night: { cost: { ap: 1 }, effect: [{ do: "gain", what: "veil" }] },
  },
});

/** The veil, 3 at dawn, after the museum's day effect. */
function weighed(tokens: { hidden?: number; minions?: number }, sigil: string | null): number {
  const t = table(
    {
      phase: "districts",
      veil: 3,
      eventTop: ["quiet"],
      districts: { museum: tokens },
      vampires: { imre: { at: "asylum", sigil }, mila: { at: "asylum" } },
    },
    { pieces: [...scales, imre, quietEvent("quiet", 8, [6, 7])] },
  );
  return t.state.veil;
}

test("MN-10.3 MN-1.6 a sigillated district always counts as having more minions", () => {
  expect(weighed({ hidden: 2, minions: 1 }, null)).toBe(2);
  expect(weighed({ hidden: 2, minions: 2 }, null)).toBe(3);
  expect(weighed({ hidden: 2, minions: 3 }, null)).toBe(4);
  expect(weighed({ hidden: 2, minions: 1 }, "museum")).toBe(4);
  expect(weighed({ hidden: 2, minions: 2 }, "museum")).toBe(4);
  expect(weighed({}, "museum")).toBe(4);
  expect(weighed({ hidden: 2, minions: 1 }, "asylum")).toBe(2);
});

test("MN-10.2 a sigillated district keeps its own effects, by day and by night", () => {
  expect(weighed({}, "museum")).toBe(4);
  const t = museum(
    { veil: 3, vampires: { imre: { at: "museum", sigil: "museum" } } },
    { pieces: scales },
  );
  t.answer("night-effect").expectPosition({ veil: 4 });
});

test("MN-10.2 agents may still enter a sigillated district and fight there", () => {
  const t = table(
    {
      phase: "event",
      eventTop: ["quiet"],
      veil: 6,
      districts: { museum: { hidden: 1 } },
      vampires: { imre: { at: "museum", sigil: "museum" }, mila: { at: "asylum" } },
      dice: [6, 6, 6, 6],
    },
    { pieces: [...city(), imre, quietEvent("quiet", 1, [6, 7])] },
  );
  t.answer("town-hall");
  expect(t.factsOf("fight-began")).toEqual([
    { fact: "fight-began", rule: "MN-3.11", district: "museum" },
  ]);
  t.expectPosition({ veil: 5, vampires: { imre: { kills: 3 } } });
});
