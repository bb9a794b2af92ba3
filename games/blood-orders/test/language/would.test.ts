import { describe, expect, test } from "vitest";
import type { Position } from "../../src/position/form.js";
import { atDawn, DECK, type Effect, expectDone, probe } from "../support/probe.js";

/** `may` asks as soon as the least thing would change, and not where nothing would. */

const vp = (n = 1): Effect => [{ do: "gain", what: "vp", n }];
const isAsked = (then: Effect, position: Position = {}): boolean =>
  probe([{ do: "may", then }], position).question === "effect.may";
const isAskedHere = (then: Effect, position: Position = {}): boolean =>
  atDawn([{ do: "may", then }], position).question === "effect.may";

describe("what a player has", () => {
  test.each(["blood", "influence", "vp", "fear"] as const)("gain %s: 1 is enough", (what) => {
    expect(isAsked([{ do: "gain", what }])).toBe(true);
    expect(isAsked([{ do: "gain", what, n: 0 }])).toBe(false);
  });

  test("gain fear: not at the upper end of the track", () => {
    const at = (fear: number): boolean =>
      isAsked([{ do: "gain", what: "fear" }], { players: [{ fear }] });
    expect([at(23), at(24)]).toEqual([true, false]);
  });

  test.each(["blood", "influence", "vp", "fear"] as const)("lose %s: the last 1", (what) => {
    const has = (n: number, lost = 1): boolean =>
      isAsked([{ do: "lose", what, n: lost }], { players: [{ [what]: n }] });
    expect([has(1), has(0), has(1, 0)]).toEqual([true, false, false]);
  });

  test("give: the last 1 of who gives", () => {
    const give = (vp: number, n = 1): boolean =>
      isAsked([{ do: "give", what: "vp", n, from: "self", to: "self" }], { players: [{ vp }] });
    expect([give(1), give(0), give(1, 0)]).toEqual([true, false, false]);
  });

  test("recruit and boost: 1", () => {
    expect(isAsked([{ do: "recruit", card: "elder" }])).toBe(true);
    expect(isAsked([{ do: "boost", order: "night" }])).toBe(true);
  });

  test("pay: whoever can, and whoever would do something else instead", () => {
    const gain: Effect = [{ do: "gain", what: "blood" }];
    const idle: Effect = [{ do: "lose", what: "fear" }];
    const pay = (vp: number, otherwise?: Effect): boolean =>
      isAsked([{ do: "pay", cost: { vp: 1 }, then: gain, else: otherwise }], { players: [{ vp }] });
    expect([pay(1), pay(0)]).toEqual([true, false]);
    expect([pay(1, idle), pay(0, idle), pay(0, gain)]).toEqual([true, false, true]);
  });
});

describe("what lies in a Quarter", () => {
  test("put: 1 is enough", () => {
    expect(isAskedHere([{ do: "put", what: "blood", at: "here" }])).toBe(true);
  });

  test("take and move: the last 1", () => {
    const with1 = (blood: number): Position => ({ quarters: { north: { blood } } });
    const take: Effect = [{ do: "take", what: "blood", at: "here" }];
    expect([1, 0].map((n) => isAskedHere(take, with1(n)))).toEqual([true, false]);
    const move: Effect = [
      { do: "choose", from: { set: "quarters", not: "here" }, as: "spot" },
      { do: "move", what: "blood", from: "here", to: "spot" },
    ];
    expect([1, 0].map((n) => isAskedHere(move, with1(n)))).toEqual([true, false]);
  });

  test("shift, set-die, swap-dice: where a die would show something else", () => {
    const die = (n: number): Position => ({ quarters: { north: { die: 1 }, south: { die: n } } });
    const south: Effect[number] = { do: "choose", from: { set: "quarters", not: "here" }, as: "s" };
    expect(isAskedHere([{ do: "shift", at: "here", by: 1 }])).toBe(true);
    expect(isAskedHere([{ do: "set-die", at: "here", to: 2 }])).toBe(true);
    const swap: Effect = [south, { do: "swap-dice", a: "here", b: "s" }];
    const all = (n: number): Position => ({
      quarters: { ...die(n).quarters, east: { die: 1 } },
    });
    expect([isAskedHere(swap, all(2)), isAskedHere(swap, all(1))]).toEqual([true, false]);
  });
});

describe("Victims", () => {
  const deck = (victimDeck: string[], discards: string[]): Position => ({
    victimDeck,
    discards,
    gone: DECK.filter((id) => !victimDeck.includes(id) && !discards.includes(id)),
  });

  test.each([{ do: "draw" }, { do: "cull" }, { do: "look", n: 2 }] as const)(
    "$do: with one card in the deck, or one in the discard",
    (step) => {
      expect(isAsked([step], deck(["v1-4"], []))).toBe(true);
      expect(isAsked([step], deck([], ["v1-4"]))).toBe(true);
      expect(isAsked([step], deck([], []))).toBe(false);
    },
  );

  test("dismiss, bury, seize, summon: by whether there is a Victim", () => {
    const empty: Position = { quarters: { north: { victim: null } }, gone: ["v1-1"] };
    for (const verb of ["dismiss", "bury", "seize"] as const) {
      expect(isAskedHere([{ do: verb, at: "here" }]), verb).toBe(true);
      expect(isAskedHere([{ do: verb, at: "here" }], empty), verb).toBe(false);
    }
    expect(isAskedHere([{ do: "summon", at: "here" }], empty)).toBe(true);
  });

  test("wake, recover, break: what was chosen is there", () => {
    const chosen = (from: object, step: object): Effect =>
      [{ do: "choose", from, as: "one" }, step] as Effect;
    const players = [{ torpor: ["elder"] }];
    expect(isAsked(chosen({ set: "torpor" }, { do: "wake", card: "one" }), { players })).toBe(true);
    const recover = chosen({ set: "discards" }, { do: "recover", card: "one" });
    expect(isAsked(recover, { discards: ["v1-4"] })).toBe(true);
    expect(isAsked(chosen({ set: "market" }, { do: "break", ritual: "one" }))).toBe(true);
    expect(isAsked(recover)).toBe(false);
  });
});

describe("nobody is asked where nothing would change", () => {
  const idle: [string, Effect][] = [
    ["lose fear", [{ do: "lose", what: "fear" }]],
    ["lose vp", [{ do: "lose", what: "vp", n: "all" }]],
    ["gain nothing", [{ do: "gain", what: "vp", n: 0 }]],
    ["give nothing", [{ do: "give", what: "vp", from: "self", to: "self" }]],
    ["pay too much", [{ do: "pay", cost: { vp: 1 }, then: [{ do: "draw" }] }]],
    ["choose from nothing", [{ do: "choose", from: { set: "torpor" }, as: "x" }, ...vp()]],
    ["repeat 0", [{ do: "repeat", times: { count: "vp" }, then: [{ do: "draw" }] }]],
    ["boost 0", [{ do: "boost", order: "dawn", n: 0 }]],
    ["recruit 0", [{ do: "recruit", card: "elder", n: 0 }]],
    ["cull 0", [{ do: "cull", n: 0 }]],
    ["if not", [{ do: "if", when: { is: "at-least", n: 9, of: 1 }, then: vp() }]],
    ["either nothing", [{ do: "may", then: [{ do: "lose", what: "fear" }] }]],
  ];
  test.each(idle)("%s", (_name, then) => {
    expectDone(probe([{ do: "may", then }, ...vp(4)])).expectPlayer(0, { vp: 4 });
  });

  const idleHere: [string, Effect][] = [
    ["die already there", [{ do: "set-die", at: "here", to: 1 }]],
    ["die at its end", [{ do: "shift", at: "here", by: -1 }]],
    ["take of nothing", [{ do: "take", what: "influence", at: "here" }]],
    ["move to itself", [{ do: "move", what: "blood", from: "here", to: "here" }]],
    ["put nothing", [{ do: "put", what: "blood", n: 0, at: "here" }]],
    ["swap with itself", [{ do: "swap-victims", a: "here", b: "here" }]],
    ["swap its die", [{ do: "swap-dice", a: "here", b: "here" }]],
    ["summon where one is", [{ do: "summon", at: "here" }]],
  ];
  test.each(idleHere)("%s", (_name, then) => {
    const t = atDawn([{ do: "may", then }], { quarters: { north: { influence: 0 } } });
    expect(t.question).toBe("feeding.card");
  });

  test("may bury: not where neither deck nor discard has a card (BO-5.9)", () => {
    const gone = ["v1-4", "v1-5", "v1-6", "v1-7", "v1-8"];
    const bury: Effect = [{ do: "may", then: [{ do: "bury", at: "here" }] }];
    expect(atDawn(bury, { victimDeck: [], gone }).question).toBe("feeding.card");
    expect(atDawn(bury).question).toBe("effect.may");
  });
});
