import { expect, inject, test } from "vitest";
import { expectAllWell, SEED, simulateApart } from "./support/bundled.js";

const GAMES = inject("isNightly") ? 1_000 : 100;
const MASTERS = inject("isNightly") ? 8 : 3;
const ORDERS = inject("isNightly") ? 3 : 1;

test(`${GAMES} games survive whatever servers, store and network do (seed ${SEED}.a)`, async () => {
  expectAllWell(await simulateApart({ seed: `${SEED}.a`, games: GAMES, game: "lanterns" }));
});

test.each([
  { game: "masters-of-the-night" as const, games: MASTERS },
  { game: "blood-orders" as const, games: ORDERS },
])(`$games games of $game survive it too (seed ${SEED})`, async ({ game, games }) => {
  expectAllWell(await simulateApart({ seed: SEED, games, game }), game);
});

test(`the same seed gives the same worlds, to the last message (seed ${SEED})`, async () => {
  const play = (seed: string) => simulateApart({ seed, games: 15, game: "lanterns" });
  const first = await play(SEED);
  expect(await play(SEED)).toEqual(first);
  expect((await play(`${SEED}.other`)).hash).not.toBe(first.hash);
});
