import { expect, test } from "vitest";
import type { Effect } from "../../src/content/language.js";
import type { Position } from "../../src/index.js";
import { did, today, under, wield } from "../support/probe.js";

const here = { at: "here" } as const;
const spot: Effect[number] = {
  do: "choose",
  from: { set: "districts", where: "corner" },
  as: "spot",
};

test("place: hidden agents, one unless told otherwise, from the reserve", () => {
  const t = did([{ do: "place", what: "agent", ...here }]);
  t.expectPosition({ agentReserve: 9, districts: { cathedral: { hidden: 1, exposed: 0 } } });
  expect(t.factsOf("agents-placed")).toEqual([
    { fact: "agents-placed", rule: "MN-1.5", district: "cathedral", n: 1, side: "hidden" },
  ]);
});

test("place: exposed agents", () => {
  did([{ do: "place", what: "exposed", n: 2, ...here }]).expectPosition({
    agentReserve: 8,
    districts: { cathedral: { hidden: 0, exposed: 2 } },
  });
});

test("place: minions, as many as there are", () => {
  did([{ do: "place", what: "minion", n: 3, ...here }]).expectPosition({
    minionReserve: 6,
    districts: { cathedral: { minions: 3 } },
  });
  did([{ do: "place", what: "minion", n: 3, ...here }], { minionReserve: 2 }).expectPosition({
    minionReserve: 0,
    districts: { cathedral: { minions: 2 } },
  });
});

test("place in: every district of the set gets as many", () => {
  did([
    { do: "place", what: "minion", n: 2, in: { set: "districts", where: "edge" } },
  ]).expectPosition({
    minionReserve: 1,
    districts: {
      museum: { minions: 2 },
      nightclub: { minions: 2 },
      hospital: { minions: 2 },
      slaughterhouse: { minions: 2 },
      cathedral: { minions: 0 },
    },
  });
  did([{ do: "place", what: "agent", in: { set: "districts", where: "row" } }]).expectPosition({
    agentReserve: 7,
    districts: { nightclub: { hidden: 1 }, cathedral: { hidden: 1 }, hospital: { hidden: 1 } },
  });
});

test("place: where the reserve runs out the acting player says where, and no veil is lost", () => {
  const t = did([{ do: "place", what: "agent", n: 1, in: { set: "districts", where: "edge" } }], {
    agentReserve: 2,
  });
  t.expectOptions("museum", "nightclub", "hospital", "slaughterhouse");
  t.answer("hospital").expectOptions("museum", "nightclub", "slaughterhouse");
  t.answer("museum").expectPosition({
    veil: 6,
    agentReserve: 0,
    districts: { museum: { hidden: 1 }, hospital: { hidden: 1 }, nightclub: { hidden: 0 } },
  });
});

test("place: would change nothing without a reserve, a number or a district", () => {
  const offered = (effect: Effect, position: Position = {}) =>
    wield(effect, position).whyNot("blood-ability") === undefined;
  expect(offered([{ do: "place", what: "minion", ...here }], { minionReserve: 1 })).toBe(true);
  expect(offered([{ do: "place", what: "minion", ...here }], { minionReserve: 0 })).toBe(false);
  expect(offered([{ do: "place", what: "agent", ...here }], { agentReserve: 1 })).toBe(true);
  expect(offered([{ do: "place", what: "agent", ...here }], { agentReserve: 0 })).toBe(false);
  expect(offered([{ do: "place", what: "exposed", ...here }], { minionReserve: 0 })).toBe(true);
  expect(offered([{ do: "place", what: "minion", n: 0, ...here }])).toBe(false);
  const none: Effect = [{ do: "place", what: "minion", in: { set: "districts", with: ["crowd"] } }];
  expect(offered(none)).toBe(false);
  expect(offered(none, { districts: { museum: { hidden: 3 } } })).toBe(true);
});

test("recruit: a minion and 1 veil, as the action", () => {
  const t = did([spot, { do: "recruit", at: "spot" }], { veil: 3 }).answer("asylum");
  t.expectPosition({ veil: 4, minionReserve: 8, districts: { asylum: { minions: 1 } } });
  expect(t.facts.map(({ fact, rule }) => `${fact} ${rule}`)).toEqual([
    "minions-placed MN-5.4",
    "veil-gained MN-5.4",
  ]);
  did([{ do: "recruit", ...here }], { veil: 3, minionReserve: 1 }).expectPosition({ veil: 4 });
  const none = wield([{ do: "recruit", ...here }], { minionReserve: 0 });
  expect(none.whyNot("blood-ability")).toBe("changes-nothing MN-5.13");
  const also: Effect = [
    { do: "recruit", ...here },
    { do: "gain", what: "kills" },
  ];
  did(also, { veil: 3, minionReserve: 0 }).expectPosition({ veil: 3 });
});

test("recruit: what changes the veil of recruiting changes it here too", () => {
  const night = { cost: { ap: 1 }, effect: [{ do: "recruit", at: "here" }] as Effect };
  const with2 = (add: number) =>
    under(
      [{ kind: "modifier", value: "recruit-veil", add }],
      { veil: 1 },
      {
        pieces: [
          {
            kind: "district",
            id: "cathedral",
            name: "Cathedral",
            origin: "house",
            night,
            standing: [{ kind: "modifier", value: "recruit-veil", add }],
          },
        ],
      },
    ).answer("night-effect");
  with2(2).expectPosition({ veil: 4 });
  with2(-2).expectPosition({ veil: 1, minionReserve: 8 });
});

test("MN-3.8 recruit: what an event does to the veil waits for its end", () => {
  const effect: Effect = [
    { do: "recruit", at: "here" },
    {
      do: "if",
      when: { is: "at-least", n: 4, of: { count: "veil" } },
      then: [{ do: "gain", what: "kills" }],
    },
  ];
  today(effect, { veil: 3 }).expectPosition({ veil: 4, vampires: { imre: { kills: 0 } } });
});
