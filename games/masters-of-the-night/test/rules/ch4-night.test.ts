import { describe, expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import { type Effect, plainCity, type Standing } from "../support/city.js";
import { type TestTable, table } from "../support/table.js";

const VAMPIRES = ["imre", "mila", "laszlo"];

function night(
  position: Position,
  effects: Parameters<typeof plainCity>[0] = {},
  vampires = VAMPIRES,
): TestTable {
  return table(position, {
    pieces: plainCity(effects),
    vampires,
    control: vampires.map((_, v) => v),
  });
}

describe("the order of turns", () => {
  test.each([
    { leader: "imre", order: ["imre", "mila", "laszlo"] },
    { leader: "mila", order: ["mila", "laszlo", "imre"] },
    { leader: "laszlo", order: ["laszlo", "imre", "mila"] },
  ])("MN-4.1 from $leader on, in turn order, each once", ({ leader, order }) => {
    const t = night({ phase: "dusk", leader, round: 3 });
    expect(t.facts[0]).toEqual({ fact: "night-fell", rule: "MN-4.1" });
    const seats: unknown[] = [];
    for (const vampire of order) {
      expect(t.question).toBe("night.act");
      expect(t.factsOf("turn-began")).toEqual([
        { fact: "turn-began", rule: "MN-4.1", vampire, n: 2 },
      ]);
      t.expectPosition({ active: vampire, ap: 2, night: true });
      seats.push(t.seat);
      t.answer("end-turn");
      expect(t.factsOf("turn-ended")).toEqual([{ fact: "turn-ended", rule: "MN-4.1", vampire }]);
    }
    expect(seats).toEqual(order.map((id) => VAMPIRES.indexOf(id)));
    t.expectPosition({ round: 4 });
  });

  test("MN-4.4 after the last vampire the next round begins with the day", () => {
    const t = night(
      { phase: "turn", active: "laszlo", round: 2, eventTop: ["curfew"] },
      {
        museum: { day: [{ do: "gain", what: "veil" }] },
        asylum: { day: [{ do: "gain", what: "veil" }] },
      },
    ).answer("end-turn");
    expect(t.question).toBe("day.next-district");
    t.expectPosition({ round: 3, night: false, active: null, ap: 0, leader: "mila" });
    expect(t.facts.map(({ fact, rule }) => [fact, rule])).toEqual([
      ["turn-ended", "MN-4.1"],
      ["round-began", "MN-4.4"],
      ["lead-passed", "MN-3.1"],
    ]);
  });
});

describe("a turn", () => {
  test("MN-4.1 two action points; the same action may be repeated", () => {
    const t = night({ phase: "turn", districts: { "railway-station": { minions: 0 } } });
    expect([t.question, t.seat, t.rule]).toEqual(["night.act", 0, "MN-4.1"]);
    t.answer("move:museum").expectPosition({ ap: 1, active: "imre" });
    t.answer("move:railway-station").expectPosition({ ap: 0, active: "imre" });
    t.expectOptions("end-turn");
    expect(t.whyNot("move")).toBe("too-few-ap MN-4.1");
    t.answer("end-turn").expectPosition({ active: "mila", ap: 2 });
  });

  test("MN-4.1 ended early: the AP are lost", () => {
    const t = night({ phase: "turn", districts: { "railway-station": { minions: 0 } } });
    t.answer("move:museum", "end-turn").expectPosition({ active: "mila", ap: 2 });
    t.expectPosition({ vampires: { imre: { nextAp: 0 }, mila: { nextAp: 0 } } });
  });

  test("MN-4.1 every action that is not offered says why", () => {
    const t = night({ phase: "turn", districts: { "railway-station": { minions: 0 } } });
    t.expectOptions("move:museum", "move:nightclub", "recruit", "end-turn");
    const blocked = [
      "leap",
      "expose",
      "fight",
      "night-effect",
      "blood-ability",
      "dark-ability",
      "relic",
      "hunt",
      "exchange",
      "wild-hunt",
      "sigillate",
      "ritual",
    ];
    for (const action of blocked) expect(t.whyNot(action)).toMatch(/^[a-z-]+ MN-\d+\.\d+$/);
    expect(t.whyNot("move")).toBeUndefined();
    expect(t.whyNot("recruit")).toBeUndefined();
    expect(t.whyNot("end-turn")).toBeUndefined();
    expect(t.warningOf("end-turn")).toBeUndefined();
  });

  test("MN-4.1 options carry the warnings of their actions", () => {
    const t = night({ phase: "turn", veil: 1, vampires: { imre: { kills: 4, blood: 3 } } });
    expect(t.warningOf("wild-hunt")).toBe("loses-the-game");
    expect(t.warningOf("hunt")).toBeUndefined();
  });

  test("MN-1.7 what its beginning and end set off belongs to the vampire's player", () => {
    const ask: Effect = [
      { do: "choose", from: { set: "districts", where: "center" }, as: "spot" },
      { do: "place", what: "minion", at: "spot" },
    ];
    const standing = (after: "turn-begins" | "turn-ends"): Standing => [
      { kind: "trigger", after, at: "anywhere", then: ask },
    ];
    const begins = night(
      { phase: "dusk", leader: "mila" },
      { museum: { standing: standing("turn-begins") } },
    );
    expect([begins.question, begins.seat]).toEqual(["effect.choose", 1]);
    begins.answer("cathedral");
    expect([begins.question, begins.seat]).toEqual(["night.act", 1]);
    const ends = night(
      { phase: "turn", leader: "imre", active: "mila" },
      { museum: { standing: standing("turn-ends") } },
    ).answer("end-turn");
    expect([ends.question, ends.seat]).toEqual(["effect.choose", 1]);
    ends.answer("cathedral").expectPosition({ active: "laszlo" });
  });

  test("MN-4.1 dusk comes before the first turn", () => {
    const standing: Standing = [
      {
        kind: "trigger",
        after: "dusk",
        at: "anywhere",
        then: [{ do: "gain", what: "ap", n: 1, who: "leader" }],
      },
    ];
    const t = night({ phase: "dusk", leader: "mila" }, { museum: { standing } });
    t.expectPosition({ active: "mila", ap: 3, vampires: { mila: { nextAp: 0 } } });
    t.answer("end-turn").expectPosition({ active: "laszlo", ap: 2 });
  });
});

describe("more or fewer action points", () => {
  const changed = (add: number): Standing => [{ kind: "modifier", value: "ap", add }];

  test("MN-4.1 by what works where the vampire begins its turn", () => {
    const city = { hospital: { standing: changed(1) }, museum: { standing: changed(-1) } };
    const t = night(
      { phase: "dusk", vampires: { imre: { at: "hospital" }, mila: { at: "museum" } } },
      city,
    );
    t.expectPosition({ ap: 3 });
    expect(t.factsOf("turn-began")).toMatchObject([{ vampire: "imre", n: 3 }]);
    t.answer("end-turn").expectPosition({ active: "mila", ap: 1 });
    t.answer("end-turn").expectPosition({ active: "laszlo", ap: 2 });
  });

  test("MN-4.1 never fewer than none", () => {
    const t = night(
      { phase: "dusk", vampires: { imre: { at: "hospital", nextAp: -1 } } },
      { hospital: { standing: changed(-2) } },
    );
    t.expectPosition({ ap: 0, active: "imre", vampires: { imre: { nextAp: 0 } } });
    t.expectOptions("end-turn");
  });

  test("MN-4.1 gained or lost before: on the next turn, once", () => {
    const t = night({ phase: "dusk", vampires: { imre: { nextAp: 2 }, mila: { nextAp: -1 } } });
    t.expectPosition({ ap: 4, vampires: { imre: { nextAp: 0 }, mila: { nextAp: -1 } } });
    t.answer("end-turn").expectPosition({
      ap: 1,
      active: "mila",
      vampires: { mila: { nextAp: 0 } },
    });
    t.answer("end-turn").expectPosition({ ap: 2, active: "laszlo" });
  });

  const gift = (n: number, way: "gain" | "lose", who: string): Parameters<typeof night>[1] => ({
    hospital: {
      night: {
        cost: { ap: 1 },
        effect: [
          { do: "choose", from: { set: "vampires" }, as: "kin" },
          { do: way, what: "ap", n, who },
        ],
      },
    },
  });
  const atHospital: Position = { phase: "turn", vampires: { imre: { at: "hospital" } } };

  test("MN-4.1 gained on one's own turn: at once", () => {
    const t = night(atHospital, gift(2, "gain", "kin")).answer("night-effect");
    t.expectOptions("imre", "mila", "laszlo").answer("imre");
    t.expectPosition({ ap: 3, vampires: { imre: { nextAp: 0 } } });
    expect(t.factsOf("ap-changed")).toEqual([
      { fact: "ap-changed", rule: "MN-4.1", vampire: "imre", n: 2 },
    ]);
  });

  test("MN-4.1 gained by another: on that one's next turn", () => {
    const t = night(atHospital, gift(2, "gain", "kin")).answer("night-effect", "mila");
    t.expectPosition({ ap: 1, vampires: { mila: { nextAp: 2 } } });
    t.answer("end-turn").expectPosition({ active: "mila", ap: 4 });
  });

  test("MN-4.1 lost on one's own turn: at once, down to none", () => {
    const t = night(atHospital, gift(2, "lose", "kin")).answer("night-effect", "imre");
    t.expectPosition({ ap: 0, active: "imre", vampires: { imre: { nextAp: 0 } } });
  });
});
