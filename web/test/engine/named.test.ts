import { expect, test } from "vitest";
import { named } from "../../src/engine/named.js";

test("people are called by their names, bots and strangers by their seats", () => {
  const sheet = {
    who: "Player 1",
    options: [{ words: "Give Player 2 one Blood", places: ["seat:1"] }],
    end: null,
    seat: 1,
    note: "Players 1 and 2, Player 3 and Player 12",
  };
  expect(named(sheet, ["Ada", "Player 1", null])).toEqual({
    who: "Ada",
    options: [{ words: "Give Player 1 one Blood", places: ["seat:1"] }],
    end: null,
    seat: 1,
    note: "Players 1 and 2, Player 3 and Player 12",
  });
});
