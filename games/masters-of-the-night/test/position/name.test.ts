import { canonical, Refusal } from "@coterie/kernel";
import { expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import { city } from "../support/probe.js";
import { playThrough, SETUPS } from "../support/random.js";
import { table, testGame } from "../support/table.js";

const game = testGame;

test.each(SETUPS)(
  "a named position says everything: back and forth it is the same (%o)",
  (setup) => {
    let looked = 0;
    for (const seed of ["one", "two", "three"]) {
      let at = 0;
      playThrough(game, setup, seed, (state) => {
        at++;
        if (at % 5 !== 0 && state.outcome === 0) return;
        const named = JSON.parse(canonical(game.name(state)));
        const back = game.unname(named);
        expect(back).toEqual(state);
        expect(canonical(game.name(back))).toBe(canonical(game.name(state)));
        looked++;
      });
    }
    expect(looked).toBeGreaterThan(20);
  },
);

test("a fresh position in readable terms", () => {
  const t = table({ phase: "turn", active: "imre", dice: [1, 1, 5, 6] }, { pieces: city() });
  const { eventDeck, relicDeck, chance, ...rest } = t.position;
  expect(eventDeck).toHaveLength(15);
  expect(relicDeck).toHaveLength(13);
  expect(chance).toMatchObject({ kind: "sealed" });
  expect(rest).toEqual({
    rules: { entryLoss: 0, combat: 0, abilityKills: 0, eventsPerAct: 5 },
    team: [
      { id: "imre", seat: 0 },
      { id: "mila", seat: 0 },
    ],
    city: [
      "railway-station",
      "museum",
      "asylum",
      "nightclub",
      "cathedral",
      "hospital",
      "town-hall",
      "slaughterhouse",
      "printing-house",
    ],
    round: 1,
    night: true,
    leader: "imre",
    active: "imre",
    ap: 2,
    turnOver: false,
    dayDone: [],
    hunted: [],
    veil: 6,
    districts: Object.fromEntries(
      t.position.city!.map((id, i) => [id, { hidden: 0, exposed: 0, minions: i === 0 ? 2 : 0 }]),
    ),
    vampires: Object.fromEntries(
      ["imre", "mila"].map((id) => [
        id,
        { at: "railway-station", blood: 4, kills: 0, sigil: null, relics: [], nextAp: 0 },
      ]),
    ),
    agentReserve: 10,
    minionReserve: 7,
    bloodSupply: 2,
    dice: [1, 1, 5, 6],
    aside: [],
    rolls: [],
    eventSeen: new Array(15).fill(0),
    goneEvents: [],
    relicSeen: new Array(13).fill(0),
    placedRelics: {},
    goneRelics: [],
    used: [],
    trail: [],
    standing: [],
    waiting: [],
    event: null,
    eventVeil: { gain: 0, loss: 0, shortage: 0 },
    entered: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    demand: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    allotted: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    omen: null,
    fight: {
      at: null,
      fighter: null,
      byDay: false,
      dice: 0,
      die: 0,
      picked: [],
      wounds: 0,
      kills: 0,
    },
    agenda: [
      { step: "night.act", args: [0, 0, 0, 0, 0, 0, 0] },
      { step: "night.end-turn", args: [0, 0, 0, 0, 0, 0, 0] },
      { step: "night.turn", args: [1, 0, 0, 0, 0, 0, 0] },
      { step: "round.begin", args: [0, 0, 0, 0, 0, 0, 0] },
    ],
    outcome: null,
  });
});

/** A complete position, with one change. */
function changed(change: Record<string, unknown>): () => void {
  const whole = game.name(table({ phase: "turn" }).state) as Position;
  return () => void game.unname({ ...whole, ...change } as never);
}

const refusals: [string, Record<string, unknown>, string | RegExp][] = [
  ["no team", { team: undefined }, "position.team: Invalid input: expected array"],
  ["no city", { city: undefined }, "position.city: Invalid input: expected array"],
  ["no rules", { rules: undefined }, "position.rules: Invalid input: expected object"],
  [
    "an unknown vampire",
    {
      team: [
        { id: "dracula", seat: 0 },
        { id: "mila", seat: 0 },
      ],
    },
    "vampires: there is no dracula",
  ],
  ["a team of one", { team: [{ id: "mila", seat: 0 }] }, "vampires: expected 2 to 5 of them"],
  ["a city without a district", { city: ["museum"] }, "layout"],
  [
    "an unknown difficulty",
    { rules: { entryLoss: 0, combat: 0, abilityKills: 0, eventsPerAct: 3 } },
    "rules.eventsPerAct: expected 6, 5 or 4",
  ],
  ["an unknown step", { agenda: [{ step: "nap", args: [] }] }, 'agenda: there is no "nap"'],
  [
    "an unknown effect on the agenda",
    { agenda: [{ step: "effect", node: "nap", args: [] }] },
    "agenda: there is no effect nap",
  ],
  [
    "an unknown outcome",
    { outcome: "draw" },
    'outcome: there is no "draw"; expected one of victory',
  ],
  ["an unknown used piece", { used: ["sword"] }, 'used: there is no "sword"'],
  [
    "an unknown standing effect",
    { standing: [{ effect: "glow", holder: null, place: null }] },
    'standing: there is no "glow"',
  ],
  ["a table too short", { entered: [0, 0] }, "entered: expected 9 numbers"],
  ["a table too long", { demand: new Array(10).fill(0) }, "demand: expected 9 numbers"],
  ["another table too short", { allotted: [] }, "allotted: expected 9 numbers"],
  ["a word where a number belongs", { veil: "high" }, "position.veil: "],
  ["a veil of 7", { veil: 7 }, "position.veil: "],
  ["something unheard of", { moon: "full" }, /position.*moon/],
];

test.each(refusals)(
  "a position with %s is refused, and the message says what is wrong",
  (_, change, why) => {
    expect(changed(change)).toThrow(Refusal);
    expect(changed(change)).toThrow(why);
  },
);

test("several faults of form are named all at once", () => {
  expect(changed({ veil: 7, ap: -1 })).toThrow(/position\.ap: .*; position\.veil: /);
});
