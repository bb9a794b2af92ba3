import { type BatteryReport, runBattery } from "@coterie/kernel/battery";
import { describe, expect, inject, test } from "vitest";
import { bloodOrders, housePack, type Piece } from "../src/index.js";
import { rulebook } from "../src/table.js";
import { disguise } from "./support/disguise.js";

/** How many games of each number of players; more by `coterie battery`. */
const GAMES = inject("isNightly") ? 2000 : 100;
const BOLD_GAMES = inject("isNightly") ? 300 : 30;
const SEED = "battery";
const PLAYERS = [2, 3, 4];

const reports: BatteryReport[] = [];

describe("whole games at random, seed in every message", () => {
  for (const players of PLAYERS) {
    test(`${players} players: every check of the battery holds`, () => {
      const setups = [{ players }, { players, start: players }];
      const sample = { oneIn: 3000, firstOfKind: inject("isNightly") ? 5 : 1 };
      const plan = { setups, games: GAMES, seed: SEED, sample, disguise };
      const report = runBattery(bloodOrders(), plan);
      reports.push(report);
      expect(report.failures).toEqual([]);
      expect(report.games).toBe(GAMES);
    });
  }
});

/**
 * Random players mostly fail at Fear. A bolder bloodline overcomes it with any card, so that
 * effects, contests, Rituals and full hands come up all the time.
 */
const boldPieces: Piece[] = housePack.pieces.flatMap((piece): Piece[] => {
  if (piece.kind === "bleeder") return [{ ...piece, dawn: 4, dusk: 4, night: 3 }];
  if (piece.kind === "elder") return [{ ...piece, dawn: 4, night: 4 }];
  // No house piece asks only whether, so one does here.
  if (piece.id === "tollhouse-arch" && piece.kind === "location") {
    return [{ ...piece, effect: [{ do: "may", then: piece.effect }] }];
  }
  if (piece.kind === "ritual") return [{ ...piece, requires: { victims: 1, blood: 1 } }];
  return [];
});

describe("the same with a bold bloodline", () => {
  for (const players of PLAYERS) {
    test(`${players} players: every check of the battery holds`, () => {
      const game = bloodOrders({
        format: "coterie-pack/1",
        game: "blood-orders",
        name: "bold",
        pieces: boldPieces,
      });
      const sample = { firstOfKind: inject("isNightly") ? 12 : 2, oneIn: 400, recordOneIn: 50 };
      const plan = { setups: [{ players }], games: BOLD_GAMES, seed: SEED, sample, disguise };
      const report = runBattery(game, plan);
      reports.push(report);
      expect(report.failures).toEqual([]);
      expect(report.games).toBe(BOLD_GAMES);
    });
  }
});

test("in all these games every kind of question comes up", () => {
  const kinds = rulebook.questions.flatMap((question) => question?.name ?? []);
  const asked = new Set(reports.flatMap(({ questions }) => Object.keys(questions)));
  expect(kinds.filter((kind) => !asked.has(kind))).toEqual([]);
});
