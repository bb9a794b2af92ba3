import { describe, expect, test } from "vitest";
import { faultsOf, packOf } from "../support/packs.js";
import { location, ritual, victim } from "../support/pieces.js";

/** Effects that are well formed and mean nothing: told with piece, path and what would fit. */

const gain = { do: "gain", what: "blood" } as const;
const spot = { do: "choose", from: { set: "quarters" }, as: "spot" } as const;
const rival = { do: "choose", from: { set: "players" }, as: "rival" } as const;

const inLocation = (...effect: unknown[]): string[] =>
  faultsOf(packOf([{ ...location("odd"), effect }]));
const inDaily = (...effect: unknown[]): string[] =>
  faultsOf(packOf([{ ...ritual("odd"), daily: { effect } }]));
const inStanding = (...standing: unknown[]): string[] =>
  faultsOf(packOf([{ ...ritual("odd"), standing }]));
const triggered = (after: string, ...then: unknown[]): string[] =>
  inStanding({ kind: "trigger", after, then });

describe("names", () => {
  test("load: a name that is not bound", () => {
    expect(inLocation({ do: "shift", at: "nowhere", by: 1 })).toEqual([
      'odd | effect.0.at | "nowhere" is no quarter; none is bound here',
    ]);
    expect(faultsOf(packOf([{ ...victim("odd"), effect: [{ ...gain, who: "rival" }] }]))).toEqual([
      'odd | effect.0.who | "rival" is no player; none is bound here',
    ]);
  });

  const wrong: [object, string, string][] = [
    [{ do: "shift", at: "rival", by: 1 }, "at", '"rival" is no quarter'],
    [{ do: "swap-dice", a: "here", b: "rival" }, "b", '"rival" is no quarter'],
    [{ do: "move", what: "blood", from: "rival", to: "here" }, "from", '"rival" is no quarter'],
    [{ do: "seize", at: "here", who: "spot" }, "who", '"spot" is no player'],
    [{ do: "give", what: "vp", from: "self", to: "spot" }, "to", '"spot" is no player'],
    [{ do: "boost", order: "dawn", who: "spot" }, "who", '"spot" is no player'],
    [{ do: "gain", what: "vp", n: "spot" }, "n", '"spot" is no number'],
    [{ do: "set-die", at: "here", to: "rival" }, "to", '"rival" is no number'],
    [{ do: "recover", card: "spot" }, "card", '"spot" is no card'],
    [{ do: "wake", card: "spot" }, "card", '"spot" is no card in a Torpor'],
    [{ do: "break", ritual: "rival" }, "ritual", '"rival" is no ritual'],
    [{ do: "look", n: 1, may: "place", at: "rival" }, "at", '"rival" is no quarter'],
  ];
  test.each(wrong)("load: a name of the wrong kind in %o", (step, path, message) => {
    const [fault, ...others] = inLocation(rival, spot, step);
    expect(others).toEqual([]);
    expect(fault.startsWith(`odd | effect.2.${path} | ${message}; `)).toBe(true);
  });

  test("load: a Ritual to ready that is none", () => {
    expect(triggered("fed", spot, { do: "ready", ritual: "spot" })).toEqual([
      'odd | standing.0.then.1.ritual | "spot" is no ritual; none is bound here',
    ]);
  });

  test("load: what would have fitted is told", () => {
    expect(inLocation(rival, spot, { do: "gain", what: "vp", who: "spot" })).toEqual([
      'odd | effect.2.who | "spot" is no player; bound here: rival',
    ]);
  });

  test("load: a card of a Torpor cannot be recovered, one of the discard not woken", () => {
    const asleep = { do: "choose", from: { set: "torpor" }, as: "body" };
    const dead = { do: "choose", from: { set: "discards" }, as: "body" };
    expect(inLocation(asleep, { do: "recover", card: "body" })).toHaveLength(1);
    expect(inLocation(dead, { do: "wake", card: "body" })).toHaveLength(1);
    expect(inLocation(asleep, { do: "wake", card: "body" })).toEqual([]);
    expect(inLocation(dead, { do: "recover", card: "body" })).toEqual([]);
  });

  test("load: names in sets, counts and conditions", () => {
    const when = { is: "alone", at: "street" };
    expect(
      inLocation(
        { do: "choose", from: { set: "quarters", not: "street" }, as: "a" },
        { do: "choose", from: { set: "torpor", of: "kin" }, as: "b" },
        { do: "gain", what: "vp", n: { count: "die", at: "street" } },
        { do: "if", when: { is: "not", that: { is: "all", of: [when, when] } }, then: [gain] },
      ).map((fault) => fault.split(" | ")[1]),
    ).toEqual([
      "effect.0.from.not",
      "effect.1.from.of",
      "effect.2.n.at",
      "effect.3.when.that.of.0.at",
      "effect.3.when.that.of.1.at",
    ]);
  });

  test("load: a name does not hold outside the list in which it is bound", () => {
    expect(inLocation({ do: "may", then: [spot] }, { do: "shift", at: "spot", by: 1 })).toEqual([
      'odd | effect.1.at | "spot" is no quarter; none is bound here',
    ]);
    const each = { do: "each", of: { set: "quarters" }, as: "one", then: [gain] };
    expect(inLocation(each, { do: "shift", at: "one", by: 1 })).toHaveLength(1);
  });

  test("load: inside `pay`, `offer` and `show` the names from before hold", () => {
    const then = [{ do: "shift", at: "spot", by: 1 }];
    expect(
      inLocation(
        spot,
        { do: "pay", cost: { blood: 1 }, then, else: then },
        { do: "offer", then },
        { do: "show", then },
      ),
    ).toEqual([]);
    expect(inLocation({ do: "pay", cost: { blood: 1 }, then, else: then })).toHaveLength(2);
    expect(inLocation({ do: "offer", then })).toEqual([
      'odd | effect.0.then.0.at | "spot" is no quarter; none is bound here',
    ]);
  });

  test("load: a fifth name is one too many; in a trigger the third or fourth", () => {
    const five = ["a", "b", "c", "d", "e"].map((as) => ({ ...spot, as }));
    expect(inLocation(...five.slice(0, 4), gain)).toEqual([]);
    expect(inLocation(...five, gain)).toContain(
      'odd | effect.4 | binds "e", but only 4 names may hold at once',
    );
    expect(triggered("fed", ...five.slice(0, 3), gain)).toEqual([]);
    expect(triggered("fed", ...five.slice(0, 4), gain).length).toBeGreaterThan(0);
    expect(triggered("dawn-done", ...five.slice(0, 2), gain)).toEqual([]);
    expect(triggered("dawn-done", ...five.slice(0, 3), gain).length).toBeGreaterThan(0);
  });
});

describe("here, there, them", () => {
  const here = '"here" means nothing: a Ritual lies in no Quarter';

  test("load: `here` in a Ritual, however deep", () => {
    const put = { do: "put", what: "blood", at: "here" };
    expect(inDaily(put)).toEqual([`odd | daily.effect | ${here}`]);
    expect(inDaily({ do: "may", then: [{ do: "pay", cost: { vp: 1 }, then: [put] }] })).toEqual([
      `odd | daily.effect | ${here}`,
    ]);
    expect(triggered("dawn-done", put)).toEqual([`odd | standing.0 | ${here}`]);
    expect(inLocation(put)).toEqual([]);
  });

  test("load: `here` in what a Ritual asks or counts", () => {
    const when = { is: "victim", at: "here" };
    const count = { count: "die", at: "here" };
    const modifier = { kind: "modifier", value: "dawn", add: 1 };
    expect(inStanding({ ...modifier, when })).toHaveLength(1);
    expect(inStanding({ ...modifier, add: count })).toHaveLength(1);
    expect(inStanding({ kind: "trigger", after: "fed", then: [gain], when })).toHaveLength(1);
    expect(inStanding({ kind: "score", add: count })).toHaveLength(1);
  });

  const somewhere = ["dawn-done", "dusk-done", "night-done", "contest-won", "contest-lost"];
  test.each([...somewhere, "fear-failed"])("load: `there` holds after %s", (after) => {
    expect(triggered(after, { do: "shift", at: "there", by: 1 })).toEqual([]);
  });
  test("load: `there` holds after die-shifted", () => {
    expect(triggered("die-shifted", { do: "put", what: "blood", at: "there" })).toEqual([]);
  });

  const nowhere = ["day-begins", "act-begins", "scavenged", "ritual-gained", "altar-visited"];
  test.each([...nowhere, "catacombs-visited", "victim-gained", "fed"])(
    "load: `there` means nothing after %s",
    (after) => {
      expect(triggered(after, { do: "put", what: "blood", at: "there" })).toEqual([
        'odd | standing.0.then.0.at | "there" is no quarter; none is bound here',
      ]);
    },
  );

  test.each([
    ["dawn", 0],
    ["dusk", 0],
    ["night", 0],
    ["pile-cards", 0],
    ["dusk-cost", 0],
    ["night-fear", 0],
    ["ritual-blood", 1],
    ["ritual-victims", 1],
    ["scavenge", 1],
    ["free-feeding", 1],
    ["hand-limit", 1],
  ])("load: `there` in a modifier of %s has %i faults", (value, faults) => {
    const when = { is: "victim", at: "there" };
    expect(inStanding({ kind: "modifier", value, add: 1, when })).toHaveLength(faults);
    const them = { is: "start-player", who: "them" };
    expect(inStanding({ kind: "modifier", value, add: 1, when: them })).toEqual([]);
  });

  test("load: `them` and `there` hold only in standing effects, and not in `score`", () => {
    expect(inDaily({ ...gain, who: "them" })).toEqual([
      'odd | daily.effect.0.who | "them" is no player; none is bound here',
    ]);
    expect(inDaily({ do: "shift", at: "there", by: 1 })).toHaveLength(1);
    expect(inStanding({ kind: "score", add: { count: "vp", who: "them" } })).toHaveLength(1);
    expect(triggered("fed", { ...gain, who: "them" })).toEqual([]);
  });
});

test.each(["here", "there", "self", "them"])("load: nothing new may be called %s", (word) => {
  const [fault] = inLocation({ do: "choose", from: { set: "quarters" }, as: word });
  expect(fault).toContain("always mean something: expected another name");
});
