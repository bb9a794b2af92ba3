import { describe, expect, test } from "vitest";
import { bloodOrders, bloodOrdersWithExactly, housePack } from "../../src/index.js";
import { faultsOf, packOf } from "../support/packs.js";
import { location, ritual } from "../support/pieces.js";

/** Counts and triggers that cannot be: told when the pack is loaded. */

const gain = { do: "gain", what: "blood" } as const;
const inLocation = (...effect: unknown[]): string[] =>
  faultsOf(packOf([{ ...location("odd"), effect }]));
const inStanding = (...standing: unknown[]): string[] =>
  faultsOf(packOf([{ ...ritual("odd"), standing }]));

describe("counts", () => {
  test("load: a hand is counted only at the end", () => {
    const hand = { count: "hand", kind: "elder" };
    const message = "a hand is counted only at the end: in `score`";
    expect(inLocation({ ...gain, n: hand })).toEqual([`odd | effect.0.n | ${message}`]);
    const modifier = { kind: "modifier", value: "dawn", add: hand };
    expect(inStanding(modifier)).toEqual([`odd | standing.0.add | ${message}`]);
    const when = { is: "at-least", n: 3, of: hand };
    expect(inStanding({ kind: "modifier", value: "dawn", add: 1, when })).toEqual([
      `odd | standing.0.when.of | ${message}`,
    ]);
    const then = [{ ...gain, n: hand }];
    expect(inStanding({ kind: "trigger", after: "fed", then })).toHaveLength(1);
    expect(inStanding({ kind: "score", add: hand })).toEqual([]);
  });

  test.each([
    "night-blood",
    "night-influence",
    "die",
    "victim-cost",
    "victim-fear",
    "victim-vp",
    "tokens",
  ])("load: %s is counted in a Quarter", (count) => {
    expect(inLocation({ ...gain, n: { count } })).toEqual([
      `odd | effect.0.n | ${count} is counted in a Quarter: expected \`at\``,
    ]);
    expect(inLocation({ ...gain, n: { count, at: "here" } })).toEqual([]);
  });

  test("load: a count of Quarters or players of a set of the other", () => {
    const n = { count: "quarters", in: { set: "players" } };
    expect(inLocation({ ...gain, n })).toEqual([
      "odd | effect.0.n.in | expected a set of quarters",
    ]);
    expect(inLocation({ ...gain, n: { count: "players", in: { set: "quarters" } } })).toEqual([
      "odd | effect.0.n.in | expected a set of players",
    ]);
  });

  test("load: `place` without a Quarter", () => {
    expect(inLocation({ do: "look", n: 2, may: "place" })).toEqual([
      "odd | effect.0 | `place` puts a Victim into a Quarter: expected `at`",
    ]);
    expect(inLocation({ do: "look", n: 2, may: "place", at: "here" })).toEqual([]);
    expect(inLocation({ do: "look", n: 2, may: "take" })).toEqual([]);
  });

  test.each([
    [{ do: "gain", what: "blood", n: "all" }],
    [{ do: "gain", what: "influence", n: "all" }],
    [{ do: "gain", what: "vp", n: "all" }],
    [{ do: "put", what: "blood", n: "all", at: "here" }],
  ])("BO-1.4 load: the supply has no end, so that %o means nothing", (step) => {
    expect(inLocation(step)).toHaveLength(1);
  });

  test.each([
    [{ do: "gain", what: "fear", n: "all" }],
    [{ do: "lose", what: "blood", n: "all" }],
    [{ do: "take", what: "blood", n: "all", at: "here" }],
    [{ do: "give", what: "vp", n: "all", from: "self", to: "self" }],
  ])("BO-1.4 load: %o has an end", (step) => {
    expect(inLocation(step)).toEqual([]);
  });
});

describe("triggers that set themselves off", () => {
  const spot = { do: "choose", from: { set: "quarters" }, as: "spot" };
  const shifts = [
    { do: "shift", at: "spot", by: 1 },
    { do: "set-die", at: "spot", to: 1 },
    { do: "swap-dice", a: "spot", b: "spot" },
  ];
  const gains = [{ do: "draw" }, { do: "seize", at: "spot" }, { do: "look", n: 1, may: "take" }];
  const loops = [
    ...shifts.map((step) => ["die-shifted", step] as const),
    ...gains.map((step) => ["victim-gained", step] as const),
  ];
  test.each(loops)("load: after %s comes %o", (after, step) => {
    const deep = { do: "may", then: [{ do: "if", when: { is: "start-player" }, then: [step] }] };
    const fault = `odd | standing.0.then | it would set itself off: it comes after ${after}`;
    expect(inStanding({ kind: "trigger", after, then: [spot, step] })).toEqual([fault]);
    expect(inStanding({ kind: "trigger", after, then: [spot, deep] })).toEqual([fault]);
    const other = after === "die-shifted" ? "victim-gained" : "die-shifted";
    expect(inStanding({ kind: "trigger", after: other, then: [spot, step] })).toEqual([]);
  });

  test("load: what answers once a day may set itself off", () => {
    const once = { kind: "trigger", after: "victim-gained", once: "day", then: [{ do: "draw" }] };
    expect(inStanding(once)).toEqual([]);
  });

  test("load: only a trigger may ready a Ritual, and none that could come round again", () => {
    const rite = { do: "choose", from: { set: "used" }, as: "rite" };
    const then = [rite, { do: "ready", ritual: "rite" }];
    expect(inLocation(...then)).toEqual(["odd | effect | only a trigger may ready a Ritual"]);
    expect(faultsOf(packOf([{ ...ritual("odd"), daily: { effect: then } }]))).toEqual([
      "odd | daily.effect | only a trigger may ready a Ritual",
    ]);
    expect(inStanding({ kind: "trigger", after: "ritual-gained", then })).toEqual([]);
    expect(inStanding({ kind: "trigger", after: "die-shifted", then })).toHaveLength(1);
    expect(inStanding({ kind: "trigger", after: "victim-gained", then })).toHaveLength(1);
  });

  test("load: recovering a Victim after one was gained", () => {
    const body = { do: "choose", from: { set: "discards" }, as: "body" };
    const then = [body, { do: "recover", card: "body" }];
    expect(inStanding({ kind: "trigger", after: "victim-gained", then })).toHaveLength(1);
    expect(inStanding({ kind: "trigger", after: "scavenged", then })).toEqual([]);
  });
});

describe("cards gained after feeding", () => {
  const bind = (from: object, as: string) => ({ do: "choose", from, as });
  const spot = bind({ set: "quarters" }, "spot");
  const adders: object[][] = [
    [{ do: "draw" }],
    [{ do: "recruit", card: "elder" }],
    [spot, { do: "seize", at: "spot", who: "them" }],
    [{ do: "look", n: 1, may: "take" }],
    [bind({ set: "discards" }, "body"), { do: "recover", card: "body" }],
    [bind({ set: "torpor" }, "body"), { do: "wake", card: "body" }],
    [{ do: "may", then: [{ do: "if", when: { is: "start-player" }, then: [{ do: "draw" }] }] }],
  ];
  test.each(adders)("BO-6.3 load: after `fed` no card is added by %o", (...then) => {
    const fault = "no card may be added after feeding (BO-6.3): use another verb or happening";
    expect(inStanding({ kind: "trigger", after: "fed", then })).toEqual([
      `odd | standing.0.then | ${fault}`,
    ]);
    expect(inStanding({ kind: "trigger", after: "day-begins", then })).toEqual([]);
    expect(inStanding({ kind: "trigger", after: "act-begins", then })).toEqual([]);
  });

  test("BO-6.3 load: nor by what a die sets off that is changed after feeding", () => {
    const shift = {
      kind: "trigger",
      after: "fed",
      then: [spot, { do: "shift", at: "spot", by: 1 }],
    };
    const drawer = {
      ...ritual("drawer"),
      standing: [{ kind: "trigger", after: "die-shifted", then: [{ do: "draw" }] }],
    };
    const shifter = { ...ritual("shifter"), standing: [shift] };
    expect(faultsOf(packOf([shifter, drawer]))).toEqual([
      "shifter | standing.0.then | no card may be added after feeding (BO-6.3): " +
        "drawer adds one when a die changes",
    ]);
    expect(faultsOf(packOf([shifter]))).toEqual([]);
    expect(faultsOf(packOf([drawer]))).toEqual([]);
  });

  test("BO-6.3 load: a stored table or record that has such a pack still loads with exactly its pieces", () => {
    const standing = [{ kind: "trigger", after: "fed", then: [{ do: "draw" }] }];
    const odd = { ...ritual("odd"), standing };
    const stored = { ...housePack, pieces: [...housePack.pieces, odd] };
    expect(() => bloodOrders(stored)).toThrow("no card may be added after feeding (BO-6.3)");
    expect(bloodOrdersWithExactly(stored).content.rituals.at(-1)?.card.id).toBe("odd");
  });

  test("BO-6.3 load: giving and losing after feeding is allowed", () => {
    const torpor = bind({ set: "torpor" }, "body");
    const offer = { do: "offer", then: [gain] };
    for (const then of [
      [gain],
      [offer],
      [{ do: "look", n: 1, may: "bury" }],
      [torpor, { do: "lay-to-rest", card: "body" }],
    ]) {
      expect(inStanding({ kind: "trigger", after: "fed", then })).toEqual([]);
    }
  });
});

describe("making ready", () => {
  const ready = [
    { do: "choose", from: { set: "used" }, as: "spent" },
    { do: "ready", ritual: "spent" },
  ];

  test("load: what is used by choice may not ready a Ritual, or it could ready itself", () => {
    const message = "only a trigger may ready a Ritual";
    expect(inLocation(...ready)).toEqual([`odd | effect | ${message}`]);
    const daily = { effect: ready };
    expect(faultsOf(packOf([{ ...ritual("odd"), daily }]))).toEqual([
      `odd | daily.effect | ${message}`,
    ]);
  });

  test("load: nor may what a daily effect sets off, unless once per day", () => {
    const trigger = { kind: "trigger", after: "die-shifted", then: ready };
    expect(inStanding(trigger)).toHaveLength(1);
    expect(inStanding({ ...trigger, once: "day" })).toEqual([]);
    expect(inStanding({ ...trigger, after: "ritual-gained" })).toEqual([]);
  });
});

test("load: of two pieces with one id none is taken without a word", () => {
  const twice = [location("beggars-kitchen"), location("beggars-kitchen", { fear: 2 })];
  const pack = { format: "coterie-pack/1", game: "blood-orders", name: "twice", pieces: twice };
  expect(() => bloodOrders(pack)).toThrow("beggars-kitchen at id: another piece has the same id");
});

test("load: a Day or an Act begins for its owner, not for anyone", () => {
  for (const after of ["day-begins", "act-begins"]) {
    const trigger = { kind: "trigger", after, then: [gain] };
    expect(inStanding(trigger)).toEqual([]);
    expect(inStanding({ ...trigger, who: "anyone" })).toEqual([
      `odd | standing.0.who | ${after} is the owner's own: leave it out`,
    ]);
  }
});

test("load: after a Victim was gained the deck may be looked at, but no other be taken from it", () => {
  const look = (may: string) => ({
    kind: "trigger",
    after: "victim-gained",
    then: [{ do: "look", n: 2, may }],
  });
  expect(inStanding(look("bury"))).toEqual([]);
  expect(inStanding(look("take"))).toHaveLength(1);
});
