import { expect, test } from "vitest";
import type { Piece } from "../../src/index.js";
import { expectFight } from "../support/combat.js";
import { quietEvent, table } from "../support/table.js";

test("MN-6.1 MN-6.3 by day all agents are exposed first and the lowest die is used each time", () => {
  const t = table({
    phase: "hunt",
    vampires: { imre: { at: "museum" } },
    districts: { museum: { hidden: 2, exposed: 1 } },
    dice: [6, 2, 3, 5],
  });
  expect(t.facts.slice(0, 2)).toEqual([
    { fact: "fight-began", rule: "MN-3.11", district: "museum" },
    { fact: "agents-exposed", rule: "MN-6.1", district: "museum", n: 2 },
  ]);
  expect(t.factsOf("die-used").map(({ face }) => face)).toEqual([2, 3, 5]);
  t.expectPosition({
    districts: { museum: { hidden: 0, exposed: 1 } },
    vampires: { imre: { blood: 2, kills: 2 } },
    dice: [6],
    aside: [2, 3, 5],
    night: true,
  });
});

test("MN-6.3 the lowest die is looked at afresh when all were rolled in between", () => {
  const t = table({
    phase: "hunt",
    vampires: { imre: { at: "museum" } },
    districts: { museum: { hidden: 3 } },
    dice: [5, 6],
    rolls: [4, 6, 3, 6],
  });
  expect(t.factsOf("die-used").map(({ face }) => face)).toEqual([5, 6, 3]);
  t.expectPosition({ vampires: { imre: { blood: 3, kills: 3 } }, dice: [4, 6, 6], aside: [3] });
});

test("MN-6.1 several vampires: the leader's player chooses who begins, drained ones cannot", () => {
  const t = table(
    {
      phase: "hunt",
      leader: "nevena",
      vampires: {
        imre: { at: "museum" },
        mila: { at: "museum" },
        laszlo: { at: "museum", blood: 0 },
        nevena: { at: "asylum" },
      },
      districts: { museum: { hidden: 3 } },
      dice: [6, 6, 6, 6, 6, 6, 6, 6],
    },
    { vampires: ["imre", "mila", "laszlo", "nevena"], players: 2, control: [0, 0, 0, 1] },
  );
  t.expectOptions("imre", "mila");
  expect([t.question, t.rule, t.seat]).toEqual(["combat.first-fighter", "MN-6.1", 1]);
  expectFight(t, { at: "museum", fighter: null, byDay: true });
  t.expectPosition({ districts: { museum: { hidden: 0, exposed: 3 } } });
  t.answer("mila").expectPosition({
    vampires: { imre: { kills: 0 }, mila: { kills: 3 }, laszlo: { kills: 0 } },
    districts: { museum: { exposed: 0 } },
  });
});

test("MN-6.1 one vampire that is not drained begins unasked", () => {
  const t = table({
    phase: "hunt",
    vampires: { imre: { at: "museum", blood: 0 }, mila: { at: "museum" } },
    districts: { museum: { hidden: 3 } },
    dice: [6, 6, 6, 6],
  });
  t.expectPosition({ vampires: { imre: { kills: 0 }, mila: { kills: 3 } }, night: true });
});

test("MN-6.2 by day the player of the first fighter decides about the minions", () => {
  const t = table(
    {
      phase: "hunt",
      vampires: { imre: { at: "asylum" }, mila: { at: "museum" } },
      districts: { museum: { hidden: 3, minions: 1 } },
      dice: [6, 6, 6, 6],
    },
    { players: 2, control: [0, 1] },
  );
  t.expectOptions("minions:0", "minions:1");
  expect([t.question, t.seat]).toEqual(["combat.give-up-minions", 1]);
  t.answer("minions:1").expectPosition({
    vampires: { mila: { kills: 3 }, imre: { kills: 0 } },
    districts: { museum: { minions: 0, exposed: 0 } },
    dice: [6, 6],
  });
});

test("MN-6.2 the minions are given up by whoever was chosen to begin", () => {
  const t = table(
    {
      phase: "hunt",
      vampires: { imre: { at: "museum" }, mila: { at: "museum" } },
      districts: { museum: { hidden: 3, minions: 3 } },
    },
    { players: 2, control: [0, 1] },
  );
  expect([t.question, t.seat]).toEqual(["combat.first-fighter", 0]);
  t.answer("mila");
  expect([t.question, t.seat]).toEqual(["combat.give-up-minions", 1]);
  t.answer("minions:3").expectPosition({
    vampires: { imre: { kills: 0 }, mila: { kills: 3 } },
    dice: [1, 2, 3, 4],
  });
});

test("MN-6.7 survivors of a day combat stay exposed, and the district is hunted once a day", () => {
  const t = table({
    phase: "hunt",
    vampires: { imre: { at: "museum" }, mila: { at: "asylum" } },
    districts: { museum: { hidden: 3 } },
    dice: [1, 1, 1, 6],
  });
  expect(t.factsOf("fight-ended")).toEqual([
    { fact: "fight-ended", rule: "MN-6.7", district: "museum", n: 3 },
  ]);
  t.expectPosition({
    districts: { museum: { hidden: 0, exposed: 3 } },
    vampires: { imre: { blood: 1, kills: 0 } },
    night: true,
    hunted: ["museum"],
  });
  expectFight(t, { at: null, byDay: false });
});

/** An event that brings a day combat to the museum, whatever is there. */
const ambush: Piece = {
  kind: "event",
  id: "ambush",
  name: "Ambush",
  origin: "house",
  act: 1,
  grid: { red: 6, grey: [7, 8] },
  effect: [
    { do: "choose", from: { set: "districts", with: ["crowd"] }, as: "place" },
    { do: "fight", at: "place", by: "day" },
  ],
};

test("MN-6.1 without an awake vampire there is no day combat, and nothing is exposed", () => {
  const t = table(
    {
      phase: "event",
      eventTop: ["ambush"],
      vampires: { imre: { at: "museum", blood: 0 }, mila: { at: "asylum" } },
      districts: { museum: { hidden: 3 }, "railway-station": { minions: 0 } },
      dice: [6, 6, 6, 6],
    },
    { pieces: [ambush] },
  );
  while (t.question === "event.more-grey") t.answer(t.options[0]);
  t.answer("museum");
  expect(t.factsOf("fight-began")).toEqual([]);
  t.expectPosition({ districts: { museum: { hidden: 3, exposed: 0 } }, dice: [6, 6, 6, 6] });
});

/** And one that comes to a vampire. */
const visit: Piece = {
  ...ambush,
  effect: [
    { do: "choose", from: { set: "vampires" }, as: "prey" },
    { do: "fight", at: "prey", by: "day" },
  ],
};

test("MN-6.1 without an agent there is no day combat", () => {
  const t = table(
    { phase: "event", eventTop: ["ambush"], vampires: { imre: { at: "museum" } } },
    { pieces: [visit] },
  );
  while (t.question === "event.more-grey") t.answer(t.options[0]);
  t.answer("imre");
  expect(t.factsOf("fight-began")).toEqual([]);
  expect(t.question).toBe("night.act");
});

test.each([
  [1, 0],
  [0, 1],
  [1, 1],
])("MN-6.1 a card calls a day combat with %i hidden and %i exposed agents", (hidden, exposed) => {
  const t = table(
    {
      phase: "event",
      eventTop: ["ambush"],
      vampires: { imre: { at: "museum" } },
      districts: { museum: { hidden, exposed } },
      dice: [3, 6, 6],
    },
    { pieces: [visit] },
  );
  while (t.question === "event.more-grey") t.answer(t.options[0]);
  t.answer("imre");
  expect(t.factsOf("fight-began")).toEqual([
    { fact: "fight-began", rule: "MN-6.1", district: "museum" },
  ]);
  t.expectPosition({
    districts: { museum: { hidden: 0, exposed: 0 } },
    vampires: { imre: { blood: 3, kills: hidden + exposed } },
  });
});

test("MN-6.1 MN-3.11 a combat follows the event of the day", () => {
  const t = table(
    {
      phase: "event",
      eventTop: ["quiet"],
      vampires: { imre: { at: "museum" }, mila: { at: "town-hall" } },
      districts: { museum: { hidden: 1 }, "railway-station": { minions: 0 } },
      dice: [6, 6, 6, 6],
    },
    { pieces: [quietEvent("quiet", 1, [6, 7])] },
  );
  t.answer("slaughterhouse");
  expect(t.factsOf("fight-began")).toEqual([
    { fact: "fight-began", rule: "MN-3.11", district: "museum" },
  ]);
  t.expectPosition({ vampires: { imre: { kills: 3 } }, veil: 5 });
});
