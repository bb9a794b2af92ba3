import { describe, expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import { under } from "../support/probe.js";
import { type TableOptions, table } from "../support/table.js";
import { sceneAt } from "./seeing.js";

describe("dice and fights", () => {
  const brawl: Position = {
    phase: "turn",
    active: "laszlo",
    dice: [5, 2],
    aside: [4, 3],
    vampires: { laszlo: { at: "museum", blood: 3 }, mila: { at: "asylum" } },
    districts: { museum: { exposed: 2 } },
  };
  const pair: TableOptions = { vampires: ["laszlo", "mila"] };

  test("dice are sorted, and there is no fight", () => {
    const { dice, fight } = sceneAt(table(brawl, pair));
    expect(dice).toEqual({ reserve: [2, 5], picked: [], aside: [3, 4] });
    expect(fight).toBeNull();
  });

  const faces = [1, 2, 3, 4, 5, 6].map((face) => ({
    face,
    kills: face >= 3 ? 1 : 0,
    wounds: face <= 4 ? 1 : 0,
  }));

  test("a fight by night, before and after a die is picked", () => {
    const t = table(brawl, pair).answer("fight");
    const fight = {
      at: 1,
      fighter: 0,
      isByDay: false,
      dice: 2,
      die: 0,
      kills: 0,
      wounds: 0,
      faces,
    };
    expect(sceneAt(t).fight).toEqual(fight);
    t.answer("die:2");
    expect(t.question).toBe("combat.window");
    expect(sceneAt(t).fight).toEqual({ ...fight, die: 2 });
    expect(sceneAt(t).dice).toEqual({ reserve: [5], picked: [2], aside: [3, 4] });
  });

  test("by the summary picked dice lie aside already", () => {
    const t = table(brawl, { ...pair, reading: "summary" }).answer("fight", "die:5", "die:2");
    expect(t.question).toBe("combat.window");
    expect(sceneAt(t).dice).toEqual({ reserve: [], picked: [2, 5], aside: [2, 3, 4, 5] });
    expect(sceneAt(t).fight).toMatchObject({ dice: 2, die: 0 });
  });

  test("by the summary kills wait for the last die, and wounds for others to bear them", () => {
    const t = table(
      {
        ...brawl,
        dice: [3, 1, 2, 2],
        aside: [],
        vampires: { laszlo: { at: "museum", blood: 1 }, mila: { at: "museum" } },
        districts: { museum: { exposed: 3, minions: 1 } },
      },
      { ...pair, reading: "summary" },
    ).answer("fight", "minions:1");
    expect(sceneAt(t).fight).toMatchObject({ dice: 2, kills: 1, wounds: 0 });
    const third = table(
      {
        ...brawl,
        dice: [1, 1, 2, 2, 2, 2],
        aside: [],
        vampires: {
          imre: { at: "museum", blood: 1 },
          mila: { at: "museum" },
          nevena: { at: "museum" },
        },
        active: "imre",
        districts: { museum: { exposed: 3 } },
      },
      { vampires: ["imre", "mila", "nevena"], reading: "summary" },
    ).answer("fight", "die:1", "die:1", "die:2");
    expect(third.question).toBe("combat.bear-wound");
    expect(sceneAt(third).fight).toMatchObject({ wounds: 2 });
  });

  test("a fight by day has no fighter until one is chosen", () => {
    const both = { at: "museum" };
    const t = table({
      phase: "hunt",
      vampires: { imre: both, mila: both },
      districts: { museum: { hidden: 3 } },
    });
    expect(t.question).toBe("combat.first-fighter");
    expect(sceneAt(t).fight).toMatchObject({ at: 1, fighter: -1, isByDay: true, faces: [] });
  });

  test("what a face costs is changed by cards in play", () => {
    const t = under([{ kind: "modifier", value: "wound", add: 1, faces: [1] }], {
      districts: { cathedral: { exposed: 1 } },
    }).answer("fight");
    const wounds = sceneAt(t).fight?.faces.map((face) => face.wounds);
    expect(wounds).toEqual([2, 1, 1, 1, 0, 0]);
  });
});
