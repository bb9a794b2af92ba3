import { keyOf, sealedChance, seedFrom } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { housePack, type Position } from "../../src/index.js";
import { plainCity } from "../support/city.js";
import { type Begun, start } from "../support/start.js";
import { gameWith, LAYOUT, testGame } from "../support/table.js";

const TEAM = ["agnieszka", "imre", "ishtvan", "laszlo", "mila"];

function fresh(count: number, more: Record<string, unknown> = {}, seed = "setup"): Begun {
  const vampires = TEAM.slice(0, count);
  return start({ vampires, layout: LAYOUT, leader: "imre", ...more }, seed);
}

/** What lies there before anything has happened. */
function laid(count: number, more: Record<string, unknown> = {}): Position {
  const vampires = TEAM.slice(0, count);
  const setup = testGame.readSetup({ vampires, layout: LAYOUT, leader: "imre", ...more });
  return testGame.name(testGame.begin(setup, sealedChance(keyOf(seedFrom("laid"))))) as Position;
}

describe("what each number of vampires begins with", () => {
  const rows = [
    { V: 2, atStation: 2, agents: 10, blood: 10, dice: 4 },
    { V: 3, atStation: 1, agents: 11, blood: 14, dice: 6 },
    { V: 4, atStation: 0, agents: 11, blood: 18, dice: 8 },
    { V: 5, atStation: 0, agents: 11, blood: 22, dice: 10 },
  ];
  test.each(rows)("MN-2.2 $V vampires: $atStation minions at the station", ({ V, atStation }) => {
    const named = laid(V);
    expect(named.districts?.["railway-station"]).toEqual({
      hidden: 0,
      exposed: 0,
      minions: atStation,
    });
    expect(named.minionReserve).toBe(9 - atStation);
    for (const id of LAYOUT.slice(1)) {
      expect(named.districts?.[id]).toEqual({ hidden: 0, exposed: 0, minions: 0 });
    }
    const alike = { at: "railway-station", blood: 4, kills: 0, sigil: null, relics: [], nextAp: 0 };
    expect(named.vampires).toEqual(Object.fromEntries(TEAM.slice(0, V).map((id) => [id, alike])));
  });

  test.each(rows)("MN-2.3 $V vampires: veil 6, $agents agents, $blood blood in all", (row) => {
    const named = laid(row.V);
    expect(named.veil).toBe(6);
    expect(named.agentReserve).toBe(row.agents);
    expect(4 * row.V + (named.bloodSupply ?? 0)).toBe(row.blood);
  });

  test.each(rows)("MN-2.5 $V vampires: $dice dice, rolled once, none set aside", (row) => {
    const { facts, position } = fresh(row.V);
    expect(position.dice).toHaveLength(row.dice);
    expect(position.aside).toEqual([]);
    expect(facts[0]).toEqual({ fact: "dice-rolled", rule: "MN-2.5", dice: position.dice });
    expect(facts.filter(({ fact }) => fact === "dice-rolled")).toHaveLength(1);
  });
});

test("MN-2.5 the relic deck holds all thirteen, in another order for another seed", () => {
  const one = fresh(2, {}, "one").position.relicDeck ?? [];
  const two = fresh(2, {}, "two").position.relicDeck ?? [];
  const all = housePack.pieces.filter(({ kind }) => kind === "relic").map(({ id }) => id);
  expect(all).toHaveLength(13);
  expect(one.slice().sort()).toEqual(all.slice().sort());
  expect(two.slice().sort()).toEqual(all.slice().sort());
  expect(two).not.toEqual(one);
  expect(one).not.toEqual(all);
  expect(fresh(2, {}, "one").position.relicDeck).toEqual(one);
});

describe("the event deck", () => {
  const actOf = (id: string): number =>
    housePack.pieces.flatMap((p) => (p.kind === "event" && p.id === id ? [p.act] : []))[0];

  test.each([
    { difficulty: "easy", each: 6 },
    { difficulty: "medium", each: 5 },
    { difficulty: "hard", each: 4 },
  ])("MN-2.4 $difficulty: $each of each act, I on top, III at the bottom", (row) => {
    const { difficulty, each } = row;
    const deck = laid(2, { difficulty }).eventDeck ?? [];
    const wanted = [1, 2, 3].flatMap((act) => new Array<number>(each).fill(act));
    expect(deck.map(actOf)).toEqual(wanted);
    expect(new Set(deck).size).toBe(3 * each);
  });

  test("MN-2.4 the cards are drawn blind: every card of an act can be the first", () => {
    const first = new Set<string>();
    const used = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const { position } = fresh(2, { difficulty: "hard" }, `deck ${i}`);
      first.add(position.event ?? position.goneEvents?.[0] ?? "");
      for (const id of position.eventDeck ?? []) used.add(id);
    }
    expect([...first].filter((id) => id !== "").every((id) => actOf(id) === 1)).toBe(true);
    expect([...used].filter((id) => actOf(id) === 1)).toHaveLength(18);
    expect([...used].filter((id) => actOf(id) === 3)).toHaveLength(18);
  });

  test("MN-2.4 medium is what is played unless told otherwise", () => {
    expect(fresh(2).play.setup.difficulty).toBe("medium");
    expect(laid(2).rules?.eventsPerAct).toBe(5);
  });
});

describe("the city", () => {
  test("MN-1.1 random: the station lies top left, the other eight anywhere", () => {
    const seen = LAYOUT.map(() => new Set<string>());
    for (let i = 0; i < 120; i++) {
      const { city = [] } = fresh(2, { layout: "random" }, `city ${i}`).position;
      expect(city.slice().sort()).toEqual(LAYOUT.slice().sort());
      city.forEach((id, position) => void seen[position].add(id));
    }
    expect(seen.map((ids) => ids.size)).toEqual([1, 8, 8, 8, 8, 8, 8, 8, 8]);
    expect([...seen[0]]).toEqual(["railway-station"]);
  });

  test("MN-1.1 a layout that is given is used as it is", () => {
    const layout = [LAYOUT[0], ...LAYOUT.slice(1).reverse()];
    expect(fresh(2, { layout }).position.city).toEqual(layout);
  });

  test("MN-3.2 what districts do all the time is in force from the beginning", () => {
    const standing = [{ kind: "modifier" as const, value: "ap" as const, add: 1 }];
    const game = gameWith(plainCity({ hospital: { standing } }));
    const setup = { vampires: 2, layout: LAYOUT, leader: "mila" };
    expect(start(setup, "s", game).position.standing).toEqual([
      { effect: "hospital/standing.0", holder: null, place: "hospital" },
    ]);
  });
});

describe("who plays", () => {
  test("MN-2.6 the turn order is the order of the setup", () => {
    const vampires = ["mila", "laszlo", "agnieszka"];
    const { position } = start({ vampires, layout: LAYOUT, leader: "laszlo" });
    expect(position.team?.map(({ id }) => id)).toEqual(vampires);
    expect(position.leader).toBe("laszlo");
  });

  test("MN-2.6 a random leader can be any of them, and is the same for the same seed", () => {
    const vampires = ["mila", "laszlo", "agnieszka"];
    const leader = (seed: string) => start({ vampires, layout: LAYOUT }, seed).position.leader;
    const drawn = Array.from({ length: 60 }, (_, i) => leader(`lead ${i}`));
    for (const id of vampires) {
      expect(drawn.filter((one) => one === id).length).toBeGreaterThan(8);
    }
    expect(leader("lead 7")).toBe(drawn[7]);
  });

  test("MN-2.1 players and control: who controls whom", () => {
    const { position, play } = start({
      vampires: TEAM.slice(0, 4),
      control: [1, 0, 1, 2],
      layout: LAYOUT,
      leader: "imre",
    });
    expect(position.team?.map(({ seat }) => seat)).toEqual([1, 0, 1, 2]);
    expect(play.setup.players).toBe(3);
    expect(play.game.seats(play.setup)).toBe(3);
  });

  test("MN-2.1 the reading is set for all flags together", () => {
    const flags = (reading?: string) =>
      fresh(2, reading === undefined ? {} : { reading }).position.rules;
    const rulebook = { entryLoss: 0, combat: 0, abilityKills: 0, eventsPerAct: 5 };
    expect(flags()).toEqual(rulebook);
    expect(flags("rulebook")).toEqual(rulebook);
    expect(flags("summary")).toEqual({ entryLoss: 1, combat: 1, abilityKills: 1, eventsPerAct: 5 });
  });
});

test("MN-2.6 the game begins with round 1, by day, and the lead does not pass", () => {
  const { position, facts } = fresh(3);
  expect(position).toMatchObject({ round: 1, leader: "imre" });
  expect(facts[1]).toEqual({ fact: "round-began", rule: "MN-4.4", n: 1 });
  expect(facts.some(({ fact }) => fact === "lead-passed")).toBe(false);
});

test("MN-2.2 nothing is under way yet", () => {
  const none = new Array<number>(9).fill(0);
  expect(laid(2)).toMatchObject({
    round: 0,
    night: false,
    active: null,
    ap: 0,
    turnOver: false,
    dayDone: [],
    hunted: [],
    goneEvents: [],
    goneRelics: [],
    placedRelics: {},
    used: [],
    trail: [],
    waiting: [],
    event: null,
    eventVeil: { gain: 0, loss: 0, shortage: 0 },
    entered: none,
    demand: none,
    allotted: none,
    omen: null,
    fight: { at: null, fighter: null, byDay: false, dice: 0, die: 0, picked: [], wounds: 0 },
    dice: [],
    aside: [],
    outcome: null,
  });
  expect(laid(2).agenda?.map(({ step }) => step)).toEqual(["dice.first-roll", "round.begin"]);
});
