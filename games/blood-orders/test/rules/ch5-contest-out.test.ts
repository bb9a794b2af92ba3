import { describe, expect, test } from "vitest";
import { ritual } from "../support/pieces.js";
import { cards, contest, reveal, token } from "../support/reveal.js";
import { table } from "../support/table.js";

describe("BO-5.8 those who fail the Fear test are out first", () => {
  test("BO-5.8 one fails, one is left: a Night without a contest", () => {
    const t = contest(["BB", "EE"], { die: 4 });
    expect(t.factsOf("fear-failed")).toMatchObject([{ seat: 0, n: 2, now: 4 }]);
    t.expectPlayer(0, { torpor: cards("BB"), hand: [] });
    expect(t.seats).toEqual([1]);
    t.answer("night").expectPlayer(1, { hand: ["v1-1"], torpor: cards("EE"), fear: 4 });
    expect(t.factsOf("contest", "contest-lost", "stalemate")).toEqual([]);
  });

  test("BO-5.8 two fail, the third is left, though it placed last", () => {
    const t = contest(["BB", "BBB", "EE"], { die: 4 });
    expect(t.seats).toEqual([2]);
    t.answer("night").expectPlayer(2, { hand: ["v1-1"] });
    t.expectPlayer(0, { torpor: cards("BB") }).expectPlayer(1, { torpor: cards("BBB") });
  });

  test("BO-5.8 all fail: nobody is asked, nothing is taken", () => {
    const t = contest(["B", "E", "BB"], { die: 4 });
    expect(t.question).toBe("feeding.card");
    for (const [seat, pile] of ["B", "E", "BB"].entries()) {
      t.expectPlayer(seat, { torpor: cards(pile), fear: 0 });
    }
    t.expectQuarter("north", { victim: "v1-1", blood: 3, influence: 2 });
  });

  test("BO-5.8 one fails, the others tie: only they take their piles back", () => {
    const t = contest(["BBB", "EE", "EE"], { die: 4 }).answer("night", "night");
    expect(t.factsOf("stalemate")).toMatchObject([{ space: "north", seats: [1, 2] }]);
    t.expectPlayer(0, { torpor: cards("BBB"), hand: [] });
    t.expectPlayer(1, { torpor: [], hand: cards("EE") });
    t.expectPlayer(2, { torpor: [], hand: cards("EE") });
  });

  test("BO-5.8 who fails is out before anybody decides: all see it when they are asked", () => {
    const t = contest(["EE", "BB"], { die: 4 });
    expect([t.seat, t.rule]).toEqual([0, "BO-5.8"]);
    t.expectPosition({ tokens: [token(0, "north", "night")] });
  });
});

describe("BO-5.8 the others, in stack order, may decline", () => {
  test("BO-5.8 each is asked once, in the order of placing, after the answers before", () => {
    const night = { night: cards("E") };
    const t = reveal(
      [{ piles: night }, { piles: { night: cards("EE") } }, { piles: { night: cards("BE") } }],
      [token(2, "north", "night"), token(0, "north", "night"), token(1, "north", "night")],
    );
    const asked: (number | undefined)[] = [];
    while (t.question === "night.stay") {
      asked.push(t.seat);
      t.expectOptions("night", "decline");
      t.answer("night");
    }
    expect(asked).toEqual([2, 0, 1]);
    t.expectPlayer(1, { hand: ["v1-1"] });
  });

  test("BO-5.8 the first declines: its pile is in Torpor, the second acts alone", () => {
    const t = contest(["EE", "BE"]).answer("decline");
    t.expectPlayer(0, { torpor: cards("EE"), hand: [] });
    t.expectPosition({ tokens: [token(1, "north", "night")] });
    t.answer("night").expectPlayer(1, { hand: ["v1-1"], torpor: cards("BE"), fear: 2 });
    expect(t.factsOf("contest")).toEqual([]);
  });

  test("BO-5.8 the second declines: the first acts alone and is not asked again", () => {
    const t = contest(["E", "EE"]).answer("night", "decline");
    t.expectPlayer(0, { hand: ["v1-1"], torpor: cards("E"), fear: 2 });
    t.expectPlayer(1, { hand: [], torpor: cards("EE"), fear: 0 });
    expect(t.question).toBe("feeding.card");
  });

  test("BO-5.8 all decline, also the last: nothing happens", () => {
    const t = contest(["E", "E", "E"]).answer("decline", "decline");
    expect(t.seats).toEqual([2]);
    t.expectOptions("night", "decline");
    t.answer("decline").expectQuarter("north", { victim: "v1-1", blood: 3, influence: 2 });
    for (const seat of [0, 1, 2]) t.expectPlayer(seat, { torpor: cards("E"), hand: [], fear: 0 });
  });

  test("BO-5.8 who would have won declines: the others tie", () => {
    const t = contest(["EEE", "BE", "BE"]).answer("decline", "night", "night");
    expect(t.factsOf("stalemate")).toMatchObject([{ seats: [1, 2] }]);
    t.expectPlayer(0, { torpor: cards("EEE") }).expectPlayer(1, { hand: cards("BE") });
  });

  test("BO-5.8 one of three tied declines: the others are compared without it", () => {
    const t = contest(["BE", "BE", "BE"], { influence: [4, 6, 6] });
    t.answer("night", "night", "decline").expectPlayer(1, { hand: ["v1-1"] });
    t.expectPlayer(0, { hand: cards("BE") }).expectPlayer(2, { torpor: cards("BE") });
    expect(t.factsOf("contest")).toMatchObject([{ space: "north", seats: [0, 1] }]);
  });
});

describe("BO-5.8 after the contest", () => {
  test("BO-5.8 what is told: who contested, who lost what, what the winner takes", () => {
    const t = contest(["B", "E", "BE"], { die: 1 }).answer("night", "night", "night");
    expect(t.facts.slice(0, 4)).toEqual([
      { fact: "contest", rule: "BO-5.8", space: "north", seats: [0, 1, 2], strengths: [1, 2, 3] },
      { fact: "contest-lost", rule: "BO-5.8", seat: 0, space: "north", cards: cards("B") },
      { fact: "contest-lost", rule: "BO-5.8", seat: 1, space: "north", cards: cards("E") },
      { fact: "night", rule: "BO-5.7", seat: 2, space: "north" },
    ]);
  });

  test("BO-5.8 a loser feeds nothing and keeps the cards; they count to the limit of 10", () => {
    const t = table({
      phase: "reveal",
      players: [
        { blood: 0, hand: cards("BBBBBEEE"), piles: { night: cards("BBE") } },
        { blood: 0, hand: [], piles: { night: cards("EEE") } },
      ],
      tokens: [token(0, "north", "night"), token(1, "north", "night")],
    });
    t.answer("night", "night");
    expect(t.questionOf(0)?.kind).toBe("feeding.excess");
    t.by(0, "discard:bleeder", "commit");
    t.by(1, "feed", "feed", "feed", "commit");
    t.expectPlayer(0, { hand: cards("BBBBBBEEEE"), blood: 0 });
  });

  test("BO-5.8 all contestants have their tokens back before the next Quarter's Night", () => {
    const night = { night: cards("E") };
    const t = reveal(
      [{ piles: night }, { piles: { night: cards("EE") } }, { piles: night }],
      [token(0, "north", "night"), token(1, "north", "night"), token(2, "south", "night")],
    );
    t.answer("night", "night").expectPosition({ tokens: [token(2, "south", "night")] });
    expect([t.seat, t.about]).toEqual([2, "v1-2"]);
  });

  test("BO-5.8 after a stalemate the Quarter gets 1 and 1 at cleanup", () => {
    const t = contest(["E", "E"]).answer("night", "night").feedAll();
    t.expectQuarter("north", { victim: "v1-1", blood: 4, influence: 3, die: 2 });
  });

  test("BO-5.8 a contest over a Quarter without a Victim: the winner takes tokens and Fear (BO-5.10)", () => {
    const t = reveal(
      [{ piles: { night: cards("E") } }, { piles: { night: cards("EE") } }],
      [token(0, "north", "night"), token(1, "north", "night")],
      { quarters: { north: { victim: null, blood: 2, influence: 1 } } },
    );
    expect(t.about).toBe("loc1-1");
    t.answer("night", "night");
    t.expectPlayer(1, { blood: 9, influence: 6, fear: 1, hand: [], torpor: cards("EE") });
    t.expectPlayer(0, { hand: cards("E"), torpor: [], fear: 0 });
  });

  test("BO-5.8 Rituals that wait for a contest: the losers' and the winner's, in turn order", () => {
    const pieces = [
      ritual("spite", {
        standing: [{ kind: "trigger", after: "contest-lost", then: [{ do: "gain", what: "vp" }] }],
      }),
      ritual("glory", {
        standing: [
          { kind: "trigger", after: "contest-won", then: [{ do: "gain", what: "vp", n: 2 }] },
        ],
      }),
    ];
    const both = [["glory"], ["spite"]];
    const t = contest(["EE", "E"], { pieces, rituals: both }).answer("night", "night");
    expect(t.factsOf("set-off").map(({ seat, piece }) => [seat, piece])).toEqual([
      [0, "glory"],
      [1, "spite"],
    ]);
    t.expectPlayer(0, { vp: 2 }).expectPlayer(1, { vp: 1 });
    // Neither answers to a Night without a contest, or to a stalemate that nobody wins.
    const quiet = contest(["EE", "E"], { pieces, rituals: both }).answer("night", "decline");
    quiet.expectPlayer(0, { vp: 0 }).expectPlayer(1, { vp: 0 });
    const tie = contest(["E", "E"], { pieces, rituals: both }).answer("night", "night");
    tie.expectPlayer(0, { vp: 0 }).expectPlayer(1, { vp: 1 });
  });
});
