import { describe, expect, test } from "vitest";
import type { Position } from "../../src/position/form.js";
import { ritual } from "../support/pieces.js";
import type { Effect } from "../support/probe.js";
import { factsOver, scene, trigger } from "../support/rites.js";
import type { TestTable } from "../support/table.js";

/** How triggers answer: in which order, how often, and with which conditions. */

const vp = (n = 1): Effect => [{ do: "gain", what: "vp", n }];
const orders = (rites: Parameters<typeof scene>[0], players: Position["players"], rest = {}) =>
  scene(rites, { phase: "orders", players, ...rest }, { players: players?.length ?? 2 });

function answered(t: TestTable, ...keys: string[]): [string, number][] {
  const facts = factsOver(t, "set-off", ...keys);
  return facts.map(({ piece, seat }) => [String(piece), Number(seat)]);
}

describe("the order of triggers", () => {
  const anyone = { who: "anyone" } as const;
  const rites = ["a", "b", "c", "d"].map((id) => trigger(id, "scavenged", vp(), anyone));

  test.each([
    { start: 0, order: ["c", "a", "d", "b"] },
    { start: 1, order: ["a", "d", "b", "c"] },
    { start: 2, order: ["b", "c", "a", "d"] },
  ])("BO-1.7 from the start player on (seat $start), one's own as gained", ({ start, order }) => {
    const t = scene(
      rites,
      {
        phase: "orders",
        players: [{ rituals: ["c"] }, { rituals: ["a", "d"] }, { rituals: ["b"] }],
      },
      { players: 3, start },
    );
    expect(t.seat).toBe(start);
    expect(answered(t, "scavenge:1").map(([piece]) => piece)).toEqual(order);
  });

  test("one's own in the order in which they were gained, whatever their names", () => {
    const t = orders(rites, [{ rituals: ["d", "b", "c", "a"] }, {}]);
    expect(answered(t, "scavenge:1").map(([piece]) => piece)).toEqual(["d", "b", "c", "a"]);
  });

  test("each is resolved before the next begins, choices too", () => {
    const choose: Effect = [
      { do: "choose", from: { set: "numbers", from: 1, to: 2 }, as: "n" },
      { do: "gain", what: "vp", n: "n" },
    ];
    const two = ["a", "b"].map((id) => trigger(id, "scavenged", choose, anyone));
    const t = orders(two, [{ rituals: ["b"] }, { rituals: ["a"] }]).answer("scavenge:1");
    expect([t.question, t.about, t.seats]).toEqual(["effect.choose", "b", [0]]);
    t.answer("2").expectPlayer(0, { vp: 2 });
    expect([t.question, t.about, t.seats]).toEqual(["effect.choose", "a", [1]]);
    t.answer("1").expectPlayer(1, { vp: 1 });
    expect([t.question, t.seat]).toEqual(["orders.turn", 0]);
  });

  test("a trigger comes between the steps of the effect that set it off", () => {
    const effect: Effect = [{ do: "draw" }, { do: "gain", what: "vp", n: { count: "influence" } }];
    const use = ritual("use", { daily: { effect } });
    const rite = trigger("own", "victim-gained", [{ do: "gain", what: "influence", n: 3 }]);
    const t = orders([use, rite], [{ rituals: ["use", "own"] }, {}]);
    t.answer("use:use").expectPlayer(0, { influence: 8, vp: 8 });
  });

  test("a trigger may set off another", () => {
    const draw = trigger("first", "scavenged", [{ do: "draw" }]);
    const then = trigger("second", "victim-gained", vp(), anyone);
    const t = orders([draw, then], [{ rituals: ["first"] }, { rituals: ["second"] }]);
    expect(answered(t, "scavenge:1")).toEqual([
      ["first", 0],
      ["second", 1],
    ]);
    t.expectPlayer(1, { vp: 1 });
  });
});

describe("how often", () => {
  const shift: Effect = [
    { do: "choose", from: { set: "quarters" }, as: "spot" },
    { do: "shift", at: "spot", by: 1 },
  ];
  const use = ["one", "two"].map((id) => ritual(id, { daily: { effect: shift } }));

  test("every time unless told otherwise; once a day if told so", () => {
    const often = trigger("often", "die-shifted", vp());
    const once = trigger("once", "die-shifted", vp(4), { once: "day" });
    const rituals = ["often", "once", "one", "two"];
    const t = orders([...use, often, once], [{ rituals }, {}]);
    expect(answered(t, "use:one", "north", "use:two", "north").map(([piece]) => piece)).toEqual([
      "often",
      "once",
      "often",
    ]);
    t.expectPlayer(0, { vp: 6 });
    expect(t.position.setOff).toEqual(["once/standing.0"]);
  });

  test("once a day: swapping dice changes two, and is answered once", () => {
    const swap: Effect = [
      { do: "choose", from: { set: "quarters" }, as: "a" },
      { do: "choose", from: { set: "quarters", not: "a" }, as: "b" },
      { do: "swap-dice", a: "a", b: "b" },
    ];
    const pieces = [
      ritual("use", { daily: { effect: swap } }),
      trigger("once", "die-shifted", vp(), { once: "day" }),
    ];
    const quarters = { north: { location: "loc1-1", victim: "v1-1", die: 5 } };
    const t = orders(pieces, [{ rituals: ["use", "once"] }, {}], { quarters });
    expect(answered(t, "use:use", "north", "south")).toEqual([["once", 0]]);
  });

  test("once a day: not spent where its condition does not hold", () => {
    const when = { is: "at-least", n: 2, of: { count: "fear" } } as const;
    const rite = trigger("once", "scavenged", vp(), { once: "day", when, who: "anyone" });
    const t = orders([rite], [{ rituals: ["once"] }, {}]);
    expect(answered(t, "scavenge:1", "place:dawn:north", "end", "scavenge:5")).toEqual([]);
    t.answer("place:dawn:north", "end");
    expect(answered(t, "scavenge:1")).toEqual([["once", 0]]);
  });

  test("once a day: on the next Day again", () => {
    const rite = trigger("once", "scavenged", vp(), { once: "day" });
    const setOff = ["once/standing.0"];
    const t = scene([rite], { phase: "cleanup", setOff, players: [{}, { rituals: ["once"] }] });
    t.feedAll().expectPosition({ day: 2, setOff: [] }).planNothing();
    expect(t.seat).toBe(1);
    expect(answered(t, "scavenge:1")).toEqual([["once", 1]]);
  });

  test("once a day: what answered after feeding answers on the next Day again", () => {
    const late = trigger("late", "fed", [
      {
        do: "each",
        of: { set: "quarters" },
        as: "spot",
        then: [{ do: "shift", at: "spot", by: 1 }],
      },
    ]);
    const once = trigger("once", "die-shifted", vp(), { once: "day" });
    const t = scene([late, once], {
      phase: "cleanup",
      players: [{ rituals: ["late", "once"] }],
    }).feedAll();
    t.expectPlayer(0, { vp: 1 }).expectPosition({ day: 2, setOff: [] });
  });

  test("two Rituals alike each answer", () => {
    const rites = ["a", "b"].map((id) => trigger(id, "scavenged", vp(), { once: "day" }));
    const t = orders(rites, [{ rituals: ["a", "b"] }, {}]).answer("scavenge:1");
    t.expectPlayer(0, { vp: 2 });
  });
});

describe("whom and when", () => {
  test.each([
    { who: undefined, mine: 1, theirs: 0 },
    { who: "owner", mine: 1, theirs: 0 },
    { who: "others", mine: 0, theirs: 1 },
    { who: "anyone", mine: 1, theirs: 1 },
  ] as const)("who $who: $mine for one's own deed, $theirs for another's", (one) => {
    const rite = trigger("rite", "scavenged", vp(), { who: one.who });
    const t = orders([rite], [{ rituals: ["rite"] }, {}]).answer("scavenge:1");
    t.expectPlayer(0, { vp: one.mine }).answer("place:dawn:north", "end", "scavenge:1");
    t.expectPlayer(0, { vp: one.mine + one.theirs }).expectPlayer(1, { vp: 0 });
  });

  test("when: asked at the moment of the happening, not when its turn comes", () => {
    const when = { is: "at-least", n: 8, of: { count: "blood" } } as const;
    const drain = trigger("drain", "scavenged", [{ do: "lose", what: "blood", n: "all" }]);
    const rich = trigger("rich", "scavenged", vp(), { when });
    const t = orders([drain, rich], [{ rituals: ["drain", "rich"] }, {}]).answer("scavenge:1");
    t.expectPlayer(0, { blood: 0, vp: 1 });
    const poor = orders([drain, rich], [{ rituals: ["drain", "rich"], blood: 6 }, {}]);
    poor.answer("scavenge:1").expectPlayer(0, { vp: 0 });
  });

  test("them and self: whose deed it was, and whose Ritual", () => {
    const then: Effect = [
      { do: "give", what: "influence", n: 2, from: "them", to: "self" },
      { do: "choose", from: { set: "players" }, as: "rival" },
      { do: "lose", what: "blood", who: "rival" },
    ];
    const rite = trigger("rite", "scavenged", then, { who: "others" });
    const players = [{}, { rituals: ["rite"] }, {}];
    const t = scene([rite], { phase: "orders", players }, { players: 3, start: 2 });
    t.answer("scavenge:1").expectPlayer(2, { influence: 3 }).expectPlayer(1, { influence: 7 });
    expect(t.seat).toBe(1);
    t.expectOptions("seat-1", "seat-3").answer("seat-1").expectPlayer(0, { blood: 6 });
    expect([t.question, t.seat]).toEqual(["orders.turn", 2]);
  });
});
