import { type BatteryReport, runBattery } from "@coterie/kernel/battery";
import { describe, expect, inject, test } from "vitest";
import { housePack, type Masters, mastersOfTheNight, type Piece } from "../src/index.js";
import { disguiseWith } from "./support/disguise.js";

/** How many games of each number of vampires and each reading; more by `coterie battery`. */
const GAMES = inject("isNightly") ? 2000 : 150;
const KINDER_GAMES = inject("isNightly") ? 600 : 150;
const SAMPLE = { firstOfKind: inject("isNightly") ? 5 : 1 };
const SEED = "battery";
const VAMPIRES = [2, 3, 4, 5];
const READINGS = ["rulebook", "summary"];

function setupsOf(vampires: number, reading: string): unknown[] {
  return ["easy", "medium", "hard"].flatMap((difficulty) =>
    [1, 2].map((players) => ({ vampires, reading, difficulty, players })),
  );
}

function battery(game: Masters, setups: unknown[], games: number): BatteryReport {
  return runBattery(game, {
    setups,
    games,
    seed: SEED,
    sample: SAMPLE,
    disguise: disguiseWith(game.content),
  });
}

const reports: BatteryReport[] = [];

describe("whole games at random, seed in every message", () => {
  for (const vampires of VAMPIRES) {
    for (const reading of READINGS) {
      test(`${vampires} vampires, ${reading} reading: every check of the battery holds`, () => {
        const setups = setupsOf(vampires, reading);
        const report = battery(mastersOfTheNight(), setups, GAMES);
        reports.push(report);
        expect(report.failures).toEqual([]);
        expect(report.games).toBe(GAMES);
      });
    }
  }
});

/**
 * Random players lose long before the end game. In this kinder city few agents come, every day
 * teaches all vampires to kill, minions come to them, and a ritual needs fewer, so that relics,
 * dark abilities, sigils and rituals come up too. (Victories: the golden records.)
 */
const kinderPieces: Piece[] = [
  ...housePack.pieces
    .filter((piece) => piece.kind === "tracker")
    .map((piece) => ({ ...piece, agents: 12, high: fewAgents(1), low: fewAgents(0) })),
  {
    kind: "district",
    id: "printing-house",
    name: "School of Night",
    origin: "house",
    day: [
      {
        do: "each",
        of: { set: "vampires" },
        as: "pupil",
        then: [{ do: "gain", what: "kills", n: 3, who: "pupil" }],
      },
      { do: "place", what: "minion", in: { set: "districts", with: ["vampire"] } },
      { do: "gain", what: "veil", n: 2 },
    ],
    standing: [{ kind: "modifier", value: "ritual-minions", add: -2, at: "anywhere" }],
  },
];

function fewAgents(red: number): { red: number; grey: [number, number] } {
  return { red, grey: [0, red] };
}

const kinderPack = {
  format: "coterie-pack/1",
  game: "masters-of-the-night",
  name: "A kinder city",
  pieces: kinderPieces,
};

describe("long games at random in a kinder city", () => {
  test("every check holds there too", () => {
    const before = reports.length;
    for (const reading of READINGS) {
      // Two vampires more often: by chance, only they find together for a ritual.
      const setups = [2, 2, ...VAMPIRES].flatMap((vampires) => setupsOf(vampires, reading));
      reports.push(battery(mastersOfTheNight(kinderPack), setups, KINDER_GAMES));
    }
    expect(reports.slice(before).flatMap((report) => report.failures)).toEqual([]);
  });

  test("in all these games every kind of question comes up", () => {
    const unasked = reports.map((report) => report.unasked);
    expect(unasked[0].filter((kind) => unasked.every((list) => list.includes(kind)))).toEqual([]);
  });
});
