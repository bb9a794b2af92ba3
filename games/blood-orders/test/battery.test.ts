import { type BatteryReport, runBattery } from "@coterie/kernel/battery";
import { describe, expect, test } from "vitest";
import { bloodOrders } from "../src/index.js";
import { disguise } from "./support/disguise.js";

/** How many games of each number of players; more by `coterie battery`. */
const GAMES = 2000;
const SEED = "battery";

const reports: BatteryReport[] = [];

describe("whole games at random, seed in every message", () => {
  for (const players of [2, 3, 4]) {
    test(`${players} players: every check of the battery holds`, () => {
      const setups = [{ players }, { players, start: players }];
      const report = runBattery(bloodOrders(), { setups, games: GAMES, seed: SEED, disguise });
      reports.push(report);
      expect(report.failures).toEqual([]);
      expect(report.games).toBe(GAMES);
    });
  }
});
