import { playWorld, simulate } from "@coterie/server/simulation";
import { expect, test } from "vitest";
import { expectAllWell, SEED } from "./support/seed.js";

test(`1,000 games survive whatever servers, store and network do (seed ${SEED}.a)`, () => {
  expectAllWell(simulate({ seed: `${SEED}.a`, games: 1_000, game: "lanterns" }));
});

test(`the games of the house survive it too (seed ${SEED})`, () => {
  expectAllWell(simulate({ seed: SEED, games: 8, game: "masters-of-the-night" }));
  expectAllWell(simulate({ seed: SEED, games: 3, game: "blood-orders" }));
});

test(`the same seed gives the same world, to the last message (seed ${SEED})`, () => {
  for (let i = 0; i < 10; i++) {
    const [first, again] = [0, 1].map(() => playWorld(`${SEED}.again.${i}`, "lanterns"));
    expect(again).toEqual(first);
  }
  const other = playWorld(`${SEED}.other`, "lanterns");
  expect(other.hash).not.toBe(playWorld(SEED, "lanterns").hash);
});
