import { SEEN_BY_ALL, SPECTATOR } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import type { Standing } from "../../src/content/language.js";
import { housePack, type Piece, type Position, sceneOf, textOf } from "../../src/index.js";
import { did, event, today, turn, under } from "../support/probe.js";
import { type TableOptions, table } from "../support/table.js";
import { sceneAt } from "./seeing.js";

function house(id: string): Piece {
  const piece = housePack.pieces.find((one) => one.id === id);
  if (piece === undefined) throw new Error(`there is no piece ${id}`);
  return piece;
}

function ofAct(act: number): string[] {
  return housePack.pieces.flatMap((one) =>
    one.kind === "event" && one.act === act ? [one.id] : [],
  );
}

const cape = {
  place: "relic:umbral-cape",
  id: "umbral-cape",
  name: "Umbral Cape",
  kind: "relic",
  text: "Held: When you move, you may pay 1 blood to go to any district.",
};

const powerCut = {
  place: "event:power-cut",
  id: "power-cut",
  name: "Power Cut",
  kind: "event",
  text: textOf(house("power-cut")),
  act: 1,
  grid: { red: 7, grey: [2, 3] },
};

/** Mila acts in the museum, where Imre lies drained; his sigil holds the asylum. */
const busy: Position = {
  phase: "turn",
  active: "mila",
  leader: "imre",
  round: 4,
  veil: 3,
  ap: 1,
  vampires: {
    imre: { at: "museum", blood: 0, kills: 2, nextAp: -1, sigil: "asylum" },
    mila: { at: "museum", blood: 3, kills: 6, relics: ["umbral-cape"] },
  },
  districts: {
    "railway-station": { minions: 0 },
    museum: { hidden: 1, exposed: 2, minions: 1 },
    asylum: { exposed: 1 },
    cathedral: { minions: 2, hidden: 1 },
    hospital: { minions: 1, hidden: 1 },
    "town-hall": { hidden: 3 },
  },
  placedRelics: { "leaden-shutters": "museum" },
  dice: [6, 1, 1],
  aside: [3],
};

const two: TableOptions = { players: 2, control: [1, 0] };

describe("time", () => {
  test("by night", () => {
    const { time } = sceneAt(table(busy, two));
    expect(time).toEqual({ round: 4, isNight: true, leader: 0, active: 1, outcome: null });
  });

  test("by day it is nobody's turn", () => {
    const { time } = sceneAt(table({ phase: "districts", leader: "mila", round: 2 }));
    expect(time).toEqual({ round: 2, isNight: false, leader: 1, active: -1, outcome: null });
  });

  test("the end has its name", () => {
    const t = turn({ veil: 1, vampires: { imre: { kills: 4, blood: 1 } } }).answer("wild-hunt");
    expect(sceneAt(t).time.outcome).toBe("defeat-veil");
  });
});

describe("veil", () => {
  test("its bands are the tracker's", () => {
    const { veil } = sceneAt(table(busy, two));
    expect(veil).toMatchObject({
      value: 3,
      max: 6,
      isHigh: false,
      high: { red: 2, grey: [1, 0] },
      low: { red: 2, grey: [1, 1] },
    });
    expect(sceneAt(table({ ...busy, veil: 4 }, two)).veil.isHigh).toBe(true);
  });

  test("cards in play change the bands, but no grey number that is not there", () => {
    const standing: Standing[] = [
      { kind: "modifier", value: "red", add: -3 },
      { kind: "modifier", value: "grey", add: 2 },
    ];
    const pieces = [event("tide", [{ do: "stay" }], { standing })];
    const { veil } = sceneAt(table({ ...busy, eventsInPlay: { tide: {} } }, { pieces }));
    expect(veil.high).toEqual({ red: 0, grey: [3, 0] });
    expect(veil.low).toEqual({ red: 0, grey: [3, 3] });
  });

  test("events are counted by their backs, and those seen are shown with what lies on them", () => {
    const deck = ["paparazzi", "power-cut", ...ofAct(2).slice(0, 1), ...ofAct(3).slice(0, 3)];
    const seen = [0, SEEN_BY_ALL, 0, 0, 0, 0];
    const { veil } = sceneAt(table({ ...busy, eventDeck: deck, eventSeen: seen }));
    expect(veil.eventsLeft).toEqual([2, 1, 3]);
    expect(veil.foreseen).toEqual([{ ...powerCut, depth: 1 }]);
  });

  const running: Position = {
    ...busy,
    event: "power-cut",
    eventVeil: { gain: 1, loss: 2, shortage: 4 },
    entered: [0, 2, 0, 0, 0, 0, 0, 0, 1],
  };

  test("the running event and what it will cost: each district that was entered", () => {
    const { veil } = sceneAt(table(running));
    expect(veil.event).toEqual(powerCut);
    expect(veil.omen).toBeNull();
    expect(veil.pending).toEqual({ gain: 1, loss: 8 });
  });

  test("by the summary each agent that entered costs veil", () => {
    const { veil } = sceneAt(table(running, { reading: "summary" }));
    expect(veil.pending).toEqual({ gain: 1, loss: 9 });
  });

  test("a card in play may make an entry dearer", () => {
    const standing: Standing[] = [{ kind: "modifier", value: "entry-loss", add: 2, at: "here" }];
    const pieces = [event("eyes", [{ do: "stay" }], { standing })];
    const t = table({ ...running, eventsInPlay: { eyes: { at: "museum" } } }, { pieces });
    expect(sceneAt(t).veil.pending.loss).toBe(10);
  });

  test("no event is running at night, and nothing is pending", () => {
    const { veil } = sceneAt(table(busy));
    expect(veil).toMatchObject({ event: null, omen: null, pending: { gain: 0, loss: 0 } });
  });

  test("an omen lies open while its grid is used", () => {
    const t = did(
      [{ do: "omen" }, { do: "choose", from: { set: "districts", where: "grid" }, as: "spot" }],
      { eventTop: ["power-cut"] },
    );
    expect(sceneAt(t).veil).toMatchObject({ event: null, omen: powerCut });
  });
});

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
          text: "Temptation (3 blood): Replace one agent in a district within one step of you with a minion.",
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

describe("cards", () => {
  test("the reserve", () => {
    const t = table(busy, two);
    expect(sceneAt(t).reserve).toEqual({ agents: 1, minions: 5, blood: 7, relics: 11, drawn: [] });
  });

  test("a relic that was drawn lies open until it is given", () => {
    const t = did([{ do: "draw-relic" }], {
      relicTop: ["umbral-cape"],
      vampires: { imre: { kills: 2 }, mila: { kills: 2 } },
    });
    expect(t.question).toBe("relics.give");
    expect(sceneAt(t).reserve).toMatchObject({ relics: 13, drawn: [cape] });
    expect(sceneOf(t.game, t.game.view(t.state, SPECTATOR).seen).reserve.drawn).toEqual([cape]);
  });

  test("cards in play, each once, with where they lie", () => {
    const standing: Standing[] = [
      { kind: "modifier", value: "hunt", add: 1 },
      { kind: "ban", actions: ["recruit"] },
    ];
    const pieces = ["onsheet", "inplace", "oncity"].map((id) =>
      event(id, [{ do: "stay" }], { standing }),
    );
    const t = table(
      {
        ...busy,
        eventsInPlay: { onsheet: { with: "mila" }, inplace: { at: "asylum" }, oncity: {} },
      },
      { pieces },
    );
    const scene = sceneAt(t);
    expect(scene.standing.map(({ id, at }) => [id, at])).toEqual([
      ["leaden-shutters", "district:1"],
      ["onsheet", "vampire:1"],
      ["inplace", "district:2"],
      ["oncity", "city"],
    ]);
    const ids = (cards: readonly { id: string }[]): string[] => cards.map(({ id }) => id);
    expect(scene.districts.map(({ cards }) => ids(cards))).toEqual([
      [],
      ["leaden-shutters"],
      ["inplace"],
      ...new Array<string[]>(6).fill([]),
    ]);
    expect(scene.vampires.map(({ cards }) => ids(cards))).toEqual([[], ["onsheet"]]);
    expect(scene.vampires[1].cards[0]).not.toHaveProperty("at");
  });

  test("the event of the day lies open while it asks", () => {
    const t = today([{ do: "choose", from: { set: "districts" }, as: "spot" }]);
    expect(sceneAt(t).veil.event).toMatchObject({ place: "event:today", act: 1 });
  });
});
