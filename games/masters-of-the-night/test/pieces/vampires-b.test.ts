import { describe, expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import { expectBlood, expectCity, expectKills, turnOf } from "../support/pieces.js";
import { quietEvent, type TestTable, table } from "../support/table.js";

const CATHEDRAL_FREE = { cathedral: { minions: 1 } };

describe("vampire laszlo", () => {
  /** Laszlo fights one exposed agent with the only die, in the museum. */
  function duel(
    die: number,
    sheet: { blood?: number; kills?: number },
    veil = 4,
    around: Position["districts"] = {},
  ): TestTable {
    const t = turnOf(
      "laszlo",
      {
        veil,
        dice: [die],
        rolls: [1, 1, 1, 1],
        vampires: { laszlo: { at: "museum", ...sheet } },
        districts: { museum: { exposed: 1 }, ...around },
      },
      ["mila"],
    );
    return t.answer("fight", `die:${die}`);
  }

  test.each([
    [1, 5],
    [2, 6],
    [3, 6],
    [5, 6],
  ])("vampire laszlo fencer's riposte: a %i becomes a %i", (from, to) => {
    const t = duel(from, { kills: 0 });
    t.expectOptions("done", `blood-ability:die:${from}`).answer(`blood-ability:die:${from}`);
    expect(t.factsOf("die-changed")).toEqual([
      { fact: "die-changed", rule: "MN-5.6", face: from, now: to },
    ]);
    if (to < 6) t.answer("done");
    expectKills(t, { laszlo: 1, mila: 0 });
    expectBlood(t, { laszlo: 3, mila: 4 });
    t.expectPosition({ veil: 4 });
  });

  test("vampire laszlo fencer's riposte: whoever saw it next door goes, too, and is his kill", () => {
    const around = { asylum: { hidden: 1, exposed: 1 }, hospital: { hidden: 1 } };
    const t = duel(2, { kills: 0 }, 4, around);
    t.answer("blood-ability:die:2").expectOptions("asylum").answer("asylum");
    t.expectOptions("hidden", "exposed").answer("hidden");
    t.expectOptions("done", "blood-ability:die:6").answer("done");
    expectCity(t, { asylum: { exposed: 1 }, hospital: { hidden: 1 } });
    expectKills(t, { laszlo: 2, mila: 0 });
  });

  test("vampire laszlo headsman's hour: the die becomes a 6 and he gains 2 blood", () => {
    const t = duel(1, { blood: 1, kills: 6 });
    t.expectOptions("done", "blood-ability:die:1", "dark-ability:die:1");
    t.answer("dark-ability:die:1");
    expect(t.factsOf("die-changed")).toEqual([
      { fact: "die-changed", rule: "MN-5.6", face: 1, now: 6 },
    ]);
    t.expectPosition({ veil: 3 });
    t.expectOptions("done", "dark-ability:die:6").answer("done");
    expectBlood(t, { laszlo: 3, mila: 4 });
    expectKills(t, { laszlo: 7, mila: 0 });
    t.expectPosition({ veil: 3 });
  });

  test("vampire laszlo headsman's hour: on a 6 at full blood it has nothing to give", () => {
    const t = duel(6, { blood: 4, kills: 6 });
    expect(t.question).toBe("night.act");
  });

  test("vampire laszlo: neither ability is used outside a combat", () => {
    const t = turnOf("laszlo", { vampires: { laszlo: { blood: 1 } } }, ["mila"]);
    expect(t.whyNot("blood-ability")).toBe("only-in-combat MN-5.6");
    expect(t.whyNot("dark-ability")).toBe("only-in-combat MN-5.6");
  });
});

describe("vampire mila", () => {
  const at = { mila: { at: "museum", kills: 6 } };

  test("vampire mila temptation: 3 blood replace one agent of her district by a minion, a kill", () => {
    const t = turnOf("mila", {
      veil: 4,
      vampires: at,
      districts: {
        asylum: { hidden: 1 },
        museum: { hidden: 1, exposed: 1 },
        hospital: { hidden: 1 },
      },
    });
    t.answer("blood-ability").expectOptions("hidden", "exposed").answer("exposed");
    expectCity(t, {
      asylum: { hidden: 1 },
      museum: { hidden: 1, minions: 1 },
      hospital: { hidden: 1 },
    });
    expectBlood(t, { mila: 1, laszlo: 4 });
    expectKills(t, { mila: 7, laszlo: 0 });
    t.expectPosition({ ap: 2, veil: 4 });
  });

  test("vampire mila temptation: two blood are too little", () => {
    const t = turnOf("mila", {
      vampires: { mila: { at: "museum", blood: 2 } },
      districts: { museum: { hidden: 1 } },
    });
    expect(t.whyNot("blood-ability")).toBe("too-little-blood MN-5.6");
  });

  test("vampire mila velvet chains: all exposed agents of her district become minions", () => {
    const t = turnOf("mila", {
      veil: 5,
      vampires: at,
      districts: { museum: { hidden: 1, exposed: 3 }, asylum: { exposed: 1 } },
    });
    t.answer("dark-ability");
    expectCity(t, { museum: { hidden: 1, minions: 3 }, asylum: { exposed: 1 } });
    expectKills(t, { mila: 9, laszlo: 0 });
    expectBlood(t, { mila: 4, laszlo: 4 });
    t.expectPosition({ veil: 3, ap: 2 });
  });

  test("vampire mila velvet chains: hidden agents do not hear it", () => {
    const t = turnOf("mila", { vampires: at, districts: { museum: { hidden: 2 } } });
    expect(t.whyNot("dark-ability")).toBe("changes-nothing MN-5.13");
  });
});

describe("vampire nevena", () => {
  /** Red nightclub, grey museum and hospital. */
  const sign = quietEvent("sign", 3, [1, 5]);
  const city = {
    ...CATHEDRAL_FREE,
    nightclub: { hidden: 3 },
    museum: { exposed: 1 },
    asylum: { hidden: 1 },
  };

  function seer(sheet: { blood?: number; kills?: number }, position: Position = {}): TestTable {
    return table(
      {
        phase: "turn",
        active: "nevena",
        veil: 5,
        eventTop: ["sign"],
        vampires: { nevena: sheet },
        ...position,
        districts: { "railway-station": { minions: 0 }, ...city, ...position.districts },
      },
      { vampires: ["nevena", "mila"], pieces: [sign] },
    );
  }

  test("vampire nevena ill omen: one agent of each marked district goes, each a kill", () => {
    const t = seer({ kills: 0 });
    const before = t.position.eventDeck?.length ?? 0;
    t.answer("blood-ability");
    expectCity(t, { ...CATHEDRAL_FREE, nightclub: { hidden: 2 }, asylum: { hidden: 1 } });
    expectKills(t, { nevena: 2, mila: 0 });
    expectBlood(t, { nevena: 3, mila: 4 });
    t.expectPosition({ veil: 5, ap: 2, goneEvents: ["sign"] });
    expect(t.position.eventDeck).toHaveLength(before - 1);
  });

  test("vampire nevena ill omen: agents in three groups are three kills, hidden or exposed", () => {
    const divided = { nightclub: { hidden: 1, exposed: 1 }, hospital: { hidden: 1 } };
    const t = seer({ kills: 0 }, { districts: divided }).answer("blood-ability");
    t.expectOptions("hidden", "exposed").answer("exposed");
    expectCity(t, { ...CATHEDRAL_FREE, nightclub: { hidden: 1 }, asylum: { hidden: 1 } });
    expectKills(t, { nevena: 3, mila: 0 });
  });

  test("vampire nevena ill omen: an empty deck shows nothing", () => {
    const t = seer({ kills: 6 }, { eventDeck: [], eventTop: [] });
    expect(t.whyNot("blood-ability")).toBe("no-event-left MN-5.15");
    expect(t.whyNot("dark-ability")).toBe("no-event-left MN-5.15");
  });

  test("vampire nevena foretold ruin: marked districts lose all agents and get a minion each", () => {
    const t = seer({ kills: 6 });
    t.answer("dark-ability");
    expectCity(t, {
      ...CATHEDRAL_FREE,
      nightclub: { minions: 1 },
      museum: { minions: 1 },
      hospital: { minions: 1 },
      asylum: { hidden: 1 },
    });
    expectKills(t, { nevena: 9, mila: 0 });
    expectBlood(t, { nevena: 4, mila: 4 });
    t.expectPosition({ veil: 4, ap: 2, goneEvents: ["sign"] });
  });

  test("vampire nevena: what she saw is not the grid of the next day's event", () => {
    const t = seer(
      { kills: 0 },
      { eventTop: ["sign", "neighbourhood-watch"], districts: { asylum: { hidden: 0 } } },
    );
    t.answer("blood-ability", "end-turn", "end-turn");
    t.answer("museum", "asylum", "hospital");
    expect(t.question).toBe("event.more-grey");
    t.answer("asylum").expectOptions("cathedral");
  });
});
