import { expect, test } from "vitest";
import type { DistrictSet, Feature, shapes } from "../../src/content/language.js";
import type { Position } from "../../src/index.js";
import { did, event, relic, wield } from "../support/probe.js";
import type { TableOptions } from "../support/table.js";

const ALL = [
  "asylum",
  "cathedral",
  "hospital",
  "museum",
  "nightclub",
  "printing-house",
  "railway-station",
  "slaughterhouse",
  "town-hall",
];

/** The districts of a set, seen from Imre in the cathedral (or where the position puts him). */
function members(
  set: Omit<DistrictSet, "set">,
  position: Position = {},
  options: TableOptions = {},
): string[] {
  const t = did(
    [
      { do: "choose", from: { set: "districts", ...set }, as: "spot" },
      { do: "gain", what: "ap" },
    ],
    position,
    options,
  );
  return t.options.slice().sort();
}

/** As `members`, where the set may be empty: then nothing is offered. */
function isEmpty(set: Omit<DistrictSet, "set">, position: Position = {}): boolean {
  const t = wield(
    [
      { do: "choose", from: { set: "districts", ...set }, as: "spot" },
      { do: "gain", what: "ap" },
    ],
    position,
  );
  return t.whyNot("blood-ability") === "changes-nothing MN-5.13";
}

test("without `where`: the whole city", () => {
  expect(members({})).toEqual(ALL);
});

test("where: measured from here, in the middle, at an edge and in a corner", () => {
  const from = (where: (typeof shapes)[number], at: string) =>
    members({ where }, { vampires: { imre: { at } } });
  expect(from("here", "hospital")).toEqual(["hospital"]);
  expect(from("other", "cathedral")).toEqual(ALL.filter((id) => id !== "cathedral"));
  expect(from("adjacent", "cathedral")).toEqual([
    "hospital",
    "museum",
    "nightclub",
    "slaughterhouse",
  ]);
  expect(from("adjacent", "railway-station")).toEqual(["museum", "nightclub"]);
  expect(from("adjacent", "asylum")).toEqual(["hospital", "museum"]);
  expect(from("near", "hospital")).toEqual(["asylum", "cathedral", "hospital", "printing-house"]);
  expect(from("row", "asylum")).toEqual(["asylum", "museum", "railway-station"]);
  expect(from("row", "nightclub")).toEqual(["cathedral", "hospital", "nightclub"]);
  expect(from("column", "asylum")).toEqual(["asylum", "hospital", "printing-house"]);
  expect(from("column", "slaughterhouse")).toEqual(["cathedral", "museum", "slaughterhouse"]);
});

test("where: corner, edge and center are fixed", () => {
  const away: Position = { vampires: { imre: { at: "asylum" } } };
  expect(members({ where: "corner" }, away)).toEqual([
    "asylum",
    "printing-house",
    "railway-station",
    "town-hall",
  ]);
  expect(members({ where: "edge" }, away)).toEqual([
    "hospital",
    "museum",
    "nightclub",
    "slaughterhouse",
  ]);
  expect(members({ where: "center" }, away)).toEqual(["cathedral"]);
});

test("of: measured from another place or vampire", () => {
  const t = did([
    { do: "choose", from: { set: "districts", where: "corner" }, as: "spot" },
    { do: "choose", from: { set: "districts", where: "adjacent", of: "spot" }, as: "next" },
    { do: "gain", what: "ap" },
  ]);
  t.answer("printing-house").expectOptions("hospital", "slaughterhouse");
  const position: Position = { leader: "mila", vampires: { mila: { at: "town-hall" } } };
  expect(members({ where: "near", of: "leader" }, position)).toEqual([
    "nightclub",
    "slaughterhouse",
    "town-hall",
  ]);
});

test("with and without: tokens", () => {
  const position: Position = {
    districts: { asylum: { hidden: 1 }, hospital: { exposed: 1 }, museum: { minions: 1 } },
  };
  const having = (feature: Feature) => members({ with: [feature] }, position);
  expect(having("agent")).toEqual(["asylum", "hospital"]);
  expect(having("hidden")).toEqual(["asylum"]);
  expect(having("exposed")).toEqual(["hospital"]);
  expect(having("minion")).toEqual(["museum"]);
  const lacking = ALL.filter((id) => id !== "asylum" && id !== "hospital");
  expect(members({ without: ["agent"] }, position)).toEqual(lacking);
});

test("with and without: vampires, awake and drained", () => {
  const position: Position = {
    vampires: { imre: { at: "cathedral" }, mila: { at: "museum", blood: 0 } },
  };
  const having = (feature: Feature) => members({ with: [feature] }, position);
  expect(having("vampire")).toEqual(["cathedral", "museum"]);
  expect(having("awake")).toEqual(["cathedral"]);
  expect(having("drained")).toEqual(["museum"]);
  const together: Position = { vampires: { mila: { at: "cathedral", blood: 0 } } };
  expect(members({ with: ["awake", "drained"] }, together)).toEqual(["cathedral"]);
});

test("MN-1.6 MN-10.3 with: a sigil, more agents, more minions", () => {
  const position: Position = {
    vampires: { mila: { sigil: "asylum" } },
    districts: {
      asylum: { hidden: 2 },
      museum: { hidden: 1, exposed: 1, minions: 1 },
      hospital: { hidden: 1, minions: 1 },
      nightclub: { minions: 2, exposed: 1 },
    },
  };
  const having = (feature: Feature) => members({ with: [feature] }, position);
  expect(having("sigil")).toEqual(["asylum"]);
  expect(having("more-agents")).toEqual(["museum"]);
  expect(having("more-minions")).toEqual(["asylum", "nightclub"]);
});

test("with: a crowd is three agents of any face", () => {
  expect(
    members(
      { with: ["crowd"] },
      {
        districts: {
          asylum: { hidden: 1, exposed: 1 },
          museum: { hidden: 1, exposed: 2 },
          hospital: { exposed: 4 },
        },
      },
    ),
  ).toEqual(["hospital", "museum"]);
});

test("with: a card is a placed relic or an event that stays, not a tile or sigil", () => {
  const pieces = [
    relic("funerary-urn", { standing: [{ kind: "redirect" }], placed: true }),
    event("fog", [{ do: "stay", at: "here" }], { standing: [{ kind: "ban", actions: ["hunt"] }] }),
  ];
  const position: Position = {
    vampires: { mila: { sigil: "asylum" } },
    placedRelics: { "funerary-urn": "hospital" },
    eventsInPlay: { fog: { at: "museum" } },
  };
  expect(members({ with: ["card"] }, position, { pieces })).toEqual(["hospital", "museum"]);
  const sheet: Position = { eventsInPlay: { fog: { with: "imre" } } };
  expect(isEmpty({ with: ["card"] })).toBe(true);
  expect(members({ without: ["card"] }, sheet, { pieces })).toEqual(ALL);
});

test("with and without: all of them must hold, together with `where`", () => {
  const position: Position = {
    districts: {
      museum: { hidden: 1, minions: 1 },
      hospital: { hidden: 1 },
      asylum: { hidden: 1, minions: 1 },
      nightclub: { hidden: 1, minions: 1, exposed: 1 },
    },
  };
  expect(members({ with: ["hidden", "minion"] }, position)).toEqual([
    "asylum",
    "museum",
    "nightclub",
  ]);
  expect(members({ where: "adjacent", with: ["hidden", "minion"] }, position)).toEqual([
    "museum",
    "nightclub",
  ]);
  expect(
    members({ where: "adjacent", with: ["hidden"], without: ["exposed", "minion"] }, position),
  ).toEqual(["hospital"]);
});

test("most and fewest: all that tie, after the other filters", () => {
  const position: Position = {
    districts: {
      museum: { hidden: 2, minions: 1 },
      asylum: { exposed: 2 },
      hospital: { hidden: 1, exposed: 2 },
      nightclub: { hidden: 1 },
    },
  };
  expect(members({ most: "agent" }, position)).toEqual(["hospital"]);
  expect(members({ most: "exposed" }, position)).toEqual(["asylum", "hospital"]);
  expect(members({ most: "hidden" }, position)).toEqual(["museum"]);
  expect(members({ most: "minion" }, position)).toEqual(["museum"]);
  expect(
    members(
      { most: "agent", without: ["minion"], where: "row" },
      {
        ...position,
        vampires: { imre: { at: "museum" } },
      },
    ),
  ).toEqual(["asylum"]);
  expect(members({ fewest: "agent", with: ["agent"] }, position)).toEqual(["nightclub"]);
  expect(members({ fewest: "hidden", with: ["agent"] }, position)).toEqual(["asylum"]);
  expect(members({ fewest: "agent" }, position)).toHaveLength(5);
  expect(isEmpty({ most: "agent", with: ["crowd"] })).toBe(true);
});
