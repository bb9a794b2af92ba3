import { expect, inject, test } from "vitest";
import { expectAllWell, SEED, simulateApart } from "./support/bundled.js";

const GAMES = inject("isNightly") ? 1_000 : 200;

test(`${GAMES} more games survive it, and everything happens in them (seed ${SEED}.b)`, async () => {
  const report = await simulateApart({ seed: `${SEED}.b`, games: GAMES, game: "lanterns" });
  expectAllWell(report);
  const { counts, deserted } = report;
  // Games that nobody can play on prove nothing; these are few.
  expect(deserted).toBeLessThan(0.05 * GAMES);
  expect(counts.conflict).toBeGreaterThan(0.5 * GAMES);
  expect(counts.evicted).toBeGreaterThan(0.5 * GAMES);
  expect(counts.refused).toBeGreaterThan(GAMES);
  expect(counts.finished).toBeGreaterThan(0.9 * GAMES);
});
