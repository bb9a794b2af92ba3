import { expect, test } from "vitest";
import type { Standing } from "../../src/content/language.js";
import type { Position } from "../../src/index.js";
import { city } from "../support/probe.js";
import { quietEvent, type TableOptions, type TestTable, table } from "../support/table.js";

const ready: Position = {
  vampires: {
    imre: { at: "museum", kills: 9, sigil: "asylum" },
    mila: { at: "museum", kills: 0, sigil: "hospital" },
  },
  districts: { museum: { minions: 2 } },
};

function night(change: Position = {}, options: TableOptions = {}): TestTable {
  return table(
    { phase: "turn", active: "imre", ...ready, ...change },
    { ...options, pieces: options.pieces ?? city() },
  );
}

test("MN-12.1 MN-5.12 the ritual wins; nothing but 1 AP is spent", () => {
  const t = night({ ap: 1 });
  expect(t.optionsOf("ritual")).toEqual(["ritual"]);
  t.answer("ritual");
  expect(t.outcome).toBe("victory");
  expect(t.facts).toEqual([{ fact: "victory", rule: "MN-12.1", why: "victory" }]);
  t.expectPosition({
    ap: 0,
    veil: 6,
    districts: { museum: { minions: 2 } },
    vampires: { imre: { blood: 4 } },
    outcome: "victory",
  });
  expect(t.options).toEqual([]);
});

const { imre, mila } = ready.vampires!;
const obstacles: [string, Position, string][] = [
  ["kill count 8", { vampires: { imre: { ...imre, kills: 8 }, mila } }, "too-few-kills MN-5.12"],
  ["no AP", { ap: 0 }, "too-few-ap MN-4.1"],
  [
    "a sigil of another missing",
    { vampires: { imre, mila: { ...mila, sigil: null } } },
    "sigil-missing MN-12.1",
  ],
  [
    "the own sigil missing",
    { vampires: { imre: { ...imre, sigil: null }, mila } },
    "sigil-missing MN-12.1",
  ],
  [
    "a vampire elsewhere",
    { vampires: { imre, mila: { ...mila, at: "asylum" } } },
    "vampires-not-together MN-12.1",
  ],
  ["a hidden agent", { districts: { museum: { minions: 2, hidden: 1 } } }, "agents-here MN-12.1"],
  [
    "an exposed agent",
    { districts: { museum: { minions: 2, exposed: 1 } } },
    "agents-here MN-12.1",
  ],
  ["one minion too few", { districts: { museum: { minions: 1 } } }, "too-few-minions MN-12.1"],
];

test.each(obstacles)("MN-12.1 no ritual with %s", (_what, change, why) => {
  const t = night(change);
  expect(t.whyNot("ritual")).toBe(why);
  expect(t.optionsOf("ritual")).toEqual([]);
});

test("MN-12.1 MN-8.2 drained vampires count as present", () => {
  const t = night({ vampires: { imre, mila: { ...mila, blood: 0 } } });
  expect(t.answer("ritual").outcome).toBe("victory");
});

test("MN-12.1 MN-10.3 a sigil of the district does not replace the minions", () => {
  const vampires = { imre: { ...imre, sigil: "museum" }, mila };
  expect(night({ vampires, districts: { museum: { minions: 1 } } }).whyNot("ritual")).toBe(
    "too-few-minions MN-12.1",
  );
  expect(night({ vampires }).answer("ritual").outcome).toBe("victory");
});

test("MN-12.1 a sigil at the railway station counts like any other", () => {
  const vampires = { imre: { ...imre, sigil: "railway-station" }, mila };
  expect(night({ vampires }).answer("ritual").outcome).toBe("victory");
});

test("MN-12.1 as many minions as there are vampires, whatever the number of players", () => {
  const four = (minions: number): TestTable =>
    night(
      {
        vampires: {
          imre,
          mila,
          nevena: { at: "museum", sigil: "nightclub" },
          laszlo: { at: "museum", sigil: "town-hall" },
        },
        districts: { museum: { minions } },
      },
      { vampires: ["imre", "mila", "nevena", "laszlo"], players: 2, control: [0, 0, 1, 1] },
    );
  expect(four(3).whyNot("ritual")).toBe("too-few-minions MN-12.1");
  expect(four(4).answer("ritual").outcome).toBe("victory");
  expect(four(5).answer("ritual").outcome).toBe("victory");
});

test("MN-12.1 what a piece takes off the number of minions counts in its district", () => {
  const standing: Standing[] = [{ kind: "modifier", value: "ritual-minions", add: -1 }];
  const minions = (n: number, id: string): string | undefined =>
    night(
      { districts: { museum: { minions: n } } },
      { pieces: city({ [id]: { standing } }) },
    ).whyNot("ritual");
  expect(minions(1, "museum")).toBeUndefined();
  expect(minions(0, "museum")).toBe("too-few-minions MN-12.1");
  expect(minions(1, "asylum")).toBe("too-few-minions MN-12.1");
});

test("MN-12.2 MN-3.3 an event that must be drawn from an empty deck loses", () => {
  const t = table({ phase: "event", eventDeck: [] }, { pieces: city() });
  expect(t.outcome).toBe("defeat-deck");
  expect(t.facts).toEqual([{ fact: "defeat", rule: "MN-3.3", why: "defeat-deck" }]);
  t.expectPosition({ outcome: "defeat-deck", night: false });
});

test("MN-12.2 the last card of the deck is still played; the next day loses", () => {
  const t = table(
    { phase: "event", eventDeck: ["quiet"], districts: { "railway-station": { minions: 0 } } },
    { pieces: [...city(), quietEvent("quiet", 8, [6, 7])] },
  );
  t.answer("town-hall");
  expect(t.outcome).toBeNull();
  t.answer("end-turn", "end-turn");
  expect(t.outcome).toBe("defeat-deck");
});

test("MN-12.2 MN-7.1 the veil at 0 loses at once, whatever would come next", () => {
  const t = night({ veil: 1, vampires: { imre: { kills: 9, blood: 1 }, mila } });
  expect(t.warningOf("wild-hunt")).toBe("loses-the-game");
  t.answer("wild-hunt");
  expect(t.outcome).toBe("defeat-veil");
  expect(t.facts.slice(-2)).toEqual([
    { fact: "veil-lost", rule: "MN-5.10", n: 1, now: 0, why: "wild-hunt" },
    { fact: "defeat", rule: "MN-12.2", why: "defeat-veil" },
  ]);
  expect(t.options).toEqual([]);
});

test("MN-12.2 at veil 1 the game goes on", () => {
  const t = night({ veil: 2, vampires: { imre: { kills: 9, blood: 1 }, mila } });
  t.answer("wild-hunt").expectPosition({ veil: 1, outcome: null });
  expect(t.question).toBe("night.act");
});

const lengths: ["easy" | "medium" | "hard", number][] = [
  ["easy", 18],
  ["medium", 15],
  ["hard", 12],
];

test.each(lengths)("MN-12.2 %s lasts at most %i nights: one card for each day", (difficulty, n) => {
  const t = table({ phase: "dawn" }, { difficulty });
  expect(t.position.eventDeck).toHaveLength(n);
});
