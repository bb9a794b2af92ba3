import { describe, expect, test } from "vitest";
import type { Position } from "../../src/position/form.js";
import { location } from "../support/pieces.js";
import type { Effect, Player } from "../support/probe.js";
import { factsOver, resolution, scene, token, trigger } from "../support/rites.js";

/**
 * What a trigger can wait for: when it happens, to whom and where. Seat 0 has the Ritual `own`,
 * which answers for its owner alone; seat 1 has `spy`, which answers for others and says who
 * (`them` gains a VP) and where (`there` gets 5 Influence).
 */
type Happening = Parameters<typeof trigger>[1];

const SOMEWHERE = ["dawn-done", "dusk-done", "night-done", "contest-won", "contest-lost"];
const isSomewhere = (after: Happening): boolean =>
  [...SOMEWHERE, "fear-failed", "die-shifted"].includes(after);

function rites(after: Happening, more: Effect = []) {
  const there: Effect = isSomewhere(after)
    ? [{ do: "put", what: "influence", n: 5, at: "there" }]
    : [];
  const them: Effect = [{ do: "gain", what: "vp", who: "them" }, ...there];
  return [
    trigger("own", after, [{ do: "gain", what: "blood" }, ...more]),
    trigger("spy", after, them, { who: "others" }),
  ];
}

type SetOff = readonly [piece: string, owner: number];
const setOffs = (facts: Record<string, unknown>[]): SetOff[] =>
  facts.map(({ piece, seat }) => [String(piece), Number(seat)]);

const own: Player = { rituals: ["own"] };
const spy: Player = { rituals: ["spy"] };
const BOTH: SetOff[] = [
  ["own", 0],
  ["spy", 1],
];

describe("resolution", () => {
  const play = (
    after: Happening,
    [mine, theirs]: Player[],
    tokens: Parameters<typeof resolution>[2],
    keys: string[],
    position: Position = {},
  ) => {
    const t = resolution(
      rites(after),
      [
        { ...own, ...mine },
        { ...spy, ...theirs },
      ],
      tokens,
      position,
    );
    const facts = factsOver(t, "set-off", ...keys);
    return { t, found: setOffs(facts) };
  };
  const two = (card: string): string[] => [card, card];

  test("dawn-done: after a Dawn action, with its Quarter; not when it is declined or fails", () => {
    const tokens = [token(0, "south", "dawn"), token(1, "east", "night")];
    const dawn = { piles: { dawn: two("bleeder") } };
    const night = { piles: { night: two("bleeder") } };
    const { t, found } = play("dawn-done", [dawn, night], tokens, ["dawn"]);
    expect(found).toEqual(BOTH);
    t.expectPlayer(0, { blood: 9, vp: 1 }).expectQuarter("south", { influence: 7 });
    expect(play("dawn-done", [dawn, night], tokens, ["decline"]).found).toEqual([]);
    expect(play("dawn-done", [{}, night], tokens, []).found).toEqual([]);
    expect(play("dusk-done", [dawn, night], tokens, ["dawn"]).found).toEqual([]);
  });

  test("dusk-done: after a Dusk action; not without its Influence or a Victim", () => {
    const tokens = [token(0, "south", "dusk"), token(1, "east", "night")];
    const dusk = { piles: { dusk: two("elder") } };
    const night = { piles: { night: two("bleeder") } };
    const { t, found } = play("dusk-done", [dusk, night], tokens, ["dusk"]);
    expect(found).toEqual(BOTH);
    t.expectPlayer(0, { blood: 8, vp: 2 }).expectQuarter("south", { influence: 9 });
    expect(play("dusk-done", [{ ...dusk, influence: 1 }, night], tokens, []).found).toEqual([]);
    const empty = {
      quarters: { south: { location: "loc1-2", victim: null, die: 1 } },
      gone: ["v1-2"],
    };
    expect(play("dusk-done", [dusk, night], tokens, [], empty).found).toEqual([]);
    expect(play("dawn-done", [dusk, night], tokens, ["dusk"]).found).toEqual([]);
  });

  test("night-done: after a Night action, contested or not, with its Quarter", () => {
    const alone = [token(0, "south", "night"), token(1, "east", "night")];
    const night = { piles: { night: two("bleeder") } };
    const { t, found } = play("night-done", [night, night], alone, ["night"]);
    expect(found).toEqual(BOTH);
    t.expectPlayer(0, { blood: 11, vp: 1 }).expectQuarter("south", { influence: 5, blood: 0 });
    const contested = [token(0, "south", "night"), token(1, "south", "night")];
    const weak = { piles: { night: ["elder"] } };
    const keys = ["night", "night"];
    expect(play("night-done", [night, weak], contested, keys).found).toEqual(BOTH);
    expect(play("night-done", [weak, night], contested, keys).found).toEqual([]);
    expect(play("night-done", [night, weak], contested, ["decline", "decline"]).found).toEqual([]);
  });

  test("contest-won and contest-lost: only where a Night is contested, each for its own", () => {
    const tokens = [token(0, "south", "night"), token(1, "south", "night")];
    const strong = { piles: { night: two("elder") } };
    const weak = { piles: { night: ["elder"] } };
    const keys = ["night", "night"];
    const won = play("contest-won", [strong, weak], tokens, keys);
    expect(won.found).toEqual(BOTH);
    won.t.expectPlayer(0, { vp: 1 }).expectQuarter("south", { influence: 5 });
    expect(play("contest-lost", [strong, weak], tokens, keys).found).toEqual([]);
    expect(play("contest-lost", [weak, strong], tokens, keys).found).toEqual(BOTH);
    expect(play("contest-won", [weak, strong], tokens, keys).found).toEqual([]);
    expect(play("contest-won", [strong, weak], tokens, ["night", "decline"]).found).toEqual([]);
  });

  test("BO-5.8 contest-lost: in a stalemate everybody has lost and nobody won", () => {
    const tokens = [token(0, "south", "night"), token(1, "south", "night")];
    const night = { piles: { night: two("bleeder") } };
    const keys = ["night", "night"];
    expect(play("contest-lost", [night, night], tokens, keys).found).toEqual(BOTH);
    expect(play("contest-won", [night, night], tokens, keys).found).toEqual([]);
  });

  test.each(["dawn", "dusk", "night"] as const)("fear-failed: a %s pile too weak", (order) => {
    const tokens = [token(0, "south", order), token(1, "east", "night")];
    const night = { piles: { night: two("bleeder") } };
    const { t, found } = play("fear-failed", [{ piles: { [order]: [] } }, night], tokens, []);
    expect(found).toEqual(BOTH);
    t.expectPlayer(0, { blood: 8, vp: 1 }).expectQuarter("south", { influence: 7 });
    const strong = { piles: { [order]: ["elder", "elder", "bleeder", "bleeder"] } };
    expect(play("fear-failed", [strong, night], tokens, ["decline"]).found).toEqual([]);
  });

  test("victim-gained: with a Night, but not where there is no Victim", () => {
    const tokens = [token(0, "south", "night"), token(1, "east", "night")];
    const night = { piles: { night: two("bleeder") } };
    const { t, found } = play("victim-gained", [night, night], tokens, ["night"]);
    expect(found).toEqual(BOTH);
    t.expectPlayer(0, { blood: 11, vp: 1 });
    const empty = {
      quarters: { south: { location: "loc1-2", victim: null, die: 1 } },
      gone: ["v1-2"],
    };
    expect(play("victim-gained", [night, night], tokens, ["night"], empty).found).toEqual([]);
  });

  const shifts: [string, Effect, number][] = [
    ["shift", [{ do: "shift", at: "here", by: 1 }], 1],
    ["set-die", [{ do: "set-die", at: "here", to: 6 }], 1],
    [
      "swap-dice",
      [
        { do: "choose", from: { set: "quarters", most: "die" }, as: "other" },
        { do: "swap-dice", a: "here", b: "other" },
      ],
      2,
    ],
    ["a shift that changes nothing", [{ do: "shift", at: "here", by: -5 }], 0],
  ];
  test.each(shifts)("die-shifted by %s, with the Quarter of the die", (_name, effect, times) => {
    const pieces = [location("loc1-1", { effect }), ...rites("die-shifted")];
    const quarters = {
      north: { location: "loc1-1", victim: "v1-1", die: 1 },
      east: { location: "loc1-3", victim: "v1-3", die: 5 },
    };
    const t = resolution(
      pieces,
      [
        { ...own, piles: { dawn: ["bleeder"] } },
        { ...spy, piles: { night: ["elder", "elder", "elder"] } },
      ],
      [token(0, "north", "dawn"), token(1, "east", "night")],
      { quarters },
    );
    const keys = times === 2 ? ["dawn", "east"] : ["dawn"];
    const found = setOffs(factsOver(t, "set-off", ...keys));
    expect(found.filter(([piece]) => piece === "own")).toHaveLength(times);
    expect(found.filter(([piece]) => piece === "spy")).toHaveLength(times);
    t.expectPlayer(0, { blood: 7 + times, vp: times });
    t.expectQuarter("north", { influence: times > 0 ? 7 : 2 });
    t.expectQuarter("east", { influence: times === 2 ? 7 : 2 });
  });

  test("BO-6.4 die-shifted: setting the dice at cleanup is not the work of an effect", () => {
    const quarters = { north: { location: "loc1-1", victim: "v1-1", die: 6 } };
    const players = [{ ...own }, { ...spy }];
    const t = scene(rites("die-shifted"), { phase: "cleanup", players, quarters });
    expect(setOffs(factsOver(t.by(0, "commit"), "set-off", "commit"))).toEqual([]);
    t.expectQuarter("north", { die: 2 });
  });
});
