import { describe, expect, test } from "vitest";
import { ritual } from "../support/pieces.js";
import { cards, reveal, token } from "../support/reveal.js";

const alone = [token(0, "north", "night")];
const piles = { night: cards("BE") };

describe("BO-5.7 Night, one player", () => {
  test("BO-5.7 the Victim, all tokens, Fear by the die; the pile is in Torpor; the Quarter stays bare", () => {
    const t = reveal([{ piles }, {}], alone, {
      quarters: { north: { die: 3, blood: 4, influence: 6 } },
    });
    expect(t.about).toBe("v1-1");
    t.expectOptions("night", "decline");
    t.answer("night");
    t.expectPlayer(0, { hand: ["v1-1"], torpor: cards("BE"), blood: 11, influence: 11, fear: 3 });
    t.expectQuarter("north", { victim: null, blood: 0, influence: 0, die: 3 });
    expect(t.facts.slice(0, 6)).toEqual([
      { fact: "night", rule: "BO-5.7", seat: 0, space: "north" },
      { fact: "torpor", rule: "BO-5.7", seat: 0, order: "night", cards: cards("BE") },
      { fact: "victim-gained", rule: "BO-5.7", seat: 0, card: "v1-1" },
      { fact: "gained", rule: "BO-5.7", seat: 0, what: "blood", n: 4, now: 11 },
      { fact: "gained", rule: "BO-5.7", seat: 0, what: "influence", n: 6, now: 11 },
      { fact: "fear", rule: "BO-5.7", seat: 0, n: 3, now: 3 },
    ]);
  });

  test.each([
    { fear: 20, die: 4, now: 24 },
    { fear: 23, die: 4, now: 24 },
    { fear: 24, die: 1, now: 24 },
  ])("BO-5.7 Fear $fear and a die of $die: it stops at $now", ({ fear, die, now }) => {
    const t = reveal([{ fear, piles: { night: cards("EE") } }, {}], alone, {
      quarters: { north: { die } },
    });
    t.answer("night").expectPlayer(0, { fear: now, hand: ["v1-1"] });
  });

  test("BO-5.7 the Victim taken is in hand, not in Torpor: only the pile is asked about at feeding", () => {
    const t = reveal([{ piles }, {}], alone).answer("night");
    expect([t.question, t.seat, t.about]).toEqual(["feeding.card", 0, "bleeder"]);
    t.by(0, "release", "release", "commit").by(1, "commit");
    t.expectPlayer(0, { hand: ["v1-1"], torpor: [], blood: 10 });
  });

  test("BO-5.7 tokens paid at Dusk the same Day are taken too, also by who paid them", () => {
    const t = reveal(
      [{ piles: { night: cards("E"), dusk: cards("EE") } }, {}],
      [token(0, "north", "dusk"), token(0, "north", "night")],
    );
    t.answer("dusk").expectPlayer(0, { influence: 3 });
    t.answer("night").expectPlayer(0, { influence: 7 });
  });

  test("BO-5.7 declined: no Fear, nothing taken, the pile is in Torpor, and 1 and 1 are added at cleanup", () => {
    const t = reveal([{ piles }, {}], alone).answer("decline");
    t.expectPlayer(0, { hand: [], torpor: cards("BE"), blood: 7, influence: 5, fear: 0 });
    t.expectQuarter("north", { victim: "v1-1", blood: 3, influence: 2 });
    t.feedAll().expectQuarter("north", { victim: "v1-1", blood: 4, influence: 3 });
  });

  test("BO-5.7 too weak: the same, without a question", () => {
    const t = reveal([{ piles: { night: cards("E") } }, {}], alone, {
      quarters: { north: { die: 3 } },
    });
    expect(t.question).toBe("feeding.card");
    t.expectPlayer(0, { torpor: cards("E"), fear: 0, influence: 5 });
    t.expectQuarter("north", { victim: "v1-1", blood: 3, influence: 2 });
  });

  test("BO-5.7 the empty space is not refilled before cleanup: a later Quarter's Night meets no new Victim", () => {
    const t = reveal(
      [{ piles }, { piles }],
      [token(0, "north", "night"), token(1, "south", "night")],
    );
    t.answer("night").expectQuarter("north", { victim: null, die: 2 });
    // The token is back with its owner by then.
    t.expectPosition({ tokens: [token(1, "south", "night")] });
    t.answer("night").expectPosition({
      quarters: { north: { victim: null }, south: { victim: null } },
    });
    t.feedAll();
    expect(t.position.quarters.north?.victim).not.toBeNull();
  });

  test("BO-5.7 Rituals that wait for a Night or for a Victim answer when all of it is done", () => {
    const pieces = [
      ritual("dread", {
        standing: [
          {
            kind: "trigger",
            after: "night-done",
            when: { is: "at-least", n: 2, of: { count: "fear" } },
            then: [{ do: "gain", what: "vp", n: 2 }],
          },
          { kind: "trigger", after: "victim-gained", then: [{ do: "gain", what: "vp" }] },
        ],
      }),
    ];
    const t = reveal([{ piles, rituals: ["dread"] }, {}], alone, {}, { pieces });
    t.answer("night").expectPlayer(0, { fear: 2, vp: 3 });
    const bare = reveal(
      [{ piles, rituals: ["dread"] }, {}],
      alone,
      { quarters: { north: { victim: null, die: 2 } } },
      { pieces },
    );
    bare.answer("night").expectPlayer(0, { fear: 2, vp: 2 });
  });

  test.each([
    { die: 1, fear: 0 },
    { die: 3, fear: 1 },
  ])(
    "BO-5.7 a Ritual that lessens the Fear of a Night by 2: a die of $die brings $fear",
    ({ die, fear }) => {
      const hush = ritual("hush", {
        standing: [{ kind: "modifier", value: "night-fear", add: -2 }],
      });
      const t = reveal(
        [{ piles, rituals: ["hush"] }, {}],
        alone,
        { quarters: { north: { die } } },
        { pieces: [hush] },
      );
      t.answer("night").expectPlayer(0, { fear, hand: ["v1-1"] });
    },
  );
});
