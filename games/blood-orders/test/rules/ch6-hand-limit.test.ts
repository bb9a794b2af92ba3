import { describe, expect, test } from "vitest";
import { ritual } from "../support/pieces.js";
import { cards, reveal } from "../support/reveal.js";

describe("BO-6.3 a hand of 10 at most", () => {
  test("BO-6.3 hand 6 and 4 fed are 10: nothing may be discarded", () => {
    const t = reveal([{ hand: cards("BBBEEE"), torpor: cards("BBEE") }, {}], []);
    t.by(0, "feed", "feed", "feed", "feed");
    t.expectOptions("commit");
    expect(() => t.by(0, "discard:bleeder")).toThrow("is not offered");
  });

  test("BO-6.3 hand 6 and 5 fed are 11: exactly one is discarded, from either", () => {
    const eleven = () =>
      reveal([{ hand: ["v1-7", ...cards("BBBBB")], torpor: ["v1-8", ...cards("EEEE")] }, {}], [])
        .by(0, "feed", "feed", "feed", "feed", "feed")
        .expectOptions("discard:v1-7", "discard:v1-8", "discard:bleeder", "discard:elder");
    const fromHand = eleven().by(0, "discard:v1-7").expectOptions("commit");
    fromHand.by(0, "commit").by(1, "commit");
    fromHand.expectPlayer(0, { blood: 2, hand: ["v1-8", ...cards("BBBBBEEEE")] });
    fromHand.expectPosition({ discards: ["v1-7"] });
    // The Blood of a fed card that is discarded is spent all the same.
    const fromFed = eleven().by(0, "discard:v1-8").expectOptions("commit");
    fromFed.by(0, "commit").by(1, "commit");
    fromFed.expectPlayer(0, { blood: 2, hand: ["v1-7", ...cards("BBBBBEEEE")] });
    fromFed.expectPosition({ discards: ["v1-8"] });
    expect(fromFed.factsOf("over-limit")).toEqual([
      { fact: "over-limit", rule: "BO-6.3", seat: 0, cards: ["v1-8"] },
    ]);
  });

  test("BO-6.3 hand 13 and an empty Torpor: exactly three", () => {
    const t = reveal([{ hand: cards("BBBBBBBBBBEEE") }, {}], []);
    t.by(0, "discard:elder", "discard:bleeder", "discard:elder").expectOptions("commit");
    t.by(0, "commit")
      .by(1, "commit")
      .expectPlayer(0, { hand: cards("BBBBBBBBBE") });
    // The order in which they were chosen is nobody's business.
    expect(t.factsOf("over-limit")).toMatchObject([{ seat: 0, cards: cards("BEE") }]);
  });

  test("BO-6.3 hand 13, two of four fed: exactly five of the fifteen", () => {
    const t = reveal([{ hand: cards("BBBBBBBBBBBBB"), torpor: cards("EEEE") }, {}], []);
    t.by(0, "feed", "feed", "release", "release");
    for (let i = 0; i < 5; i++) {
      t.expectOptions("discard:bleeder", "discard:elder");
      t.by(0, "discard:bleeder");
    }
    t.expectOptions("commit");
    t.by(0, "commit")
      .by(1, "commit")
      .expectPlayer(0, { hand: cards("BBBBBBBBEE"), blood: 5 });
  });

  test("BO-6.3 hand 12, none of three fed: exactly two of the hand; the three go anyway", () => {
    const t = reveal([{ hand: cards("BBBBBBBBBBBB"), torpor: ["v1-8", ...cards("EE")] }, {}], []);
    t.by(0, "release", "release", "release").expectOptions("discard:bleeder");
    t.by(0, "discard:bleeder", "discard:bleeder").expectOptions("commit");
    t.by(0, "commit")
      .by(1, "commit")
      .expectPlayer(0, { hand: cards("BBBBBBBBBB"), blood: 7 });
    t.expectPosition({ discards: ["v1-8"] });
  });

  test("BO-6.3 a card cannot be discarded twice", () => {
    const t = reveal([{ hand: ["v1-7", "v1-8", ...cards("BBBBBBBBBB")] }, {}], []);
    t.by(0, "discard:v1-7").expectOptions("discard:v1-8", "discard:bleeder");
    t.by(0, "discard:v1-8").expectOptions("commit");
  });

  test("BO-6.3 an excess Elder goes to its deck, a Victim of an earlier Act out of the game", () => {
    const t = reveal([{ hand: ["v1-8", ...cards("BBBBBBBBBBE")] }, {}], [], { day: 4 });
    t.by(0, "discard:v1-8", "discard:elder", "commit").by(1, "commit");
    t.expectPosition({ discards: [], gone: ["v1-8"] });
    t.expectPlayer(0, { hand: cards("BBBBBBBBBB") });
  });
});

describe("BO-6.3 Rituals that change the limit", () => {
  const pieces = [
    ritual("cellar", { standing: [{ kind: "modifier", value: "hand-limit", add: 1 }] }),
    ritual("census", {
      standing: [{ kind: "modifier", value: "hand-limit", add: -2, who: "others" }],
    }),
  ];

  test("BO-6.3 one more: 11 may stay, of 12 one goes", () => {
    const player = { rituals: ["cellar"] };
    const eleven = reveal([{ ...player, hand: cards("BBBBBBBBBBB") }, {}], [], {}, { pieces });
    eleven.expectOptions("commit");
    const twelve = reveal([{ ...player, hand: cards("BBBBBBBBBBBB") }, {}], [], {}, { pieces });
    twelve.by(0, "discard:bleeder").expectOptions("commit");
  });

  test("BO-6.3 never less than nothing: all cards go, and no more is asked", () => {
    const harsh = ["one", "two"].map((id) =>
      ritual(id, { standing: [{ kind: "modifier", value: "hand-limit", add: -6, who: "others" }] }),
    );
    const t = reveal(
      [{ rituals: ["one", "two"] }, { hand: cards("BE") }],
      [],
      {},
      { pieces: harsh },
    );
    t.by(1, "discard:bleeder", "discard:elder");
    expect(t.optionsFor(1)).toEqual(["commit"]);
  });

  test("BO-6.3 two less for the others: their limit is 8, the owner's is 10", () => {
    const t = reveal(
      [{ hand: cards("BBBBBBBBBB"), rituals: ["census"] }, { hand: cards("EEEEEEEEE") }],
      [],
      {},
      { pieces },
    );
    expect(t.optionsFor(0)).toEqual(["commit"]);
    t.by(1, "discard:elder");
    expect(t.optionsFor(1)).toEqual(["commit"]);
  });
});
