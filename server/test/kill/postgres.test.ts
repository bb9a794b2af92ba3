import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { killCampaign } from "./killing.js";
import { howOften, planFor, seed } from "./numbers.js";
import { type Pair, startPair } from "./pair.js";

const plan = planFor(inject("isNightly") ? 100 : 16, 600);
let pair: Pair;
beforeAll(async () => {
  pair = await startPair();
});
afterAll(() => pair?.stop());

it(
  `two servers lose nothing when both are killed ${howOften(plan)} (seed ${seed})`,
  async () => {
    const { servers, store } = pair;
    const { kills, faults } = await killCampaign("PostgreSQL", servers, plan, () => store);
    expect(faults).toEqual([]);
    expect(kills).toBeGreaterThanOrEqual(plan.leastKills);
  },
  plan.timeout,
);
