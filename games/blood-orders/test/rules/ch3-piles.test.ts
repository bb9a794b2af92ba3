import { describe, expect, test } from "vitest";
import { ritual } from "../support/pieces.js";
import { MARKET, start } from "../support/start.js";
import { type TestTable, table } from "../support/table.js";

const PLACES = ["hand", "dawn", "dusk", "night"] as const;

/** Two players, the first with these cards; the second has none and is ready. */
function planning(hand: string[]): TestTable {
  const t = table({ phase: "day", players: [{ hand }, { hand: [] }] });
  return t.by(1, "commit");
}

describe("BO-3.1 each card goes under a token or stays in hand", () => {
  test("BO-3.1 every card is asked for, Victims by their name, with the same four places", () => {
    const t = planning(["v1-5", "bleeder", "elder"]);
    const asked: unknown[] = [];
    for (const place of ["night", "hand", "dusk"]) {
      asked.push(t.about);
      expect(t.question).toBe("planning.card");
      expect(t.rule).toBe("BO-3.1");
      expect(t.options).toEqual([...PLACES]);
      t.answer(place);
    }
    expect(asked).toEqual(["v1-5", "bleeder", "elder"]);
    expect(t.question).toBe("planning.commit");
    t.expectOptions("commit").answer("commit");
    t.expectPlayer(0, {
      hand: ["bleeder"],
      piles: { dawn: [], dusk: ["elder"], night: ["v1-5"] },
    });
    t.expectPosition({ planned: true });
  });

  test("BO-3.1 every split of three cards is possible", () => {
    for (let plan = 0; plan < 4 ** 3; plan++) {
      const cards = ["v1-5", "v1-6", "elder"];
      const places = cards.map((_, i) => PLACES[Math.floor(plan / 4 ** i) % 4]);
      const at = (place: string): string[] => cards.filter((_, i) => places[i] === place);
      const t = planning(cards).answer(...places, "commit");
      t.expectPlayer(0, {
        hand: at("hand"),
        piles: { dawn: at("dawn"), dusk: at("dusk"), night: at("night") },
      });
    }
  });

  test.each(PLACES)("BO-3.1 the whole hand of seven may go to one place: %s", (place) => {
    const t = start({ players: 2, start: 1 });
    const all = t.position.players[0].hand;
    expect(all).toHaveLength(7);
    t.by(0, ...all.map(() => place), "commit");
    t.by(1, ...all.map(() => "hand"), "commit");
    const empty = { hand: [], piles: { dawn: [], dusk: [], night: [] } };
    t.expectPlayer(
      0,
      place === "hand"
        ? { ...empty, hand: all }
        : { ...empty, piles: { ...empty.piles, [place]: all } },
    );
    expect(t.question).toBe("orders.turn");
  });

  test("BO-3.1 no minimum is checked now: a hopeless pile is taken without a word", () => {
    const t = planning(["bleeder"]);
    t.answer("dusk");
    expect(t.questionOf()?.options).toEqual([{ key: "commit" }]);
    t.answer("commit").expectPlayer(0, { piles: { dawn: [], dusk: ["bleeder"], night: [] } });
    expect(t.facts).toEqual([{ fact: "planned", rule: "BO-3.2" }]);
  });

  test("BO-3.1 nothing else is an answer: not another card, not a Quarter, not a Ritual", () => {
    const t = table(
      {
        phase: "day",
        market: MARKET,
        players: [{ hand: ["elder"], rituals: ["bless"] }, { hand: [] }],
      },
      { pieces: [ritual("bless", { daily: { effect: [{ do: "gain", what: "blood" }] } })] },
    );
    for (const key of [
      "dawn:bleeder",
      "dawn:north",
      "north",
      "use:bless",
      "scavenge:1",
      "commit",
    ]) {
      expect(() => t.by(0, key)).toThrow(
        `"${key}" is not offered in planning.card; offered: hand, dawn, dusk, night`,
      );
    }
  });

  test("BO-3.1 cards alike are one: which of two Bleeders goes where makes no difference", () => {
    const first = planning(["bleeder", "bleeder"]).answer("dawn", "hand", "commit");
    const second = planning(["bleeder", "bleeder"]).answer("hand", "dawn", "commit");
    expect(first.position).toEqual(second.position);
    first.expectPlayer(0, { hand: ["bleeder"], piles: { dawn: ["bleeder"], dusk: [], night: [] } });
  });

  test("BO-3.1 all cards of a hand are there in the morning, whatever others knew of them", () => {
    const t = table({ phase: "day", players: [{ hand: ["elder"], sure: ["v1-5"] }, { hand: [] }] });
    t.by(1, "commit").by(0, "dawn", "dusk", "commit");
    t.expectPlayer(0, {
      hand: [],
      sure: [],
      piles: { dawn: ["v1-5"], dusk: ["elder"], night: [] },
    });
  });

  test("BO-3.1 Torpor is not the hand: nobody is asked about what lies there", () => {
    const t = table({ phase: "day", players: [{ hand: [], torpor: ["elder"] }, { hand: [] }] });
    expect(t.optionsFor(0)).toEqual(["commit"]);
  });
});

describe("BO-3.1 notes of intended Quarters", () => {
  /** Every key of every question of a first Day's planning. */
  function keysOfPlanning(): Set<string> {
    const t = start({ players: 4 });
    const keys = new Set<string>();
    while (t.question?.startsWith("planning.") === true) {
      for (const key of t.options) keys.add(key);
      t.answer(t.options[0]);
    }
    return keys;
  }

  test("BO-3.1 BO-8.2 are no answer, so that no record can hold them", () => {
    expect([...keysOfPlanning()].sort()).toEqual(["commit", "dawn", "dusk", "hand", "night"]);
  });

  test("BO-3.1 BO-8.2 are in no position, no view and no fact", () => {
    const t = start({ players: 2, start: 1 }).planNothing();
    expect(t.facts).toEqual([{ fact: "planned", rule: "BO-3.2" }]);
    for (const named of [t.position, t.game.view(t.state, 0).seen]) {
      expect(Object.keys(named).filter((field) => /note|intend|goal|plan/.test(field))).toEqual([
        "planned",
      ]);
    }
    expect(t.position.planned).toBe(true);
  });

  test("BO-3.1 BO-4.1 bind nobody: after any plan a token may go anywhere", () => {
    const t = planning(["elder", "bleeder"]).answer("night", "dawn", "commit");
    expect(t.optionsOf("place")).toHaveLength(15);
  });
});
