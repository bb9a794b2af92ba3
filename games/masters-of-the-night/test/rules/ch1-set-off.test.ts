import { describe, test } from "vitest";
import type { Effect, Standing } from "../support/city.js";
import { happening } from "../support/deed.js";

const counted = (after: "agents-enter" | "agents-removed" | "agents-exposed"): Standing => [
  {
    kind: "trigger",
    after,
    at: "anywhere",
    then: [{ do: "place", what: "minion", at: "there" }],
  },
];

describe("what is set off", () => {
  const city = { districts: { museum: { hidden: 2, exposed: 1 } } };

  test("MN-1.5 by agents that enter: one time for each district, not for each agent", () => {
    const t = happening(
      [{ do: "place", what: "agent", n: 3, at: "spot" }],
      {},
      counted("agents-enter"),
    );
    t.expectPosition({ districts: { museum: { hidden: 3, minions: 1 } } });
  });

  test("MN-1.5 by agents that are moved in, in the district where they came", () => {
    const t = happening(
      [
        { do: "choose", from: { set: "districts", where: "center" }, as: "goal" },
        { do: "move", what: "hidden", n: 2, from: "spot", to: "goal" },
      ],
      city,
      counted("agents-enter"),
    ).answer("cathedral");
    t.expectPosition({ districts: { museum: { minions: 0 }, cathedral: { minions: 1 } } });
  });

  test("MN-1.5 by agents that are removed or exposed", () => {
    const removed: Effect = [{ do: "remove", what: "hidden", n: 2, at: "spot" }];
    const t = happening(removed, city, counted("agents-removed"));
    t.expectPosition({ districts: { museum: { minions: 1 } } });
    const exposed: Effect = [{ do: "expose", n: 2, at: "spot" }];
    const u = happening(exposed, city, counted("agents-exposed"));
    u.expectPosition({ districts: { museum: { minions: 1 } } });
  });

  test("MN-1.5 by minions that are placed or removed", () => {
    const lose = (after: "minions-placed" | "minions-removed"): Standing => [
      { kind: "trigger", after, at: "anywhere", then: [{ do: "expose", n: 1, at: "there" }] },
    ];
    const place: Effect = [{ do: "place", what: "minion", at: "spot" }];
    happening(place, city, lose("minions-placed")).expectPosition({
      districts: { museum: { hidden: 1, exposed: 2, minions: 1 } },
    });
    happening(place, city, lose("minions-removed")).expectPosition({
      districts: { museum: { hidden: 2, exposed: 1, minions: 1 } },
    });
    const remove: Effect = [{ do: "remove", what: "minion", at: "spot" }];
    const three = { districts: { museum: { hidden: 2, minions: 3 } } };
    happening(remove, three, lose("minions-removed")).expectPosition({
      districts: { museum: { hidden: 1, exposed: 1, minions: 2 } },
    });
  });
});
