import { describe, expect, test } from "vitest";
import { bloodOrdersWithExactly, type Piece } from "../../src/index.js";
import { location, plainPack } from "../support/pieces.js";
import { plainCity } from "../support/start.js";
import { table } from "../support/table.js";

type FearTrack = Extract<Piece, { kind: "fear-track" }>;

const track = (rest: Partial<FearTrack>): FearTrack => ({
  kind: "fear-track",
  id: "fear-track",
  name: "Fear track",
  origin: "house",
  length: 10,
  marks: [
    { at: 0, vp: 1 },
    { at: 10, vp: -5 },
  ],
  ...rest,
});

/** What the track adds at the end of the game. */
function vpAt(fear: number, pieces?: readonly Piece[]): unknown {
  const options = pieces === undefined ? {} : { pieces };
  const t = table({ phase: "scoring", day: 9, players: [{ fear }] }, options);
  return t.factsOf("scored")[0]?.score;
}

describe("BO-1.5 marks of the Fear track", () => {
  test.each([
    [0, 4],
    [4, 4],
    [5, 2],
    [8, 2],
    [9, 0],
    [12, 0],
    [13, -3],
    [16, -3],
    [17, -6],
    [20, -6],
    [21, -10],
    [23, -10],
    [24, -15],
  ])("BO-1.5 BO-7.1 Fear %i is worth %i VP", (fear, vp) => {
    expect(vpAt(fear)).toMatchObject({ fear: vp });
  });

  test.each([
    [0, 1],
    [9, 1],
    [10, -5],
  ])("BO-1.5 another track: Fear %i is worth %i VP", (fear, vp) => {
    expect(vpAt(fear, [track({})])).toMatchObject({ fear: vp });
  });

  test("BO-1.5 below the first mark the track is worth nothing", () => {
    const marks = [{ at: 3, vp: 2 }];
    expect(vpAt(2, [track({ marks })])).toMatchObject({ fear: 0 });
    expect(vpAt(3, [track({ marks })])).toMatchObject({ fear: 2 });
  });

  test("BO-1.5 the highest mark passed counts, in whatever order the pack lists them", () => {
    const marks = [
      { at: 6, vp: -2 },
      { at: 0, vp: 3 },
      { at: 4, vp: 1 },
    ];
    expect([0, 3, 4, 5, 6].map((fear) => vpAt(fear, [track({ marks })]))).toEqual(
      [3, 3, 1, 1, -2].map((fear) => expect.objectContaining({ fear })),
    );
  });

  test.each([
    {
      fault: "a mark off the track",
      marks: [
        { at: 0, vp: 1 },
        { at: 11, vp: -1 },
      ],
      message: "expected marks from 0 to 10, the track's length",
    },
    {
      fault: "two marks on one space",
      marks: [
        { at: 0, vp: 1 },
        { at: 0, vp: 2 },
      ],
      message: "expected at most one mark on a space",
    },
    {
      fault: "no mark that adds",
      marks: [
        { at: 5, vp: 0 },
        { at: 6, vp: -1 },
      ],
      message: "expected at least one mark that adds VP",
    },
  ])("BO-1.5 a pack with $fault is refused", ({ marks, message }) => {
    expect(() => bloodOrdersWithExactly(plainPack([track({ marks })]))).toThrow(message);
  });
});

describe("BO-1.5 moving on the track", () => {
  const fearBy = (by: number): Piece =>
    location("loc1-1", {
      effect: [{ do: by < 0 ? "lose" : "gain", what: "fear", n: Math.abs(by) }],
    });

  /** Fear after a Dawn that moves the marker. */
  function moved(fear: number, by: number, more: readonly Piece[] = []) {
    const t = table(
      {
        phase: "reveal",
        players: [{ fear, piles: { dawn: ["bleeder", "bleeder"] } }],
        tokens: [{ seat: 0, space: "north", order: "dawn" }],
      },
      { pieces: [fearBy(by), ...more] },
    );
    t.answer("dawn");
    return { fear: t.position.players[0].fear, told: t.factsOf("fear") };
  }

  test("BO-1.5 it stops at the lower end", () => {
    expect(moved(1, -3)).toEqual({
      fear: 0,
      told: [{ fact: "fear", rule: "BO-1.5", seat: 0, n: -1, now: 0 }],
    });
    expect(moved(0, -3)).toEqual({ fear: 0, told: [] });
  });

  test("BO-1.5 it stops at the upper end, wherever that is", () => {
    expect(moved(22, 5)).toMatchObject({ fear: 24, told: [{ n: 2, now: 24 }] });
    expect(moved(24, 5)).toEqual({ fear: 24, told: [] });
    expect(moved(8, 5, [track({})])).toMatchObject({ fear: 10, told: [{ n: 2, now: 10 }] });
  });

  test("BO-1.5 BO-5.7 a Night near the end: Fear 23 and a die of 4 make 24", () => {
    const t = table({
      phase: "reveal",
      quarters: plainCity({ north: { die: 4 } }),
      players: [{ fear: 23, piles: { night: ["elder", "elder"] } }],
      tokens: [{ seat: 0, space: "north", order: "night" }],
    });
    t.answer("night").expectPlayer(0, { fear: 24 });
  });

  test("BO-1.5 what counts is where the marker stands, not where it has been", () => {
    const t = table(
      {
        phase: "reveal",
        day: 9,
        players: [{ fear: 14, hand: [], piles: { dawn: ["bleeder", "bleeder"] } }],
        tokens: [{ seat: 0, space: "north", order: "dawn" }],
      },
      { pieces: [location("loc3-1", { act: 3, effect: [{ do: "lose", what: "fear", n: 2 }] })] },
    );
    t.answer("dawn").feedAll();
    expect(t.factsOf("scored")[0]).toMatchObject({ seat: 0, score: { fear: 0 } });
  });

  test("BO-1.5 markers never block each other: all four may share a space and pass", () => {
    const t = table(
      { phase: "orders", players: [{ fear: 3 }, { fear: 3 }, { fear: 3 }, { fear: 2 }] },
      { players: 4 },
    );
    for (let seat = 0; seat < 4; seat++) t.answer("scavenge:1", "place:dawn:north", "end");
    expect(t.position.players.map(({ fear }) => fear)).toEqual([4, 4, 4, 3]);
    t.answer("scavenge:5");
    t.expectPlayer(0, { fear: 9 });
  });

  test("BO-1.5 a position off the track is refused", () => {
    expect(() => table({ phase: "orders", players: [{ fear: 25 }] })).toThrow(
      "players.0.fear: 25; expected at most 24 (BO-1.5)",
    );
  });
});
