import { expect, test } from "vitest";
import type { Effect } from "../../src/content/language.js";
import type { Ability } from "../../src/content/pieces.js";
import type { Position } from "../../src/index.js";
import { plainCity } from "../support/city.js";
import { relic, turn, vampire } from "../support/probe.js";

const minion: Effect = [{ do: "place", what: "minion", at: "here" }];

/** Imre with these abilities, acting in the cathedral. */
function imre(
  parts: { blood?: Partial<Ability>; dark?: Partial<Ability> },
  position: Position = {},
) {
  return turn(position, { pieces: [vampire("imre", parts)] });
}

const blood = (cost: number) => ({ blood: { cost: { blood: cost }, effect: minion } });
const dark = (cost: number) => ({ dark: { cost: { veil: cost }, effect: minion } });

test("MN-5.6 a blood ability costs blood and no AP, with any kill count", () => {
  const t = imre(blood(2), { ap: 0 });
  t.answer("blood-ability").expectPosition({
    ap: 0,
    veil: 6,
    bloodSupply: 4,
    vampires: { imre: { blood: 2 } },
    districts: { cathedral: { minions: 1 } },
  });
  expect(t.facts).toEqual([
    { fact: "ability-used", rule: "MN-5.6", vampire: "imre", piece: "imre", ability: "blood" },
    { fact: "blood-lost", rule: "MN-5.6", vampire: "imre", n: 2, now: 2 },
    { fact: "minions-placed", rule: "MN-1.5", district: "cathedral", n: 1 },
  ]);
});

test("MN-5.6 a blood ability can be used as often as it can be paid", () => {
  const t = imre(blood(1), { vampires: { imre: { blood: 3 } } });
  t.answer("blood-ability", "blood-ability").expectPosition({
    districts: { cathedral: { minions: 2 } },
    vampires: { imre: { blood: 1 } },
  });
  expect(t.warningOf("blood-ability")).toBe("drains-the-user");
});

test("MN-5.6 blood that is not there cannot be paid", () => {
  const t = imre(blood(3), { vampires: { imre: { blood: 2 } } });
  expect(t.whyNot("blood-ability")).toBe("too-little-blood MN-5.6");
  expect(t.optionsOf("blood-ability")).toEqual([]);
});

test("MN-5.6 MN-4.3 a blood cost that drains is legal, the ability still resolves, the turn ends", () => {
  const t = imre(blood(2), { vampires: { imre: { blood: 2 } } });
  expect(t.warningOf("blood-ability")).toBe("drains-the-user");
  t.answer("blood-ability").expectPosition({
    active: "mila",
    vampires: { imre: { blood: 0 } },
    districts: { cathedral: { minions: 1 } },
  });
  expect(t.facts.map(({ fact }) => fact)).toEqual([
    "ability-used",
    "blood-lost",
    "drained",
    "minions-placed",
    "turn-ended",
    "turn-began",
  ]);
});

test("MN-5.6 a dark ability costs veil and no AP, from kill count 6 on", () => {
  const five = imre(dark(2), { vampires: { imre: { kills: 5 } } });
  expect(five.whyNot("dark-ability")).toBe("too-few-kills MN-5.6");
  const six = imre(dark(2), { ap: 0, veil: 3, vampires: { imre: { kills: 6 } } });
  expect(six.warningOf("dark-ability")).toBeUndefined();
  six.answer("dark-ability").expectPosition({
    ap: 0,
    veil: 1,
    vampires: { imre: { blood: 4 } },
    districts: { cathedral: { minions: 1 } },
  });
  expect(six.factsOf("veil-lost")).toEqual([
    { fact: "veil-lost", rule: "MN-5.6", n: 2, now: 1, why: "cost" },
  ]);
  expect(six.whyNot("dark-ability")).toBe("too-little-veil MN-5.6");
});

test("MN-5.6 MN-5.13 a dark cost that brings the veil to 0 is offered with a warning and loses at once", () => {
  const saved: Effect = [{ do: "gain", what: "veil", n: 6 }, ...minion];
  const t = imre(
    { dark: { cost: { veil: 2 }, effect: saved } },
    { veil: 2, vampires: { imre: { kills: 6 } } },
  );
  expect(t.warningOf("dark-ability")).toBe("loses-the-game");
  t.answer("dark-ability");
  expect(t.outcome).toBe("defeat-veil");
  t.expectPosition({ veil: 0, districts: { cathedral: { minions: 0 } } });
});

test("MN-5.6 an ability on a picked die is not for one's turn, and one for the turn not for a die", () => {
  const timing = "die" as const;
  const effect: Effect = [{ do: "change-die", to: 6 }];
  const t = imre(
    { blood: { timing, cost: { blood: 1 }, effect }, dark: { cost: {}, effect: minion } },
    { dice: [2, 3], districts: { cathedral: { exposed: 1 } }, vampires: { imre: { kills: 6 } } },
  );
  expect(t.whyNot("blood-ability")).toBe("only-in-combat MN-5.6");
  t.answer("fight", "die:2").expectOptions("blood-ability:die:2", "done");
  expect(t.rule).toBe("MN-5.6");
  t.answer("blood-ability:die:2").expectPosition({
    vampires: { imre: { blood: 3, kills: 7 } },
    districts: { cathedral: { exposed: 0 } },
  });
});

test("MN-5.6 used on a die until it changes nothing or cannot be paid", () => {
  const effect: Effect = [{ do: "change-die", by: 2 }];
  const t = imre(
    {
      blood: { timing: "die", cost: { blood: 1 }, effect },
      dark: { timing: "die", cost: { veil: 1 }, effect: [{ do: "change-die", to: 6 }] },
    },
    {
      veil: 2,
      dice: [1, 3],
      districts: { cathedral: { exposed: 1 } },
      vampires: { imre: { kills: 6 } },
    },
  );
  t.answer("fight", "die:1").expectOptions("blood-ability:die:1", "dark-ability:die:1", "done");
  t.answer("blood-ability:die:1").expectOptions(
    "blood-ability:die:3",
    "dark-ability:die:3",
    "done",
  );
  t.answer("dark-ability:die:3").expectPosition({ vampires: { imre: { blood: 3 } }, veil: 1 });
  expect(t.question).toBe("night.act");
});

test("MN-5.6 his own cost may drain the fighter: the die counts for him, its wound is void", () => {
  const effect: Effect = [{ do: "change-die", to: 4 }];
  const t = imre(
    { blood: { timing: "die", cost: { blood: 1 }, effect } },
    {
      dice: [1, 3],
      districts: { cathedral: { exposed: 2 } },
      vampires: { imre: { blood: 1 }, mila: { at: "cathedral" } },
    },
  );
  t.answer("fight", "die:1");
  expect(t.warningOf("blood-ability:die:1")).toBe("drains-the-user");
  t.answer("blood-ability:die:1").expectPosition({
    vampires: { imre: { blood: 0, kills: 1 }, mila: { blood: 4 } },
  });
  expect(t.position.fight?.fighter).toBe("mila");
});

test("MN-5.6 standing effects change what blood abilities cost, but none becomes free", () => {
  const at = (add: number, cost: Ability["cost"], position: Position = {}) =>
    turn(position, {
      pieces: [
        ...plainCity({
          cathedral: { standing: [{ kind: "modifier", value: "ability-blood", add }] },
        }),
        vampire("imre", { blood: { cost, effect: minion } }),
      ],
    });
  const left = { vampires: { imre: { blood: 1 } } };
  at(1, { blood: 2 }).answer("blood-ability").expectPosition(left);
  expect(at(1, { blood: 2 }, { vampires: { imre: { blood: 2 } } }).whyNot("blood-ability")).toBe(
    "too-little-blood MN-5.6",
  );
  const three = { vampires: { imre: { blood: 3 } } };
  at(-1, { blood: 2 }).answer("blood-ability").expectPosition(three);
  at(-3, { blood: 2 }).answer("blood-ability").expectPosition(three);
  at(2, {})
    .answer("blood-ability")
    .expectPosition({ vampires: { imre: { blood: 4 } } });
  const last = at(1, { blood: 1 }, { vampires: { imre: { blood: 2 } } });
  expect(last.warningOf("blood-ability")).toBe("drains-the-user");
});

test("MN-5.6 an ability may also cost AP and minions, and hold once per round", () => {
  const cost = { ap: 1, minions: 1 };
  const t = imre(
    { blood: { cost, once: "round", effect: [{ do: "gain", what: "kills" }] } },
    { districts: { cathedral: { minions: 2 } } },
  );
  t.answer("blood-ability").expectPosition({
    ap: 1,
    districts: { cathedral: { minions: 1 } },
    used: ["imre"],
  });
  expect(t.whyNot("blood-ability")).toBe("used-this-round MN-9.5");
});

test("MN-11.1 blood and dark abilities are forbidden apart", () => {
  const at = (action: "blood-ability" | "dark-ability") =>
    turn(
      { vampires: { imre: { kills: 6 } } },
      {
        pieces: [
          ...plainCity({ cathedral: { standing: [{ kind: "ban", actions: [action] }] } }),
          vampire("imre", { blood: { effect: minion }, dark: { effect: minion } }),
        ],
      },
    );
  expect(at("blood-ability").whyNot("blood-ability")).toBe("forbidden MN-11.1");
  expect(at("blood-ability").whyNot("dark-ability")).toBeUndefined();
  expect(at("dark-ability").whyNot("blood-ability")).toBeUndefined();
  expect(at("dark-ability").whyNot("dark-ability")).toBe("forbidden MN-11.1");
});

test("MN-5.7 a lent blood ability is its user's: the user pays and gets the kills", () => {
  const lending = relic("borrowed-heart", {
    use: { cost: { ap: 1 }, effect: [{ do: "custom", step: "lend-ability" }] },
  });
  const kill: Effect = [{ do: "remove", what: "exposed", n: 1, at: "here" }];
  const pieces = [
    lending,
    vampire("nevena", { blood: { cost: { blood: 1 }, effect: kill } }),
    vampire("agnieszka", { blood: { cost: { blood: 4 }, effect: kill } }),
    vampire("ishtvan", { blood: { cost: { blood: 1 }, effect: [{ do: "hide", at: "here" }] } }),
  ];
  const position: Position = {
    vampires: { imre: { kills: 2, blood: 3, relics: ["borrowed-heart"] } },
    districts: { cathedral: { exposed: 2 } },
  };
  const t = turn(position, { pieces }).answer("relic:borrowed-heart");
  expect(t.question).toBe("custom.lent-ability");
  expect(t.rule).toBe("MN-5.7");
  t.expectOptions("nevena", "ishtvan");
  t.answer("nevena").expectPosition({
    ap: 1,
    vampires: { imre: { kills: 3, blood: 2 } },
    districts: { cathedral: { exposed: 1 } },
  });
  expect(t.factsOf("ability-used")).toEqual([
    { fact: "ability-used", rule: "MN-5.6", vampire: "imre", piece: "nevena", ability: "blood" },
  ]);
  const banned = turn(position, {
    pieces: [
      ...plainCity({ cathedral: { standing: [{ kind: "ban", actions: ["blood-ability"] }] } }),
      ...pieces,
    ],
  });
  expect(banned.whyNot("relic")).toBe("changes-nothing MN-5.13");
  const poor = turn({ ...position, districts: {} }, { pieces });
  expect(poor.whyNot("relic")).toBe("changes-nothing MN-5.13");
});
