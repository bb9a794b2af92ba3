import { describe, expect, test } from "vitest";
import { playWords } from "../../../src/index.js";
import { city, rite, today, turn, vampire, watch } from "../../support/probe.js";
import { quietEvent, type TestTable, table } from "../../support/table.js";
import { factsAfter } from "./told.js";

/** How a game ends, in words. */

function ended(t: TestTable, ...keys: readonly string[]): string[] {
  const facts = factsAfter(t, ...keys);
  return playWords(t.game).ending(t.state, facts);
}

describe("MN-12.2 what took the last veil", () => {
  test("MN-3.8 the event of the day, with all that it cost", () => {
    const t = today([{ do: "lose", what: "veil", n: 2 }], { veil: 2, round: 4 });
    expect(ended(t)).toEqual([
      "The veil reached 0 on day 4.",
      "Today took the last 2 veil: event texts 2.",
    ]);
  });

  test("MN-5.10 a wild hunt", () => {
    const t = turn({ veil: 1, round: 3, vampires: { imre: { kills: 4, blood: 1 } } });
    expect(ended(t, "wild-hunt")).toEqual([
      "The veil reached 0 in night 3.",
      "The last veil fell for the wild hunt of Imre.",
    ]);
  });

  test("MN-4.2 a vampire that was drained in a fight", () => {
    const t = table(
      {
        phase: "hunt",
        veil: 1,
        round: 2,
        vampires: { mila: { blood: 1, at: "museum" } },
        districts: { museum: { hidden: 3 } },
        dice: [1, 6, 6, 6],
      },
      { pieces: city() },
    );
    expect(ended(t, "end-turn")).toEqual([
      "The veil reached 0 in night 2.",
      "The last veil fell for Mila, who had been drained in a fight in the museum.",
    ]);
  });

  test("MN-4.2 a vampire that had been drained before all that is told", () => {
    const t = turn({ veil: 1, vampires: { mila: { blood: 0 } } });
    expect(ended(t, "end-turn")[1]).toBe("The last veil fell for Mila, who had been drained.");
  });

  test("MN-5.6 the price of an ability", () => {
    const imre = vampire("imre", {
      dark: { cost: { veil: 2 }, effect: [{ do: "gain", what: "ap", n: 1 }] },
    });
    const t = turn({ veil: 2, vampires: { imre: { kills: 6 } } }, { pieces: [imre] });
    expect(ended(t, "dark-ability")[1]).toBe(
      "The last 2 veil were a price: Imre uses the dark ability.",
    );
  });

  test("MN-3.9 a card that stayed and found no agent in the reserve", () => {
    const position = { veil: 1, agentReserve: 0, eventsInPlay: { watch: {} } };
    const pieces = [watch("turn-ends", [{ do: "place", what: "agent", at: "here" }])];
    expect(ended(turn(position, { pieces }), "end-turn")[1]).toBe(
      "The last veil fell by an effect: watch takes effect (the cathedral).",
    );
  });

  test("MN-3.9 the words of a district", () => {
    const t = rite([{ do: "lose", what: "veil", n: 1 }], { veil: 1 });
    expect(ended(t, "night-effect")[1]).toBe(
      "The last veil fell by an effect: Imre uses the cathedral.",
    );
  });

  test("what cost the most veil over the whole game", () => {
    const hungry = { imre: { kills: 4, blood: 1 } };
    const two = rite([{ do: "lose", what: "veil", n: 2 }], { veil: 3, vampires: hungry });
    expect(ended(two, "night-effect", "wild-hunt").at(-1)).toBe(
      "What cost the most veil: other effects, 2 of 3.",
    );
    const one = rite([{ do: "lose", what: "veil", n: 1 }], { veil: 2, vampires: hungry });
    expect(ended(one, "night-effect", "wild-hunt").at(-1)).toBe(
      "What cost the most veil: other effects and wild hunts, 1 each of 2.",
    );
  });
});

test("MN-12.1 a victory says who held the ritual, where and with what left", () => {
  const t = table(
    {
      phase: "turn",
      active: "imre",
      round: 9,
      veil: 3,
      vampires: {
        imre: { at: "museum", kills: 9, sigil: "asylum" },
        mila: { at: "museum", sigil: "hospital" },
      },
      districts: { museum: { minions: 2 } },
      eventDeck: ["one"],
    },
    { pieces: [...city(), quietEvent("one", 0, [1, 2])] },
  );
  expect(ended(t, "ritual")).toEqual([
    "Imre held the ritual in the museum in night 9, with 3 veil and 1 event left.",
  ]);
});

test("MN-12.2 when no event is left it says whose sigils were missing", () => {
  const at = (sigil: string | null) => ({ imre: { kills: 4 }, mila: { sigil } });
  const late = (sigil: string | null): TestTable =>
    table({ phase: "event", round: 12, eventDeck: [], vampires: at(sigil) }, { pieces: city() });
  expect(ended(late("museum"))).toEqual([
    "Day 12 had no event left, and no sigil had been placed by Imre (4 kills).",
  ]);
  expect(ended(late(null))).toEqual([
    "Day 12 had no event left, and no sigil had been placed by Imre (4 kills) and Mila (0 kills).",
  ]);
});

test("a game that is not over has only stopped", () => {
  expect(ended(turn({ round: 2, veil: 5 }))).toEqual([
    "The game stopped in night 2, with 5 veil left.",
  ]);
});
