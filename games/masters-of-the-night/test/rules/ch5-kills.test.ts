import { expect, test } from "vitest";
import type { Effect } from "../../src/content/language.js";
import type { Position } from "../../src/index.js";
import { did, relic, rite, today, turn, vampire, wield } from "../support/probe.js";

const remove: Effect = [{ do: "remove", what: "exposed", n: 2, at: "here" }];
const three: Position = { districts: { cathedral: { exposed: 3 } } };

test("MN-5.7 agents removed by a blood ability raise the user's kill count", () => {
  const t = did(remove, three);
  t.expectPosition({
    vampires: { imre: { kills: 2 }, mila: { kills: 0 } },
    districts: { cathedral: { exposed: 1 } },
    agentReserve: 9,
  });
  expect(t.factsOf("agents-removed")).toEqual([
    { fact: "agents-removed", rule: "MN-1.5", district: "cathedral", n: 2, side: "exposed" },
  ]);
  expect(t.factsOf("kills-gained")).toEqual([
    { fact: "kills-gained", rule: "MN-1.5", vampire: "imre", n: 2, now: 2 },
  ]);
});

test("MN-5.7 so do those removed by a dark ability", () => {
  const t = turn(
    { ...three, vampires: { imre: { kills: 6 } } },
    { pieces: [vampire("imre", { dark: { effect: remove } })] },
  );
  t.answer("dark-ability").expectPosition({ vampires: { imre: { kills: 8 } } });
});

test("MN-5.7 replaced agents count too, and the minions made do not raise the veil", () => {
  for (const what of ["agent", "hidden", "exposed"] as const) {
    const t = did([{ do: "replace", what, n: "all", at: "here" }], {
      veil: 3,
      districts: { cathedral: { hidden: 1, exposed: 1 } },
    });
    const n = what === "agent" ? 2 : 1;
    t.expectPosition({
      veil: 3,
      vampires: { imre: { kills: n } },
      districts: { cathedral: { minions: n } },
    });
  }
  did([{ do: "place", what: "minion", n: 2, at: "here" }], { veil: 3 }).expectPosition({
    veil: 3,
    vampires: { imre: { kills: 0 } },
  });
});

test("MN-5.7 agents removed by a district raise nothing unless the text says so", () => {
  rite(remove, three)
    .answer("night-effect")
    .expectPosition({
      vampires: { imre: { kills: 0 } },
      districts: { cathedral: { exposed: 1 } },
    });
  const said: Effect = [{ do: "remove", what: "exposed", n: 2, at: "here", counts: "self" }];
  rite(said, three)
    .answer("night-effect")
    .expectPosition({ vampires: { imre: { kills: 2 } } });
  rite([{ do: "replace", what: "exposed", n: 2, at: "here" }], three)
    .answer("night-effect")
    .expectPosition({ vampires: { imre: { kills: 0 } } });
  rite([{ do: "remove", what: "agent", n: 3, at: "here" }], three)
    .answer("night-effect")
    .expectPosition({ vampires: { imre: { kills: 0 } } });
});

test("MN-5.7 nor do those removed by a relic, a sigil or an event", () => {
  const used = relic("silver-bell", { use: { cost: {}, effect: remove } });
  turn({ ...three, vampires: { imre: { kills: 2, relics: ["silver-bell"] } } }, { pieces: [used] })
    .answer("relic:silver-bell")
    .expectPosition({ vampires: { imre: { kills: 2 } }, districts: { cathedral: { exposed: 1 } } });
  const sigil = vampire("imre", {
    sigil: [{ kind: "trigger", after: "recruits", then: remove }],
  });
  turn({ ...three, vampires: { imre: { kills: 9, sigil: "cathedral" } } }, { pieces: [sigil] })
    .answer("recruit")
    .expectPosition({ districts: { cathedral: { exposed: 1 } }, vampires: { mila: { kills: 0 } } });
  today([{ do: "remove", what: "agent", n: 1, at: "here" }], {
    districts: { "railway-station": { minions: 0, hidden: 1 } },
  }).expectPosition({ agentReserve: 10, vampires: { imre: { kills: 0 }, mila: { kills: 0 } } });
});

test("MN-5.7 the text of an event may give the kills to somebody", () => {
  today(
    [
      { do: "choose", from: { set: "vampires", not: "leader" }, as: "hero" },
      { do: "remove", what: "agent", n: 2, at: "here", counts: "hero" },
    ],
    { districts: { "railway-station": { minions: 0, hidden: 2 } } },
  )
    .answer("mila")
    .expectPosition({ vampires: { imre: { kills: 0 }, mila: { kills: 2 } } });
});

test("MN-5.7 in the summary reading abilities raise nothing", () => {
  const t = wield(remove, three, { reading: "summary" }).answer("blood-ability");
  t.expectPosition({ vampires: { imre: { kills: 0 } }, districts: { cathedral: { exposed: 1 } } });
  const agents: Effect = [{ do: "replace", what: "agent", n: 3, at: "here" }];
  const replaced = wield(agents, three, { reading: "summary" }).answer("blood-ability");
  replaced.expectPosition({ vampires: { imre: { kills: 0 } }, agentReserve: 10 });
});

test("MN-5.14 the kill count stops at 9", () => {
  const at = (kills: number) => did(remove, { ...three, vampires: { imre: { kills } } });
  expect(at(6).factsOf("kills-gained")[0]).toMatchObject({ n: 2, now: 8 });
  at(7).expectPosition({ vampires: { imre: { kills: 9 } } });
  const eight = at(8);
  eight.expectPosition({
    vampires: { imre: { kills: 9 } },
    districts: { cathedral: { exposed: 1 } },
  });
  expect(eight.factsOf("kills-gained")[0]).toMatchObject({ n: 1, now: 9 });
  const nine = at(9);
  nine.expectPosition({ vampires: { imre: { kills: 9 } } });
  expect(nine.factsOf("kills-gained")).toEqual([]);
});

test("MN-5.14 a threshold unlocks at once, in the middle of a turn", () => {
  const kills: Effect = [{ do: "gain", what: "kills", n: 3 }];
  const dark: Effect = [{ do: "place", what: "minion", at: "here" }];
  const t = turn(
    { vampires: { imre: { kills: 3, blood: 2 } } },
    { pieces: [vampire("imre", { blood: { effect: kills }, dark: { effect: dark } })] },
  );
  expect(t.whyNot("dark-ability")).toBe("too-few-kills MN-5.6");
  expect(t.whyNot("wild-hunt")).toBe("too-few-kills MN-5.10");
  t.answer("blood-ability");
  expect(t.whyNot("dark-ability")).toBeUndefined();
  expect(t.whyNot("wild-hunt")).toBeUndefined();
  expect(t.whyNot("sigillate")).toBe("too-few-kills MN-5.11");
});
