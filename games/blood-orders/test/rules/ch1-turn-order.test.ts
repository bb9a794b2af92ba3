import { describe, expect, test } from "vitest";
import type { Piece } from "../../src/index.js";
import { ritual } from "../support/pieces.js";
import { MARKET } from "../support/start.js";
import { type TestTable, table } from "../support/table.js";

type Standing = NonNullable<Extract<Piece, { kind: "ritual" }>["standing"]>[number];
type Trigger = Extract<Standing, { kind: "trigger" }>;

/** A Ritual that asks its owner something after a happening, so that the order shows. */
function asks(id: string, after: Trigger["after"], who: Trigger["who"] = "owner"): Piece {
  return ritual(id, {
    standing: [
      { kind: "trigger", after, who, then: [{ do: "may", then: [{ do: "gain", what: "vp" }] }] },
    ],
  });
}

/** Answers all questions that Rituals ask now, and says who was asked about which. */
function asked(t: TestTable): string[] {
  const order: string[] = [];
  while (t.question === "effect.may") {
    order.push(`${t.seat} ${t.about}`);
    t.answer("no");
  }
  return order;
}

describe("BO-1.7 effects of several players at once", () => {
  test.each([
    { startSeat: 2, order: ["3 d-ritual", "0 a-ritual"] },
    { startSeat: 0, order: ["0 a-ritual", "3 d-ritual"] },
    { startSeat: 3, order: ["3 d-ritual", "0 a-ritual"] },
  ])("BO-1.7 a Day begins, start player $startSeat: $order", ({ startSeat, order }) => {
    const t = table(
      {
        phase: "day",
        market: MARKET,
        players: [{ rituals: ["a-ritual"] }, {}, {}, { rituals: ["d-ritual"] }],
      },
      {
        players: 4,
        start: startSeat,
        pieces: [asks("a-ritual", "day-begins"), asks("d-ritual", "day-begins")],
      },
    );
    expect(asked(t)).toEqual(order);
    expect(t.question).toBe("planning.card");
  });

  test("BO-1.7 what one player did counts from the start player, not from who did it", () => {
    const t = table(
      {
        phase: "reveal",
        market: MARKET,
        players: [
          { rituals: ["a-ritual"] },
          { rituals: ["b-ritual"], piles: { night: ["elder"] } },
          { rituals: ["c-ritual"] },
        ],
        tokens: [{ seat: 1, space: "north", order: "night" }],
      },
      {
        players: 3,
        start: 2,
        pieces: ["a", "b", "c"].map((name) => asks(`${name}-ritual`, "night-done", "anyone")),
      },
    );
    t.answer("night");
    expect(asked(t)).toEqual(["2 c-ritual", "0 a-ritual", "1 b-ritual"]);
  });

  test("BO-1.7 BO-6.5 cleanup still counts from the old start player, the new Day from the new", () => {
    const names = ["a", "b", "c"];
    const t = table(
      {
        phase: "cleanup",
        market: MARKET,
        players: names.map((name) => ({ rituals: [`${name}-fed`, `${name}-day`] })),
      },
      {
        players: 3,
        start: 1,
        pieces: names.flatMap((name) => [
          asks(`${name}-fed`, "fed"),
          asks(`${name}-day`, "day-begins"),
        ]),
      },
    );
    t.feedAll();
    const order = asked(t);
    expect(order.slice(0, 3)).toEqual(["1 b-fed", "2 c-fed", "0 a-fed"]);
    expect(order.slice(3)).toEqual(["2 c-day", "0 a-day", "1 b-day"]);
  });

  test("BO-1.7 two of one owner: both happen, in the order in which they were gained", () => {
    const pieces = [asks("first", "day-begins"), asks("second", "day-begins")];
    const order = (rituals: string[]): string[] =>
      asked(table({ phase: "day", market: MARKET, players: [{ rituals }] }, { pieces }));
    expect(order(["first", "second"])).toEqual(["0 first", "0 second"]);
    expect(order(["second", "first"])).toEqual(["0 second", "0 first"]);
  });

  test("BO-1.7 the answer of one is done before the next is asked", () => {
    const t = table(
      {
        phase: "day",
        market: MARKET,
        players: [{ rituals: ["a-ritual"] }, { rituals: ["b-ritual"] }],
      },
      { pieces: [asks("a-ritual", "day-begins"), asks("b-ritual", "day-begins")] },
    );
    t.answer("yes").expectPlayer(0, { vp: 1 }).expectPlayer(1, { vp: 0 });
    expect(t.seat).toBe(1);
    expect(t.about).toBe("b-ritual");
  });
});
