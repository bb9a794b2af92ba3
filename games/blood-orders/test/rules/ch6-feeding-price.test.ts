import { expect, test } from "vitest";
import { ritual } from "../support/pieces.js";
import { table } from "../support/table.js";

const free = (is: "least" | "most") =>
  ritual("r1-1", {
    standing: [{ kind: "modifier", value: "free-feeding", add: 2, when: { is, what: "blood" } }],
  });

const NOTHING = [null, null, null, null];
const three = ["bleeder", "bleeder", "bleeder"];

/** Seat 1 has the Ritual; both feed all three cards of their Torpor. */
function feeding(is: "least" | "most", blood: readonly [number, number]) {
  const t = table(
    {
      phase: "cleanup",
      market: NOTHING,
      players: [
        { blood: blood[0], hand: [], torpor: three },
        { blood: blood[1], hand: [], torpor: three, rituals: ["r1-1"] },
      ],
    },
    { pieces: [free(is)] },
  );
  for (const seat of [0, 1]) t.by(seat, "feed", "feed", "feed", "commit");
  return t;
}

test("BO-6.3 what feeding costs is settled before anybody pays: the least Blood", () => {
  const t = feeding("least", [3, 1]);
  t.expectPlayer(0, { blood: 0, hand: three }).expectPlayer(1, { blood: 0, hand: three });
});

test("BO-6.3 what feeding costs is settled before anybody pays: the most Blood", () => {
  const t = feeding("most", [4, 3]);
  t.expectPlayer(0, { blood: 1 }).expectPlayer(1, { blood: 0 });
  expect(t.game.faults(t.state)).toEqual([]);
});
