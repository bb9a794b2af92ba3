import { expect, test } from "vitest";
import { expectAllWell, SEED, simulateApart } from "./support/bundled.js";

test(`1,000 more games survive it, and everything happens in them (seed ${SEED}.b)`, async () => {
  const report = await simulateApart({ seed: `${SEED}.b`, games: 1_000, game: "lanterns" });
  expectAllWell(report);
  const { counts, deserted } = report;
  // Games that nobody can play on prove nothing; these are few.
  expect(deserted).toBeLessThan(50);
  expect(counts.conflict).toBeGreaterThan(500);
  expect(counts.evicted).toBeGreaterThan(500);
  expect(counts.refused).toBeGreaterThan(1_000);
  expect(counts.finished).toBeGreaterThan(900);
});
