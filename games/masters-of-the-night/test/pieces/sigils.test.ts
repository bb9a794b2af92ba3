import { expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import { endNight, expectBlood, expectCity, expectKills } from "../support/pieces.js";
import { quietEvent, table } from "../support/table.js";

const EMPTY_STATION = { "railway-station": { minions: 0 } };

test("vampire agnieszka spider's parlour: at dusk all agents next to it may come", () => {
  const t = table(
    {
      phase: "dusk",
      districts: {
        ...EMPTY_STATION,
        museum: { hidden: 1, exposed: 2 },
        hospital: { hidden: 2 },
        asylum: { hidden: 1 },
      },
      vampires: { agnieszka: { sigil: "asylum" } },
    },
    { vampires: ["mila", "agnieszka"], players: 2, control: [0, 1] },
  );
  expect(t.seat).toBe(0);
  t.expectOptions("museum", "hospital", "decline").answer("museum");
  expectCity(t, { asylum: { hidden: 2, exposed: 2 }, hospital: { hidden: 2 } });
  t.expectPosition({ veil: 6, active: "mila" });
});

test("vampire agnieszka spider's parlour: it may be left, and only looks next door", () => {
  const start = {
    phase: "dusk",
    vampires: { agnieszka: { sigil: "asylum" } },
  } satisfies Position;
  const vampires = ["mila", "agnieszka"];
  const t = table(
    { ...start, districts: { ...EMPTY_STATION, museum: { hidden: 1 } } },
    { vampires },
  );
  t.answer("decline");
  expectCity(t, { museum: { hidden: 1 } });
  const far = table(
    { ...start, districts: { ...EMPTY_STATION, nightclub: { hidden: 1 } } },
    { vampires },
  );
  expect(far.question).toBe("night.act");
});

test("vampire imre blood font: whoever ends the turn within one step gains 1 blood", () => {
  const t = table(
    {
      phase: "turn",
      active: "imre",
      vampires: {
        imre: { sigil: "museum", at: "asylum", blood: 2 },
        mila: { at: "museum", blood: 2 },
        nevena: { at: "hospital", blood: 2 },
      },
    },
    { vampires: ["imre", "mila", "nevena"] },
  );
  t.answer("end-turn");
  expectBlood(t, { imre: 3, mila: 2, nevena: 2 });
  t.answer("end-turn", "end-turn");
  expectBlood(t, { imre: 3, mila: 3, nevena: 2 });
});

test.each([
  [0, "too-few-minions MN-12.1"],
  [1, undefined],
])(
  "vampire ishtvan burning threshold: the ritual there needs two minions less (%i)",
  (minions, why) => {
    const there = { at: "asylum", kills: 9 };
    const t = table(
      {
        phase: "turn",
        active: "ishtvan",
        districts: { ...EMPTY_STATION, asylum: { minions } },
        vampires: {
          ishtvan: { ...there, sigil: "asylum" },
          mila: { ...there, sigil: "museum" },
          nevena: { ...there, sigil: "hospital" },
        },
      },
      { vampires: ["ishtvan", "mila", "nevena"] },
    );
    expect(t.whyNot("ritual")).toBe(why);
    expect(t.optionsOf("ritual")).toEqual(why === undefined ? ["ritual"] : []);
  },
);

test("vampire ishtvan burning threshold: elsewhere the ritual needs as many as ever", () => {
  const there = { at: "museum", kills: 9 };
  const position = (minions: number) =>
    ({
      phase: "turn",
      active: "mila",
      districts: { ...EMPTY_STATION, museum: { minions } },
      vampires: { ishtvan: { ...there, sigil: "asylum" }, mila: { ...there, sigil: "museum" } },
    }) satisfies Position;
  const vampires = ["mila", "ishtvan"];
  expect(table(position(1), { vampires }).whyNot("ritual")).toBe("too-few-minions MN-12.1");
  expect(table(position(2), { vampires }).options).toContain("ritual");
});

test.each([
  ["asylum", 2, 1],
  ["asylum", 3, 0],
  ["asylum", 4, 0],
  ["asylum", 5, 0],
  ["museum", 3, 0],
  ["museum", 4, 0],
  ["nightclub", 3, 1],
  ["nightclub", 4, 1],
])("vampire laszlo duelling ground: in the %s a %i costs %i blood", (at, die, wound) => {
  const t = table(
    {
      phase: "turn",
      active: "mila",
      dice: [die],
      rolls: [1, 1, 1, 1],
      districts: { [at]: { exposed: 1 } },
      vampires: { mila: { at }, laszlo: { sigil: "asylum" } },
    },
    { vampires: ["mila", "laszlo"] },
  );
  t.answer("fight", `die:${die}`);
  expectBlood(t, { mila: 4 - wound, laszlo: 4 });
});

test("vampire laszlo duelling ground: it spares himself too", () => {
  const t = table(
    {
      phase: "turn",
      active: "laszlo",
      dice: [3],
      rolls: [1, 1, 1, 1],
      districts: { asylum: { exposed: 1 } },
      vampires: { laszlo: { at: "asylum", sigil: "asylum" } },
    },
    { vampires: ["laszlo", "mila"] },
  );
  t.answer("fight", "die:3", "done");
  expectBlood(t, { laszlo: 4, mila: 4 });
});

const influx = {
  phase: "event",
  eventTop: ["influx"],
  vampires: { mila: { sigil: "hospital" } },
  districts: EMPTY_STATION,
} satisfies Position;
const pieces = [quietEvent("influx", 5, [6, 7])];

test("vampire mila house of mirrors: once a round one agent that enters becomes a minion", () => {
  const districts = { ...EMPTY_STATION, hospital: { exposed: 1 } };
  const t = table({ ...influx, districts }, { pieces });
  t.expectOptions("hidden", "exposed").answer("hidden");
  expectCity(t, { hospital: { hidden: 1, exposed: 1, minions: 1 } });
  t.answer("town-hall");
  expectCity(t, {
    hospital: { hidden: 1, exposed: 1, minions: 1 },
    "town-hall": { hidden: 1 },
  });
  expectKills(t, { imre: 0, mila: 0 });
  t.expectPosition({ used: ["mila"], veil: 6 });
});

test("vampire mila house of mirrors: not a second time in the same round", () => {
  const t = table({ ...influx, used: ["mila"] }, { pieces });
  expectCity(t, { hospital: { hidden: 2 } });
});

test("vampire mila house of mirrors: not for agents that enter elsewhere", () => {
  const t = table({ ...influx, vampires: { mila: { sigil: "asylum" } } }, { pieces });
  expectCity(t, { hospital: { hidden: 2 } });
  t.expectPosition({ used: [] });
});

test("vampire nevena open eye: at dawn the top two events are seen and may change places", () => {
  const position = {
    phase: "turn",
    active: "mila",
    leader: "nevena",
    eventTop: ["power-cut", "deep-snow", "paparazzi"],
    vampires: { nevena: { sigil: "asylum" } },
  } satisfies Position;
  const vampires = ["nevena", "mila"];
  const t = endNight(table(position, { vampires }));
  expect(t.factsOf("events-foreseen")).toEqual([
    { fact: "events-foreseen", rule: "MN-3.3", events: ["power-cut", "deep-snow"] },
  ]);
  t.expectOptions("yes", "no").answer("yes");
  expect(t.position.eventDeck?.slice(0, 3)).toEqual(["deep-snow", "power-cut", "paparazzi"]);
  expect(t.question).toBe("day.next-district");
  const left = endNight(table(position, { vampires })).answer("no");
  expect(left.position.eventDeck?.slice(0, 3)).toEqual(["power-cut", "deep-snow", "paparazzi"]);
  expect(left.question).toBe("day.next-district");
  expectKills(left, { nevena: 0, mila: 0 });
});
