import { describe, expect, test } from "vitest";
import { copies, resolution, scored, token, turn } from "../support/household.js";

describe("the-twin-gibbets", () => {
  const quarters = { north: { die: 1 }, south: { die: 4 }, east: { die: 4 } };

  test("the-twin-gibbets: two Quarters exchange their dice, and a change brings 1 Influence", () => {
    const t = turn("the-twin-gibbets", { quarters }).answer("use:the-twin-gibbets");
    t.expectOptions("north", "south", "east").answer("south").expectOptions("north", "east");
    t.answer("north").expectQuarter("north", { die: 4 }).expectQuarter("south", { die: 1 });
    t.expectPlayer(0, { influence: 6 });
    expect(t.factsOf("set-off")).toHaveLength(1);
  });

  test("the-twin-gibbets: dice that show the same do not change", () => {
    const t = turn("the-twin-gibbets", { quarters }).answer("use:the-twin-gibbets");
    t.answer("south", "east").expectPlayer(0, { influence: 5 });
  });

  test("the-twin-gibbets: anybody's change brings 1 Influence, once a day", () => {
    const others = [{ rituals: ["the-terror-walks", "lowering-the-lanterns"] }];
    const t = turn("the-twin-gibbets", { quarters, others, start: 1 });
    t.answer("use:the-terror-walks", "south").expectPlayer(0, { influence: 6 });
    t.answer("use:lowering-the-lanterns", "south").expectPlayer(0, { influence: 6 });
    t.answer("place:dawn:north", "end", "use:the-twin-gibbets", "north", "south");
    t.expectPlayer(0, { influence: 6 }).expectPlayer(1, { influence: 4 });
  });
});

describe("the-leech-confessional", () => {
  const use = (blood: number, fear: number) =>
    turn("the-leech-confessional", { self: { blood, fear } }).answer("use:the-leech-confessional");

  test("the-leech-confessional: 1 to 3 Blood and as much Fear", () => {
    const t = use(7, 9).expectOptions("1", "2", "3").answer("3");
    t.expectPlayer(0, { blood: 4, fear: 6 });
    expect(t.optionsOf("use")).toEqual([]);
    use(7, 1).answer("2").expectPlayer(0, { blood: 5, fear: 0 });
  });

  test("the-leech-confessional: no more than there is Blood; with none nothing is asked", () => {
    use(2, 9).expectOptions("1", "2").answer("2").expectPlayer(0, { blood: 0, fear: 7 });
    const t = use(0, 9).expectPlayer(0, { blood: 0, fear: 9 });
    expect([t.question, t.optionsOf("use")]).toEqual(["orders.turn", []]);
  });
});

describe("oath-of-bared-steel", () => {
  const night = (victim: string, die: number) =>
    resolution("oath-of-bared-steel", [token(0, "south", "night")], {
      self: { piles: { night: ["elder"] } },
      quarters: { south: { victim, die } },
    });

  test.each(["the-assize-judge", "the-siege-captain"])(
    "oath-of-bared-steel: against %s the Night pile shows 2 more",
    (victim) => {
      night(victim, 4).expectOptions("night", "decline");
      expect(night(victim, 5).factsOf("fear-failed")).toMatchObject([{ n: 4, now: 5 }]);
    },
  );

  test("oath-of-bared-steel: against others it shows what is printed", () => {
    expect(night("the-usurer", 3).factsOf("fear-failed")).toMatchObject([{ n: 2, now: 3 }]);
  });

  test("oath-of-bared-steel: in a tie the Night pile counts as two more cards", () => {
    const contest = (theirs: string[]) =>
      resolution("oath-of-bared-steel", [token(1, "south", "night"), token(0, "south", "night")], {
        self: { piles: { night: copies("elder", 2) }, influence: 0 },
        others: [{ piles: { night: theirs } }],
        quarters: { south: { victim: "the-usurer" } },
      }).answer("night", "night");
    const three = ["bleeder", "bleeder", "elder"];
    expect(contest(three).factsOf("night")).toMatchObject([{ seat: 0 }]);
    // As many cards: then Influence decides.
    expect(contest(copies("bleeder", 4)).factsOf("night")).toMatchObject([{ seat: 1 }]);
    expect(contest([...three, "bleeder"]).factsOf("night")).toMatchObject([{ seat: 1 }]);
  });
});

describe("tithe-of-small-bones", () => {
  const night = (pile: string[], seat = 0, torpor: string[] = []) =>
    resolution("tithe-of-small-bones", [token(seat, "south", "night"), token(1, "east", "dawn")], {
      self: { piles: seat === 0 ? { night: pile } : {}, torpor, fear: 4 },
      others: [seat === 1 ? { piles: { night: pile } } : {}],
    });

  test("tithe-of-small-bones: after a Night a Bleeder of the Torpor for 1 VP and 1 Fear less", () => {
    const t = night(["bleeder", "elder"], 0, ["bleeder"]).answer("night");
    expect([t.question, t.about]).toEqual(["effect.choose", "tithe-of-small-bones"]);
    t.expectOptions("bleeder", "decline").expectPlayer(0, { fear: 6 }).answer("bleeder");
    t.expectPlayer(0, { vp: 1, fear: 5, torpor: ["bleeder", "elder"] });
  });

  test("tithe-of-small-bones: declined it changes nothing", () => {
    const t = night(["bleeder", "elder"]).answer("night", "decline");
    t.expectPlayer(0, { vp: 0, fear: 6, torpor: ["bleeder", "elder"] });
  });

  test("tithe-of-small-bones: not without a Bleeder in Torpor, nor after another's Night", () => {
    const mine = night(["elder"]).answer("night");
    expect(mine.question).toBe("feeding.card");
    const theirs = night(["bleeder", "elder"], 1, ["bleeder"]).answer("night");
    expect(theirs.question).toBe("feeding.card");
    theirs.expectPlayer(0, { vp: 0, torpor: ["bleeder"] });
  });
});

describe("the-terror-walks", () => {
  const quarters = { north: { die: 6 }, south: { die: 5 }, east: { die: 1 } };

  test("the-terror-walks: 1 Influence raises a die below 6 by 1, once a day", () => {
    const t = turn("the-terror-walks", { quarters }).answer("use:the-terror-walks");
    t.expectPlayer(0, { influence: 4 }).expectOptions("south", "east").answer("east");
    t.expectQuarter("east", { die: 2 });
    expect(t.whyNot("use:the-terror-walks")).toBe("used-today BO-4.2");
  });

  test("the-terror-walks: not without Influence", () => {
    const t = turn("the-terror-walks", { quarters, self: { influence: 0 } });
    expect(t.optionsOf("use")).toEqual([]);
    expect(t.whyNot("use:the-terror-walks")).toBe("cannot-pay BO-1.6");
  });

  test("BO-1.6 the-terror-walks: with all dice at 6 the price is paid for nothing", () => {
    const high = { north: { die: 6 }, south: { die: 6 }, east: { die: 6 } };
    const t = turn("the-terror-walks", { quarters: high }).answer("use:the-terror-walks");
    t.expectPlayer(0, { influence: 4 });
    expect(t.question).toBe("orders.turn");
  });

  test("the-terror-walks: 1 VP for each pile of another that fails, none for one's own", () => {
    const t = resolution(
      "the-terror-walks",
      [
        token(0, "north", "dawn"),
        token(1, "north", "dawn"),
        token(2, "south", "dusk"),
        token(1, "east", "night"),
      ],
      { others: [{}, {}] },
    );
    expect(t.factsOf("fear-failed").map(({ seat }) => seat)).toEqual([0, 1, 2, 1]);
    t.expectPlayer(0, { vp: 3 }).expectPlayer(1, { vp: 0 });
  });

  test("the-terror-walks: to decline is not to fail", () => {
    const others = [{ piles: { dawn: copies("bleeder", 2) } }];
    const t = resolution("the-terror-walks", [token(1, "north", "dawn")], { others });
    t.answer("decline").expectPlayer(0, { vp: 0 });
  });
});

describe("wax-doubles", () => {
  test("wax-doubles: two Victims of the city change places", () => {
    const quarters = {
      north: { victim: "the-usurer", influence: 9 },
      south: { victim: null },
      east: { victim: "the-anatomist", die: 6 },
    };
    const t = turn("wax-doubles", { quarters }).answer("use:wax-doubles");
    t.expectOptions("north", "east").answer("north").expectOptions("east").answer("east");
    t.expectQuarter("north", { victim: "the-anatomist", influence: 9, die: 2 });
    t.expectQuarter("east", { victim: "the-usurer", die: 6 });
    expect(t.optionsOf("use")).toEqual([]);
  });

  test("wax-doubles: with one Victim alone nothing is swapped", () => {
    const quarters = {
      north: { victim: "the-usurer" },
      south: { victim: null },
      east: { victim: null },
    };
    const t = turn("wax-doubles", { quarters }).answer("use:wax-doubles", "north");
    expect(t.question).toBe("orders.turn");
    t.expectQuarter("north", { victim: "the-usurer" });
  });

  test("wax-doubles: 1 VP for each scholar in hand at the end", () => {
    const hand = ["the-book-burner", "the-anatomist", "the-usurer", "elder"];
    expect(scored("wax-doubles", { hand })).toBe(2);
    expect(scored("wax-doubles", { hand: ["the-usurer"] }, [{ hand: ["the-anatomist"] }])).toBe(0);
  });
});
