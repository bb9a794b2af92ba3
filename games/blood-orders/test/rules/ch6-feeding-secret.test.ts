import { SPECTATOR } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { ritual } from "../support/pieces.js";
import { cards, reveal } from "../support/reveal.js";
import type { TestTable } from "../support/table.js";

/** Three players with two cards each in Torpor; the start player is seat 1. */
function feeding(): TestTable {
  return reveal(
    [
      { hand: cards("BBBBBBBBB"), torpor: ["v1-6", "elder"] },
      { torpor: ["v1-7", "bleeder"] },
      { torpor: ["v1-8", "bleeder"] },
    ],
    [],
    {},
    { start: 1 },
  );
}

const answers: Record<number, string[]> = {
  0: ["feed", "feed", "discard:bleeder", "commit"],
  1: ["release", "feed", "commit"],
  2: ["feed", "release", "commit"],
};

describe("BO-6.3 all at once, secret until all have committed", () => {
  test("BO-6.3 everybody is asked at the same time", () => {
    const t = feeding();
    expect(t.seats).toEqual([0, 1, 2]);
    expect([0, 1, 2].map((seat) => t.questionOf(seat)?.about)).toEqual(["v1-6", "v1-7", "v1-8"]);
  });

  test("BO-6.3 until the last commitment nothing changes and nothing is told", () => {
    const t = feeding();
    const { players, discards } = t.position;
    for (const seat of [2, 0]) {
      for (const key of answers[seat]) {
        expect(t.by(seat, key).facts).toEqual([]);
        t.expectPosition({ players, discards });
      }
    }
    expect(t.seats).toEqual([1]);
    t.by(1, ...answers[1]);
    t.expectPlayer(0, { hand: ["v1-6", ...cards("BBBBBBBBE")], blood: 5 });
    t.expectPlayer(1, { hand: ["bleeder"], blood: 6 });
    t.expectPlayer(2, { hand: ["v1-8"], blood: 6 });
    t.expectPosition({ discards: ["v1-7"] });
  });

  test("BO-6.3 others see who is ready, and no more", () => {
    const t = feeding();
    const seen = (audience: number) => JSON.stringify(t.game.view(t.state, audience));
    const before = [1, 2, SPECTATOR].map(seen);
    t.by(0, "feed", "feed", "discard:bleeder");
    expect([1, 2, SPECTATOR].map(seen)).toEqual(before);
    t.by(0, "commit");
    for (const audience of [1, 2, SPECTATOR]) {
      const { forks, drafts } = t.game.view(t.state, audience).seen;
      expect(forks[0]).toEqual([]);
      expect(drafts[0]).toEqual([]);
      expect(forks.filter((fork) => fork.length > 0)).toHaveLength(2);
    }
    // A look at what another decision would have shown.
    const other = feeding().by(0, "release", "release", "commit");
    for (const audience of [1, 2, SPECTATOR]) {
      expect(JSON.stringify(other.game.view(other.state, audience))).toBe(seen(audience));
    }
  });

  test("BO-6.3 a commitment can be taken back until the last has committed", () => {
    const t = feeding();
    t.by(0, ...answers[0]);
    expect(t.seats).toEqual([1, 2]);
    t.withdraw(0);
    expect(t.seats).toEqual([0, 1, 2]);
    expect(t.questionOf(0)?.about).toBe("v1-6");
    t.by(0, "release", "release", "commit")
      .by(1, ...answers[1])
      .by(2, ...answers[2]);
    t.expectPlayer(0, { hand: cards("BBBBBBBBB"), blood: 7 });
    t.expectPosition({ discards: ["v1-6", "v1-7"] });
    expect(() => t.withdraw(0)).toThrow("seat 0 has not answered in this phase yet");
    expect(t.question).toBe("planning.card");
  });

  test("BO-6.3 after the last commitment of the game nothing can be taken back", () => {
    const t = reveal([{ torpor: cards("B") }, {}], [], { day: 9 });
    t.by(0, "feed", "commit").by(1, "commit");
    expect(() => t.withdraw(0)).toThrow("no simultaneous phase is running");
  });

  test("BO-6.3 a half-made decision can be begun anew as well", () => {
    const t = feeding().by(0, "feed").withdraw(0);
    expect(t.questionOf(0)?.about).toBe("v1-6");
  });

  test("BO-6.3 in whatever order they answer, the result is the same", () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ];
    const results = orders.map((seats) => {
      const t = feeding();
      for (const seat of seats) t.by(seat, ...answers[seat]);
      return { position: t.position, facts: t.facts };
    });
    const mixed = feeding();
    mixed.by(0, "feed").by(2, "feed").by(1, "release").by(0, "feed", "discard:bleeder");
    mixed.by(1, "feed").by(2, "release").by(0, "commit").by(2, "commit").by(1, "commit");
    results.push({ position: mixed.position, facts: mixed.facts });
    for (const result of results) expect(result).toEqual(results[0]);
  });

  test("BO-6.3 the results of all are told in turn order from the start player", () => {
    const t = feeding()
      .by(0, ...answers[0])
      .by(1, ...answers[1])
      .by(2, ...answers[2]);
    expect(t.factsOf("fed").map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  test("BO-6.3 Rituals that wait for feeding answer in turn order, after all have fed", () => {
    const feast = (id: string) =>
      ritual(id, {
        standing: [{ kind: "trigger", after: "fed", then: [{ do: "gain", what: "vp" }] }],
      });
    const t = reveal(
      [{ rituals: ["one"] }, {}, { rituals: ["three"], torpor: cards("B") }],
      [],
      {},
      { pieces: [feast("one"), feast("three")], start: 2 },
    ).feedAll();
    expect(t.factsOf("fed", "set-off").map(({ fact, seat }) => [fact, seat])).toEqual([
      ["fed", 2],
      ["set-off", 2],
      ["set-off", 0],
    ]);
    t.expectPlayer(0, { vp: 1 }).expectPlayer(2, { vp: 1 });
  });
});
