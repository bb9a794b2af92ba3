import { expect, test } from "vitest";
import { location, victim } from "../support/pieces.js";
import { table } from "../support/table.js";

/** A choice, and within what follows a price whose other way chooses something else. */
const nested = location("loc1-1", {
  effect: [
    {
      do: "may",
      then: [
        { do: "choose", from: { set: "quarters" }, as: "spot" },
        {
          do: "pay",
          cost: { blood: 9 },
          then: [],
          else: [
            { do: "choose", from: { set: "torpor", kind: "elder" }, as: "sleeper" },
            { do: "wake", card: "sleeper" },
          ],
        },
        {
          do: "if",
          when: { is: "victim", at: "spot", class: "noble" },
          then: [{ do: "gain", what: "vp" }],
        },
      ],
    },
  ],
});

function dawn(noble: string) {
  return table(
    {
      phase: "reveal",
      players: [{ blood: 0, hand: [], piles: { dawn: ["bleeder", "bleeder"] } }],
      tokens: [{ seat: 0, space: "north", order: "dawn" }],
    },
    { pieces: [nested, victim(noble, { class: "noble" })] },
  ).answer("dawn");
}

test("looking ahead into a verb with an effect inside it does not lose the place outside", () => {
  // Only in the last Quarter would anything happen.
  const t = dawn("v1-3");
  expect(t.question).toBe("effect.may");
  t.answer("yes", "east").expectPlayer(0, { vp: 1 });
});

test("where nothing would happen it is not asked", () => {
  expect(dawn("v1-8").question).not.toBe("effect.may");
});
