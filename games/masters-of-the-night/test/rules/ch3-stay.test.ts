import { describe, expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import { type Effect, event, plainCity, quietTracker, relic, tracker } from "../support/city.js";
import { quietEvent, type TestTable, table } from "../support/table.js";

type Stays = NonNullable<Parameters<typeof event>[3]>;

/** The card is revealed; the next day brings nothing. */
function reveal(effect: Effect, stays: Stays, position: Position = {}, grid = 0): TestTable {
  const pieces = [
    ...plainCity(),
    grid === 0 ? quietTracker(2) : tracker(2, 10, { red: grid, grey: [0, 0] }),
    event("omened", [5, 2, 6], effect, stays),
    quietEvent("calm", 5, [2, 6]),
  ];
  return table({ phase: "event", eventDeck: ["omened", "calm"], ...position }, { pieces });
}

const gain: Effect = [{ do: "gain", what: "veil", n: 1 }];
/** As the Curse of our Clan: it lies on the sheet until its bearer is drained, who loses one blood. */
const curse: Effect = [
  { do: "stay", with: "leader" },
  { do: "lose", what: "blood", n: 1, who: "leader" },
];
const untilDrained: Stays = { until: { is: "drained", who: "self" }, then: gain };

function left(t: TestTable): unknown[] {
  return t.factsOf("card-left");
}

describe("a card that stays", () => {
  const more: Stays = { standing: [{ kind: "modifier", value: "ap", add: 1 }] };

  test("MN-3.6 on a vampire's sheet works for that vampire, wherever it goes", () => {
    const t = reveal([{ do: "stay", with: "leader" }], more, { leader: "mila" });
    expect(t.position.standing).toEqual([
      { effect: "omened/stays.standing.0", holder: "mila", place: null },
    ]);
    expect(t.factsOf("card-stays")).toEqual([
      { fact: "card-stays", rule: "MN-3.6", piece: "omened", district: null },
    ]);
    t.expectPosition({ active: "mila", ap: 3, goneEvents: [] });
    t.answer("move:museum", "end-turn").expectPosition({ active: "imre", ap: 2 });
    t.answer("end-turn", "end-turn").expectPosition({ active: "mila", leader: "imre", ap: 3 });
  });

  test("MN-3.6 in a district works there", () => {
    const t = reveal(
      [
        { do: "choose", from: { set: "districts", where: "center" }, as: "spot" },
        { do: "stay", at: "spot" },
      ],
      more,
      { vampires: { mila: { at: "cathedral" } } },
    ).answer("cathedral");
    expect(t.position.standing).toEqual([
      { effect: "omened/stays.standing.0", holder: null, place: "cathedral" },
    ]);
    expect(t.factsOf("card-stays")).toMatchObject([{ district: "cathedral" }]);
    t.expectPosition({ active: "imre", ap: 2, goneEvents: [] });
    t.answer("end-turn").expectPosition({ active: "mila", ap: 3 });
  });

  test("MN-3.6 for the whole city works everywhere", () => {
    const t = reveal([{ do: "stay" }], more);
    t.expectPosition({ ap: 3 });
    t.answer("end-turn").expectPosition({ active: "mila", ap: 3 });
  });

  test("MN-3.6 is placed first, so that it works while its text is applied", () => {
    const stays: Stays = {
      standing: [{ kind: "trigger", after: "minions-placed", at: "anywhere", then: gain }],
    };
    const place: Effect = [{ do: "stay" }, { do: "place", what: "minion", at: "leader" }];
    const t = reveal(place, stays, { veil: 4 });
    t.expectPosition({ veil: 5 });
    expect(t.factsOf("trigger")).toMatchObject([{ piece: "omened", rule: "MN-3.6" }]);
    t.answer("recruit").expectPosition({ veil: 6 });
  });

  test("MN-3.6 a card that does not stay leaves the game", () => {
    const t = table(
      { phase: "event", eventDeck: ["calm"] },
      { pieces: [...plainCity(), quietTracker(2), quietEvent("calm", 5, [2, 6])] },
    );
    t.expectPosition({ goneEvents: ["calm"], standing: [] });
    expect(left(t)).toEqual([]);
  });
});

describe("until its condition is met", () => {
  test("MN-3.6 the leader with 1 blood loses it, is drained, then the card goes: veil +1", () => {
    const t = reveal(curse, untilDrained, { veil: 3, vampires: { imre: { blood: 1 } } });
    const told = t.facts.map(({ fact }) => fact);
    expect(told.slice(0, 7)).toEqual([
      "event-revealed",
      "card-stays",
      "blood-lost",
      "drained",
      "card-left",
      "veil-gained",
      "event-ended",
    ]);
    expect(left(t)).toEqual([{ fact: "card-left", rule: "MN-3.6", piece: "omened" }]);
    expect(t.factsOf("veil-gained")).toMatchObject([{ n: 1, now: 4, rule: "MN-3.8" }]);
    t.expectPosition({ goneEvents: ["omened"], standing: [] });
  });

  test("MN-3.6 already drained: nothing is lost, the card goes at once", () => {
    const t = reveal(curse, untilDrained, { veil: 3, vampires: { imre: { blood: 0 } } });
    expect(t.factsOf("blood-lost")).toEqual([]);
    expect(t.factsOf("veil-gained")).toMatchObject([{ n: 1, now: 4 }]);
    t.expectPosition({ goneEvents: ["omened"], standing: [] });
  });

  test("MN-3.6 with more blood it stays, and only once is blood lost", () => {
    const t = reveal(curse, untilDrained, { veil: 3, vampires: { imre: { blood: 2 } } });
    t.expectPosition({ vampires: { imre: { blood: 1 } }, goneEvents: [], veil: 3 });
    t.answer("end-turn", "end-turn");
    t.expectPosition({ round: 2, vampires: { imre: { blood: 1 } }, goneEvents: ["calm"], veil: 3 });
  });

  test("MN-3.6 it is tested at once, whenever it may have become true", () => {
    const t = table(
      {
        phase: "turn",
        veil: 3,
        eventsInPlay: { omened: { with: "imre" } },
        vampires: { imre: { at: "museum", blood: 1 }, mila: { at: "museum" } },
        districts: { museum: { exposed: 2 } },
        dice: [1, 6, 6],
      },
      { pieces: [...plainCity(), event("omened", [5, 2, 6], curse, untilDrained)] },
    ).answer("fight", "die:1");
    // In the middle of the combat, before Mila goes on.
    const told = t.facts.map(({ fact }) => fact);
    expect(told).toEqual([
      "die-picked",
      "die-used",
      "blood-lost",
      "drained",
      "card-left",
      "veil-gained",
      "fighter-changed",
    ]);
    t.expectPosition({ veil: 4, goneEvents: ["omened"], standing: [] });
    expect(t.factsOf("veil-gained")).toMatchObject([{ rule: "MN-7.1" }]);
  });

  test("MN-3.6 it concerns the vampire on whose sheet it lies, not the leader", () => {
    const t = table(
      {
        phase: "turn",
        leader: "mila",
        active: "imre",
        eventsInPlay: { omened: { with: "imre" } },
        vampires: { mila: { blood: 0 } },
      },
      { pieces: [...plainCity(), event("omened", [5, 2, 6], curse, untilDrained)] },
    );
    expect(t.position.standing).toHaveLength(1);
    t.expectPosition({ goneEvents: [] });
  });

  test("MN-3.6 a condition that is true from the start ends it after it was applied", () => {
    const stays: Stays = { until: { is: "day" } };
    const t = reveal([{ do: "stay" }, ...gain], stays, { veil: 3 });
    t.expectPosition({ veil: 4, goneEvents: ["omened"], standing: [] });
    expect(left(t)).toHaveLength(1);
  });

  test("MN-3.6 a condition that its own text makes untrue does not end it", () => {
    const place: Effect = [
      { do: "stay", at: "leader" },
      { do: "place", what: "agent", at: "leader" },
    ];
    const stays: Stays = {
      until: { is: "not", that: { is: "has", at: "here", feature: "agent" } },
    };
    const t = reveal(place, stays, { veil: 3 });
    expect(left(t)).toEqual([]);
    t.expectPosition({ goneEvents: [], districts: { "railway-station": { hidden: 1 } } });
  });

  test("MN-3.6 nor does the answer to a question in the middle of its text", () => {
    const choose: Effect = [
      { do: "stay", with: "leader" },
      { do: "choose", from: { set: "vampires" }, as: "kin" },
      { do: "lose", what: "blood", n: 1, who: "kin" },
    ];
    const t = reveal(choose, untilDrained, { veil: 3, vampires: { imre: { blood: 0 } } });
    expect(t.position.standing).toHaveLength(1);
    t.answer("mila");
    expect(t.facts.map(({ fact }) => fact).slice(0, 2)).toEqual(["blood-lost", "card-left"]);
  });

  test("MN-3.6 all that it did ends with it, and nothing else", () => {
    const stays: Stays = {
      standing: [{ kind: "modifier", value: "ap", add: 1 }],
      until: { is: "at-most", n: 2, of: { count: "veil" } },
    };
    const t = table(
      {
        phase: "turn",
        veil: 3,
        vampires: { imre: { blood: 3, kills: 4 } },
        eventsInPlay: { omened: {}, other: {} },
      },
      {
        pieces: [
          ...plainCity(),
          event("omened", [5, 2, 6], [{ do: "stay" }], stays),
          event("other", [5, 2, 6], [{ do: "stay" }], {
            standing: [{ kind: "modifier", value: "ap", add: 1 }],
          }),
        ],
      },
    );
    expect(t.position.standing).toHaveLength(3);
    t.answer("wild-hunt");
    expect(t.position.standing).toEqual([
      { effect: "other/stays.standing.0", holder: null, place: null },
    ]);
    t.answer("end-turn").expectPosition({ active: "mila", ap: 3 });
  });
});

describe("afterwards", () => {
  const atDusk = (then: Effect): Stays => ({
    standing: [{ kind: "trigger", after: "dusk", at: "anywhere", then }],
  });

  test("MN-3.9 what a staying card cannot place costs veil at once, entry by night costs none", () => {
    const stays = atDusk([{ do: "place", what: "agent", n: 12, at: "leader" }]);
    const t = reveal([{ do: "stay" }], stays, { veil: 4 });
    t.expectPosition({
      veil: 2,
      agentReserve: 0,
      districts: { "railway-station": { hidden: 10 } },
    });
    expect(t.factsOf("agents-missing")).toMatchObject([{ n: 2, rule: "MN-3.9" }]);
    expect(t.factsOf("veil-lost")).toEqual([
      { fact: "veil-lost", rule: "MN-3.9", n: 2, now: 2, why: "shortage" },
    ]);
  });

  test("MN-3.9 MN-3.10 so does a minion that it replaces by a missing agent", () => {
    const stays = atDusk([{ do: "replace", what: "minion", n: 1, at: "leader" }]);
    const t = reveal([{ do: "stay" }], stays, { veil: 4, agentReserve: 0 });
    t.expectPosition({ veil: 3, districts: { "railway-station": { minions: 1 } } });
  });

  test("MN-3.9 at veil 1 an agent that is missing at night is the end", () => {
    const stays = atDusk([{ do: "place", what: "agent", at: "leader" }]);
    const t = reveal([{ do: "stay" }], stays, { veil: 1, agentReserve: 0 });
    expect(t.outcome).toBe("defeat-veil");
  });

  test("MN-3.9 while another event is resolved shortage and entry wait for its end", () => {
    const stays: Stays = {
      standing: [
        {
          kind: "trigger",
          after: "event-revealed",
          then: [{ do: "place", what: "agent", at: "leader" }],
        },
      ],
    };
    const day = (agentReserve: number): TestTable =>
      table(
        { phase: "event", eventTop: ["calm"], veil: 4, agentReserve, eventsInPlay: { omened: {} } },
        {
          pieces: [
            ...plainCity(),
            quietTracker(2),
            event("omened", [5, 2, 6], [{ do: "stay" }], stays),
            quietEvent("calm", 5, [2, 6]),
          ],
        },
      );
    expect(day(1).factsOf("veil-lost")).toMatchObject([{ n: 1, why: "entry", rule: "MN-3.7" }]);
    expect(day(0).factsOf("veil-lost")).toMatchObject([{ n: 1, why: "shortage", rule: "MN-3.5" }]);
  });

  test("MN-3.9 an agent of a staying card is one of an event, so a placed relic may draw it", () => {
    const urn = relic("test-urn", [{ kind: "redirect" }], true);
    const stays = atDusk([{ do: "place", what: "agent", at: "leader" }]);
    const t = table(
      { phase: "hunt", eventsInPlay: { omened: {} }, placedRelics: { "test-urn": "cathedral" } },
      { pieces: [...plainCity(), urn, event("omened", [5, 2, 6], [{ do: "stay" }], stays)] },
    );
    t.expectOptions("railway-station:0-to-cathedral", "railway-station:1-to-cathedral");
    t.answer("railway-station:1-to-cathedral");
    t.expectPosition({ districts: { cathedral: { hidden: 1 }, "railway-station": { hidden: 0 } } });
  });

  test("MN-3.8 the entry on the same card still costs: the bearer was awake at that moment", () => {
    const t = reveal(
      curse,
      untilDrained,
      { veil: 3, vampires: { imre: { at: "hospital", blood: 1 } } },
      1,
    );
    const changes = t.facts.filter(({ fact }) => /^veil/.test(fact as string));
    expect(changes.slice(0, 2)).toMatchObject([
      { fact: "veil-gained", now: 4 },
      { fact: "veil-lost", now: 3, why: "entry" },
    ]);
  });
});
