import { describe, expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import {
  type Effect,
  event,
  plainCity,
  quietTracker,
  type Standing,
  tracker,
} from "../support/city.js";
import { quietEvent, type TestTable, table } from "../support/table.js";

/** Red: the hospital. Grey: the asylum and the town hall. Nobody is there. */
const patrol = quietEvent("patrol", 5, [2, 6]);

function reveal(
  numbers: { high: [number, number, number]; low?: [number, number, number] },
  position: Position = {},
  standing: Standing | undefined = undefined,
): TestTable {
  const row = ([red, one, two]: [number, number, number]) => ({
    red,
    grey: [one, two] as [number, number],
  });
  const { high, low = high } = numbers;
  const pieces = [
    ...plainCity(standing === undefined ? {} : { cathedral: { standing } }),
    tracker(2, 10, row(high), row(low)),
    patrol,
  ];
  return table(
    { phase: "event", eventTop: ["patrol"], ...position },
    { pieces, players: 2, control: [1, 0] },
  );
}

function placed(t: TestTable): unknown[] {
  return t.factsOf("agents-placed").map(({ district, n }) => [district, n]);
}

describe("the reveal", () => {
  test("MN-3.3 the top event is turned, done, and leaves the game", () => {
    const t = reveal({ high: [1, 0, 0] }, { eventDeck: ["patrol", "curfew"] });
    expect(t.facts[0]).toEqual({ fact: "event-revealed", rule: "MN-3.3", event: "patrol" });
    expect(t.factsOf("event-ended")).toEqual([
      { fact: "event-ended", rule: "MN-3.6", event: "patrol" },
    ]);
    t.expectPosition({ eventDeck: ["curfew"], goneEvents: ["patrol"], event: null });
  });

  test("MN-3.3 what was turned up is known: an undo before it is not free", () => {
    const day: Effect = [{ do: "gain", what: "veil" }];
    const t = table(
      { phase: "districts", eventTop: ["patrol"] },
      { pieces: [...plainCity({ museum: { day }, asylum: { day } }), quietTracker(2), patrol] },
    ).answer("museum");
    expect(t.scene.play.moments.at(-1)?.mark).toBe("reveal");
  });

  test("MN-3.3 without a card to draw the players lose", () => {
    const t = table({ phase: "event", eventDeck: [], veil: 6 });
    expect(t.outcome).toBe("defeat-deck");
    expect(t.facts).toEqual([{ fact: "defeat", rule: "MN-3.3", why: "defeat-deck" }]);
    expect(t.question).toBeUndefined();
  });

  test("MN-3.3 the last card is still played: an empty deck loses only at the next reveal", () => {
    const t = reveal({ high: [1, 0, 0] }, { eventDeck: ["patrol"] });
    expect(t.outcome).toBeNull();
    t.answer("end-turn", "end-turn");
    expect(t.outcome).toBe("defeat-deck");
    t.expectPosition({ round: 2 });
  });
});

describe("the tracker's row", () => {
  const numbers = { high: [1, 0, 0], low: [3, 0, 0] } satisfies Parameters<typeof reveal>[0];
  test.each([
    { veil: 6, red: 1 },
    { veil: 5, red: 1 },
    { veil: 4, red: 1 },
    { veil: 3, red: 3 },
    { veil: 2, red: 3 },
    { veil: 1, red: 3 },
  ])("MN-3.4 at veil $veil the red district gets $red", ({ veil, red }) => {
    const t = reveal(numbers, { veil });
    expect(placed(t)).toEqual([["hospital", red]]);
    t.expectPosition({ districts: { hospital: { hidden: red, exposed: 0 } }, veil });
  });

  test("MN-3.4 is that of the veil at the reveal, whatever happens to it then", () => {
    const standing: Standing = [
      {
        kind: "trigger",
        after: "event-revealed",
        at: "anywhere",
        then: [{ do: "lose", what: "veil", n: 1 }],
      },
    ];
    const t = reveal(numbers, { veil: 4 }, standing);
    expect(placed(t)).toEqual([["hospital", 1]]);
    t.expectPosition({ veil: 3 });
  });

  test("MN-3.4 is that of the number of vampires", () => {
    const pieces = [
      ...plainCity(),
      tracker(2, 10, { red: 1, grey: [0, 0] }),
      tracker(3, 11, { red: 2, grey: [0, 0] }),
      patrol,
    ];
    const vampires = ["imre", "mila", "laszlo"];
    const t = table({ phase: "event", eventTop: ["patrol"] }, { pieces, vampires });
    t.expectPosition({ districts: { hospital: { hidden: 2 } } });
  });
});

describe("the grid", () => {
  test("MN-3.4 red first, then grey, hidden", () => {
    const t = reveal({ high: [2, 1, 1] });
    expect(placed(t)).toEqual([
      ["hospital", 2],
      ["asylum", 1],
      ["town-hall", 1],
    ]);
    t.expectPosition({
      districts: {
        hospital: { hidden: 2, exposed: 0 },
        asylum: { hidden: 1, exposed: 0 },
        "town-hall": { hidden: 1, exposed: 0 },
      },
      agentReserve: 6,
      demand: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    });
    expect(t.factsOf("agents-placed").every(({ rule }) => rule === "MN-3.4")).toBe(true);
  });

  test("MN-3.4 equal grey numbers leave no choice, nor do no agents at all", () => {
    expect(reveal({ high: [1, 2, 2] }).question).toBe("night.act");
    const none = reveal({ high: [0, 0, 0] });
    expect(none.question).toBe("night.act");
    expect(placed(none)).toEqual([]);
  });

  test.each([{ grey: [1, 0] as const }, { grey: [0, 1] as const }])(
    "MN-3.4 unequal grey numbers $grey: the leader's player chooses who gets more",
    (row) => {
      const [one, two] = row.grey;
      const t = reveal({ high: [1, one, two] }, { leader: "mila" });
      expect([t.question, t.seat, t.rule]).toEqual(["event.more-grey", 0, "MN-3.4"]);
      t.expectOptions("asylum", "town-hall");
      t.expectPosition({ districts: { hospital: { hidden: 1 }, asylum: { hidden: 0 } } });
      t.answer("town-hall");
      t.expectPosition({ districts: { asylum: { hidden: 0 }, "town-hall": { hidden: 1 } } });
      t.undo().answer("asylum");
      t.expectPosition({ districts: { asylum: { hidden: 1 }, "town-hall": { hidden: 0 } } });
    },
  );

  test("MN-3.4 both unequal numbers are given out", () => {
    const t = reveal({ high: [0, 3, 1] });
    t.answer("town-hall");
    t.expectPosition({ districts: { asylum: { hidden: 1 }, "town-hall": { hidden: 3 } } });
    t.undo().answer("asylum");
    t.expectPosition({ districts: { asylum: { hidden: 3 }, "town-hall": { hidden: 1 } } });
  });

  test("MN-3.4 what is changed by an effect: red, and only those grey numbers that are there", () => {
    const more: Standing = [
      { kind: "modifier", value: "red", add: 2, at: "anywhere" },
      { kind: "modifier", value: "grey", add: 1, at: "anywhere" },
    ];
    const t = reveal({ high: [1, 1, 0] }, {}, more);
    expect(placed(t)).toEqual([["hospital", 3]]);
    t.answer("asylum");
    t.expectPosition({ districts: { asylum: { hidden: 2 }, "town-hall": { hidden: 0 } } });
    const fewer: Standing = [
      { kind: "modifier", value: "red", add: -3, at: "anywhere" },
      { kind: "modifier", value: "grey", add: -2, at: "anywhere" },
    ];
    const u = reveal({ high: [2, 1, 3] }, {}, fewer);
    expect(placed(u)).toEqual([]);
    u.expectOptions("asylum", "town-hall").answer("asylum");
    u.expectPosition({ districts: { asylum: { hidden: 1 }, "town-hall": { hidden: 0 } } });
  });
});

describe("the text", () => {
  test("MN-3.6 comes after the grid", () => {
    const pieces = [
      ...plainCity(),
      tracker(2, 10, { red: 1, grey: [1, 1] }),
      event(
        "sweep",
        [5, 2, 6],
        [
          {
            do: "each",
            of: { set: "districts", with: ["agent"] },
            as: "spot",
            then: [{ do: "expose", at: "spot" }],
          },
        ],
      ),
    ];
    const t = table({ phase: "event", eventTop: ["sweep"] }, { pieces });
    t.expectPosition({
      districts: {
        hospital: { hidden: 0, exposed: 1 },
        asylum: { exposed: 1 },
        "town-hall": { exposed: 1 },
      },
    });
  });

  test("MN-3.6 knows the card's own grid, not that of an omen of the night before", () => {
    const pieces = [
      ...plainCity(),
      tracker(2, 10, { red: 0, grey: [0, 0] }),
      event(
        "mark",
        [5, 2, 6],
        [{ do: "place", what: "minion", in: { set: "districts", where: "red" } }],
      ),
    ];
    const t = table({ phase: "event", eventTop: ["mark"], omen: "last-crusade" }, { pieces });
    t.expectPosition({
      districts: { hospital: { minions: 1 }, "town-hall": { minions: 0 } },
      omen: null,
    });
  });

  test("MN-5.15 an omen that the card itself turned does not outlast it", () => {
    const pieces = [
      ...plainCity(),
      quietTracker(2),
      event(
        "sign",
        [5, 2, 6],
        [{ do: "omen" }, { do: "place", what: "minion", in: { set: "districts", where: "red" } }],
      ),
    ];
    const t = table(
      {
        phase: "event",
        eventDeck: ["sign", "last-crusade"],
        districts: { museum: { hidden: 3 }, asylum: { hidden: 3 } },
        vampires: { imre: { at: "museum" }, mila: { at: "asylum" } },
      },
      { pieces },
    );
    expect(t.question).toBe("day.next-combat");
    t.expectPosition({ omen: null, districts: { "town-hall": { minions: 1 } }, eventDeck: [] });
  });
});
