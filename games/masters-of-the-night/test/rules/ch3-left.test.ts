import { expect, test } from "vitest";
import { event } from "../support/probe.js";
import { table } from "../support/table.js";

/** A card that gives its district's visitor blood, until two agents are there. */
const feast = event("feast", [{ do: "stay", at: "leader" }], {
  standing: [
    {
      kind: "trigger",
      after: "arrives",
      then: [{ do: "gain", what: "blood", n: 1, who: "them" }],
    },
  ],
  until: { is: "at-least", n: 2, of: { count: "agent", at: "here" } },
});
/** One that calls an agent to whoever arrives. */
const alarm = event("alarm", [{ do: "stay", at: "leader" }], {
  standing: [
    { kind: "trigger", after: "arrives", then: [{ do: "place", what: "agent", at: "there" }] },
  ],
});
const start = {
  phase: "turn" as const,
  active: "imre",
  vampires: { imre: { at: "museum", blood: 2 }, mila: { at: "hospital" } },
  districts: { asylum: { hidden: 1 } },
  eventsInPlay: { feast: { at: "asylum" }, alarm: { at: "asylum" } },
};
const options = { pieces: [feast, alarm] };

test("MN-3.6 what was set off by a card that has left since does not come", () => {
  const t = table(start, options).answer("move:asylum");
  t.expectOptions("resolve:feast:1", "resolve:alarm:2").answer("resolve:alarm:2");
  t.expectPosition({ vampires: { imre: { blood: 2 } }, districts: { asylum: { hidden: 2 } } });
  expect(t.factsOf("card-left")).toEqual([{ fact: "card-left", rule: "MN-3.6", piece: "feast" }]);
  expect(t.factsOf("trigger").map((fact) => fact.piece)).toEqual(["alarm"]);
  expect(t.question).toBe("night.act");
});

test("MN-3.6 while it lies there, it comes", () => {
  const t = table(start, options).answer("move:asylum", "resolve:feast:1");
  t.expectPosition({ vampires: { imre: { blood: 3 } }, districts: { asylum: { hidden: 2 } } });
});

test("MN-3.6 the same card elsewhere does not stand in for it", () => {
  const t = table({ ...start, eventsInPlay: { alarm: { at: "museum" } } }, options);
  t.answer("move:asylum");
  t.expectPosition({ districts: { asylum: { hidden: 1 } } });
});
