import { describe, expect, test } from "vitest";
import { type Effect, expectDone, probe } from "../support/probe.js";

/** Steps that any game has, over the sets and verbs of this one. */

const vp = (n = 1): Effect => [{ do: "gain", what: "vp", n }];
const spot: Effect[number] = { do: "choose", from: { set: "quarters" }, as: "spot" };

describe("choose", () => {
  test("choose: the user is asked, about the piece, and what follows is done with it", () => {
    const t = probe([spot, { do: "put", what: "blood", at: "spot" }, ...vp()]);
    expect([t.question, t.about, t.seats]).toEqual(["effect.choose", "probe", [0]]);
    t.expectOptions("north", "south", "east").answer("south");
    expectDone(t).expectQuarter("south", { blood: 4 }).expectPlayer(0, { vp: 1 });
  });

  test("choose from nothing: what follows in the list is not done", () => {
    const none: Effect[number] = { ...spot, from: { set: "quarters", dieAtLeast: 6 } };
    const t = probe([...vp(2), none, ...vp(4)]);
    expectDone(t).expectPlayer(0, { vp: 2 });
  });

  test("choose from nothing in an inner list: what follows the inner list is done", () => {
    const none: Effect[number] = { ...spot, from: { set: "quarters", dieAtLeast: 6 } };
    const inner: Effect[number] = { do: "repeat", times: 1, then: [none, ...vp(4)] };
    expectDone(probe([inner, ...vp(2)])).expectPlayer(0, { vp: 2 });
  });

  test("choose with may: it can be declined; then what follows in the list is not done", () => {
    const t = probe([...vp(2), { ...spot, may: true }, ...vp(4)]);
    t.expectOptions("north", "south", "east", "decline").answer("decline");
    expectDone(t).expectPlayer(0, { vp: 2 });
    probe([{ ...spot, may: true }, ...vp(4)])
      .answer("east")
      .expectPlayer(0, { vp: 4 });
  });

  test("choose with else: done where nothing can be chosen or it is declined, then no more", () => {
    const effect = (dieAtLeast: number): Effect => [
      { ...spot, from: { set: "quarters", dieAtLeast }, may: true, else: vp(2) },
      ...vp(4),
    ];
    expectDone(probe(effect(6))).expectPlayer(0, { vp: 2 });
    expectDone(probe(effect(1)).answer("decline")).expectPlayer(0, { vp: 2 });
    expectDone(probe(effect(1)).answer("south")).expectPlayer(0, { vp: 4 });
  });

  test("choose: four names hold at once, and a name may be used anew", () => {
    const pick = (as: string): Effect[number] => ({
      do: "choose",
      from: { set: "numbers", from: 1, to: 9 },
      as,
    });
    const t = probe([
      pick("a"),
      pick("b"),
      pick("c"),
      pick("d"),
      pick("b"),
      { do: "gain", what: "vp", n: "a" },
      { do: "gain", what: "blood", n: "b" },
      { do: "gain", what: "influence", n: "c" },
      { do: "gain", what: "fear", n: "d" },
    ]);
    t.answer("4", "9", "2", "3", "5").expectPlayer(0, { vp: 4, blood: 12, influence: 7, fear: 3 });
  });
});

describe("may", () => {
  test("may: yes does it, no does not, what follows is done both times", () => {
    const effect: Effect = [{ do: "may", then: vp(2) }, ...vp(4)];
    const t = probe(effect).expectOptions("yes", "no").answer("yes");
    expectDone(t).expectPlayer(0, { vp: 6 });
    expectDone(probe(effect).answer("no")).expectPlayer(0, { vp: 4 });
  });

  test("BO-4.4 may offer: always asked, for the hand must not show", () => {
    const t = probe([{ do: "may", then: [{ do: "offer", then: vp() }] }], {
      players: [{ hand: [] }],
    });
    t.expectOptions("yes", "no").answer("yes").expectOptions("enough");
  });
});

describe("either", () => {
  const either: Effect = [
    {
      do: "either",
      of: [
        { name: "calm", then: [{ do: "lose", what: "fear", n: 2 }] },
        { name: "feast", then: [{ do: "gain", what: "blood", n: 2 }] },
        { name: "sell", then: [{ do: "lose", what: "vp" }, ...vp(0)] },
      ],
    },
    ...vp(4),
  ];

  test("either: exactly one of those that would change something", () => {
    const t = probe(either, { players: [{ fear: 3, vp: 1 }] });
    expect(t.question).toBe("effect.either");
    t.expectOptions("calm", "feast", "sell").answer("calm");
    expectDone(t).expectPlayer(0, { fear: 1, blood: 7, vp: 5 });
    const fewer = probe(either, { players: [{ fear: 3 }] }).expectOptions("calm", "feast");
    fewer.answer("feast").expectPlayer(0, { fear: 3, blood: 9, vp: 4 });
  });

  test("either: one left is still asked; none is not, and what follows is done", () => {
    probe(either).expectOptions("feast");
    const idle: Effect = [
      {
        do: "either",
        of: [
          { name: "a", then: [{ do: "lose", what: "fear" }] },
          { name: "b", then: [{ do: "lose", what: "vp" }] },
        ],
      },
      ...vp(4),
    ];
    expectDone(probe(idle)).expectPlayer(0, { vp: 4 });
  });
});

describe("if, each, repeat", () => {
  test("if: then or else, and what follows in any case", () => {
    const effect = (n: number): Effect => [
      { do: "if", when: { is: "at-least", n, of: { count: "blood" } }, then: vp(1), else: vp(2) },
      { do: "if", when: { is: "at-least", n, of: { count: "blood" } }, then: vp(4) },
      ...vp(8),
    ];
    probe(effect(7)).expectPlayer(0, { vp: 13 });
    probe(effect(8)).expectPlayer(0, { vp: 10 });
  });

  test("each: once for every member, in order, and with nothing for an empty set", () => {
    const each: Effect = [
      {
        do: "each",
        of: { set: "quarters" },
        as: "spot",
        then: [{ do: "put", what: "influence", at: "spot" }],
      },
      {
        do: "each",
        of: { set: "quarters", dieAtLeast: 6 },
        as: "spot",
        then: [{ do: "put", what: "influence", n: 9, at: "spot" }],
      },
    ];
    const put = probe(each);
    expect(put.factsOf("night-space").map(({ space, n }) => [space, n])).toEqual([
      ["north", 1],
      ["south", 1],
      ["east", 1],
    ]);
  });

  test("each: the members are those of the beginning", () => {
    const t = probe([
      {
        do: "each",
        of: { set: "quarters", with: ["blood"] },
        as: "spot",
        then: [
          {
            do: "each",
            of: { set: "quarters" },
            as: "all",
            then: [{ do: "take", what: "blood", n: "all", at: "all" }],
          },
          ...vp(),
        ],
      },
    ]);
    t.expectPlayer(0, { vp: 3, blood: 16 });
  });

  test("repeat: so many times, counted once; a choice in it is asked each time", () => {
    const t = probe([
      {
        do: "repeat",
        times: { count: "influence", most: 3 },
        then: [{ do: "gain", what: "influence" }],
      },
      { do: "repeat", times: 2, then: [spot, { do: "put", what: "blood", at: "spot" }] },
    ]).expectPlayer(0, { influence: 8 });
    t.answer("north").expectOptions("north", "south", "east").answer("east");
    expectDone(t).expectQuarter("north", { blood: 4 }).expectQuarter("east", { blood: 4 });
  });

  test.each([
    { do: "each", of: { set: "quarters" }, as: "spot", then: [] },
    { do: "repeat", times: 2, then: [] },
    { do: "may", then: [] },
    { do: "if", when: { is: "at-least", n: 0, of: 1 }, then: [] },
  ] as Effect)("$do with an empty list does nothing", (step) => {
    expectDone(probe([step, ...vp(4)])).expectPlayer(0, { vp: 4 });
  });
});
