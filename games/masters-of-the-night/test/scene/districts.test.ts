import { describe, expect, test } from "vitest";
import { type Position, textOf } from "../../src/index.js";
import { table } from "../support/table.js";
import { busy, house, two } from "./busy.js";
import { sceneAt } from "./seeing.js";

describe("districts", () => {
  test("the museum: a crowd that shutters hold back by day", () => {
    const { districts } = sceneAt(table(busy, two));
    expect(districts).toHaveLength(9);
    expect(districts[1]).toEqual({
      place: "district:1",
      id: "museum",
      name: "Museum",
      times: ["day"],
      text: "Day: If there are more minions than agents here, draw a relic.",
      vampires: [0, 1],
      minions: 1,
      hidden: 1,
      exposed: 2,
      sigil: -1,
      cards: [
        {
          place: "relic:leaden-shutters",
          id: "leaden-shutters",
          name: "Leaden Shutters",
          kind: "relic",
          text: textOf(house("leaden-shutters")),
        },
      ],
      leads: "agents",
      fightLooms: false,
      isWatched: true,
      coming: 0,
      allotted: 0,
      entered: 0,
      isDayDone: false,
      isHunted: false,
    });
  });

  test("who leads: a sigil for the minions, nobody where nothing is", () => {
    const { districts } = sceneAt(table(busy, two));
    const leads = ["nobody", "agents", "minions", "nobody", "minions", "even"];
    expect(districts.map((district) => district.leads)).toEqual([
      ...leads,
      "agents",
      "nobody",
      "nobody",
    ]);
    expect(districts.map(({ sigil }) => sigil)).toEqual([-1, -1, 0, -1, -1, -1, -1, -1, -1]);
  });

  test("when their effects are of use", () => {
    const times = sceneAt(table(busy)).districts.map((district) => district.times);
    expect(times.slice(3, 6)).toEqual([["night"], ["always"], ["day"]]);
  });

  test("a day fight looms where a crowd finds somebody awake", () => {
    const at = (position: Position): number[] =>
      sceneAt(table({ ...busy, placedRelics: {}, ...position })).districts.flatMap(
        ({ fightLooms }, d) => (fightLooms ? [d] : []),
      );
    expect(at({})).toEqual([1]);
    expect(at({ vampires: { ...busy.vampires, mila: { at: "town-hall" } } })).toEqual([6]);
    expect(at({ districts: { museum: { hidden: 2 } } })).toEqual([]);
  });

  test("a minion or an awake vampire watches, a drained one does not", () => {
    const watched = (position: Position): number[] =>
      sceneAt(table({ ...busy, ...position })).districts.flatMap(({ isWatched }, d) =>
        isWatched ? [d] : [],
      );
    const { imre, mila } = busy.vampires ?? {};
    expect(watched({})).toEqual([1, 4, 5]);
    const apart = { imre: { ...imre, at: "nightclub" }, mila: { ...mila, at: "printing-house" } };
    expect(watched({ vampires: apart })).toEqual([1, 4, 5, 8]);
  });

  test("what is under way there", () => {
    const t = table({
      ...busy,
      demand: [0, 2, 0, 0, 0, 0, 0, 0, 1],
      allotted: [0, 1, 0, 0, 0, 0, 0, 0, 0],
      entered: [0, 0, 0, 0, 3, 0, 0, 0, 0],
      dayDone: ["museum", "hospital"],
      hunted: ["printing-house"],
    });
    const { districts } = sceneAt(t);
    expect(districts.map(({ coming }) => coming)).toEqual([0, 2, 0, 0, 0, 0, 0, 0, 1]);
    expect(districts.map(({ allotted }) => allotted)).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0]);
    expect(districts.map(({ entered }) => entered)).toEqual([0, 0, 0, 0, 3, 0, 0, 0, 0]);
    const where = (is: "isDayDone" | "isHunted"): string[] =>
      districts.filter((district) => district[is]).map(({ id }) => id);
    expect(where("isDayDone")).toEqual(["museum", "hospital"]);
    expect(where("isHunted")).toEqual(["printing-house"]);
  });
});
