import { expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import { turn, under, vampire } from "../support/probe.js";

type Vampire = NonNullable<Position["vampires"]>[string];
type District = NonNullable<Position["districts"]>[string];

const one = (cathedral: District, imre: Vampire = {}, rest: Position = {}): Position => ({
  ...rest,
  districts: { cathedral },
  vampires: { imre: { kills: 9, ...imre } },
});

const quiet = [
  vampire("imre", { sigil: [{ kind: "modifier", value: "red", add: 0 }] }),
  vampire("mila", { sigil: [{ kind: "modifier", value: "red", add: 0 }] }),
];

test("MN-5.11 sigillating costs 1 AP and one minion and puts the own sigil there", () => {
  const t = turn(one({ minions: 2 }), { pieces: quiet });
  t.answer("sigillate").expectPosition({
    ap: 1,
    minionReserve: 8,
    districts: { cathedral: { minions: 1 } },
    vampires: { imre: { sigil: "cathedral" }, mila: { sigil: null } },
  });
  expect(t.facts).toEqual([
    { fact: "minions-removed", rule: "MN-5.11", district: "cathedral", n: 1 },
    { fact: "sigil-placed", rule: "MN-10.1", vampire: "imre", district: "cathedral" },
  ]);
  expect(t.whyNot("sigillate")).toBe("sigil-used MN-5.11");
});

test("MN-5.11 sigillating needs kill count 9 and an AP", () => {
  expect(turn(one({ minions: 1 }, { kills: 8 })).whyNot("sigillate")).toBe("too-few-kills MN-5.11");
  expect(turn(one({ minions: 1 }, {}, { ap: 0 })).whyNot("sigillate")).toBe("too-few-ap MN-4.1");
  turn(one({ minions: 1 }, {}, { ap: 1 }), { pieces: quiet })
    .answer("sigillate")
    .expectPosition({ ap: 0 });
});

test("MN-5.11 no agent of either face may be there, and a minion must", () => {
  expect(turn(one({ minions: 1, hidden: 1 })).whyNot("sigillate")).toBe("agents-here MN-5.11");
  expect(turn(one({ minions: 1, exposed: 1 })).whyNot("sigillate")).toBe("agents-here MN-5.11");
  expect(turn(one({})).whyNot("sigillate")).toBe("no-minion-here MN-5.11");
});

test("MN-5.11 no other sigil may be there; the own one must be unused", () => {
  const other = turn({
    ...one({ minions: 1 }),
    vampires: { imre: { kills: 9 }, mila: { sigil: "cathedral" } },
  });
  expect(other.whyNot("sigillate")).toBe("sigil-here MN-5.11");
  const station = turn(one({ minions: 1 }, { sigil: "railway-station" }));
  expect(station.whyNot("sigillate")).toBe("sigil-used MN-5.11");
  const elsewhere = turn({
    ...one({ minions: 1 }),
    vampires: { imre: { kills: 9 }, mila: { sigil: "railway-station" } },
  });
  expect(elsewhere.whyNot("sigillate")).toBeUndefined();
});

test("MN-5.11 sigillating can be forbidden", () => {
  const t = under([{ kind: "ban", actions: ["sigillate"] }], one({ minions: 1 }));
  expect(t.whyNot("sigillate")).toBe("forbidden MN-11.1");
});

test("MN-10.1 a sigil works from the moment it is placed", () => {
  const t = turn(one({ minions: 1 }, { blood: 1 }), {
    pieces: [vampire("imre", { sigil: [{ kind: "modifier", value: "hunt", add: 1 }] })],
  });
  t.answer("sigillate", "hunt").expectPosition({ vampires: { imre: { blood: 3 } } });
});

/** Both vampires in the cathedral, both sigils placed. */
const ready = (
  imre: Vampire = {},
  mila: Vampire = {},
  cathedral: District = { minions: 2 },
  rest: Position = {},
): Position => ({
  ...rest,
  districts: { cathedral },
  vampires: {
    imre: { kills: 9, sigil: "museum", ...imre },
    mila: { at: "cathedral", sigil: "hospital", ...mila },
  },
});

test("MN-5.12 MN-12.1 the ritual costs 1 AP and wins the game", () => {
  const t = turn(ready({}, {}, { minions: 2 }, { ap: 1 }), { pieces: quiet });
  t.answer("ritual");
  expect(t.outcome).toBe("victory");
  t.expectPosition({ ap: 0, veil: 6, districts: { cathedral: { minions: 2 } } });
  expect(t.facts).toEqual([{ fact: "victory", rule: "MN-12.1", why: "victory" }]);
});

test("MN-5.12 the acting vampire needs kill count 9 and an AP", () => {
  const few = turn(ready({ kills: 8 }, { kills: 9 }), { pieces: quiet });
  expect(few.whyNot("ritual")).toBe("too-few-kills MN-5.12");
  const spent = turn(ready({}, {}, { minions: 2 }, { ap: 0 }), { pieces: quiet });
  expect(spent.whyNot("ritual")).toBe("too-few-ap MN-4.1");
});

test("MN-12.1 every sigil is placed, all are together, no agent is there, V minions are", () => {
  const why = (position: Position) => turn(position, { pieces: quiet }).whyNot("ritual");
  expect(why(ready())).toBeUndefined();
  expect(why(ready({}, { sigil: null }))).toBe("sigil-missing MN-12.1");
  expect(why(ready({ sigil: "railway-station" }))).toBeUndefined();
  expect(why(ready({}, { at: "museum" }))).toBe("vampires-not-together MN-12.1");
  expect(why(ready({}, {}, { minions: 2, hidden: 1 }))).toBe("agents-here MN-12.1");
  expect(why(ready({}, {}, { minions: 2, exposed: 1 }))).toBe("agents-here MN-12.1");
  expect(why(ready({}, {}, { minions: 1 }))).toBe("too-few-minions MN-12.1");
  expect(why(ready({}, {}, { minions: 3 }))).toBeUndefined();
  expect(why(ready({ sigil: "cathedral" }, {}, { minions: 1 }))).toBe("too-few-minions MN-12.1");
});

test("MN-8.2 a drained vampire counts as present", () => {
  const t = turn(ready({}, { blood: 0 }), { pieces: quiet }).answer("ritual");
  expect(t.outcome).toBe("victory");
});

test("MN-12.1 standing effects change how many minions are needed", () => {
  const t = under(
    [{ kind: "modifier", value: "ritual-minions", add: -1 }],
    ready({}, {}, { minions: 1 }),
    { pieces: quiet },
  );
  expect(t.whyNot("ritual")).toBeUndefined();
});
