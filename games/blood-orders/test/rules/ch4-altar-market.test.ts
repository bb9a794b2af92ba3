import { describe, expect, test } from "vitest";
import type { Piece } from "../../src/index.js";
import { ritual } from "../support/pieces.js";
import { MARKET } from "../support/start.js";
import { type TestTable, table } from "../support/table.js";

type Player = NonNullable<Parameters<typeof table>[0]["players"]>[number];

interface Market {
  readonly market?: (string | null)[];
  readonly ritualDeck?: string[];
  readonly pieces?: readonly Piece[];
  readonly player?: Player;
}

function orders({ market = MARKET, ritualDeck, pieces = [], player = {} }: Market): TestTable {
  return table(
    {
      phase: "orders",
      market,
      ...(ritualDeck === undefined ? {} : { ritualDeck }),
      players: [{ hand: ["v1-5"], ...player }, { hand: ["v1-6"] }],
    },
    { pieces },
  );
}

/** The player in turn goes to the Altar, shows the first Victim and takes the Ritual. */
function take(t: TestTable, order: string, id: string): TestTable {
  t.answer(`place:${order}:altar`, `ritual:${id}`);
  return t.answer(t.options[0], "enough");
}

describe("BO-4.4 the market slides right and is refilled", () => {
  test.each([
    { taken: "r1-1", market: ["r1-5", "r1-2", "r1-3", "r1-4"] },
    { taken: "r1-2", market: ["r1-5", "r1-1", "r1-3", "r1-4"] },
    { taken: "r1-3", market: ["r1-5", "r1-1", "r1-2", "r1-4"] },
    { taken: "r1-4", market: ["r1-5", "r1-1", "r1-2", "r1-3"] },
  ])("BO-4.4 $taken leaves $market", ({ taken, market }) => {
    const t = take(orders({ ritualDeck: ["r1-5", "r1-6"] }), "dawn", taken);
    t.expectPosition({ market, ritualDeck: ["r1-6"] }).expectPlayer(0, { rituals: [taken] });
    expect(t.facts).toEqual([
      { fact: "cards-shown", rule: "BO-4.4", seat: 0, cards: ["v1-5"] },
      { fact: "paid", rule: "BO-4.4", seat: 0, what: "blood", n: 1, now: 6 },
      { fact: "ritual-gained", rule: "BO-4.4", seat: 0, ritual: taken },
      { fact: "market-filled", rule: "BO-4.4", rituals: ["r1-5"] },
    ]);
  });

  test("BO-4.4 with an empty deck the place stays empty, at the left", () => {
    const t = take(orders({ ritualDeck: [] }), "dawn", "r1-3");
    t.expectPosition({ market: [null, "r1-1", "r1-2", "r1-4"], ritualDeck: [] });
    expect(t.factsOf("market-filled")).toEqual([]);
    take(t.answer("end"), "dawn", "r1-2");
    t.expectPosition({ market: [null, null, "r1-1", "r1-4"] });
    take(t.answer("end"), "dusk", "r1-4");
    t.expectPosition({ market: [null, null, null, "r1-1"] });
    take(t.answer("end"), "dusk", "r1-1");
    t.expectPosition({ market: [null, null, null, null] });
    t.answer("end", "place:night:altar").expectOptions("no-ritual");
  });

  test("BO-4.4 a market with empty places offers what there is", () => {
    const t = orders({ market: [null, null, "r1-1", "r1-4"], ritualDeck: [] });
    t.answer("place:dawn:altar").expectOptions("no-ritual", "ritual:r1-1", "ritual:r1-4");
  });

  test("BO-4.4 the next visit sees the new market; another may have taken what one wanted", () => {
    const t = orders({ ritualDeck: ["r1-5", "r1-6"] });
    take(t, "dawn", "r1-1").answer("end");
    take(t, "dawn", "r1-2").answer("end");
    t.answer("place:dusk:altar");
    t.expectOptions("no-ritual", "ritual:r1-3", "ritual:r1-4", "ritual:r1-5", "ritual:r1-6");
  });

  test("BO-4.4 a visit without a Ritual leaves the market alone", () => {
    const t = orders({ ritualDeck: ["r1-5"] }).answer("place:dawn:altar", "no-ritual");
    t.expectPosition({ market: MARKET, ritualDeck: ["r1-5"] });
  });
});

describe("BO-4.4 the Ritual works at once", () => {
  test("BO-4.4 BO-4.2 once per day: it can be used later in the same turn", () => {
    const bless = ritual("bless", { daily: { effect: [{ do: "gain", what: "blood", n: 3 }] } });
    const t = orders({ pieces: [bless], market: ["r1-1", "r1-2", "r1-3", "bless"] });
    expect(t.options).not.toContain("use:bless");
    take(t, "dawn", "bless");
    expect(t.optionsOf("use")).toEqual(["use:bless"]);
    t.answer("use:bless").expectPlayer(0, { blood: 7 - 1 + 3 });
    expect(t.optionsOf("use")).toEqual([]);
  });

  test("BO-4.4 one that makes Rituals cheaper counts for the next, not for itself", () => {
    const cheaper = ritual("cheaper", {
      requires: { victims: 1, blood: 2 },
      standing: [{ kind: "modifier", value: "ritual-blood", add: -1 }],
    });
    const dear = ritual("dear", { requires: { victims: 1, blood: 5 } });
    const t = orders({
      pieces: [cheaper, dear],
      market: ["r1-1", "r1-2", "cheaper", "dear"],
      player: { blood: 6 },
    });
    take(t, "dawn", "cheaper").expectPlayer(0, { blood: 4 });
    t.answer("end", "place:dawn:north", "end");
    take(t, "dusk", "dear").expectPlayer(0, { blood: 0, rituals: ["cheaper", "dear"] });
  });

  test("BO-4.4 a price that is lowered below nothing is nothing", () => {
    const cheaper = ritual("cheaper", {
      standing: [{ kind: "modifier", value: "ritual-blood", add: -3 }],
    });
    const t = orders({ pieces: [cheaper], player: { rituals: ["cheaper"], blood: 0 } });
    take(t, "dawn", "r1-1").expectPlayer(0, { blood: 0, rituals: ["cheaper", "r1-1"] });
    expect(t.factsOf("paid")).toEqual([]);
  });

  test("BO-4.4 fewer Victims, where a Ritual says so", () => {
    const fewer = ritual("fewer", {
      standing: [{ kind: "modifier", value: "ritual-victims", add: -1 }],
    });
    const two = ritual("two", { requires: { victims: 2, blood: 1 } });
    const market = ["r1-1", "r1-2", "r1-3", "two"];
    const without = orders({ pieces: [fewer, two], market }).answer("place:dawn:altar");
    expect(without.whyNot("ritual:two")).toBe("too-few-victims BO-4.4");
    const t = orders({ pieces: [fewer, two], market, player: { rituals: ["fewer"] } });
    take(t, "dawn", "two").expectPlayer(0, { rituals: ["fewer", "two"], sure: ["v1-5"] });
  });

  test("BO-4.4 BO-5.3 one that strengthens the Night helps in the same Day's resolution", () => {
    const fierce = ritual("fierce", { standing: [{ kind: "modifier", value: "night", add: 2 }] });
    const t = table(
      {
        phase: "orders",
        market: ["r1-1", "r1-2", "r1-3", "fierce"],
        players: [{ hand: ["v1-5"] }, { hand: [] }],
      },
      { pieces: [fierce] },
    );
    take(t, "dawn", "fierce").answer("end", "place:dawn:altar", "no-ritual", "end");
    t.answer("place:night:north", "end", "place:dusk:altar", "no-ritual", "end");
    t.answer("place:dusk:altar", "no-ritual", "end", "place:night:altar", "no-ritual", "end");
    // An empty pile and the Ritual against a die of 2.
    expect(t.question).toBe("night.stay");
    t.answer("night").expectPlayer(0, { fear: 2 });
  });

  test("BO-4.4 Rituals that answer to a visit or to a new Ritual are set off, also the new one", () => {
    const altar = ritual("visits", {
      standing: [{ kind: "trigger", after: "altar-visited", then: [{ do: "gain", what: "vp" }] }],
    });
    const gained = ritual("gains", {
      standing: [
        { kind: "trigger", after: "ritual-gained", then: [{ do: "gain", what: "influence" }] },
      ],
    });
    const t = orders({
      pieces: [altar, gained],
      market: ["r1-1", "r1-2", "r1-3", "gains"],
      player: { rituals: ["visits"] },
    });
    take(t, "dawn", "gains").expectPlayer(0, { vp: 1, influence: 6 });
    t.answer("end", "place:dawn:north", "end", "place:dusk:altar", "no-ritual");
    t.expectPlayer(0, { vp: 2, influence: 6 });
  });

  test("BO-4.4 a Victim that comes into the hand today can be shown today", () => {
    const hunt = ritual("hunt", { daily: { effect: [{ do: "draw" }] } });
    const t = table(
      {
        phase: "orders",
        market: MARKET,
        victimTop: ["v1-7"],
        players: [{ hand: [], rituals: ["hunt"] }],
      },
      { pieces: [hunt] },
    );
    t.answer("use:hunt").expectPlayer(0, { sure: ["v1-7"] });
    take(t, "dawn", "r1-2").expectPlayer(0, { rituals: ["hunt", "r1-2"], sure: ["v1-7"] });
  });
});
