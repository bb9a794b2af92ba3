import { expect, test } from "vitest";
import { type Effect, type Happening, happenings } from "../../src/content/language.js";
import type { Position } from "../../src/index.js";
import { plainCity } from "../support/city.js";
import { relic, turn, vampire, watch } from "../support/probe.js";
import { quietEvent } from "../support/table.js";

interface Case {
  position?: Position;
  /** Imre's free blood ability. */
  ability?: Effect;
  answers: string[];
  /** Whom it is about, for the happenings that are about somebody. */
  them?: string;
  there: string | null;
}

const corner: Effect[number] = {
  do: "choose",
  from: { set: "districts", where: "corner" },
  as: "a",
};
const kin: Effect[number] = { do: "choose", from: { set: "vampires", not: "self" }, as: "kin" };
const exposed: Position = { dice: [6, 5], districts: { cathedral: { exposed: 1 } } };
const master: Position = {
  vampires: { imre: { kills: 9 } },
  districts: { cathedral: { minions: 1 } },
};

const cases: Record<Happening, Case> = {
  dawn: { answers: ["end-turn", "end-turn"], there: null },
  dusk: { position: { phase: "dusk" }, answers: [], there: null },
  "turn-begins": { answers: ["end-turn"], them: "mila", there: "railway-station" },
  "turn-ends": { answers: ["end-turn"], them: "imre", there: "cathedral" },
  arrives: { answers: ["move:museum"], them: "imre", there: "museum" },
  "agents-enter": {
    ability: [corner, { do: "place", what: "agent", at: "a" }],
    answers: ["blood-ability", "asylum"],
    there: "asylum",
  },
  "agents-removed": {
    position: exposed,
    ability: [{ do: "remove", what: "exposed", at: "here" }],
    answers: ["blood-ability"],
    them: "imre",
    there: "cathedral",
  },
  "minions-placed": { answers: ["recruit"], there: "cathedral" },
  "minions-removed": { position: master, answers: ["sigillate"], there: "cathedral" },
  "agents-exposed": {
    position: { districts: { cathedral: { hidden: 1 } } },
    answers: ["expose"],
    there: "cathedral",
  },
  drained: {
    ability: [kin, { do: "lose", what: "blood", n: "all", who: "kin" }],
    answers: ["blood-ability", "mila"],
    them: "mila",
    there: "railway-station",
  },
  raised: {
    position: { vampires: { mila: { blood: 0 } } },
    ability: [kin, { do: "gain", what: "blood", who: "kin" }],
    answers: ["blood-ability", "mila"],
    them: "mila",
    there: "railway-station",
  },
  hunts: {
    position: { vampires: { imre: { kills: 1, blood: 1 } } },
    answers: ["hunt"],
    them: "imre",
    there: "cathedral",
  },
  "wild-hunts": {
    position: { vampires: { imre: { kills: 4, blood: 1 } } },
    answers: ["wild-hunt"],
    them: "imre",
    there: "cathedral",
  },
  recruits: { answers: ["recruit"], them: "imre", there: "cathedral" },
  "uses-night-effect": {
    position: { vampires: { imre: { at: "museum" } } },
    answers: ["night-effect"],
    them: "imre",
    there: "museum",
  },
  "uses-ability": {
    ability: [{ do: "gain", what: "ap" }],
    answers: ["blood-ability"],
    them: "imre",
    there: "cathedral",
  },
  "uses-relic": {
    position: { vampires: { imre: { kills: 2, relics: ["silver-bell"] } } },
    answers: ["relic:silver-bell"],
    them: "imre",
    there: "cathedral",
  },
  "fight-begins": { position: exposed, answers: ["fight"], them: "imre", there: "cathedral" },
  "fight-ends": {
    position: exposed,
    answers: ["fight", "die:6"],
    them: "imre",
    there: "cathedral",
  },
  sigillates: { position: master, answers: ["sigillate"], them: "imre", there: "cathedral" },
  "dice-rolled": {
    position: { dice: [6] },
    ability: [{ do: "spend-die" }],
    answers: ["blood-ability", "die:6"],
    there: null,
  },
  "event-revealed": { position: { phase: "event" }, answers: [], there: null },
  "veil-falls": {
    ability: [{ do: "lose", what: "veil" }],
    answers: ["blood-ability"],
    there: null,
  },
  "veil-rises": { position: { veil: 3 }, answers: ["recruit"], there: null },
};

function play(after: Happening, then: Effect, { position = {}, ability, answers }: Case) {
  const use = { cost: {}, effect: [{ do: "gain", what: "ap" }] as Effect };
  const quiet = { kind: "modifier" as const, value: "red" as const, add: 0 };
  const pieces = [
    ...plainCity({ museum: { night: { cost: { ap: 1 }, effect: use.effect } } }),
    relic("silver-bell", { use }),
    vampire("imre", ability === undefined ? { sigil: [quiet] } : { blood: { effect: ability } }),
    quietEvent("today", 8, [6, 7]),
    watch(after, then),
  ];
  const t = turn({ eventTop: ["today"], eventsInPlay: { watch: {} }, ...position }, { pieces });
  return t.answer(...answers);
}

test.each(happenings)("a trigger waits for %s", (after) => {
  const { them, there } = cases[after];
  const who = them === undefined ? "leader" : "them";
  const t = play(
    after,
    [
      { do: "gain", what: "kills", n: 0, who },
      { do: "lose", what: "ap", n: 1, who },
    ],
    cases[after],
  );
  expect(t.factsOf("trigger")).toEqual([
    { fact: "trigger", rule: "MN-3.6", piece: "watch", district: there },
  ]);
  if (them !== undefined)
    expect(t.factsOf("ap-changed").at(-1)).toMatchObject({ vampire: them, n: -1 });
});

// Agents that enter would bring more agents.
test.each(happenings.filter((one) => cases[one].there !== null && one !== "agents-enter"))(
  "`there` is where %s took place",
  (after) => {
    const t = play(after, [{ do: "place", what: "agent", n: 2, at: "there" }], cases[after]);
    expect(t.factsOf("agents-placed")).toEqual([
      { fact: "agents-placed", rule: "MN-1.5", district: cases[after].there, n: 2, side: "hidden" },
    ]);
  },
);

const bonus: Effect = [{ do: "gain", what: "kills", who: "leader" }];

test("a trigger answers to nothing else", () => {
  const t = play("hunts", bonus, { answers: ["move:museum", "end-turn"], there: null });
  expect(t.factsOf("trigger")).toEqual([]);
});

test("an ability, a relic and a night effect are used when their effect is done", () => {
  for (const after of ["uses-ability", "uses-relic", "uses-night-effect"] as const) {
    const t = play(after, bonus, cases[after]);
    expect(t.facts.map(({ fact }) => fact).slice(-3)).toEqual([
      "ap-changed",
      "trigger",
      "kills-gained",
    ]);
  }
});

test("agents that are moved enter too", () => {
  const t = play("agents-enter", bonus, {
    position: { districts: { cathedral: { hidden: 1 } } },
    ability: [corner, { do: "move", what: "hidden", from: "here", to: "a" }],
    answers: ["blood-ability", "asylum"],
    there: "asylum",
  });
  expect(t.factsOf("trigger").map(({ district }) => district)).toEqual(["asylum"]);
});
