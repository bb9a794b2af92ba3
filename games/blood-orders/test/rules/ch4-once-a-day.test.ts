import { describe, expect, test } from "vitest";
import type { Piece } from "../../src/index.js";
import type { Position } from "../../src/position/form.js";
import { ritual } from "../support/pieces.js";
import { MARKET } from "../support/start.js";
import { type TestTable, table } from "../support/table.js";

/** Once per day: a Blood, or Influence. */
const blood = ritual("blood-rite", { daily: { effect: [{ do: "gain", what: "blood" }] } });
const favour = ritual("favour-rite", { daily: { effect: [{ do: "gain", what: "influence" }] } });

function orders(position: Position, pieces: readonly Piece[] = [blood, favour]): TestTable {
  return table({ phase: "orders", market: MARKET, ...position }, { pieces });
}

const both: Position = { players: [{ rituals: ["blood-rite", "favour-rite"] }] };

/** A turn in which nothing is done but to place a token. */
const idle = (t: TestTable, order: string): TestTable => t.answer(`place:${order}:north`, "end");

describe("BO-4.2 Rituals that are used once per day", () => {
  test("BO-4.2 once: not again in this turn, nor in the later ones of the Day", () => {
    const t = orders({ players: [{ rituals: ["blood-rite"], hand: [] }, { hand: [] }] });
    expect(t.optionsOf("use")).toEqual(["use:blood-rite"]);
    t.answer("use:blood-rite")
      .expectPlayer(0, { blood: 8 })
      .expectPosition({ used: ["blood-rite"] });
    expect(t.facts).toEqual([
      { fact: "ritual-used", rule: "BO-4.2", seat: 0, ritual: "blood-rite" },
      { fact: "gained", rule: "BO-1.4", seat: 0, what: "blood", n: 1, now: 8 },
    ]);
    for (const order of ["dawn", "dusk", "night"]) {
      expect(t.optionsOf("use")).toEqual([]);
      expect(t.whyNot("use:blood-rite")).toBe("used-today BO-4.2");
      t.answer(`place:${order}:north`);
      expect(t.optionsOf("use")).toEqual([]);
      t.answer("end");
      idle(t, order);
    }
    t.feedAll().planNothing();
    t.expectPosition({ day: 2, used: [] });
    idle(t, "dawn");
    expect(t.seat).toBe(0);
    expect(t.optionsOf("use")).toEqual(["use:blood-rite"]);
  });

  test.each([
    {
      when: "both before placing",
      keys: ["use:blood-rite", "use:favour-rite", "place:dawn:north"],
    },
    {
      when: "one before, one after",
      keys: ["use:favour-rite", "place:dawn:north", "use:blood-rite"],
    },
    { when: "both after placing", keys: ["place:dawn:north", "use:blood-rite", "use:favour-rite"] },
  ])("BO-4.2 any number in one turn: $when", ({ keys }) => {
    const t = orders(both).answer(...keys);
    t.expectPlayer(0, { blood: 8, influence: 6 });
    expect(t.optionsOf("use")).toEqual([]);
    t.answer("end");
    expect(t.seat).toBe(1);
  });

  test("BO-4.2 in any of the three turns of the Day", () => {
    const t = orders(both);
    idle(t, "dawn");
    idle(t, "dawn");
    t.answer("use:blood-rite");
    idle(t, "dusk");
    idle(t, "dusk");
    expect(t.optionsOf("use")).toEqual(["use:favour-rite"]);
    t.answer("place:night:north", "use:favour-rite");
    t.expectPlayer(0, { blood: 8, influence: 6 });
  });

  test("BO-4.2 every Ritual of a pack can be one, the first of them too", () => {
    const first = ritual("r1-1", { daily: { effect: [{ do: "gain", what: "vp" }] } });
    const market = [null, "r1-2", "r1-3", "r1-4"];
    const t = orders({ market, players: [{ rituals: ["r1-1"] }] }, [first]);
    expect(t.optionsOf("use")).toEqual(["use:r1-1"]);
    t.answer("use:r1-1").expectPlayer(0, { vp: 1, fear: 0, blood: 7 });
  });

  test("BO-4.2 what was not used is not saved up", () => {
    const t = orders({ ...both, phase: "cleanup", day: 1 })
      .feedAll()
      .planNothing();
    idle(t, "dawn");
    expect(t.optionsOf("use")).toEqual(["use:blood-rite", "use:favour-rite"]);
    t.answer("use:blood-rite");
    expect(t.optionsOf("use")).toEqual(["use:favour-rite"]);
  });

  test("BO-4.2 only on the owner's turn: not in another's, not outside this phase", () => {
    const t = orders(both);
    idle(t, "dawn");
    expect(t.seat).toBe(1);
    expect(t.options.filter((key) => key.startsWith("use:"))).toEqual([]);
    expect(() => t.by(1, "use:blood-rite")).toThrow("is not offered in orders.turn");

    const reveal = orders({
      players: [{ rituals: ["blood-rite"], piles: { dawn: ["bleeder", "bleeder"] } }],
      phase: "reveal",
      tokens: [{ seat: 0, space: "north", order: "dawn" }],
    });
    reveal.expectOptions("dawn", "decline");
    reveal.answer("decline");
    expect(reveal.question).toBe("feeding.card");
    reveal.expectOptions("feed", "release");
  });

  test("BO-4.2 a Ritual always in effect is nothing to use, and works in resolution", () => {
    const strong = ritual("strong", { standing: [{ kind: "modifier", value: "dawn", add: 1 }] });
    const t = orders(
      { players: [{ rituals: ["strong"], hand: [], piles: { dawn: ["bleeder"] } }, { hand: [] }] },
      [strong],
    );
    expect(t.options.filter((key) => key.startsWith("use:"))).toEqual([]);
    expect(t.whyNot("use:strong")).toBeUndefined();
    for (const order of ["dawn", "dusk", "night"]) idle(idle(t, order), order);
    // One Bleeder and the Ritual against a die of 2.
    expect(t.question).toBe("resolution.act");
    t.answer("dawn").expectPlayer(0, { blood: 8 });
  });

  test("BO-4.2 an effect that makes it ready lets it be used twice on one Day", () => {
    const again = ritual("again", {
      standing: [
        {
          kind: "trigger",
          after: "scavenged",
          then: [
            { do: "choose", from: { set: "used" }, as: "spent" },
            { do: "ready", ritual: "spent" },
          ],
        },
      ],
    });
    const t = orders({ players: [{ rituals: ["blood-rite", "again"] }] }, [blood, again]);
    t.answer("use:blood-rite", "scavenge:1").expectOptions("blood-rite");
    t.answer("blood-rite");
    expect(t.factsOf("readied")).toEqual([
      { fact: "readied", rule: "BO-4.2", seat: 0, ritual: "blood-rite" },
    ]);
    t.answer("use:blood-rite").expectPlayer(0, { blood: 10 });
    expect(t.optionsOf("use")).toEqual([]);
  });
});

describe("BO-4.2 what a use costs", () => {
  const dear = ritual("dear-rite", {
    daily: { cost: { blood: 2, fear: 1 }, effect: [{ do: "gain", what: "vp" }] },
  });
  const rich = (player: { blood: number; fear: number }): TestTable =>
    orders({ players: [{ rituals: ["dear-rite"], ...player }] }, [dear]);

  test("BO-4.2 BO-1.6 the cost is paid, then the effect", () => {
    const t = rich({ blood: 2, fear: 23 }).answer("use:dear-rite");
    t.expectPlayer(0, { blood: 0, fear: 24, vp: 1 });
    expect(t.facts.map(({ fact }) => fact)).toEqual(["ritual-used", "paid", "fear", "gained"]);
  });

  test("BO-1.5 without room on the Fear track its Fear is paid as far as the track goes", () => {
    const t = rich({ blood: 2, fear: 24 }).answer("use:dear-rite");
    t.expectPlayer(0, { blood: 0, fear: 24, vp: 1 });
    expect(t.facts.map(({ fact }) => fact)).toEqual(["ritual-used", "paid", "gained"]);
  });

  test("BO-4.2 too little Blood: not offered, with the reason, and nothing is lost", () => {
    const t = rich({ blood: 1, fear: 0 });
    expect(t.options.filter((key) => key.startsWith("use:"))).toEqual([]);
    expect(t.whyNot("use:dear-rite")).toBe("cannot-pay BO-1.6");
    expect(() => t.answer("use:dear-rite")).toThrow("is not offered");
    t.expectPlayer(0, { blood: 1, fear: 0 }).expectPosition({ used: [] });
  });

  test("BO-4.2 BO-4.3 what cannot be paid yet can be after scavenging", () => {
    const t = rich({ blood: 0, fear: 0 });
    t.answer("scavenge:2");
    expect(t.options).toContain("use:dear-rite");
  });

  test("BO-1.6 it may be used where it changes nothing, and is used", () => {
    const calm = ritual("calm", { daily: { effect: [{ do: "lose", what: "fear" }] } });
    const t = orders({ players: [{ rituals: ["calm"] }] }, [calm]).answer("use:calm");
    t.expectPlayer(0, { fear: 0 }).expectPosition({ used: ["calm"] });
    expect(t.whyNot("use:calm")).toBe("used-today BO-4.2");
  });
});
