import { expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import { city, relic, vampire } from "../support/probe.js";
import { type TestTable, table } from "../support/table.js";

/** Abilities that do something at once, and relics of all sorts. */
const pieces = [
  vampire("imre", {
    blood: { cost: { blood: 1 }, effect: [{ do: "place", what: "minion", at: "here" }] },
    dark: { cost: { veil: 1 }, effect: [{ do: "place", what: "minion", at: "here" }] },
    sigil: [{ kind: "modifier", value: "hunt", add: 1 }],
  }),
  relic("horn", {
    use: { cost: { ap: 1 }, effect: [{ do: "place", what: "minion", at: "here" }] },
  }),
  relic("charm", { standing: [{ kind: "modifier", value: "hunt", add: 1 }] }),
  relic("altar", {
    use: { cost: { ap: 1 }, effect: [{ do: "install" }] },
    standing: [{ kind: "modifier", value: "hunt", add: 1 }],
    placed: true,
  }),
];

/** While the cathedral has more agents than minions, nobody may use abilities or relics. */
const church = city({
  cathedral: {
    standing: [
      {
        kind: "ban",
        actions: ["blood-ability", "dark-ability", "relic"],
        at: "anywhere",
        when: { is: "more", what: "agents", at: "here" },
      },
    ],
  },
});

/** Imre and mila stand in the museum; the cathedral holds these tokens. */
function under(
  cathedral: { hidden?: number; minions?: number },
  position: Position = {},
): TestTable {
  return table(
    {
      phase: "turn",
      active: "imre",
      ...position,
      districts: { cathedral, ...position.districts },
      vampires: {
        imre: { at: "museum", kills: 9, blood: 3, relics: ["horn", "charm"] },
        mila: { at: "museum", kills: 9 },
        ...position.vampires,
      },
    },
    { pieces: [...church, ...pieces] },
  );
}

const uses = (t: TestTable): (string | undefined)[] =>
  ["blood-ability", "dark-ability", "relic"].map((action) => t.whyNot(action));

const FORBIDDEN = "forbidden MN-11.1";

test("MN-11.1 while it has more agents, no ability and no relic is used anywhere", () => {
  const t = under({ hidden: 2, minions: 1 });
  expect(uses(t)).toEqual([FORBIDDEN, FORBIDDEN, FORBIDDEN]);
  expect(t.optionsOf("relic")).toEqual([]);
  expect(t.optionsOf("blood-ability")).toEqual([]);
  expect(t.optionsOf("dark-ability")).toEqual([]);
});

test("MN-11.1 with equal numbers, more minions, or a sigil there, all is allowed", () => {
  const allowed = [undefined, undefined, undefined];
  expect(uses(under({ hidden: 2, minions: 2 }))).toEqual(allowed);
  expect(uses(under({}))).toEqual(allowed);
  const sigil = { vampires: { mila: { at: "museum", sigil: "cathedral" } } };
  expect(uses(under({ hidden: 2 }, sigil))).toEqual(allowed);
});

test("MN-11.1 the ban is looked at live: it ends in the middle of a turn", () => {
  const t = under(
    { hidden: 1 },
    { vampires: { imre: { at: "cathedral", kills: 9, relics: ["horn"] } }, dice: [6, 6] },
  );
  expect(uses(t)).toEqual([FORBIDDEN, FORBIDDEN, FORBIDDEN]);
  t.answer("expose", "fight", "die:6");
  expect(t.position.active).toBe("imre");
  expect(t.whyNot("blood-ability")).toBeUndefined();
  // A minion that is placed there and one that leaves: the ban begins as well.
  const other = under(
    { hidden: 1, minions: 1 },
    { vampires: { imre: { at: "cathedral", kills: 9, relics: ["horn"] } } },
  );
  expect(uses(other)).toEqual([undefined, undefined, undefined]);
  other.answer("move:museum+1");
  expect(uses(other)).toEqual([FORBIDDEN, FORBIDDEN, FORBIDDEN]);
});

test("MN-11.1 exchanging, limits, sigils, and passive and placed relics are not use", () => {
  const t = under(
    { hidden: 2 },
    { placedRelics: { altar: "museum" }, districts: { museum: { minions: 1 } }, ap: 3 },
  );
  expect(t.optionsOf("exchange")).not.toEqual([]);
  // 1, and one more for each of the passive and the placed relic; there is room for 3.
  t.answer("hunt").expectPosition({ vampires: { imre: { blood: 4 } } });
  const poor = under(
    { hidden: 2 },
    {
      placedRelics: { altar: "museum" },
      vampires: { imre: { at: "museum", kills: 9, blood: 1, relics: ["charm"] } },
    },
  );
  poor.answer("hunt").expectPosition({ vampires: { imre: { blood: 4 } } });
  expect(t.optionsOf("sigillate")).toEqual(["sigillate"]);
  t.answer("sigillate").expectPosition({ vampires: { imre: { sigil: "museum" } } });
  expect(t.optionsOf("ritual")).toEqual([]);
});

test("MN-11.1 a placed relic and a sigil work on under the ban", () => {
  const t = under(
    { hidden: 2 },
    {
      placedRelics: { altar: "museum" },
      vampires: { imre: { at: "museum", kills: 9, blood: 1, sigil: "museum" } },
    },
  );
  t.answer("hunt").expectPosition({ vampires: { imre: { blood: 4 } } });
});

test("MN-11.1 the night effect of a district, hunting and fighting are not forbidden by it", () => {
  const t = under({ hidden: 2 }, { districts: { museum: { hidden: 1, exposed: 1 } } });
  for (const action of ["move", "expose", "fight", "recruit", "hunt", "wild-hunt"]) {
    expect(t.whyNot(action), action).toBeUndefined();
  }
});
