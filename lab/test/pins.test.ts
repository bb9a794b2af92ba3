import { expect, test } from "vitest";
import { MASTERS, ORDERS } from "./support/experiments.js";
import { differences, readPinned, runPinned, writePinned } from "./support/pins.js";

/** `tools/pin-bots.mjs` sets it: the pins are made anew before they are checked. */
const isMakingAnew = process.env.COTERIE_NEW_PINS === "1";

test.each([
  {
    game: MASTERS,
    matrix: { vampires: [2], reading: ["rulebook", "summary"], bots: ["greedy", "random"] },
  },
  { game: ORDERS, matrix: { bots: [["greedy", "random"]] } },
])("pinned games and results of $game", async ({ game, matrix }) => {
  const found = await runPinned(game, { title: "Pinned", seed: "pinned", games: 2, matrix });
  if (isMakingAnew) writePinned(game, found);
  expect(differences(found, readPinned(game))).toEqual([]);
});
