import { describe, expect, test } from "vitest";
import { cards, reveal, token } from "../support/reveal.js";
import { trigger } from "../support/rites.js";
import { type TestTable, table } from "../support/table.js";
import { scene } from "./seen.js";

const phaseOf = (t: TestTable) => scene(t).time.phase;

/** Asks its owner whenever it happens. */
const asking = (after: Parameters<typeof trigger>[1]) =>
  trigger("r1-6", after, [{ do: "may", then: [{ do: "gain", what: "vp" }] }]);

describe("where in the game a scene stands", () => {
  test("all of it in the second round of a later Day", () => {
    const t = table(
      { phase: "orders", day: 5, players: [{ hand: [] }, { hand: [] }, { hand: [] }] },
      { players: 3, start: 1 },
    );
    for (let turn = 0; turn < 4; turn++)
      t.answer(`place:${turn < 3 ? "dawn" : "dusk"}:north`, "end");
    expect(scene(t).time).toEqual({
      day: 5,
      days: 9,
      act: 2,
      phase: "orders",
      words: "orders, round 2 of 3: Player 3's turn",
      turn: { seat: 2, round: 2, rounds: 3 },
      startPlayer: 1,
      outcome: null,
    });
  });

  test("the phases of a Day, by what is decided", () => {
    const t = table({ phase: "day", players: [{ hand: cards("BB") }, { hand: cards("B") }] });
    expect(phaseOf(t)).toBe("planning");
    expect(scene(t).time.turn).toBeNull();
    t.by(0, "dawn", "dawn", "commit").by(1, "hand", "commit");
    expect(phaseOf(t)).toBe("orders");
    for (const order of ["dawn", "dusk", "night"]) {
      t.answer(`place:${order}:north`, "end");
      t.answer(`place:${order}:catacombs`, "bleeder", "end");
    }
    // Seat 0 has something to show at Dawn alone.
    expect([t.question, phaseOf(t)]).toEqual(["resolution.act", "dawn"]);
    t.answer("dawn");
    expect([t.question, phaseOf(t)]).toEqual(["feeding.card", "feeding"]);
  });

  test("Dusk and Night are told by the first token that is left", () => {
    const t = reveal(
      [{ piles: { dusk: cards("EE"), night: cards("E") } }, {}],
      [token(0, "south", "night"), token(0, "north", "dusk")],
    );
    expect([t.question, phaseOf(t)]).toEqual(["resolution.act", "dusk"]);
    t.answer("decline");
    expect([t.question, phaseOf(t)]).toEqual(["night.stay", "night"]);
  });

  test("a trigger of the beginning Day comes before planning", () => {
    const t = table(
      { phase: "day", players: [{ rituals: ["r1-6"] }], market: ["r1-2", "r1-3", "r1-4", "r1-5"] },
      { pieces: [asking("day-begins")] },
    );
    expect([t.question, phaseOf(t)]).toEqual(["effect.may", "day-begins"]);
  });

  test("a trigger of the new Act belongs to the cleanup", () => {
    const t = reveal(
      [{ rituals: ["r1-6"] }, {}],
      [],
      { day: 3, market: ["r1-2", "r1-3", "r1-4", "r1-5"] },
      { pieces: [asking("act-begins")] },
    );
    expect([t.question, phaseOf(t)]).toEqual(["effect.may", "cleanup"]);
  });

  test("when the last token of the Night is back, what it set off still is the Night", () => {
    const t = reveal(
      [{ rituals: ["r1-6"] }, {}],
      [token(0, "north", "night")],
      {},
      { pieces: [asking("fear-failed")] },
    );
    expect(scene(t).quarters[0].tokens).toEqual([]);
    expect([t.question, phaseOf(t)]).toEqual(["effect.may", "night"]);
  });

  test("at the end: the outcome, the points and all hands", () => {
    const t = table({
      phase: "scoring",
      day: 9,
      players: [
        { hand: ["v3-5", ...cards("B")], influence: 5, vp: 2, fear: 9 },
        { hand: cards("E"), influence: 0, fear: 21 },
      ],
    });
    const { time, players } = scene(t);
    expect([time.phase, time.outcome, time.turn]).toEqual(["over", "win-seat-1", null]);
    expect(players.map(({ score }) => score)).toEqual([
      { cards: 1, rituals: 0, tokens: 2, influence: 2, fear: 0, total: 5 },
      { cards: 0, rituals: 0, tokens: 0, influence: 0, fear: -10, total: -10 },
    ]);
    expect(players.map(({ hand }) => hand?.map(({ id }) => id))).toEqual([
      ["v3-5", "bleeder"],
      ["elder"],
    ]);
  });
});
