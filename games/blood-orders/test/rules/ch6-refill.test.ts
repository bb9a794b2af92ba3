import { describe, expect, test } from "vitest";
import { location, victim } from "../support/pieces.js";
import { cards, reveal, token } from "../support/reveal.js";

describe("BO-6.4 Quarters on the other Days", () => {
  test.each([1, 2, 4, 5, 7, 8])(
    "BO-6.4 Day %i: a Quarter that kept its Victim gets 1 and 1",
    (day) => {
      const quarters = { north: { blood: 0, influence: 0 }, south: { blood: 6, influence: 4 } };
      const t = reveal([{}, {}], [], { day, quarters });
      const act = Math.ceil(day / 3);
      t.expectQuarter("south", { blood: 6, influence: 4 }).feedAll();
      t.expectQuarter("north", { victim: `v${act}-1`, blood: 1, influence: 1 });
      t.expectQuarter("south", { victim: `v${act}-2`, blood: 7, influence: 5 });
      t.expectQuarter("east", { victim: `v${act}-3`, blood: 4, influence: 3 });
      expect(t.factsOf("night-space")).toHaveLength(6);
    },
  );

  test("BO-6.4 day after day it grows", () => {
    const t = reveal([{}, {}], []).feedAll().planNothing();
    for (const key of ["dawn", "dusk", "night"]) {
      t.answer(`place:${key}:north`, "end", `place:${key}:north`, "end");
    }
    t.feedAll().expectQuarter("north", { blood: 5, influence: 4 });
  });

  test("BO-6.4 one without a Victim draws one and adds 3 Blood and its cost to what lies there", () => {
    const pieces = [victim("v1-8", { cost: 4, fear: 2 })];
    const bare = (blood: number, influence: number) =>
      reveal(
        [{}, {}],
        [],
        { victimTop: ["v1-8"], quarters: { south: { victim: null, blood, influence } } },
        { pieces },
      ).feedAll();
    bare(0, 0).expectQuarter("south", { victim: "v1-8", blood: 3, influence: 4, die: 3 });
    const t = bare(2, 1).expectQuarter("south", { victim: "v1-8", blood: 5, influence: 5 });
    expect(t.factsOf("victim-placed")).toEqual([
      { fact: "victim-placed", rule: "BO-6.4", space: "south", card: "v1-8" },
    ]);
  });

  test("BO-6.4 a new Victim that costs nothing brings 3 Blood alone", () => {
    const t = reveal(
      [{}, {}],
      [],
      { victimTop: ["v1-8"], quarters: { south: { victim: null, blood: 0, influence: 0 } } },
      { pieces: [victim("v1-8", { cost: 0 })] },
    ).feedAll();
    t.expectQuarter("south", { blood: 3, influence: 0 });
    expect(t.factsOf("night-space").filter(({ space }) => space === "south")).toEqual([
      { fact: "night-space", rule: "BO-6.4", space: "south", what: "blood", n: 3, now: 3 },
    ]);
  });

  test("BO-6.4 two of them are filled from North down", () => {
    const quarters = { north: { victim: null }, east: { victim: null } };
    const t = reveal([{}, {}], [], { quarters, victimTop: ["v1-7", "v1-6"] }).feedAll();
    t.expectQuarter("north", { victim: "v1-7" }).expectQuarter("east", { victim: "v1-6" });
  });

  test("BO-6.4 with no Victim to draw it stays empty and as it is", () => {
    const gone = ["v1-1", "v1-4", "v1-5", "v1-6", "v1-7", "v1-8"];
    const quarters = { north: { victim: null, blood: 2, influence: 1 } };
    const t = reveal([{}, {}], [], { gone, quarters }).feedAll();
    t.expectQuarter("north", { victim: null, blood: 2, influence: 1, die: 1 });
    expect(t.factsOf("deck-empty")).toHaveLength(1);
  });

  test("BO-6.4 all dice are set again, also where no card changed", () => {
    const quarters = { north: { die: 6 }, south: { die: 1 }, east: { victim: null, die: 5 } };
    const pieces = [location("loc1-2", { fear: 3 }), victim("v1-8", { fear: 4 })];
    const t = reveal([{}, {}], [], { quarters, victimTop: ["v1-8"] }, { pieces });
    t.expectQuarter("north", { die: 6 }).feedAll();
    t.expectQuarter("north", { die: 2 }).expectQuarter("south", { die: 4 });
    t.expectQuarter("east", { victim: "v1-8", die: 5 });
    expect(t.factsOf("die")).toEqual([
      { fact: "die", rule: "BO-6.4", space: "north", n: -4, now: 2 },
      { fact: "die", rule: "BO-6.4", space: "south", n: 3, now: 4 },
    ]);
  });

  test("BO-6.4 Locations stay for the whole Act, used or not", () => {
    const t = reveal([{ piles: { dawn: cards("BB") } }, {}], [token(0, "north", "dawn")]);
    t.answer("dawn").feedAll().expectQuarter("north", { location: "loc1-1" });
    t.expectQuarter("south", { location: "loc1-2" });
  });

  test("BO-6.4 a Quarter whose Victim was replaced during the Day has its Victim: 1 and 1", () => {
    const t = reveal(
      [{ piles: { dawn: cards("BB") } }, {}],
      [token(0, "north", "dawn")],
      { victimTop: ["v1-8"] },
      {
        pieces: [location("loc1-1", { effect: [{ do: "look", n: 1, may: "place", at: "here" }] })],
      },
    );
    t.answer("dawn", "place:v1-8").expectQuarter("north", {
      victim: "v1-8",
      blood: 3,
      influence: 2,
    });
    t.feedAll().expectQuarter("north", { victim: "v1-8", blood: 4, influence: 3 });
  });

  test.each([3, 6])("BO-6.4 not on Day %i", (day) => {
    const t = reveal([{}, {}], [], { day });
    const { quarters } = t.position;
    t.feedAll().expectPosition({ quarters });
    expect(t.factsOf("night-space")).toEqual([]);
  });
});
