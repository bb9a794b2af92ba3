import { describe, expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import { type Effect, plainCity, quietTracker, type Standing } from "../support/city.js";
import { quietEvent, type TestTable, table } from "../support/table.js";

const VAMPIRES = ["imre", "mila", "laszlo"];

/** A day whose event does nothing, in a city with these day effects. */
function day(
  effects: Record<string, { day?: Effect; standing?: Standing }>,
  position: Position = {},
): TestTable {
  const pieces = [...plainCity(effects), quietTracker(3), quietEvent("calm", 5, [2, 6])];
  return table(
    { phase: "dawn", eventTop: ["calm"], leader: "mila", ...position },
    { pieces, vampires: VAMPIRES, control: [2, 0, 1] },
  );
}

const minion: Effect = [{ do: "place", what: "minion", at: "here" }];

function slots(t: TestTable): unknown[] {
  return t.factsOf("day-effect").map(({ district }) => district);
}

describe("the lead", () => {
  const passes = (leader: string, round: number): TestTable => day({}, { leader, round });

  test("MN-3.1 passes to the next vampire in turn order", () => {
    passes("imre", 1).expectPosition({ leader: "mila", round: 2 });
    passes("mila", 5).expectPosition({ leader: "laszlo", round: 6 });
    expect(passes("imre", 1).factsOf("lead-passed")).toEqual([
      { fact: "lead-passed", rule: "MN-3.1", vampire: "mila" },
    ]);
  });

  test("MN-3.1 comes back to the first after the last", () => {
    passes("laszlo", 3).expectPosition({ leader: "imre", round: 4 });
  });

  test("MN-3.1 does not pass in round 1", () => {
    const t = passes("mila", 0);
    t.expectPosition({ leader: "mila", round: 1 });
    expect(t.factsOf("lead-passed")).toEqual([]);
  });

  test("MN-3.1 has passed before anything of the day is asked", () => {
    const t = day({ museum: { day: minion }, hospital: { day: minion } }, { round: 1 });
    expect([t.question, t.seat]).toEqual(["day.next-district", 1]);
    const told = t.facts.map(({ fact }) => fact);
    expect(told).toEqual(["round-began", "lead-passed"]);
  });
});

describe("day effects", () => {
  const two = { museum: { day: minion }, hospital: { day: minion } };

  test("MN-3.2 the leader's player chooses their order; the last needs no choice", () => {
    const t = day({ ...two, "town-hall": { day: minion } });
    expect([t.question, t.seat, t.rule]).toEqual(["day.next-district", 0, "MN-3.2"]);
    t.expectOptions("museum", "hospital", "town-hall").answer("town-hall");
    expect(slots(t)).toEqual(["town-hall"]);
    t.expectPosition({ dayDone: ["town-hall"], districts: { "town-hall": { minions: 1 } } });
    t.expectOptions("museum", "hospital").answer("hospital");
    expect(slots(t)).toEqual(["hospital", "museum"]);
    expect(t.factsOf("day-effect")[1]).toEqual({
      fact: "day-effect",
      rule: "MN-3.2",
      district: "museum",
      piece: "museum",
    });
    expect(t.question).toBe("night.act");
  });

  test("MN-3.2 each gets exactly one slot, and its condition is tested in it", () => {
    const feed: Effect = [
      { do: "choose", from: { set: "districts", where: "center" }, as: "goal" },
      { do: "place", what: "minion", at: "goal" },
    ];
    const lead: Effect = [
      {
        do: "if",
        when: { is: "more", what: "minions", at: "here" },
        then: [{ do: "gain", what: "veil", n: 1 }],
      },
    ];
    const city = { museum: { day: feed }, cathedral: { day: lead } };
    const first = day(city, { veil: 3 }).answer("museum", "cathedral");
    first.expectPosition({ veil: 4, districts: { cathedral: { minions: 1 } } });
    const last = day(city, { veil: 3 }).answer("cathedral", "cathedral");
    last.expectPosition({ veil: 3, districts: { cathedral: { minions: 1 } } });
    expect(last.question).toBe("night.act");
  });

  test("MN-3.2 each is finished before the next", () => {
    const asks: Effect = [
      { do: "choose", from: { set: "districts", where: "edge" }, as: "goal" },
      { do: "place", what: "minion", at: "goal" },
    ];
    const t = day({ ...two, asylum: { day: asks } }).answer("asylum");
    expect([t.question, t.seat]).toEqual(["effect.choose", 0]);
    t.expectOptions("museum", "nightclub", "hospital", "slaughterhouse");
    expect(slots(t)).toEqual(["asylum"]);
    t.answer("nightclub");
    expect(t.question).toBe("day.next-district");
  });

  test("MN-3.2 what a tile words as may can be declined, the rest cannot", () => {
    const may: Effect = [
      { do: "choose", from: { set: "districts", where: "center" }, as: "goal", may: true },
      { do: "place", what: "minion", at: "goal" },
    ];
    const t = day({ asylum: { day: may } });
    t.expectOptions("cathedral", "decline").answer("decline");
    t.expectPosition({ districts: { cathedral: { minions: 0 } } });
    const must: Effect = [
      { do: "choose", from: { set: "districts", where: "center" }, as: "goal" },
      { do: "place", what: "minion", at: "goal" },
    ];
    day({ asylum: { day: must } }).expectOptions("cathedral");
  });

  test("MN-3.2 a continuous effect takes no slot, nor does a night effect", () => {
    const standing: Standing = [{ kind: "modifier", value: "ap", add: 1, at: "anywhere" }];
    const t = day({ ...two, cathedral: { standing } });
    t.expectOptions("museum", "hospital").answer("museum");
    expect(slots(t)).toEqual(["museum", "hospital"]);
    t.expectPosition({ ap: 3 });
  });

  test("MN-3.2 a city without day effects goes on at once", () => {
    const t = day({});
    expect(t.question).toBe("night.act");
    expect(t.facts.map(({ fact }) => fact).slice(0, 4)).toEqual([
      "round-began",
      "event-revealed",
      "event-ended",
      "night-fell",
    ]);
  });

  test("MN-3.2 those that have had their slot do not come again that day", () => {
    const t = day(two, { phase: "districts", dayDone: ["museum"] });
    expect(slots(t)).toEqual(["hospital"]);
    t.expectPosition({ districts: { museum: { minions: 0 }, hospital: { minions: 1 } } });
  });

  test("MN-3.2 but the next day all of them do", () => {
    const t = day(two).answer("museum");
    t.expectPosition({ dayDone: ["museum", "hospital"] });
    t.answer("end-turn", "end-turn", "end-turn");
    t.expectOptions("museum", "hospital").expectPosition({ dayDone: [], round: 2 });
  });

  test("MN-3.9 a day effect touches the veil at once, and at 0 the game is lost before the event", () => {
    const lose: Effect = [{ do: "lose", what: "veil", n: 1 }];
    const t = day({ museum: { day: lose } }, { veil: 1 });
    expect(t.outcome).toBe("defeat-veil");
    expect(t.factsOf("event-revealed")).toEqual([]);
    expect(t.factsOf("veil-lost")).toEqual([{ fact: "veil-lost", rule: "MN-3.9", n: 1, now: 0 }]);
  });
});

describe("dawn", () => {
  test("MN-4.4 what waits for dawn comes before the districts", () => {
    const standing: Standing = [
      { kind: "trigger", after: "dawn", at: "anywhere", then: [...minion] },
    ];
    const t = day({ museum: { day: minion }, hospital: { day: minion }, cathedral: { standing } });
    expect(t.question).toBe("day.next-district");
    t.expectPosition({ districts: { cathedral: { minions: 1 } }, night: false, active: null });
    expect(t.facts[0]).toEqual({ fact: "round-began", rule: "MN-4.4", n: 1 });
  });

  test("MN-9.5 with the new round what was used once can be used again", () => {
    const t = day({}, { round: 2, used: ["distortion-timepiece"], hunted: ["museum"] });
    t.expectPosition({ used: [], hunted: [], round: 3 });
  });
});
