import { describe, expect, test } from "vitest";
import { type Effect, plainCity, type Standing } from "../support/city.js";
import { nothing, raid, veilChanges } from "../support/raid.js";
import { type TestTable, table } from "../support/table.js";

describe("the end of the event", () => {
  const all: Effect = [
    { do: "lose", what: "veil", n: 1 },
    { do: "gain", what: "veil", n: 2 },
  ];

  test("MN-3.8 gains first, then losses of the text, then shortage, then entry", () => {
    const t = raid([3, 0, 0], all, {
      veil: 4,
      agentReserve: 2,
      districts: { hospital: { minions: 1 } },
    });
    expect(veilChanges(t)).toEqual([
      ["veil-gained", 2, 6, undefined, "MN-3.8"],
      ["veil-lost", 1, 5, "text", "MN-3.8"],
      ["veil-lost", 1, 4, "shortage", "MN-3.5"],
      ["veil-lost", 1, 3, "entry", "MN-3.7"],
    ]);
    t.expectPosition({ veil: 3, eventVeil: { gain: 0, loss: 0, shortage: 0 } });
  });

  test("MN-3.8 what is gained above 6 is lost before the losses", () => {
    const t = raid([0, 0, 0], all, { veil: 5 });
    t.expectPosition({ veil: 5 });
    const u = raid([0, 0, 0], all, { veil: 6 });
    u.expectPosition({ veil: 5 });
    expect(veilChanges(u)).toEqual([["veil-lost", 1, 5, "text", "MN-3.8"]]);
  });

  test("MN-3.8 all of it waits for the whole card", () => {
    const ask: Effect = [
      ...all,
      { do: "choose", from: { set: "districts", where: "center" }, as: "spot" },
      { do: "place", what: "minion", at: "spot" },
    ];
    const t = raid([2, 0, 0], ask, { veil: 4, agentReserve: 1 });
    expect(t.question).toBe("effect.choose");
    t.expectPosition({ veil: 4, event: "raid", eventVeil: { gain: 2, loss: 1, shortage: 1 } });
    t.answer("cathedral").expectPosition({ veil: 4, event: null });
  });

  test("MN-3.8 defeat is tested then: a gain of the same card can save the players", () => {
    expect(raid([0, 0, 0], all, { veil: 1 }).outcome).toBeNull();
    const lose: Effect = [
      { do: "lose", what: "veil", n: 3 },
      { do: "choose", from: { set: "districts", where: "center" }, as: "spot" },
      { do: "gain", what: "veil", n: 3 },
    ];
    const t = raid([0, 0, 0], lose, { veil: 1 });
    expect([t.outcome, t.question]).toEqual([null, "effect.choose"]);
    t.answer("cathedral");
    expect(t.outcome).toBeNull();
    t.expectPosition({ veil: 1 });
  });

  test("MN-3.8 and at 0 the game is over, with the card at its end", () => {
    const t = raid([2, 0, 0], all, {
      veil: 1,
      agentReserve: 1,
      districts: { hospital: { minions: 1 } },
    });
    expect(t.outcome).toBe("defeat-veil");
    expect(t.facts.at(-2)).toEqual({ fact: "event-ended", rule: "MN-3.6", event: "raid" });
    expect(t.facts.at(-1)).toEqual({ fact: "defeat", rule: "MN-12.2", why: "defeat-veil" });
    t.expectPosition({ veil: 0, night: false });
  });

  test("MN-3.8 an event cannot lose more than there is", () => {
    const t = raid([0, 0, 0], [{ do: "lose", what: "veil", n: 5 }], { veil: 2 });
    expect(veilChanges(t)).toEqual([["veil-lost", 2, 0, "text", "MN-3.8"]]);
  });

  test("MN-3.8 losses of the text come to nothing more than the veil, gains likewise", () => {
    const t = raid([0, 0, 0], [{ do: "gain", what: "veil", n: "all" }], { veil: 2 });
    t.expectPosition({ veil: 6 });
    const u = raid(
      [0, 0, 0],
      [
        { do: "lose", what: "veil", n: 2 },
        { do: "lose", what: "veil", n: 1 },
      ],
      { veil: 6 },
    );
    expect(veilChanges(u)).toEqual([["veil-lost", 3, 3, "text", "MN-3.8"]]);
  });
});

describe("an ability's cost during an event", () => {
  const ambush: Effect = [
    { do: "gain", what: "veil", n: 2 },
    { do: "lose", what: "veil", n: 1 },
    { do: "expose", n: "all", at: "leader" },
    { do: "fight", at: "leader", by: "day" },
  ];
  const fight = (veilNow: number): TestTable =>
    raid(
      [0, 0, 0],
      ambush,
      {
        veil: veilNow,
        leader: "laszlo",
        vampires: { laszlo: { at: "museum", kills: 6, blood: 2 } },
        districts: { museum: { hidden: 1 } },
        dice: [2, 2, 2, 2],
      },
      { vampires: ["laszlo", "mila"] },
    );

  test("MN-3.8 is paid at once from the veil as it stands", () => {
    const t = fight(2);
    expect(t.question).toBe("combat.window");
    t.answer("dark-ability:die:2");
    expect(veilChanges(t)).toEqual([
      ["veil-lost", 1, 1, "cost", "MN-5.6"],
      ["veil-gained", 2, 3, undefined, "MN-3.8"],
      ["veil-lost", 1, 2, "text", "MN-3.8"],
    ]);
    expect(t.outcome).toBeNull();
  });

  test("MN-3.8 and 0 loses at once, whatever the card would have gained", () => {
    const t = fight(1);
    expect(t.warningOf("dark-ability:die:2")).toBe("loses-the-game");
    t.answer("dark-ability:die:2");
    expect(t.outcome).toBe("defeat-veil");
    t.expectPosition({ veil: 0, event: "raid" });
    const spared = fight(1).answer("done");
    expect(spared.outcome).toBeNull();
    spared.expectPosition({ veil: 2 });
  });
});

describe("what is no event", () => {
  test("MN-3.9 a district that places or moves agents costs no veil by that", () => {
    const effect: Effect = [
      { do: "place", what: "agent", n: 12, at: "here" },
      { do: "choose", from: { set: "districts", where: "adjacent" }, as: "spot" },
      { do: "move", what: "agent", n: 1, from: "here", to: "spot" },
    ];
    const t = table(
      {
        phase: "turn",
        vampires: { imre: { at: "hospital" } },
        districts: { cathedral: { minions: 2 } },
        veil: 6,
      },
      { pieces: plainCity({ hospital: { night: { cost: { ap: 1 }, effect } } }) },
    ).answer("night-effect", "cathedral");
    t.expectPosition({ veil: 6, agentReserve: 0, districts: { cathedral: { hidden: 1 } } });
    expect(t.factsOf("agents-missing")).toEqual([]);
  });

  test("MN-3.9 nor does one that answers to an event, in the midst of it", () => {
    const standing: Standing = [
      {
        kind: "trigger",
        after: "agents-enter",
        once: "round",
        at: "anywhere",
        then: [{ do: "place", what: "agent", n: 2, at: "leader" }],
      },
    ];
    const t = raid(
      [1, 0, 0],
      nothing,
      { vampires: { imre: { at: "museum" } }, agentReserve: 2 },
      {
        standing,
      },
    );
    expect(veilChanges(t)).toEqual([]);
    expect(t.factsOf("agents-placed").map(({ district, n, rule }) => [district, n, rule])).toEqual([
      ["hospital", 1, "MN-3.4"],
      ["museum", 1, "MN-1.5"],
    ]);
  });
});
