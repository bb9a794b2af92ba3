import { describe, expect, test } from "vitest";
import {
  housePack,
  mastersOfTheNight,
  mastersWithExactly,
  suggestedTeams,
} from "../../src/index.js";
import { faultsOf } from "../support/start.js";
import { LAYOUT } from "../support/table.js";

const house = mastersOfTheNight();
const ALL = ["agnieszka", "imre", "ishtvan", "laszlo", "mila", "nevena"];

describe("what is left out", () => {
  test("MN-2.1 two vampires, one player, medium, the rulebook's reading, the rest at random", () => {
    const plain = {
      vampires: ["imre", "mila"],
      players: 1,
      control: [0, 0],
      difficulty: "medium",
      reading: "rulebook",
      layout: "random",
      leader: "random",
    };
    expect(house.readSetup({})).toEqual(plain);
    expect(house.readSetup(undefined)).toEqual(plain);
    expect(house.readSetup(null)).toEqual(plain);
  });

  test("MN-2.1 a setup that was read can be read again", () => {
    const given = house.readSetup({
      vampires: 4,
      players: 3,
      difficulty: "hard",
      reading: "summary",
      layout: LAYOUT,
      leader: "nevena",
    });
    expect(house.readSetup(given)).toEqual(given);
    expect(given).toEqual({
      vampires: ["agnieszka", "imre", "nevena", "laszlo"],
      players: 3,
      control: [0, 1, 2, 0],
      difficulty: "hard",
      reading: "summary",
      layout: [...LAYOUT],
      leader: "nevena",
    });
  });

  test.each([
    { n: 2, team: ["imre", "mila"] },
    { n: 3, team: ["agnieszka", "ishtvan", "mila"] },
    { n: 4, team: ["agnieszka", "imre", "nevena", "laszlo"] },
    { n: 5, team: ["agnieszka", "imre", "ishtvan", "laszlo", "mila"] },
  ])("MN-2.1 a number of $n is a first team of that size", ({ n, team }) => {
    expect(house.readSetup({ vampires: n }).vampires).toEqual(team);
  });

  test("MN-2.1 the suggested first teams", () => {
    expect(suggestedTeams).toEqual([
      ["imre", "mila"],
      ["agnieszka", "laszlo"],
      ["imre", "laszlo"],
      ["agnieszka", "ishtvan", "mila"],
      ["agnieszka", "imre", "nevena", "laszlo"],
    ]);
  });

  test("MN-2.1 a pack without one of a suggested team gives its own first vampires", () => {
    const pieces = housePack.pieces.filter((piece) => piece.id !== "mila");
    const game = mastersWithExactly({ ...housePack, pieces });
    expect(game.readSetup({ vampires: 2 }).vampires).toEqual(["agnieszka", "imre"]);
    expect(game.readSetup({ vampires: 3 }).vampires).toEqual(["agnieszka", "imre", "ishtvan"]);
    expect(game.readSetup({ vampires: 4 }).vampires).toEqual([
      "agnieszka",
      "imre",
      "nevena",
      "laszlo",
    ]);
  });

  test("MN-2.1 players share the vampires in turn; control alone says how many players", () => {
    const control = (setup: unknown) => house.readSetup(setup).control;
    expect(control({ vampires: 5, players: 1 })).toEqual([0, 0, 0, 0, 0]);
    expect(control({ vampires: 5, players: 2 })).toEqual([0, 1, 0, 1, 0]);
    expect(control({ vampires: 5, players: 5 })).toEqual([0, 1, 2, 3, 4]);
    expect(house.readSetup({ vampires: 5, control: [4, 3, 2, 1, 0] }).players).toBe(5);
    expect(house.readSetup({ vampires: 3, control: [1, 0, 1] }).players).toBe(2);
  });
});

describe("how many", () => {
  test.each([2, 3, 4, 5])("MN-2.1 %i vampires can play, with as many players", (n) => {
    expect(faultsOf({ vampires: ALL.slice(0, n), players: n })).toEqual([]);
  });

  test("MN-2.1 one vampire or six cannot", () => {
    const fault = "vampires: expected 2 to 5 of them";
    expect(faultsOf({ vampires: ["imre"] })).toEqual([fault]);
    expect(faultsOf({ vampires: ALL })).toEqual([fault]);
    expect(faultsOf({ vampires: 1 })).toEqual(["vampires: expected at least 2"]);
    expect(faultsOf({ vampires: 6 })).toEqual(["vampires: expected at most 5"]);
  });

  test("MN-2.1 a pack with three vampires has no team of four", () => {
    const gone = ["imre", "mila", "nevena"];
    const pieces = housePack.pieces.filter((piece) => !gone.includes(piece.id));
    const game = mastersWithExactly({ ...housePack, pieces });
    expect(faultsOf({ vampires: 3 }, game)).toEqual([]);
    expect(faultsOf({ vampires: 4 }, game)).toEqual(["vampires: the pack has only 3 of them"]);
  });

  test("MN-2.1 no player without a vampire", () => {
    expect(faultsOf({ vampires: ["imre", "mila"], players: 3 })).toEqual([
      "players: there are more players than vampires",
      "control: seat 2 has no vampire",
    ]);
    expect(faultsOf({ vampires: 3, players: 2, control: [1, 1, 1] })).toEqual([
      "control: seat 0 has no vampire",
    ]);
  });

  test("MN-2.1 one seat for each vampire, and no seat that nobody has", () => {
    expect(faultsOf({ vampires: 2, control: [0] })).toEqual([
      "control: expected one seat for each vampire",
    ]);
    expect(faultsOf({ vampires: 2, control: [] })).toEqual([
      "control: expected one seat for each vampire",
    ]);
    expect(faultsOf({ vampires: 2, players: 1, control: [0, 1] })).toEqual([
      "control: expected seats 0 to 0",
    ]);
  });
});

describe("names", () => {
  test("MN-1.3 each vampire is named once, and only those that there are", () => {
    expect(faultsOf({ vampires: ["imre", "imre"] })).toEqual(["vampires: each may be named once"]);
    expect(faultsOf({ vampires: ["imre", "dracula"] })).toEqual([
      "vampires: there is no dracula",
      `expected some of ${ALL.join(", ")}`,
    ]);
  });

  test("MN-2.6 the leader is one of the team", () => {
    const fault = 'leader: expected "random" or one of imre, mila';
    expect(faultsOf({ vampires: ["imre", "mila"], leader: "laszlo" })).toEqual([fault]);
    expect(faultsOf({ vampires: ["imre", "mila"], leader: "mila" })).toEqual([]);
    expect(faultsOf({ leader: "random" })).toEqual([]);
  });

  test("MN-1.1 a layout names all nine, the railway station first", () => {
    const [station, museum, ...rest] = LAYOUT;
    expect(faultsOf({ layout: LAYOUT })).toEqual([]);
    expect(faultsOf({ layout: [museum, station, ...rest] })).toEqual([
      "layout: the railway station comes first",
    ]);
    expect(faultsOf({ layout: [station, station, ...rest] })).toEqual([
      "layout: museum is missing",
    ]);
    expect(faultsOf({ layout: [station, "morgue", ...rest] })).toEqual([
      "layout: museum is missing",
      "layout: there is no district morgue",
    ]);
    expect(faultsOf({ layout: rest })).toHaveLength(1);
  });
});

describe("all faults are named at once", () => {
  test("MN-2.1 faults of meaning", () => {
    const [, , ...rest] = LAYOUT;
    const setup = {
      vampires: ["imre", "imre", "dracula"],
      players: 4,
      control: [0, 1],
      leader: "mila",
      layout: ["museum", "museum", ...rest],
    };
    expect(faultsOf(setup)).toEqual([
      "vampires: each may be named once",
      "vampires: there is no dracula",
      `expected some of ${ALL.join(", ")}`,
      "players: there are more players than vampires",
      "control: expected one seat for each vampire",
      "control: seat 2 has no vampire",
      "control: seat 3 has no vampire",
      'leader: expected "random" or one of imre, imre, dracula',
      "layout: railway-station is missing",
      "layout: the railway station comes first",
    ]);
  });

  test("MN-2.1 faults of form, each with its place", () => {
    const faults = faultsOf({
      vampires: 7,
      players: 0,
      control: [0.5, 5, -1],
      difficulty: "lethal",
      reading: "aloud",
      layout: ["museum"],
      leader: 3,
      house: "rules",
    });
    const places = faults.map((fault) => fault.split(": ")[0]);
    expect(places).toEqual([
      "vampires",
      "players",
      "control.0",
      "control.1",
      "control.2",
      "difficulty",
      "reading",
      "layout",
      "leader",
      "setup",
    ]);
    expect(faults.at(-1)).toContain("house");
    expect(faultsOf({ players: 6 }).map((fault) => fault.split(": ")[0])).toEqual(["players"]);
  });

  test("MN-2.1 what is no setup at all is refused", () => {
    expect(faultsOf(3)).toHaveLength(1);
    expect(faultsOf("imre")[0]).toContain("setup: ");
    expect(() => house.readSetup([])).toThrow("the setup cannot be used");
  });
});
