import { describe, expect, test } from "vitest";
import { did, turn, under } from "../support/probe.js";
import { table } from "../support/table.js";
import { busy, cape, two } from "./busy.js";
import { sceneAt } from "./seeing.js";

describe("vampires", () => {
  test("the sheet of the one whose turn it is", () => {
    const { vampires } = sceneAt(table(busy, two));
    expect(vampires[1]).toEqual({
      place: "vampire:1",
      id: "mila",
      name: "Mila",
      seat: 0,
      at: 1,
      blood: 3,
      bloodLimit: 4,
      kills: 6,
      killsMax: 9,
      killSteps: [
        { kills: 1, unlocks: "hunt", isOpen: true },
        { kills: 2, unlocks: "1 relic, exchange", isOpen: true },
        { kills: 4, unlocks: "wild hunt", isOpen: true },
        { kills: 5, unlocks: "2 relics", isOpen: true },
        { kills: 6, unlocks: "dark ability", isOpen: true },
        { kills: 9, unlocks: "sigil, ritual", isOpen: false },
      ],
      ap: 1,
      nextAp: 0,
      isActive: true,
      isLeader: false,
      isDrained: false,
      powers: {
        blood: {
          place: "power:1:blood",
          name: "Temptation",
          cost: "3 blood",
          text: "Temptation (3 blood): Replace one agent in your district with a minion.",
          isOpen: true,
        },
        dark: {
          place: "power:1:dark",
          name: "Velvet Chains",
          cost: "2 veil",
          text: "Velvet Chains (2 veil): Replace all exposed agents in your district with minions.",
          isOpen: true,
        },
        sigil: {
          place: "power:1:sigil",
          name: "House of Mirrors",
          cost: "1 AP and one minion",
          text: "Sigil House of Mirrors: Once per round, when agents enter here, replace one agent here with a minion.",
          isOpen: false,
        },
      },
      sigilAt: -1,
      relics: [cape],
      relicLimit: 2,
      cards: [],
    });
  });

  test("the leader, drained, with little unlocked and less AP to come", () => {
    const [imre] = sceneAt(table(busy, two)).vampires;
    expect(imre).toMatchObject({
      place: "vampire:0",
      seat: 1,
      blood: 0,
      ap: 0,
      nextAp: -1,
      isActive: false,
      isLeader: true,
      isDrained: true,
      sigilAt: 2,
      relics: [],
      relicLimit: 1,
      powers: { blood: { isOpen: true }, dark: { isOpen: false }, sigil: { isOpen: false } },
    });
    expect(imre.killSteps.map(({ isOpen }) => isOpen)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test("a master's sigil is open", () => {
    const [imre] = sceneAt(turn({ vampires: { imre: { kills: 9 } } })).vampires;
    expect(imre.powers.sigil.isOpen).toBe(true);
  });

  test("a relic raises the limit of blood", () => {
    const t = turn({ vampires: { imre: { kills: 2, relics: ["pristine-blood"] } } });
    expect(sceneAt(t).vampires.map((sheet) => sheet.bloodLimit)).toEqual([6, 4]);
  });

  test("costs are those of the moment", () => {
    const t = under([{ kind: "modifier", value: "ability-blood", add: 1 }]);
    const costs = sceneAt(t).vampires.map(({ powers }) => [powers.blood.cost, powers.dark.cost]);
    expect(costs).toEqual([
      ["2 blood", "1 veil"],
      ["3 blood", "2 veil"],
    ]);
    const free = did([{ do: "gain", what: "kills", n: 1 }]);
    expect(sceneAt(free).vampires[0].powers.blood.cost).toBe("free");
  });
});
