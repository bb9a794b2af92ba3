import { describe, expect, test } from "vitest";
import { location } from "../support/pieces.js";
import { cards, reveal, token } from "../support/reveal.js";

const FREE = ["v2-4", "v2-5", "v2-6", "v2-7", "v2-8"];

describe("BO-5.9 Victims of earlier Acts stay discarded for ever", () => {
  test("BO-5.9 with only theirs in the discard, an empty deck stays empty", () => {
    const t = reveal([{ hand: ["v1-1"], torpor: ["v1-2"] }, {}], [], {
      day: 4,
      gone: ["v2-1", ...FREE],
      quarters: { north: { victim: null, blood: 0 } },
    });
    t.by(0, "release", "commit").by(1, "commit");
    t.expectQuarter("north", { victim: null });
    t.expectPosition({ gone: ["v1-2", "v2-1", ...FREE], discards: [], victimDeck: [] });
  });

  test("BO-5.9 of a mixed discard only the current Act's are shuffled", () => {
    const t = reveal([{ torpor: ["v1-1", "v1-2", "v2-4"] }, {}], [], {
      day: 4,
      gone: ["v2-1", ...FREE.slice(1)],
      quarters: { north: { victim: null, blood: 0 } },
    });
    t.by(0, "release", "release", "release", "commit").by(1, "commit");
    expect(t.factsOf("deck-reshuffled")).toMatchObject([{ n: 1 }]);
    t.expectQuarter("north", { victim: "v2-4" });
    t.expectPosition({ gone: ["v1-1", "v1-2", "v2-1", ...FREE.slice(1)], discards: [] });
  });

  test("BO-5.9 one that is discarded from the hand by an effect does not come back either", () => {
    const pieces = [
      location("loc2-1", {
        act: 2,
        effect: [{ do: "offer", kind: "victim", then: [{ do: "draw" }] }],
      }),
    ];
    const t = reveal(
      [{ hand: ["v1-1"], piles: { dawn: cards("BB") } }, {}],
      [token(0, "north", "dawn")],
      { day: 4, gone: FREE },
      { pieces },
    );
    t.answer("dawn", "discard:v1-1");
    expect(t.factsOf("deck-empty")).toHaveLength(1);
    t.expectPlayer(0, { hand: [] }).expectPosition({ gone: ["v1-1", ...FREE], discards: [] });
  });

  test("BO-5.9 a Victim left unfed on the last Day of its Act is one of an earlier Act by then", () => {
    const t = reveal([{ torpor: ["v1-8"] }, {}], [], { day: 3 });
    t.by(0, "release", "commit").by(1, "commit");
    expect(t.position.gone).toContain("v1-8");
    t.expectPosition({ discards: [], day: 4 });
  });

  test("BO-5.9 at cleanup a Victim just left unfed can come into the city, North first", () => {
    const t = reveal([{ torpor: ["v2-4"] }, {}], [], {
      day: 4,
      victimDeck: ["v2-5"],
      gone: ["v2-1", "v2-3", ...FREE.slice(2)],
      quarters: { north: { victim: null, blood: 0 }, east: { victim: null, blood: 0 } },
    });
    t.by(0, "release", "commit").by(1, "commit");
    t.expectQuarter("north", { victim: "v2-5" }).expectQuarter("east", { victim: "v2-4" });
    t.expectPosition({ victimDeck: [], discards: [] });
  });

  test("BO-5.9 at cleanup too few for all: the last Quarter stays empty", () => {
    const t = reveal([{}, {}], [], {
      day: 4,
      victimDeck: ["v2-5"],
      gone: ["v2-2", "v2-3", "v2-4", ...FREE.slice(2)],
      quarters: { south: { victim: null, blood: 0 }, east: { victim: null, blood: 0 } },
    });
    t.feedAll().expectQuarter("south", { victim: "v2-5" }).expectQuarter("east", { victim: null });
  });
});
