import { Refusal } from "@coterie/kernel";
import { expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import { city, relic, vampire } from "../support/probe.js";
import { quietEvent, type TableOptions, table } from "../support/table.js";

function refused(position: Record<string, unknown>, options: TableOptions = {}): string {
  try {
    table(position as Position, options);
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).code).toBe("bad-setup");
    return (error as Refusal).message;
  }
  throw new Error("it was not refused");
}

const turn = { phase: "turn" } as const;

test("a scenario needs a beginning", () => {
  expect(refused({})).toBe("position: expected a phase (or an agenda) to begin with");
});

const unknownIds: [Record<string, unknown>, string][] = [
  [{ leader: "dracula" }, 'leader: there is no "dracula"; expected one of imre, mila'],
  [{ active: "nevena" }, 'active: there is no "nevena"; expected one of imre, mila'],
  [{ districts: { moon: {} } }, 'districts: there is no "moon"; expected one of railway-station'],
  [{ vampires: { nevena: {} } }, 'vampires: there is no "nevena"'],
  [{ vampires: { imre: { at: "moon" } } }, 'vampires.imre.at: there is no "moon"'],
  [{ vampires: { imre: { sigil: "moon" } } }, 'vampires.imre.sigil: there is no "moon"'],
  [{ vampires: { imre: { relics: ["moon"] } } }, 'vampires.imre.relics: there is no "moon"'],
  [{ dayDone: ["moon"] }, 'dayDone: there is no "moon"'],
  [{ hunted: ["moon"] }, 'hunted: there is no "moon"'],
  [{ eventDeck: ["moon"] }, 'eventDeck: there is no "moon"'],
  [{ eventTop: ["moon"] }, 'eventTop: there is no "moon"'],
  [{ goneEvents: ["moon"] }, 'goneEvents: there is no "moon"'],
  [{ eventsInPlay: { moon: {} } }, 'eventsInPlay: there is no "moon"'],
  [{ eventsInPlay: { "last-crusade": { with: "moon" } } }, 'eventsInPlay: there is no "moon"'],
  [{ eventsInPlay: { "last-crusade": { at: "moon" } } }, 'eventsInPlay: there is no "moon"'],
  [{ relicDeck: ["moon"] }, 'relicDeck: there is no "moon"'],
  [{ relicTop: ["moon"] }, 'relicTop: there is no "moon"'],
  [{ goneRelics: ["moon"] }, 'goneRelics: there is no "moon"'],
  [{ placedRelics: { moon: "museum" } }, 'placedRelics: there is no "moon"'],
  [{ placedRelics: { "funerary-urn": "moon" } }, 'placedRelics: there is no "moon"'],
  [{ event: "moon" }, 'event: there is no "moon"'],
  [{ omen: "moon" }, 'omen: there is no "moon"'],
];

test.each(unknownIds)("an unknown id is refused by its place and name: %o", (part, message) => {
  expect(refused({ ...turn, ...part })).toContain(message);
});

const tooMany: [Record<string, unknown>, string][] = [
  [
    { districts: { museum: { hidden: 6, exposed: 5 } } },
    "districts: 11 agents; expected at most 10",
  ],
  [{ agentReserve: 50 }, "agentReserve: 50 agents; expected at most 10 (MN-2.3)"],
  [
    { agentReserve: 9, districts: { museum: { hidden: 1, exposed: 1 } } },
    "districts, agentReserve: 11 agents; expected at most 10 (MN-2.3)",
  ],
  [
    { districts: { museum: { minions: 10 } } },
    "districts: 12 minions; expected at most 9 (MN-1.2)",
  ],
  [{ minionReserve: 8 }, "minionReserve: 10 minions; expected at most 9 (MN-1.2)"],
  [{ bloodSupply: 90 }, "bloodSupply: "],
  [
    {
      vampires: {
        imre: { blood: 6, relics: ["pristine-blood"] },
        mila: { blood: 4 },
      },
      bloodSupply: 1,
    },
    "vampires, bloodSupply: 11 blood; expected at most 10 (MN-2.3)",
  ],
  [
    { vampires: { imre: { blood: 5 } } },
    "vampires.imre.blood: 5 blood; expected at most 4 (MN-5.8)",
  ],
  [
    { vampires: { imre: { blood: 7, relics: ["pristine-blood"] } } },
    "vampires.imre.blood: 7 blood; expected at most 6 (MN-5.8)",
  ],
  [{ dice: [1, 2, 3, 4, 5] }, "dice: 5 dice; expected at most 4 (MN-2.5)"],
  [
    { vampires: { imre: { sigil: "museum" }, mila: { sigil: "museum" } } },
    "vampires.imre.sigil, vampires.mila.sigil: 2 sigils at museum; expected at most 1 (MN-5.11)",
  ],
  [
    { vampires: { imre: { relics: ["pristine-blood"] }, mila: { relics: ["pristine-blood"] } } },
    "vampires.imre.relics, vampires.mila.relics: 2 cards pristine-blood; expected at most 1",
  ],
  [
    { relicDeck: ["umbral-cape", "umbral-cape"] },
    "relicDeck: 2 cards umbral-cape; expected at most 1",
  ],
  [
    { relicTop: ["umbral-cape", "umbral-cape"] },
    "relicTop: 2 cards umbral-cape; expected at most 1",
  ],
  [
    { relicTop: ["funerary-urn"], placedRelics: { "funerary-urn": "museum" } },
    "relicTop, placedRelics: 2 cards funerary-urn; expected at most 1 (MN-1.3)",
  ],
  [
    { goneRelics: ["funerary-urn"], placedRelics: { "funerary-urn": "museum" } },
    "goneRelics, placedRelics: 2 cards funerary-urn; expected at most 1 (MN-1.3)",
  ],
  [{ eventDeck: ["last-crusade", "last-crusade"] }, "eventDeck: 2 cards last-crusade; expected"],
  [{ eventTop: ["last-crusade", "last-crusade"] }, "eventTop: 2 cards last-crusade; expected at"],
  [
    { eventTop: ["last-crusade"], goneEvents: ["last-crusade"] },
    "eventTop, goneEvents: 2 cards last-crusade; expected at most 1 (MN-1.3)",
  ],
  [
    { eventTop: ["last-crusade"], eventsInPlay: { "last-crusade": {} } },
    "eventTop, eventsInPlay: 2 cards last-crusade; expected at most 1 (MN-1.3)",
  ],
  [
    { vampires: { imre: { kills: 10 } } },
    "position.vampires.imre.kills: Too big: expected number to be <=9",
  ],
  [{ veil: 7 }, "position.veil: Too big: expected number to be <=6"],
  [{ dice: [1, 7] }, "position.dice.1: Too big: expected number to be <=6"],
];

test.each(tooMany)("more than there is, is refused: %j", (part, message) => {
  expect(refused({ ...turn, ...part })).toContain(message);
});

test("dice are neither lost nor found", () => {
  const total = "dice, aside: expected 4 in all (MN-2.5), found";
  expect(refused({ ...turn, dice: [1, 2], aside: [3] })).toBe(`${total} 3`);
  expect(refused({ ...turn, dice: [1, 2], aside: [3, 4, 5] })).toBe(`${total} 5`);
  expect(refused({ ...turn, aside: [1] })).toBe(`${total} 5`);
});

test("exactly all pieces may be in use; reserves hold what is left", () => {
  const t = table({
    ...turn,
    districts: { museum: { hidden: 6, exposed: 4, minions: 7 } },
    vampires: { imre: { blood: 6, relics: ["pristine-blood"] }, mila: { blood: 4 } },
    dice: [1, 2, 3, 4],
  });
  t.expectPosition({ agentReserve: 0, minionReserve: 0, bloodSupply: 0, aside: [] });
  expect(t.game.faults(t.state)).toEqual([]);
});

test("reserves that are given are taken as they are", () => {
  table({ ...turn, agentReserve: 1, minionReserve: 2, bloodSupply: 1 }).expectPosition({
    agentReserve: 1,
    minionReserve: 2,
    bloodSupply: 1,
  });
});

test("dice that are not named are a plain row; those not in the reserve are set aside", () => {
  table(turn).expectPosition({ dice: [1, 2, 3, 4], aside: [] });
  table(turn, { vampires: ["imre", "mila", "nevena", "laszlo"] }).expectPosition({
    dice: [1, 1, 2, 2, 3, 4, 5, 6],
  });
  table({ ...turn, dice: [6] }).expectPosition({ dice: [6], aside: [1, 1, 1] });
  table({ ...turn, dice: [6], aside: [2, 2, 3] }).expectPosition({ dice: [6], aside: [2, 2, 3] });
});

const quiet = ["qa", "qb", "qc"].map((id) => quietEvent(id, 0, [1, 2]));

test("events on top: from the deck, or instead of its last card, in the order given", () => {
  const t = table({ ...turn, eventTop: ["qa", "qb"] }, { pieces: quiet, difficulty: "hard" });
  const { eventDeck = [] } = t.position;
  expect(eventDeck.slice(0, 2)).toEqual(["qa", "qb"]);
  expect(eventDeck).toHaveLength(12);
  const again = table(
    { ...turn, eventDeck: ["qa", "qb", "qc"], eventTop: ["qc"] },
    { pieces: quiet },
  );
  expect(again.position.eventDeck).toEqual(["qc", "qa", "qb"]);
  expect(again.position.eventSeen).toEqual([0, 0, 0]);
  const alone = table({ ...turn, eventDeck: [], eventTop: ["qc"] }, { pieces: quiet });
  expect(alone.position.eventDeck).toEqual(["qc"]);
});

test("what has been seen of the decks is given from the top on", () => {
  const t = table(
    {
      ...turn,
      eventDeck: ["qa", "qb", "qc"],
      eventSeen: [1, 0, 2],
      relicSeen: [3, ...new Array(12).fill(0)],
    },
    { pieces: quiet },
  );
  t.expectPosition({ eventDeck: ["qa", "qb", "qc"], eventSeen: [1, 0, 2] });
  expect(t.state.events.seen).toEqual([2, 0, 1]);
  expect(t.position.relicSeen).toEqual([3, ...new Array(12).fill(0)]);
  expect(t.state.relics.seen.at(-1)).toBe(3);
});

test("events that are gone or in play are not in the deck", () => {
  const stays = {
    ...quiet[2],
    effect: [{ do: "stay", with: "leader" }],
    stays: { standing: [{ kind: "modifier", value: "hunt", add: 1 }] },
  } as (typeof quiet)[number];
  const t = table(
    {
      ...turn,
      eventDeck: ["qa", "qb", "qc"],
      goneEvents: ["qa"],
      eventsInPlay: { qc: { with: "mila" } },
    },
    { pieces: [...quiet.slice(0, 2), stays, ...city()] },
  );
  t.expectPosition({ eventDeck: ["qb"], eventSeen: [0], goneEvents: ["qa"] });
  expect(t.position.standing).toMatchObject([{ holder: "mila", place: null }]);
  expect(t.game.faults(t.state)).toEqual([]);
});

test("relics that are held, placed or gone are not in the deck; those on top are, in order", () => {
  const t = table(
    {
      ...turn,
      relicTop: ["silver-bell", "corpse-candle"],
      goneRelics: ["umbral-cape"],
      placedRelics: { "funerary-urn": "hospital" },
      vampires: { imre: { kills: 5, relics: ["pristine-blood"] } },
    },
    { pieces: city() },
  );
  expect(t.position.relicDeck).toHaveLength(10);
  expect(t.position.relicDeck?.slice(0, 2)).toEqual(["silver-bell", "corpse-candle"]);
  t.expectPosition({
    goneRelics: ["umbral-cape"],
    placedRelics: { "funerary-urn": "hospital" },
    vampires: { imre: { relics: ["pristine-blood"] } },
  });
  expect(t.position.standing).toMatchObject([
    { holder: "imre", place: null },
    { holder: null, place: "hospital" },
  ]);
  expect(t.game.faults(t.state)).toEqual([]);
});

test("with a relic deck that is named, all other relics have left the game", () => {
  const t = table({
    ...turn,
    relicDeck: ["silver-bell", "corpse-candle"],
    vampires: { imre: { kills: 5, relics: ["pristine-blood"] } },
  });
  t.expectPosition({ relicDeck: ["silver-bell", "corpse-candle"], relicSeen: [0, 0] });
  expect(t.position.goneRelics).toHaveLength(10);
  expect(t.game.faults(t.state)).toEqual([]);
});

test("a relic that works only where it lies does nothing in its holder's hands", () => {
  const altar = relic("altar", {
    standing: [{ kind: "modifier", value: "hunt", add: 1 }],
    placed: true,
  });
  const t = table(
    { ...turn, vampires: { imre: { kills: 5, relics: ["altar"] } } },
    { pieces: [...city(), altar] },
  );
  expect(t.position.standing).toEqual([]);
});

test("sigils that are mentioned work; null takes a sigil away", () => {
  const imre = vampire("imre", { sigil: [{ kind: "modifier", value: "hunt", add: 1 }] });
  const t = table(
    { ...turn, vampires: { imre: { sigil: "museum" }, mila: { sigil: null } } },
    { pieces: [...city(), imre] },
  );
  t.expectPosition({ vampires: { imre: { sigil: "museum" }, mila: { sigil: null } } });
  expect(t.position.standing).toMatchObject([{ holder: "imre", place: "museum" }]);
});

test("time, moment and everything else stands as it was said", () => {
  const part: Position = {
    round: 4,
    leader: "mila",
    active: "imre",
    veil: 2,
    dayDone: ["museum", "printing-house"],
    hunted: ["railway-station"],
    used: ["umbral-cape"],
    trail: [5],
    eventVeil: { gain: 1, loss: 2, shortage: 3 },
    entered: [1, 0, 0, 0, 0, 0, 0, 0, 2],
    demand: [0, 3, 0, 0, 0, 0, 0, 0, 0],
    allotted: [0, 0, 4, 0, 0, 0, 0, 0, 0],
    fight: {
      at: "asylum",
      fighter: "mila",
      byDay: true,
      dice: 3,
      die: 2,
      picked: [1, 6],
      wounds: 2,
      kills: 1,
    },
    dice: [1, 2, 3],
    aside: [],
    event: "last-crusade",
    omen: "blessed-innocence",
    rolls: [6, 5],
    vampires: { imre: { nextAp: -1 }, mila: { nextAp: 2 } },
  };
  table({ agenda: [{ step: "night.act", args: [] }], night: true, ap: 1, ...part }).expectPosition({
    ...part,
    ap: 1,
    night: true,
    agenda: [{ step: "night.act", args: [0, 0, 0, 0, 0, 0, 0] }],
  });
});

const steps = (position: Position): string[] =>
  (
    table(position, { vampires: ["imre", "mila", "nevena"], pieces: [...city(), ...quiet] })
      .position.agenda ?? []
  ).map(({ step, args }) => (step === "night.turn" ? `${step} ${args[0]}` : step));

test("a turn is followed by those that come after it, and then by the next day", () => {
  expect(steps({ phase: "turn", leader: "mila", active: "nevena" })).toEqual([
    "night.act",
    "night.end-turn",
    "night.turn 0",
    "round.begin",
  ]);
  expect(steps({ phase: "turn", leader: "mila" })).toEqual([
    "night.act",
    "night.end-turn",
    "night.turn 2",
    "night.turn 0",
    "round.begin",
  ]);
  const t = table(turn);
  t.expectPosition({ active: "imre", ap: 2, round: 1, night: true });
});

test("a day begins where the scenario says", () => {
  const eventTop = ["qa"];
  const facts = (phase: Position["phase"]): unknown[] => {
    const part = phase === undefined ? {} : { phase };
    const t = table(
      {
        ...part,
        eventTop,
        round: 2,
        districts: { museum: { hidden: 3 } },
        vampires: { imre: { at: "museum" }, mila: { at: "museum" } },
      },
      { pieces: [...city({ asylum: { day: [{ do: "gain", what: "veil" }] } }), ...quiet] },
    );
    return [...t.facts.map(({ fact }) => fact), t.question, t.position.round, t.position.night];
  };
  const red = ["event-revealed", "agents-placed", "event.more-grey"];
  expect(facts("dawn")).toEqual(["round-began", "lead-passed", "day-effect", ...red, 3, false]);
  expect(facts("districts")).toEqual(["day-effect", ...red, 2, false]);
  expect(facts("event")).toEqual([...red, 2, false]);
  const began = ["fight-began", "agents-exposed", "combat.first-fighter"];
  expect(facts("hunt")).toEqual([...began, 2, false]);
  expect(facts("dusk")).toEqual(["night-fell", "turn-began", "night.act", 2, true]);
});
