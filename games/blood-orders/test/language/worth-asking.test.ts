import { describe, expect, test } from "vitest";
import type { Position } from "../../src/position/form.js";
import { atDawn, type Effect, expectDone, probe } from "../support/probe.js";

/** `may` asks only where something would change: here the least that is enough, and what is not. */

const vp = (n = 1): Effect => [{ do: "gain", what: "vp", n }];
const may = (then: Effect): Effect => [{ do: "may", then }, ...vp(4)];

function isAsked(then: Effect, position: Position = {}): boolean {
  const t = probe(may(then), position);
  if (t.question !== "effect.may") expectDone(t).expectPlayer(0, { vp: 4 });
  return t.question === "effect.may";
}

/** With `here`, the North; its Night space holds this. */
function isAskedHere(then: Effect, influence: number): boolean {
  const t = atDawn(may(then), { quarters: { north: { influence } } });
  expect(["effect.may", "feeding.card"]).toContain(t.question);
  return t.question === "effect.may";
}

describe("goods", () => {
  test("BO-1.5 gain fear: not at the end of the track, and one space before it", () => {
    const gain: Effect = [{ do: "gain", what: "fear", n: 3 }];
    expect(isAsked(gain, { players: [{ fear: 24 }] })).toBe(false);
    expect(isAsked(gain, { players: [{ fear: 23 }] })).toBe(true);
  });

  test("lose: 1 of 1, not 0", () => {
    const lose = (n: number): Effect => [{ do: "lose", what: "influence", n }];
    expect(isAsked(lose(1), { players: [{ influence: 1 }] })).toBe(true);
    expect(isAsked(lose(0), { players: [{ influence: 1 }] })).toBe(false);
  });

  test("give: 1 of 1, not 0, and not what one does not have", () => {
    const give = (n: number): Effect => [
      { do: "each", of: { set: "players" }, as: "rival", then: [giveTo(n)] },
    ];
    const giveTo = (n: number): Effect[number] => ({
      do: "give",
      what: "influence",
      n,
      from: "self",
      to: "rival",
    });
    expect(isAsked(give(1), { players: [{ influence: 1 }] })).toBe(true);
    expect(isAsked(give(0), { players: [{ influence: 1 }] })).toBe(false);
    expect(isAsked(give(1), { players: [{ influence: 0 }] })).toBe(false);
  });

  test("recruit: a single card is enough, as long as the deck has one", () => {
    const recruit: Effect = [{ do: "recruit", card: "elder", n: 1 }];
    expect(isAsked(recruit)).toBe(true);
    const all = new Array<string>(36).fill("elder");
    expect(isAsked(recruit, { players: [{ hand: all }, { hand: [] }] })).toBe(false);
  });
});

describe("Night spaces", () => {
  const toSouth = (n?: "all"): Effect => [
    {
      do: "each",
      of: { set: "quarters", not: "here", most: "influence" },
      as: "other",
      then: [{ do: "move", what: "influence", n, from: "here", to: "other" }],
    },
  ];

  test("put: 1 is enough", () => {
    expect(isAskedHere([{ do: "put", what: "blood", at: "here" }], 0)).toBe(true);
  });

  test("take: 1 is enough, 0 is not", () => {
    const take: Effect = [{ do: "take", what: "influence", n: "all", at: "here" }];
    expect(isAskedHere(take, 1)).toBe(true);
    expect(isAskedHere(take, 0)).toBe(false);
  });

  test("move: 1 is enough, 0 is not", () => {
    expect(isAskedHere(toSouth(), 1)).toBe(true);
    expect(isAskedHere(toSouth("all"), 1)).toBe(true);
    expect(isAskedHere(toSouth("all"), 0)).toBe(false);
  });
});

describe("the Victim deck", () => {
  const gone = ["v1-5", "v1-6", "v1-7", "v1-8"];

  test.each([{ do: "look", n: 1 }, { do: "draw" }, { do: "cull" }] as const)(
    "BO-5.9 $do: the last card is enough, in the deck or in the discard",
    (step) => {
      expect(isAsked([step], { victimDeck: ["v1-4"], gone })).toBe(true);
      expect(isAsked([step], { victimDeck: [], discards: ["v1-4"], gone })).toBe(true);
      expect(isAsked([step], { victimDeck: [], gone: ["v1-4", ...gone] })).toBe(false);
    },
  );
});

describe("pay", () => {
  const pay = (otherwise?: Effect): Effect => [
    {
      do: "pay",
      cost: { influence: 2 },
      then: vp(1),
      ...(otherwise === undefined ? {} : { else: otherwise }),
    },
  ];
  const rich: Position = { players: [{ influence: 2 }] };
  const poor: Position = { players: [{ influence: 1 }] };

  test("BO-1.6 to pay comes first, to decline last", () => {
    expect(probe(pay(), rich).options).toEqual(["pay", "decline"]);
  });

  test("BO-1.6 one who can pay is asked, whatever happens otherwise", () => {
    expect(isAsked(pay(), rich)).toBe(true);
    expect(isAsked(pay([{ do: "lose", what: "fear" }]), rich)).toBe(true);
    expect(isAsked(pay(vp(2)), rich)).toBe(true);
  });

  test("BO-1.6 one who cannot is asked only if what happens otherwise would change something", () => {
    expect(isAsked(pay(), poor)).toBe(false);
    expect(isAsked(pay([{ do: "lose", what: "fear" }]), poor)).toBe(false);
    expect(isAsked(pay(vp(2)), poor)).toBe(true);
  });
});
