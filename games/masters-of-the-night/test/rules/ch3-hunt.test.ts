import { describe, expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import { plainCity, type Standing, tracker } from "../support/city.js";
import { quietEvent, type TestTable, table } from "../support/table.js";

/** The hunt by day; all dice show 6, so that every fight is short and costs nothing. */
function hunt(position: Position, standing?: Standing): TestTable {
  return table(
    { phase: "hunt", dice: [6, 6, 6, 6], rolls: [6, 6, 6, 6, 6, 6, 6, 6], ...position },
    {
      pieces: plainCity(standing === undefined ? {} : { "town-hall": { standing } }),
      players: 2,
      control: [1, 0],
    },
  );
}

function fights(t: TestTable): unknown[] {
  return t.factsOf("fight-began").map(({ district }) => district);
}

describe("which districts", () => {
  test.each([
    { hidden: 2, exposed: 0, fought: [] },
    { hidden: 1, exposed: 1, fought: [] },
    { hidden: 3, exposed: 0, fought: ["museum"] },
    { hidden: 0, exposed: 3, fought: ["museum"] },
    { hidden: 1, exposed: 2, fought: ["museum"] },
    { hidden: 4, exposed: 0, fought: ["museum"] },
  ])("MN-3.11 $hidden hidden and $exposed exposed", ({ hidden, exposed, fought }) => {
    const t = hunt({
      districts: { museum: { hidden, exposed } },
      vampires: { imre: { at: "museum" } },
    });
    expect(fights(t)).toEqual(fought);
    expect(t.question).toBe("night.act");
  });

  test("MN-3.11 the combat is told with its rule, and all agents there are exposed", () => {
    const t = hunt({
      districts: { museum: { hidden: 3 } },
      vampires: { imre: { at: "museum" } },
      dice: [1, 1, 1, 1],
    });
    expect(t.factsOf("fight-began")).toEqual([
      { fact: "fight-began", rule: "MN-3.11", district: "museum" },
    ]);
    t.expectPosition({
      districts: { museum: { hidden: 0, exposed: 3 } },
      vampires: { imre: { blood: 1 } },
    });
  });

  test("MN-3.11 none without a vampire, or with drained ones only", () => {
    const crowd = { museum: { hidden: 3 } };
    expect(fights(hunt({ districts: crowd }))).toEqual([]);
    const drained = { imre: { at: "museum", blood: 0 } };
    expect(fights(hunt({ districts: crowd, vampires: drained }))).toEqual([]);
    const both = { imre: { at: "museum", blood: 0 }, mila: { at: "museum", blood: 1 } };
    const t = hunt({ districts: crowd, vampires: both });
    expect(fights(t)).toEqual(["museum"]);
    t.expectPosition({ vampires: { mila: { kills: 3 }, imre: { kills: 0 } } });
  });

  test("MN-3.11 how many start a combat can be changed, but there must be one", () => {
    const crowd = (add: number): Standing => [
      { kind: "modifier", value: "crowd", add, at: "anywhere" },
    ];
    const at = { imre: { at: "museum" } };
    const with3 = { districts: { museum: { hidden: 3 } }, vampires: at };
    expect(fights(hunt(with3, crowd(1)))).toEqual([]);
    const with2 = { districts: { museum: { hidden: 2 } }, vampires: at };
    expect(fights(hunt(with2, crowd(-1)))).toEqual(["museum"]);
    const with1 = { districts: { museum: { exposed: 1 } }, vampires: at };
    expect(fights(hunt(with1, crowd(-2)))).toEqual(["museum"]);
    const nobody = hunt({ vampires: at }, crowd(-3));
    expect(fights(nobody)).toEqual([]);
    nobody.expectPosition({ hunted: [] });
    const here: Standing = [{ kind: "modifier", value: "crowd", add: 2, at: "here" }];
    expect(fights(hunt(with3, here))).toEqual(["museum"]);
  });
});

describe("several", () => {
  const two: Position = {
    districts: { museum: { hidden: 3 }, hospital: { hidden: 4 } },
    vampires: { imre: { at: "museum" }, mila: { at: "hospital" } },
    leader: "mila",
  };

  test("MN-3.11 in the order that the leader's player chooses", () => {
    const t = hunt(two);
    expect([t.question, t.seat, t.rule]).toEqual(["day.next-combat", 0, "MN-3.11"]);
    expect(fights(t)).toEqual([]);
    t.expectOptions("museum", "hospital").answer("hospital");
    expect(fights(t)).toEqual(["hospital", "museum"]);
    t.expectPosition({
      vampires: { imre: { kills: 3 }, mila: { kills: 4 } },
      hunted: ["museum", "hospital"],
    });
  });

  test("MN-3.11 the condition is looked at again before each fight", () => {
    const thin: Standing = [
      {
        kind: "trigger",
        after: "fight-ends",
        at: "anywhere",
        then: [
          {
            do: "each",
            of: { set: "districts", where: "other", of: "there", with: ["hidden"] },
            as: "rest",
            then: [{ do: "remove", what: "hidden", n: 1, at: "rest" }],
          },
        ],
      },
    ];
    const first = hunt(two, thin).answer("hospital");
    expect(fights(first)).toEqual(["hospital"]);
    first.expectPosition({ districts: { museum: { hidden: 2 } } });
    // Four agents of whom one goes are still three.
    const second = hunt(two, thin).answer("museum");
    expect(fights(second)).toEqual(["museum", "hospital"]);
  });

  test("MN-3.11 a fight can make another one necessary", () => {
    const more: Standing = [
      {
        kind: "trigger",
        after: "fight-ends",
        once: "round",
        at: "anywhere",
        then: [{ do: "place", what: "agent", n: 3, at: "here" }],
      },
    ];
    const t = hunt(
      {
        districts: { museum: { hidden: 3 } },
        vampires: { imre: { at: "museum" }, mila: { at: "town-hall" } },
      },
      more,
    );
    expect(fights(t)).toEqual(["museum", "town-hall"]);
  });

  test("MN-3.11 each district has one day combat at most", () => {
    const t = hunt({
      districts: { museum: { exposed: 4 } },
      vampires: { imre: { at: "museum" } },
      dice: [1, 1],
      rolls: [1, 1, 6, 6],
    });
    // Two dice of 1, then two of 1 again: Imre is drained, four agents are left.
    expect(fights(t)).toEqual(["museum"]);
    const again = hunt({
      districts: { museum: { exposed: 5 } },
      vampires: { imre: { at: "museum" } },
      dice: [1, 6, 6],
      rolls: [1, 1, 6, 6],
    });
    expect(fights(again)).toEqual(["museum"]);
    again.expectPosition({
      districts: { museum: { exposed: 3 } },
      vampires: { imre: { blood: 1 } },
      hunted: ["museum"],
    });
    const done = hunt({ ...two, hunted: ["museum"] });
    expect(fights(done)).toEqual(["hospital"]);
  });
});

test("MN-3.11 the night falls after the last combat", () => {
  const t = hunt({ districts: { museum: { hidden: 3 } }, vampires: { imre: { at: "museum" } } });
  const told = t.facts.map(({ fact }) => fact);
  expect(told.indexOf("night-fell")).toBeGreaterThan(told.indexOf("fight-ended"));
  t.expectPosition({ night: true, active: "imre" });
});

test("MN-3.11 the hunt comes after the event, on every day", () => {
  const pieces = [
    ...plainCity(),
    tracker(2, 10, { red: 3, grey: [0, 0] }),
    quietEvent("patrol", 1, [2, 6]),
  ];
  const t = table(
    {
      phase: "dawn",
      eventTop: ["patrol"],
      dice: [6, 6, 6, 6],
      vampires: { imre: { at: "museum" } },
    },
    { pieces },
  );
  const told = t.facts.map(({ fact }) => fact);
  expect(told.indexOf("fight-began")).toBeGreaterThan(told.indexOf("event-ended"));
  t.expectPosition({ hunted: ["museum"], veil: 5, vampires: { imre: { kills: 3 } } });
});
