import { expect, test } from "vitest";
import { ritual } from "../support/pieces.js";
import { table } from "../support/table.js";

const costly = ritual("r1-1", {
  daily: { cost: { blood: 9 }, effect: [{ do: "gain", what: "vp" }] },
});

test("BO-4.2 whoever asks for a Ritual that cannot be paid is told why, not only that it is not", () => {
  const market = [null, null, null, null];
  const t = table(
    { phase: "orders", market, players: [{ rituals: ["r1-1"] }] },
    { pieces: [costly] },
  );
  expect(() => t.answer("use:r1-1")).toThrow(
    '"use:r1-1" is not offered in orders.turn (cannot-pay',
  );
});
