import { SPECTATOR, UNKNOWN } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { cards, token } from "../support/reveal.js";
import { type TestTable, table } from "../support/table.js";
import { expectSame, playTwins, reaches } from "../support/twins.js";

const OTHERS = [1, 2, SPECTATOR];

/** Three players before the first Order; seat 0 has split its seven cards so. */
function split(piles: { dawn?: string; dusk?: string; night?: string }, hand: string): TestTable {
  const { dawn = "", dusk = "", night = "" } = piles;
  return table(
    {
      phase: "orders",
      players: [
        { hand: cards(hand), piles: { dawn: cards(dawn), dusk: cards(dusk), night: cards(night) } },
      ],
    },
    { players: 3 },
  );
}

describe("BO-8.2 the split of a hand is secret until the reveal", () => {
  const moves = [
    [0, "scavenge:2"],
    [0, "place:dusk:north"],
    [0, "end"],
    [1, "place:dawn:catacombs"],
    [1, "elder"],
    [1, "end"],
    [2, "place:night:altar"],
    [2, "no-ritual"],
    [2, "end"],
    [0, "place:dawn:altar"],
    [0, "no-ritual"],
    [0, "end"],
    [1, "place:dusk:east"],
    [1, "end"],
    [2, "place:dawn:south"],
    [2, "end"],
    [0, "place:night:catacombs"],
    [0, "bleeder"],
    [0, "end"],
    [1, "place:night:north"],
    [1, "end"],
    [2, "place:dusk:north"],
  ] as const;

  test.each([
    ["in hand", () => split({}, "BBBBEEE")],
    ["all under Night", () => split({ night: "BBBBEEE" }, "")],
    ["one here, six there", () => split({ dawn: "B", dusk: "BBBEEE" }, "")],
  ])(
    "BO-8.2 three Elders under Dusk, or %s: the same to others through all of the Orders",
    (_how, make) => {
      const other = make();
      const t = split({ dusk: "EEE" }, "BBBB");
      playTwins(t, other, OTHERS, moves);
      // The owner, of course, knows.
      expect(reaches(t, 0)).not.toBe(reaches(other, 0));
      // At the reveal all piles become public.
      t.answer("end");
      other.answer("end");
      expect(reaches(t, 1)).not.toBe(reaches(other, 1));
    },
  );

  test("BO-8.2 from planning on: another plan looks the same, before and after it is committed", () => {
    const day = () => table({ phase: "day" }, { players: 3 });
    playTwins(day(), day(), OTHERS, [
      [0, "dawn", "hand"],
      [0, "dawn", "night"],
      [0, "hand", "night"],
      [0, "hand", "dusk"],
      [0, "dusk", "hand"],
      [0, "dusk", "dawn"],
      [0, "dusk", "hand"],
      [0, "commit"],
      ...[1, 2].flatMap((seat) => [
        ...new Array<readonly [number, string]>(7).fill([seat, "hand"]),
        [seat, "commit"] as const,
      ]),
      [0, "place:dawn:north"],
      [0, "end"],
    ]);
  });

  test("BO-8.2 a plan taken back and made anew leaves no trace with others", () => {
    const day = () => table({ phase: "day" }, { players: 3 });
    const t = day().by(0, ...new Array<string>(7).fill("hand"), "commit");
    const other = day()
      .by(0, ...new Array<string>(7).fill("dawn"), "commit")
      .withdraw(0);
    expect(reaches(other, 1)).toBe(reaches(day().by(0, "hand"), 1));
    other.by(0, ...new Array<string>(7).fill("night"), "commit");
    expectSame(t, other, OTHERS);
  });

  test("BO-8.2 others count hand and piles together, whatever the split", () => {
    for (const t of [split({ dusk: "EEE" }, "BBBB"), split({ night: "BBBBEEE" }, "")]) {
      t.answer("place:dawn:catacombs", "bleeder");
      const { hands, sure, piles } = t.game.view(t.state, 1).seen;
      expect(hands[0].length + sure[0].length).toBe(8);
      expect(piles.every((pile) => pile.length === 0 || piles.indexOf(pile) >= 3)).toBe(true);
    }
  });
});

describe("BO-8.2 spectators know of hands only how many cards there are", () => {
  const owned = (first: string[], second: string[], rest: object = {}): TestTable =>
    table(
      {
        phase: "orders",
        day: 4,
        players: [{ hand: first, ...rest }, { hand: second }],
        gone: ["v1-8"],
      },
      { players: 2 },
    );
  const moves = [
    [0, "scavenge:2"],
    [0, "place:dusk:north"],
    [0, "end"],
    [1, "place:dawn:altar"],
    [1, "no-ritual"],
    [1, "end"],
    [0, "place:dawn:catacombs"],
    [0, "elder"],
    [0, "end"],
    [1, "place:dusk:south"],
    [1, "end"],
  ] as const;

  test.each([
    ["cards have changed hands", () => owned(cards("BBEE"), ["v2-5", "v1-5", ...cards("B")])],
    ["other Victims are in hand", () => owned(["v2-6", ...cards("BBE")], ["v1-6", ...cards("BE")])],
    ["more Victims of this Act", () => owned(["v2-5", ...cards("BBE")], ["v1-6", ...cards("BE")])],
    [
      "one of them was shown today",
      () => owned(cards("BEE"), ["v1-5", ...cards("BB")], { sure: ["v2-5"] }),
    ],
  ])("BO-8.2 %s: the same to spectators", (_how, make) => {
    const t = owned(["v2-5", "v1-5", ...cards("BB")], cards("BEE"));
    const other = make();
    playTwins(t, other, [SPECTATOR], moves);
    // Seats know it: all these cards were gained in public.
    expect(reaches(other, 0)).not.toBe(reaches(t, 0));
    expect(reaches(other, 1)).not.toBe(reaches(t, 1));
  });
});

describe("BO-8.2 the type of a token is secret until the reveal", () => {
  test("BO-8.2 Dawn or Night in the North: the same to others until the reveal", () => {
    const orders = () => split({ dawn: "BB", night: "EE" }, "BBE");
    const t = orders();
    const other = orders();
    playTwins(t, other, OTHERS, [
      [0, "place:dawn:north", "place:night:north"],
      [0, "end"],
      [1, "place:dusk:north"],
      [1, "end"],
      [2, "place:dusk:east"],
      [2, "end"],
      [0, "place:night:south", "place:dawn:south"],
      [0, "end"],
      [1, "place:dawn:catacombs"],
      [1, "elder"],
      [1, "end"],
      [2, "place:dawn:altar"],
      [2, "no-ritual"],
      [2, "end"],
      [0, "place:dusk:east"],
      [0, "end"],
      [1, "place:night:south"],
      [1, "end"],
      [2, "place:night:north"],
    ]);
    expect(reaches(t, 0)).not.toBe(reaches(other, 0));
    t.answer("end");
    other.answer("end");
    expect(reaches(t, 1)).not.toBe(reaches(other, 1));
  });

  test("BO-8.2 the number of options of a turn is the owner's alone; others see how many tokens are left", () => {
    const t = split({}, "BBBBEEE").answer("place:dawn:north", "end");
    const { seen } = t.game.view(t.state, 1);
    expect(seen.tokens).toEqual([0, 0, UNKNOWN]);
    expect(t.questionOf(0)).toBeUndefined();
  });
});

describe("BO-8.2 at the Altar and the Catacombs it is secret for ever", () => {
  /** Seat 0 has Dawn and Dusk on the two places, one way or the other; the rest is the same. */
  function twins(day: number, space: "altar" | "catacombs"): [TestTable, TestTable] {
    const make = (first: "dawn" | "dusk", second: "dawn" | "dusk") =>
      table(
        {
          phase: "orders",
          day,
          players: [
            { hand: [], piles: { dawn: cards("BB"), dusk: cards("E"), night: cards("E") } },
            { hand: [], piles: { dawn: cards("B"), night: cards("E") } },
          ],
          tokens: [
            token(0, "altar", first),
            token(1, "altar", "dawn"),
            token(0, space, second),
            token(1, "catacombs", "dusk"),
            token(0, "north", "night"),
          ],
        },
        { players: 2 },
      );
    return [make("dawn", "dusk"), make("dusk", "dawn")];
  }

  const after = [
    [1, "place:night:north"],
    [1, "end"],
    [0, "night"],
    [1, "night"],
  ] as const;

  test.each(["altar", "catacombs"] as const)(
    "BO-8.2 the other one on the %s: the same through reveal, cleanup and the next Day",
    (space) => {
      const [t, other] = twins(1, space);
      playTwins(
        t,
        other,
        [1, SPECTATOR],
        [
          ...after,
          [0, "commit"],
          [1, "commit"],
          ...new Array<readonly [number, string]>(4).fill([0, "dawn"]),
          [0, "commit"],
          [1, "night"],
          [1, "night"],
          [1, "commit"],
          [1, "place:dusk:altar"],
          [1, "no-ritual"],
          [1, "end"],
          [0, "place:dusk:altar"],
          [0, "no-ritual"],
        ],
      );
    },
  );

  test("BO-8.2 on the last Day: the same to the end of the game, the score included", () => {
    const [t, other] = twins(9, "catacombs");
    playTwins(t, other, [1, SPECTATOR], [...after, [0, "commit"], [1, "commit"]]);
    expect(t.outcome).not.toBeNull();
    expect(t.facts).toEqual(other.facts);
  });

  test("BO-8.2 on the last Day of an Act, whose cleanup begins before the tokens are back: the same", () => {
    const [t, other] = twins(3, "catacombs");
    playTwins(t, other, [1, SPECTATOR], [...after, [0, "commit"], [1, "commit"]]);
    t.expectPosition({ act: 2, day: 4 });
  });
});
