import { expect, test } from "vitest";
import type { Effect } from "../../src/content/language.js";
import { changes, did, today, vampire, wield } from "../support/probe.js";

const kills = (n = 1): Effect[number] => ({ do: "gain", what: "kills", n });
const minion = (at: string): Effect[number] => ({ do: "place", what: "minion", at });
const corner: Effect[number] = {
  do: "choose",
  from: { set: "districts", where: "corner" },
  as: "spot",
};

test("MN-1.7 choose: the acting vampire's player at night", () => {
  const t = wield([corner, minion("spot")], {}, { players: 2, control: [1, 0] });
  t.answer("blood-ability");
  expect([t.question, t.rule, t.seat]).toEqual(["effect.choose", "MN-1.7", 1]);
  t.expectOptions("railway-station", "asylum", "town-hall", "printing-house");
  t.answer("town-hall").expectPosition({ districts: { "town-hall": { minions: 1 } } });
});

test("MN-1.7 choose: the leader's player by day, also if the leader is drained", () => {
  const t = today(
    [corner, minion("spot")],
    { leader: "mila", vampires: { mila: { blood: 0 } } },
    { players: 2, control: [1, 0] },
  );
  expect([t.question, t.seat]).toEqual(["effect.choose", 0]);
});

test("choose: of nothing skips the rest of the list, and only that", () => {
  const none: Effect[number] = {
    do: "choose",
    from: { set: "districts", with: ["crowd"] },
    as: "spot",
  };
  const t = did([{ do: "if", when: { is: "day" }, then: [], else: [none, kills(5)] }, kills(2)]);
  t.expectPosition({ vampires: { imre: { kills: 2 } } });
  expect(changes([none, kills()])).toBe(false);
  expect(changes([none, kills()], { districts: { museum: { hidden: 3 } } })).toBe(true);
  expect(changes([kills(), none])).toBe(true);
});

test("choose: one member is still a question", () => {
  const center: Effect[number] = {
    do: "choose",
    from: { set: "districts", where: "center" },
    as: "spot",
  };
  did([center, minion("spot")]).expectOptions("cathedral");
});

test("choose may: declined, the rest of the list is skipped, and only that", () => {
  const may: Effect[number] = { ...corner, may: true } as Effect[number];
  const effect: Effect = [
    { do: "if", when: { is: "day" }, then: [], else: [may, minion("spot"), kills(5)] },
    kills(1),
  ];
  const t = did(effect);
  t.expectOptions("railway-station", "asylum", "town-hall", "printing-house", "decline");
  t.answer("decline").expectPosition({ minionReserve: 9, vampires: { imre: { kills: 1 } } });
  did(effect)
    .answer("asylum")
    .expectPosition({ districts: { asylum: { minions: 1 } }, vampires: { imre: { kills: 6 } } });
});

test("choose: offered if any choice would change something", () => {
  const effect: Effect = [corner, { do: "expose", at: "spot" }];
  expect(changes(effect)).toBe(false);
  expect(changes(effect, { districts: { museum: { hidden: 1 } } })).toBe(false);
  expect(changes(effect, { districts: { "printing-house": { hidden: 1 } } })).toBe(true);
  expect(changes(effect, { districts: { "railway-station": { hidden: 1, minions: 0 } } })).toBe(
    true,
  );
});

test("may: yes or no; what follows is done either way", () => {
  const effect: Effect = [{ do: "may", then: [kills(3)] }, kills(1)];
  const t = did(effect);
  expect([t.question, t.rule]).toEqual(["effect.may", "MN-1.7"]);
  t.expectOptions("yes", "no");
  t.answer("yes").expectPosition({ vampires: { imre: { kills: 4 } } });
  did(effect)
    .answer("no")
    .expectPosition({ vampires: { imre: { kills: 1 } } });
});

test("may: not asked where it would change nothing", () => {
  const effect: Effect = [{ do: "may", then: [{ do: "expose", at: "here" }] }, kills(1)];
  const t = did(effect);
  expect(t.question).toBe("night.act");
  t.expectPosition({ vampires: { imre: { kills: 1 } } });
  expect(changes([{ do: "may", then: [{ do: "expose", at: "here" }] }])).toBe(false);
  expect(changes([{ do: "may", then: [kills()] }])).toBe(true);
});

const either: Effect = [
  {
    do: "either",
    of: [
      { name: "unmask", then: [{ do: "expose", at: "here" }] },
      { name: "mask", then: [{ do: "hide", at: "here" }] },
      { name: "feed", then: [{ do: "gain", what: "blood" }] },
    ],
  },
  kills(1),
];

test("either: one of the alternatives that would change something", () => {
  const t = did(either, { districts: { cathedral: { hidden: 1, exposed: 1 } } });
  expect([t.question, t.rule]).toEqual(["effect.either", "MN-1.7"]);
  t.expectOptions("unmask", "mask");
  t.answer("mask").expectPosition({
    districts: { cathedral: { hidden: 2, exposed: 0 } },
    vampires: { imre: { kills: 1, blood: 4 } },
  });
  did(either, { vampires: { imre: { blood: 3 } } })
    .expectOptions("feed")
    .answer("feed")
    .expectPosition({ vampires: { imre: { blood: 4 } } });
});

test("either: skipped where nothing would change", () => {
  const t = did(either);
  expect(t.question).toBe("night.act");
  t.expectPosition({ vampires: { imre: { kills: 1 } } });
  expect(changes(either.slice(0, 1))).toBe(false);
  expect(changes(either.slice(0, 1), { districts: { cathedral: { exposed: 1 } } })).toBe(true);
});

test("if: then or else, looked at when it comes", () => {
  const when = { is: "at-least" as const, n: 1, of: { count: "minion" as const, at: "here" } };
  const branch: Effect[number] = { do: "if", when, then: [kills(2)], else: [kills(5)] };
  did([branch]).expectPosition({ vampires: { imre: { kills: 5 } } });
  did([minion("here"), branch]).expectPosition({ vampires: { imre: { kills: 2 } } });
  did([minion("here"), { do: "if", when, then: [kills(2)] }, kills(1)]).expectPosition({
    vampires: { imre: { kills: 3 } },
  });
  did([{ do: "if", when, then: [kills(2)] }, kills(1)]).expectPosition({
    vampires: { imre: { kills: 1 } },
  });
});

test("if: only the branch that holds counts for whether it would change something", () => {
  const when = { is: "day" as const };
  expect(changes([{ do: "if", when, then: [kills()] }])).toBe(false);
  expect(changes([{ do: "if", when, then: [], else: [kills()] }])).toBe(true);
  expect(changes([{ do: "if", when: { is: "not", that: when }, then: [kills()] }])).toBe(true);
});

test("each: listed once, then done for each member in order", () => {
  const t = did(
    [
      {
        do: "each",
        of: { set: "districts", with: ["minion"] },
        as: "spot",
        then: [
          { do: "place", what: "minion", in: { set: "districts", where: "adjacent", of: "spot" } },
        ],
      },
    ],
    { districts: { "railway-station": { minions: 1 }, "printing-house": { minions: 1 } } },
  );
  t.expectPosition({
    minionReserve: 3,
    districts: {
      museum: { minions: 1 },
      nightclub: { minions: 1 },
      hospital: { minions: 1 },
      slaughterhouse: { minions: 1 },
      cathedral: { minions: 0 },
    },
  });
  const placed = t.factsOf("minions-placed").map(({ district }) => district);
  expect(placed).toEqual(["museum", "nightclub", "hospital", "slaughterhouse"]);
});

test("each: over nothing does nothing; it counts if any member would change", () => {
  const each: Effect = [
    {
      do: "each",
      of: { set: "vampires" },
      as: "kin",
      then: [{ do: "gain", what: "blood", who: "kin" }],
    },
  ];
  expect(changes(each)).toBe(false);
  expect(changes(each, { vampires: { mila: { blood: 3 } } })).toBe(true);
  const none: Effect = [
    { do: "each", of: { set: "vampires", who: "drained" }, as: "kin", then: [kills(5)] },
    kills(1),
  ];
  did(none).expectPosition({ vampires: { imre: { kills: 1 } } });
});

test("each: choices inside are asked one after the other, in the members' order", () => {
  const t = did(
    [
      {
        do: "each",
        of: { set: "vampires" },
        as: "kin",
        then: [{ do: "may", then: [{ do: "gain", what: "blood", who: "kin" }] }],
      },
    ],
    { vampires: { imre: { blood: 1 }, mila: { blood: 1 } } },
  );
  t.answer("no").expectPosition({ vampires: { imre: { blood: 1 } } });
  t.answer("yes").expectPosition({ vampires: { imre: { blood: 1 }, mila: { blood: 2 } } });
});

test("repeat: as often as the number says when it begins", () => {
  did([{ do: "repeat", times: 3, then: [kills()] }]).expectPosition({
    vampires: { imre: { kills: 3 } },
  });
  const doubling: Effect = [
    { do: "repeat", times: { count: "minion", at: "here" }, then: [minion("here")] },
  ];
  did(doubling, { districts: { cathedral: { minions: 2 } } }).expectPosition({
    districts: { cathedral: { minions: 4 } },
  });
  expect(changes(doubling)).toBe(false);
  expect(changes(doubling, { districts: { cathedral: { minions: 1 } } })).toBe(true);
  expect(changes([{ do: "repeat", times: 2, then: [{ do: "expose", at: "here" }] }])).toBe(false);
});

test("repeat: a choice inside is made anew each time", () => {
  const t = did([{ do: "repeat", times: 2, then: [corner, minion("spot")] }, kills()]);
  t.answer("asylum").expectPosition({ vampires: { imre: { kills: 0 } } });
  t.answer("town-hall").expectPosition({
    districts: { asylum: { minions: 1 }, "town-hall": { minions: 1 } },
    vampires: { imre: { kills: 1 } },
  });
});

test("steps are done in order, nested lists before what follows them", () => {
  const t = did([
    kills(1),
    {
      do: "if",
      when: { is: "day" },
      then: [],
      else: [kills(2), { do: "repeat", times: 1, then: [kills(3)] }],
    },
    kills(1),
  ]);
  expect(t.factsOf("kills-gained").map(({ n }) => n)).toEqual([1, 2, 3, 1]);
});

test("the piece that asks is named", () => {
  const t = wield([corner, minion("spot")], {}, { pieces: [vampire("mila", {})] });
  t.answer("blood-ability");
  expect(t.about).toBe("imre");
});
