import { runBattery } from "@coterie/kernel/battery";
import { expect, test } from "vitest";
import { lanternNight } from "../src/index.js";

const SEED = "lantern-night";

test(`every check of the battery holds (seed ${SEED})`, () => {
  const setups = [2, 3, 4].flatMap((players) => [1, 5].map((nights) => ({ players, nights })));
  const report = runBattery(lanternNight, { setups, games: 300, seed: SEED });
  expect(report.failures).toEqual([]);
  expect(report.unasked).toEqual([]);
});
