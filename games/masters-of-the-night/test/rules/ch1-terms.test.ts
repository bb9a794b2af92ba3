import { describe, expect, test } from "vitest";
import { housePack } from "../../src/index.js";
import { type Effect, event, plainCity, quietTracker } from "../support/city.js";
import { LAYOUT, table } from "../support/table.js";

describe("the grid", () => {
  const NEXT: Readonly<Record<string, readonly string[]>> = {
    "railway-station": ["museum", "nightclub"],
    museum: ["asylum", "cathedral", "railway-station"],
    asylum: ["hospital", "museum"],
    nightclub: ["cathedral", "railway-station", "town-hall"],
    cathedral: ["hospital", "museum", "nightclub", "slaughterhouse"],
    hospital: ["asylum", "cathedral", "printing-house"],
    "town-hall": ["nightclub", "slaughterhouse"],
    slaughterhouse: ["cathedral", "printing-house", "town-hall"],
    "printing-house": ["hospital", "slaughterhouse"],
  };
  test.each(LAYOUT)("MN-1.1 only districts that share a side are adjacent: %s", (at) => {
    const t = table({
      phase: "turn",
      vampires: { imre: { at } },
      districts: { "railway-station": { minions: 0 } },
    });
    expect(t.optionsOf("move")).toEqual(NEXT[at].map((id) => `move:${id}`));
  });

  /** Where an event can choose a district by its place in the grid. */
  const offered = (from: Record<string, string>): string[] => {
    const effect: Effect = [
      { do: "choose", from: { set: "districts", ...from } as never, as: "spot" },
      { do: "place", what: "minion", at: "spot" },
    ];
    const pieces = [...plainCity(), quietTracker(2), event("survey", [0, 1, 2], effect)];
    const t = table(
      { phase: "event", eventTop: ["survey"], vampires: { imre: { at: "hospital" } } },
      { pieces },
    );
    return t.options;
  };
  test("MN-1.1 rows, columns and what is near are read off the grid", () => {
    expect(offered({ where: "row", of: "self" })).toEqual(["nightclub", "cathedral", "hospital"]);
    expect(offered({ where: "column", of: "self" })).toEqual([
      "asylum",
      "hospital",
      "printing-house",
    ]);
    expect(offered({ where: "near", of: "self" })).toEqual([
      "asylum",
      "cathedral",
      "hospital",
      "printing-house",
    ]);
    expect(offered({ where: "adjacent", of: "self" })).toEqual([
      "asylum",
      "cathedral",
      "printing-house",
    ]);
  });
});

describe("what there is", () => {
  const ofKind = (kind: string): string[] =>
    housePack.pieces.filter((piece) => piece.kind === kind).map(({ id }) => id);

  test("MN-1.3 54 events, 18 of each act; 13 relics; six vampires; four trackers", () => {
    for (const act of [1, 2, 3]) {
      const cards = housePack.pieces.filter((p) => p.kind === "event" && p.act === act);
      expect(cards).toHaveLength(18);
    }
    expect(ofKind("event")).toHaveLength(54);
    expect(ofKind("relic")).toHaveLength(13);
    expect(ofKind("vampire").sort()).toEqual([
      "agnieszka",
      "imre",
      "ishtvan",
      "laszlo",
      "mila",
      "nevena",
    ]);
    const trackers = housePack.pieces.flatMap((p) => (p.kind === "tracker" ? [p.vampires] : []));
    expect(trackers).toEqual([2, 3, 4, 5]);
    expect(ofKind("district")).toHaveLength(9);
  });

  test("MN-1.2 never more than 12 agents, 9 minions, and dice of six sides", () => {
    const most = housePack.pieces.flatMap((p) => (p.kind === "tracker" ? [p.agents] : []));
    expect(Math.max(...most)).toBeLessThanOrEqual(12);
    const crowd = { districts: { museum: { minions: 8 } }, phase: "turn" } as const;
    expect(() => table(crowd)).toThrow("minions; expected at most 9 (MN-1.2)");
    expect(() => table({ phase: "turn", districts: { museum: { hidden: 11 } } })).toThrow(
      "agents; expected at most 10 (MN-2.3)",
    );
    expect(() => table({ phase: "turn", dice: [7] })).toThrow("position.dice.0");
    expect(() => table({ phase: "turn", veil: 7 })).toThrow("position.veil");
  });

  test("MN-1.4 V is the number of vampires, however many play them", () => {
    const vampires = ["imre", "mila", "laszlo"];
    for (const players of [1, 2, 3]) {
      const t = table({ phase: "turn" }, { vampires, players });
      expect([...(t.position.dice ?? []), ...(t.position.aside ?? [])]).toHaveLength(6);
      t.expectPosition({ agentReserve: 11, minionReserve: 8, bloodSupply: 2 });
    }
  });
});

describe("balance", () => {
  /** Veil 5 where minions lead, 3 where agents do, 4 where neither does. */
  const weighed = (hidden: number, exposed: number, minions: number, sigil: boolean): number => {
    const day: Effect = [
      { do: "if", when: { is: "more", what: "minions", at: "here" }, then: [gain] },
      { do: "if", when: { is: "more", what: "agents", at: "here" }, then: [lose] },
    ];
    const pieces = [
      ...plainCity({ hospital: { day } }),
      quietTracker(2),
      event("calm", [0, 1, 2], [{ do: "if", when: { is: "day" }, then: [] }]),
    ];
    const t = table(
      {
        phase: "districts",
        veil: 4,
        eventTop: ["calm"],
        districts: { hospital: { hidden, exposed, minions }, "railway-station": { minions: 0 } },
        vampires: { mila: { sigil: sigil ? "hospital" : null } },
      },
      { pieces },
    );
    return t.position.veil ?? 0;
  };
  const gain = { do: "gain", what: "veil" } as const;
  const lose = { do: "lose", what: "veil" } as const;

  test.each([
    { hidden: 0, exposed: 0, minions: 0, veil: 4 },
    { hidden: 0, exposed: 0, minions: 1, veil: 5 },
    { hidden: 1, exposed: 0, minions: 0, veil: 3 },
    { hidden: 0, exposed: 1, minions: 0, veil: 3 },
    { hidden: 1, exposed: 1, minions: 2, veil: 4 },
    { hidden: 1, exposed: 1, minions: 3, veil: 5 },
    { hidden: 2, exposed: 1, minions: 2, veil: 3 },
    { hidden: 1, exposed: 2, minions: 2, veil: 3 },
  ])("MN-1.6 $hidden hidden and $exposed exposed against $minions minions", (row) => {
    expect(weighed(row.hidden, row.exposed, row.minions, false)).toBe(row.veil);
  });

  test("MN-1.6 a sigillated district always counts as having more minions", () => {
    expect(weighed(0, 0, 0, true)).toBe(5);
    expect(weighed(2, 1, 0, true)).toBe(5);
    expect(weighed(0, 0, 1, true)).toBe(5);
  });
});

describe("whose choice", () => {
  const ask: Effect = [
    { do: "choose", from: { set: "districts", where: "corner" }, as: "spot" },
    { do: "place", what: "minion", at: "spot" },
  ];
  const pieces = [
    ...plainCity({ hospital: { night: { cost: { ap: 1 }, effect: ask } } }),
    quietTracker(3),
    event("poll", [0, 1, 2], ask),
  ];
  const vampires = ["imre", "mila", "laszlo"];

  test("MN-1.7 by day it is the leader's player, also when the leader is drained", () => {
    for (const blood of [4, 0]) {
      const t = table(
        { phase: "event", eventTop: ["poll"], leader: "mila", vampires: { mila: { blood } } },
        { pieces, vampires, control: [0, 1, 2] },
      );
      expect([t.question, t.seat, t.rule]).toEqual(["effect.choose", 1, "MN-1.7"]);
    }
  });

  test("MN-1.7 on a vampire's turn it is that vampire's player", () => {
    const t = table(
      { phase: "turn", leader: "mila", active: "laszlo", vampires: { laszlo: { at: "hospital" } } },
      { pieces, vampires, control: [0, 1, 2] },
    );
    expect([t.question, t.seat]).toEqual(["night.act", 2]);
    t.answer("night-effect");
    expect([t.question, t.seat]).toEqual(["effect.choose", 2]);
  });

  test("MN-1.7 at dusk, before the first turn, it is still the leader's player", () => {
    const standing = [{ kind: "trigger", after: "dusk", at: "anywhere", then: ask }] as const;
    const t = table(
      { phase: "dusk", leader: "mila", active: "laszlo" },
      {
        pieces: [...plainCity({ museum: { standing: [...standing] } })],
        vampires,
        control: [0, 1, 2],
      },
    );
    expect([t.question, t.seat]).toEqual(["effect.choose", 1]);
    t.expectPosition({ active: null, night: true });
  });
});
