import { expect, test } from "vitest";
import { ritual } from "../support/pieces.js";
import { table } from "../support/table.js";

const NOTHING = [null, null, null, null];
const bleeders = (n: number): string[] => new Array<string>(n).fill("bleeder");
const alone = ritual("r1-1", {
  standing: [
    { kind: "modifier", value: "night", add: 2, when: { is: "alone", at: "there" } },
    { kind: "modifier", value: "night-fear", add: { count: "tokens", at: "there" } },
  ],
});

/** Both players' Night tokens stand in the North; seat 0 has the Ritual. */
function night(own: number, others: number, die = 1) {
  return table(
    {
      phase: "reveal",
      market: NOTHING,
      quarters: { north: { die } },
      players: [
        { hand: [], piles: { night: bleeders(own) }, rituals: ["r1-1"] },
        { hand: [], piles: { night: bleeders(others) } },
      ],
      tokens: [
        { seat: 0, space: "north", order: "night" },
        { seat: 1, space: "north", order: "night" },
      ],
    },
    { pieces: [alone] },
  );
}

test("BO-5.8 in a contest a rival's token still stands there: nobody is alone", () => {
  const t = night(2, 3).answer("night", "night");
  t.expectPlayer(1, { hand: ["v1-1"] }).expectPlayer(0, { hand: bleeders(2) });
});

test("BO-5.8 nor is anybody alone while the others are tested, though they fail", () => {
  const t = night(2, 1, 3);
  expect(t.factsOf("fear-failed").map(({ seat }) => seat)).toEqual([0, 1]);
});

test("BO-5.7 the winner's own token stands there when Fear is counted", () => {
  const t = night(2, 0).answer("night");
  expect(t.factsOf("fear")).toMatchObject([{ seat: 0, n: 2 }]);
});
