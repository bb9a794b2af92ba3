import { expect, test } from "vitest";
import type { Effect } from "../../src/content/language.js";
import type { Position } from "../../src/index.js";
import { did, rite, today, wield } from "../support/probe.js";

const here = { at: "here" } as const;
const spot: Effect[number] = {
  do: "choose",
  from: { set: "districts", where: "corner" },
  as: "spot",
};

const mixed: Position = { districts: { cathedral: { hidden: 2, exposed: 2, minions: 2 } } };

test("remove: of one face, of the minions, one unless told otherwise", () => {
  const after = (what: "hidden" | "exposed" | "minion", n?: number | "all") =>
    did([{ do: "remove", what, ...(n === undefined ? {} : { n }), ...here }], mixed);
  after("hidden").expectPosition({
    agentReserve: 7,
    districts: { cathedral: { hidden: 1, exposed: 2, minions: 2 } },
  });
  after("exposed", 2).expectPosition({
    districts: { cathedral: { hidden: 2, exposed: 0, minions: 2 } },
  });
  after("minion").expectPosition({
    minionReserve: 8,
    districts: { cathedral: { hidden: 2, exposed: 2, minions: 1 } },
  });
  after("minion", "all").expectPosition({ minionReserve: 9 });
  after("hidden", 12).expectPosition({ agentReserve: 8 });
  expect(after("minion").factsOf("minions-removed")[0]).toMatchObject({ rule: "MN-1.5", n: 1 });
});

test("remove: of both faces the acting player chooses, as long as there is a choice", () => {
  const t = did([{ do: "remove", what: "agent", n: 3, ...here }], mixed);
  expect(t.question).toBe("tokens.face");
  expect(t.rule).toBe("MN-1.7");
  t.expectOptions("hidden", "exposed");
  t.answer("exposed", "exposed").expectPosition({
    agentReserve: 9,
    districts: { cathedral: { hidden: 1, exposed: 0 } },
    vampires: { imre: { kills: 3 } },
  });
  expect(t.question).toBe("night.act");
});

test("remove: all agents, or more than there are, need no choice", () => {
  for (const n of ["all", 4, 5] as const) {
    const t = did([{ do: "remove", what: "agent", n, ...here }], mixed);
    t.expectPosition({ agentReserve: 10, vampires: { imre: { kills: 4 } } });
    expect(t.question).toBe("night.act");
  }
});

test("remove: would change nothing where there is nothing or n is 0", () => {
  const why = (what: "agent" | "hidden" | "exposed" | "minion", n: number, position: Position) =>
    wield([{ do: "remove", what, n, ...here }], position).whyNot("blood-ability");
  const only = { districts: { cathedral: { hidden: 1 } } };
  expect(why("agent", 1, only)).toBeUndefined();
  expect(why("hidden", 1, only)).toBeUndefined();
  expect(why("exposed", 1, only)).toBe("changes-nothing MN-5.13");
  expect(why("minion", 1, only)).toBe("changes-nothing MN-5.13");
  expect(why("hidden", 0, only)).toBe("changes-nothing MN-5.13");
});

test("MN-1.5 move: a moved agent keeps its face", () => {
  const u = did([spot, { do: "move", what: "exposed", n: 2, from: "here", to: "spot" }], mixed);
  u.answer("asylum").expectPosition({
    agentReserve: 6,
    districts: { cathedral: { hidden: 2, exposed: 0 }, asylum: { hidden: 0, exposed: 2 } },
  });
  expect(u.factsOf("agents-moved")).toEqual([
    {
      fact: "agents-moved",
      rule: "MN-1.5",
      from: "cathedral",
      to: "asylum",
      n: 2,
      side: "exposed",
    },
  ]);
});

test("move: minions, and agents of either face by choice", () => {
  did([spot, { do: "move", what: "minion", n: "all", from: "here", to: "spot" }], mixed)
    .answer("asylum")
    .expectPosition({ districts: { cathedral: { minions: 0 }, asylum: { minions: 2 } } });
  const t = did([spot, { do: "move", what: "agent", n: 2, from: "here", to: "spot" }], mixed);
  t.answer("asylum").expectOptions("hidden", "exposed");
  t.answer("hidden", "exposed").expectPosition({
    districts: { cathedral: { hidden: 1, exposed: 1 }, asylum: { hidden: 1, exposed: 1 } },
    vampires: { imre: { kills: 0 } },
  });
});

test("move: with `exposed` the chosen agent is exposed and comes; the others keep their faces", () => {
  const effect: Effect = [
    spot,
    { do: "move", what: "agent", n: 1, from: "here", to: "spot", exposed: true },
  ];
  const hidden = did(effect, mixed).answer("asylum", "hidden");
  expect(hidden.factsOf("agents-exposed")).toMatchObject([{ district: "cathedral", n: 1 }]);
  hidden.expectPosition({
    districts: { cathedral: { hidden: 1, exposed: 2 }, asylum: { hidden: 0, exposed: 1 } },
  });
  const exposed = did(effect, mixed).answer("asylum", "exposed");
  expect(exposed.factsOf("agents-exposed")).toEqual([]);
  exposed.expectPosition({
    districts: { cathedral: { hidden: 2, exposed: 1 }, asylum: { hidden: 0, exposed: 1 } },
  });
});

test("move: would change nothing to the same place, of nothing, or of none", () => {
  const why = (n: number, to: string, position: Position) =>
    wield([{ do: "move", what: "agent", n, from: "here", to }], position).whyNot("blood-ability");
  expect(why(1, "leader", mixed)).toBe("changes-nothing MN-5.13");
  const apart: Position = { ...mixed, leader: "mila" };
  expect(why(1, "leader", apart)).toBeUndefined();
  expect(why(0, "leader", apart)).toBe("changes-nothing MN-5.13");
  expect(why(1, "leader", { leader: "mila" })).toBe("changes-nothing MN-5.13");
});

test("move: agents and minions that stay where they are do not enter", () => {
  const stay: Effect = [
    { do: "move", what: "agent", n: 1, from: "here", to: "self" },
    { do: "move", what: "minion", n: 1, from: "here", to: "self" },
    { do: "gain", what: "kills" },
  ];
  const t = did(stay, mixed).expectPosition(mixed);
  expect(t.question).toBe("night.act");
  expect(t.facts.map(({ fact }) => fact)).toEqual(["ability-used", "kills-gained"]);
});

test("MN-3.10 replace: an agent by a minion, as far as minions are in reserve", () => {
  const t = did([{ do: "replace", what: "exposed", n: 2, ...here }], {
    ...mixed,
    minionReserve: 1,
  });
  t.expectPosition({
    minionReserve: 0,
    agentReserve: 8,
    districts: { cathedral: { hidden: 2, exposed: 0, minions: 3 } },
  });
  expect(t.facts.slice(1).map(({ fact, rule, n }) => `${fact} ${rule} ${n}`)).toEqual([
    "agents-removed MN-3.10 2",
    "kills-gained MN-3.10 2",
    "minions-placed MN-3.10 1",
  ]);
});

test("MN-3.10 replace: of both faces by choice, one after the other", () => {
  const t = did([{ do: "replace", what: "agent", n: 2, ...here }], mixed);
  t.expectOptions("hidden", "exposed");
  t.answer("exposed", "hidden").expectPosition({
    districts: { cathedral: { hidden: 1, exposed: 1, minions: 4 } },
    minionReserve: 5,
  });
});

test("MN-3.10 replace: a minion by a hidden agent; without one in reserve it only goes", () => {
  did([{ do: "replace", what: "minion", n: 2, ...here }], mixed).expectPosition({
    minionReserve: 9,
    agentReserve: 4,
    districts: { cathedral: { hidden: 4, exposed: 2, minions: 0 } },
  });
  const short = rite([{ do: "replace", what: "minion", n: 2, ...here }], {
    ...mixed,
    agentReserve: 1,
  });
  short.answer("night-effect").expectPosition({
    veil: 6,
    agentReserve: 0,
    districts: { cathedral: { hidden: 3, minions: 0 } },
  });
});

test("MN-3.10 replace: by an event a missing agent is a shortage", () => {
  const t = today([{ do: "replace", what: "minion", n: 2, ...here }], {
    agentReserve: 1,
    districts: { "railway-station": { minions: 3 } },
    vampires: { imre: { at: "museum" }, mila: { at: "museum" } },
  });
  // "here" is where the leader stands: in the museum there is no minion.
  t.expectPosition({ veil: 6, districts: { "railway-station": { minions: 3 } } });
  const there = today([{ do: "replace", what: "minion", n: 2, ...here }], {
    agentReserve: 1,
    districts: { "railway-station": { minions: 2 } },
  });
  there.expectPosition({ veil: 4, districts: { "railway-station": { minions: 0, hidden: 1 } } });
  expect(there.factsOf("veil-lost").map(({ why, n }) => `${why} ${n}`)).toEqual([
    "shortage 1",
    "entry 1",
  ]);
});

test("replace: would change nothing where there is nothing to replace", () => {
  const why = (what: "agent" | "minion", n: number) =>
    wield([{ do: "replace", what, n, ...here }], {
      districts: { cathedral: { hidden: 1 } },
    }).whyNot("blood-ability");
  expect(why("agent", 1)).toBeUndefined();
  expect(why("agent", 0)).toBe("changes-nothing MN-5.13");
  expect(why("minion", 1)).toBe("changes-nothing MN-5.13");
});

test("expose and hide: some or all, one unless told otherwise", () => {
  did([{ do: "expose", ...here }], mixed).expectPosition({
    districts: { cathedral: { hidden: 1, exposed: 3 } },
  });
  const all = did([{ do: "expose", n: "all", ...here }], mixed);
  all.expectPosition({ districts: { cathedral: { hidden: 0, exposed: 4 } } });
  expect(all.factsOf("agents-exposed")[0]).toMatchObject({ rule: "MN-1.5", n: 2 });
  did([{ do: "hide", ...here }], mixed).expectPosition({
    districts: { cathedral: { hidden: 3, exposed: 1 } },
  });
  const hid = did([{ do: "hide", n: 5, ...here }], mixed);
  hid.expectPosition({ districts: { cathedral: { hidden: 4, exposed: 0 } } });
  expect(hid.factsOf("agents-hidden")).toEqual([
    { fact: "agents-hidden", rule: "MN-1.5", district: "cathedral", n: 2 },
  ]);
});

test("expose and hide: would change nothing without such agents or with n 0", () => {
  const why = (word: "expose" | "hide", n: number, face: "hidden" | "exposed") =>
    wield([{ do: word, n, ...here }], { districts: { cathedral: { [face]: 1 } } }).whyNot(
      "blood-ability",
    );
  expect(why("expose", 1, "hidden")).toBeUndefined();
  expect(why("expose", 1, "exposed")).toBe("changes-nothing MN-5.13");
  expect(why("expose", 0, "hidden")).toBe("changes-nothing MN-5.13");
  expect(why("hide", 1, "exposed")).toBeUndefined();
  expect(why("hide", 1, "hidden")).toBe("changes-nothing MN-5.13");
  expect(why("hide", 0, "exposed")).toBe("changes-nothing MN-5.13");
});
