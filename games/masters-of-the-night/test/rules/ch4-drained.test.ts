import { describe, expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import { type Effect, plainCity, quietTracker, type Standing } from "../support/city.js";
import { quietEvent, type TestTable, table } from "../support/table.js";

function night(position: Position, effects: Parameters<typeof plainCity>[0] = {}): TestTable {
  const pieces = [...plainCity(effects), quietTracker(2), quietEvent("calm", 5, [2, 6])];
  return table({ eventTop: ["calm"], ...position }, { pieces, players: 2, control: [0, 1] });
}

describe("a drained vampire's turn", () => {
  const drained: Position = { phase: "dusk", veil: 4, vampires: { imre: { blood: 0 } } };

  test("MN-4.2 begins with 1 blood and costs 1 veil; then it acts normally", () => {
    const t = night(drained);
    t.expectPosition({ veil: 3, ap: 2, active: "imre", vampires: { imre: { blood: 1 } } });
    expect(t.question).toBe("night.act");
    expect(t.facts.slice(1)).toEqual([
      { fact: "turn-began", rule: "MN-4.1", vampire: "imre", n: 2 },
      { fact: "blood-gained", rule: "MN-4.2", vampire: "imre", n: 1, now: 1 },
      { fact: "raised", rule: "MN-8.1", vampire: "imre" },
      { fact: "veil-lost", rule: "MN-4.2", n: 1, now: 3, why: "drained" },
    ]);
    expect(t.optionsOf("move").length).toBeGreaterThan(0);
  });

  test("MN-4.2 not that of one with blood, nor anybody else's", () => {
    const t = night({
      phase: "dusk",
      veil: 4,
      vampires: { imre: { blood: 1 }, mila: { blood: 0 } },
    });
    t.expectPosition({ veil: 4, vampires: { imre: { blood: 1 }, mila: { blood: 0 } } });
    t.answer("end-turn").expectPosition({
      active: "mila",
      veil: 3,
      vampires: { imre: { blood: 1 }, mila: { blood: 1 } },
    });
  });

  test("MN-4.2 at veil 1 the players lose", () => {
    const t = night({ ...drained, veil: 1 });
    expect(t.outcome).toBe("defeat-veil");
    t.expectPosition({ veil: 0 });
    expect(night({ ...drained, veil: 2 }).outcome).toBeNull();
  });
});

describe("drained on one's own turn", () => {
  /** The hospital costs Imre blood, then does something more. */
  const hospital = (...more: Effect): Parameters<typeof plainCity>[0] => ({
    hospital: {
      night: {
        cost: { ap: 1 },
        effect: [{ do: "lose", what: "blood", n: 1, who: "self" }, ...more],
      },
    },
  });
  const act: Position = { phase: "turn", vampires: { imre: { at: "hospital", blood: 1 } } };

  test("MN-4.3 the AP are lost and the turn ends", () => {
    const t = night(act, hospital()).answer("night-effect");
    t.expectPosition({ active: "mila", ap: 2, vampires: { imre: { blood: 0 } }, turnOver: false });
    expect(t.facts.map(({ fact }) => fact)).toEqual([
      "night-effect-used",
      "blood-lost",
      "drained",
      "turn-ended",
      "turn-began",
    ]);
    expect(t.factsOf("drained")).toEqual([
      { fact: "drained", rule: "MN-8.1", vampire: "imre", district: "hospital" },
    ]);
  });

  test("MN-4.3 with 1 blood left the turn goes on", () => {
    const t = night({ ...act, vampires: { imre: { at: "hospital", blood: 2 } } }, hospital());
    t.answer("night-effect").expectPosition({ active: "imre", ap: 1, turnOver: false });
  });

  test("MN-4.3 even if the same effect gives blood back", () => {
    const back: Effect = [{ do: "gain", what: "blood", n: 2, who: "self" }];
    const t = night(act, hospital(...back)).answer("night-effect");
    t.expectPosition({ active: "mila", vampires: { imre: { blood: 2 } } });
    expect(t.factsOf("turn-ended")).toHaveLength(1);
  });

  test("MN-4.3 and AP that it gives do not count any more", () => {
    const back: Effect = [
      { do: "gain", what: "blood", n: 1, who: "self" },
      { do: "gain", what: "ap", n: 2, who: "self" },
    ];
    const t = night(act, hospital(...back)).answer("night-effect");
    t.expectPosition({ active: "mila", ap: 2, vampires: { imre: { nextAp: 0 } } });
  });

  test("MN-4.3 but what drained it is resolved to its end before", () => {
    const rest: Effect = [
      { do: "choose", from: { set: "districts", where: "edge" }, as: "spot" },
      { do: "place", what: "minion", at: "spot" },
    ];
    const t = night(act, hospital(...rest)).answer("night-effect");
    expect([t.question, t.seat]).toEqual(["effect.choose", 0]);
    t.expectPosition({ active: "imre", ap: 0, turnOver: true });
    t.answer("museum").expectPosition({ active: "mila", districts: { museum: { minions: 1 } } });
  });

  test("MN-4.3 a blood cost that drains ends the turn after the ability", () => {
    const t = night({
      phase: "turn",
      vampires: { imre: { at: "museum", blood: 1 }, mila: { at: "museum", blood: 2 } },
    });
    expect(t.warningOf("blood-ability")).toBe("drains-the-user");
    t.answer("blood-ability", "mila");
    t.expectPosition({
      active: "mila",
      vampires: { imre: { blood: 0 }, mila: { blood: 4 } },
    });
  });

  test("MN-4.3 drained by what begins its turn, it does nothing at all", () => {
    const standing: Standing = [
      {
        kind: "trigger",
        after: "turn-begins",
        at: "here",
        then: [{ do: "lose", what: "blood", n: "all", who: "them" }],
      },
    ];
    const t = night(
      { phase: "dusk", vampires: { imre: { at: "museum" } } },
      { museum: { standing } },
    );
    t.expectPosition({ active: "mila", ap: 2, vampires: { imre: { blood: 0 } } });
  });

  test("MN-4.3 another vampire that is drained keeps its turn", () => {
    const feed: Effect = [
      { do: "choose", from: { set: "vampires", not: "self" }, as: "kin" },
      { do: "lose", what: "blood", n: "all", who: "kin" },
    ];
    const t = night(
      { phase: "turn", veil: 4, vampires: { imre: { at: "hospital" } } },
      { hospital: { night: { cost: { ap: 1 }, effect: feed } } },
    );
    t.answer("night-effect", "mila").expectPosition({ active: "imre", ap: 1, turnOver: false });
    t.answer("end-turn").expectPosition({
      active: "mila",
      ap: 2,
      veil: 3,
      vampires: { mila: { blood: 1 } },
    });
  });

  test("MN-4.3 the next night it acts as ever", () => {
    const t = night({ ...act, veil: 6, active: "imre", leader: "mila" }, hospital());
    t.answer("night-effect");
    t.expectPosition({ round: 2, night: true, leader: "imre", active: "imre", ap: 2, veil: 5 });
    t.expectPosition({ vampires: { imre: { blood: 1 } } });
  });
});

describe("where a scenario begins", () => {
  const quiet = (position: Position): TestTable =>
    night({ ...position, leader: "mila" }, { museum: { day: [{ do: "gain", what: "veil" }] } });
  const told = (position: Position): unknown[] => quiet(position).facts.map(({ fact }) => fact);

  test("MN-4.4 at dawn a new round begins", () => {
    expect(told({ phase: "dawn", round: 4 })[0]).toBe("round-began");
    quiet({ phase: "dawn", round: 4 }).expectPosition({ round: 5, leader: "imre" });
  });

  test("MN-3.2 at the districts, MN-3.3 at the event, MN-3.11 at the hunt, or at dusk", () => {
    expect(told({ phase: "districts" }).slice(0, 2)).toEqual(["day-effect", "event-revealed"]);
    expect(told({ phase: "event" })[0]).toBe("event-revealed");
    const crowd: Position = {
      districts: { asylum: { hidden: 3 } },
      vampires: { imre: { at: "asylum" } },
    };
    expect(told({ phase: "hunt", ...crowd })[0]).toBe("fight-began");
    expect(told({ phase: "dusk", ...crowd }).slice(0, 2)).toEqual(["night-fell", "turn-began"]);
  });

  test("MN-4.1 on a turn, of the leader unless told otherwise, with what AP are told", () => {
    quiet({ phase: "turn" }).expectPosition({ active: "mila", ap: 2, night: true, round: 1 });
    quiet({ phase: "turn", ap: 1, round: 7 }).expectPosition({ active: "mila", ap: 1, round: 7 });
    const last = quiet({ phase: "turn", active: "imre" });
    last.expectPosition({ active: "imre", ap: 2 });
    expect(last.facts).toEqual([]);
    // Mila, who leads, has had her turn: after Imre comes the next day.
    expect(
      last
        .answer("end-turn")
        .facts.map(({ fact }) => fact)
        .slice(0, 2),
    ).toEqual(["turn-ended", "round-began"]);
    quiet({ phase: "turn" }).answer("end-turn").expectPosition({ active: "imre", round: 1 });
  });

  test("MN-4.1 and nothing waits but the rest of the night and the next day", () => {
    const steps = (position: Position): unknown =>
      quiet(position).position.agenda?.map(({ step }) => step);
    expect(steps({ phase: "turn" })).toEqual([
      "night.act",
      "night.end-turn",
      "night.turn",
      "round.begin",
    ]);
    expect(steps({ phase: "turn", active: "imre" })).toEqual([
      "night.act",
      "night.end-turn",
      "round.begin",
    ]);
  });

  test("MN-3.11 by day nobody is active, whatever the position says", () => {
    const t = quiet({
      phase: "hunt",
      active: "imre",
      night: true,
      districts: { asylum: { hidden: 3 }, museum: { hidden: 3 } },
      vampires: { imre: { at: "asylum" }, mila: { at: "museum" } },
    });
    t.expectPosition({ active: null, night: false, round: 1 });
    expect([t.question, t.seat]).toEqual(["day.next-combat", 1]);
  });
});
