import { expect, test } from "vitest";
import type { Standing } from "../../src/content/language.js";
import type { Piece, Position } from "../../src/index.js";
import { plainCity, tracker } from "../support/city.js";
import { event, relic, turn, under, vampire } from "../support/probe.js";
import { quietEvent, table } from "../support/table.js";

type Modifier = Omit<Extract<Standing, { kind: "modifier" }>, "kind" | "value" | "add">;

const hunt = (scope: Modifier, add: number | { count: "minion" } = 1): Standing[] => [
  { kind: "modifier", value: "hunt", add, ...scope },
];

/** What a hunt of this vampire in this district brings. */
function bag(who: string, at: string, pieces: Piece[], position: Position = {}): number {
  const vampires = { ...position.vampires };
  for (const id of ["imre", "mila"]) vampires[id] = { at: "town-hall", ...vampires[id] };
  vampires[who] = { ...vampires[who], kills: 2, blood: 1, at };
  const t = turn({ ...position, active: who, vampires }, { pieces });
  if (t.whyNot("hunt") !== undefined) return 0;
  t.answer("hunt");
  return (t.position.vampires?.[who].blood ?? 0) - 1;
}

const tile = (scope: Modifier): Piece[] => plainCity({ cathedral: { standing: hunt(scope) } });

test("a tile speaks of anyone in its own district unless told otherwise", () => {
  expect(bag("imre", "cathedral", tile({}))).toBe(2);
  expect(bag("mila", "cathedral", tile({}))).toBe(2);
  expect(bag("imre", "museum", tile({}))).toBe(1);
});

test("at: here, near, elsewhere, anywhere", () => {
  const at = (scope: "here" | "near" | "elsewhere" | "anywhere") =>
    ["cathedral", "museum", "asylum"].map((place) => bag("imre", place, tile({ at: scope })));
  expect(at("here")).toEqual([2, 1, 1]);
  expect(at("near")).toEqual([2, 2, 1]);
  expect(at("elsewhere")).toEqual([1, 2, 2]);
  expect(at("anywhere")).toEqual([2, 2, 2]);
});

test("a held relic speaks of its holder anywhere unless told otherwise", () => {
  const bell = (scope: Modifier): Piece[] => [relic("silver-bell", { standing: hunt(scope) })];
  const held: Position = {
    vampires: { imre: { kills: 2, relics: ["silver-bell"], at: "cathedral" } },
  };
  expect(bag("imre", "museum", bell({}), held)).toBe(2);
  expect(bag("mila", "cathedral", bell({}), held)).toBe(1);
  expect(bag("imre", "museum", bell({ who: "holder" }), held)).toBe(2);
  expect(bag("mila", "museum", bell({ who: "holder" }), held)).toBe(1);
  expect(bag("imre", "museum", bell({ who: "others" }), held)).toBe(1);
  expect(bag("mila", "museum", bell({ who: "others" }), held)).toBe(2);
  expect(bag("imre", "museum", bell({ who: "anyone" }), held)).toBe(2);
  expect(bag("mila", "museum", bell({ who: "anyone" }), held)).toBe(2);
});

test("a held relic is where its holder is", () => {
  const bell = (at: "here" | "near" | "elsewhere"): Piece[] => [
    relic("silver-bell", { standing: hunt({ who: "anyone", at }) }),
  ];
  const held: Position = {
    vampires: { imre: { kills: 2, relics: ["silver-bell"], at: "cathedral" } },
  };
  const at = (scope: "here" | "near" | "elsewhere") =>
    ["cathedral", "museum", "asylum"].map((place) => bag("mila", place, bell(scope), held));
  expect(at("here")).toEqual([2, 1, 1]);
  expect(at("near")).toEqual([2, 2, 1]);
  expect(at("elsewhere")).toEqual([1, 2, 2]);
});

test("a sigil speaks of anyone in its district, `holder` is its owner", () => {
  const sigil = (scope: Modifier): Piece[] => [vampire("mila", { sigil: hunt(scope) })];
  const placed: Position = { vampires: { mila: { sigil: "cathedral" } } };
  expect(bag("imre", "cathedral", sigil({}), placed)).toBe(2);
  expect(bag("imre", "museum", sigil({}), placed)).toBe(1);
  expect(bag("imre", "cathedral", sigil({ who: "holder" }), placed)).toBe(1);
  expect(bag("mila", "cathedral", sigil({ who: "holder" }), placed)).toBe(2);
  expect(bag("mila", "museum", sigil({ who: "holder" }), placed)).toBe(1);
  expect(bag("mila", "cathedral", sigil({ who: "others" }), placed)).toBe(1);
});

test("a card that stays: on a sheet its vampire, for the city anyone, in a district those there", () => {
  const fog = (scope: Modifier): Piece[] => [
    event("fog", [{ do: "stay" }], { standing: hunt(scope) }),
  ];
  const sheet: Position = { eventsInPlay: { fog: { with: "mila" } } };
  expect(bag("mila", "museum", fog({}), sheet)).toBe(2);
  expect(bag("imre", "museum", fog({}), sheet)).toBe(1);
  const whole: Position = { eventsInPlay: { fog: {} } };
  expect(bag("mila", "museum", fog({}), whole)).toBe(2);
  expect(bag("imre", "asylum", fog({}), whole)).toBe(2);
  const lying: Position = { eventsInPlay: { fog: { at: "museum" } } };
  expect(bag("imre", "museum", fog({}), lying)).toBe(2);
  expect(bag("imre", "asylum", fog({}), lying)).toBe(1);
});

test("when: looked at live, about them, there, here and self", () => {
  const at = (when: NonNullable<Modifier["when"]>, place: string, position: Position = {}) =>
    bag("imre", place, tile({ at: "anywhere", when }), position);
  const minions: Position = { districts: { cathedral: { minions: 1 } } };
  expect(at({ is: "has", at: "here", feature: "minion" }, "museum", minions)).toBe(2);
  expect(at({ is: "has", at: "here", feature: "minion" }, "museum")).toBe(1);
  expect(at({ is: "has", at: "there", feature: "minion" }, "cathedral", minions)).toBe(2);
  expect(at({ is: "has", at: "there", feature: "minion" }, "museum", minions)).toBe(1);
  const kills = (n: number) => ({
    is: "at-least" as const,
    n,
    of: { count: "kills" as const, who: "them" },
  });
  expect(at(kills(2), "museum")).toBe(2);
  expect(at(kills(3), "museum")).toBe(1);
});

test("add: a number counted when it is needed, and several together", () => {
  const counted: Piece[] = plainCity({ cathedral: { standing: hunt({}, { count: "minion" }) } });
  expect(bag("imre", "cathedral", counted, { districts: { museum: { minions: 2 } } })).toBe(3);
  expect(bag("imre", "cathedral", counted)).toBe(1);
  const twice = plainCity({ cathedral: { standing: [...hunt({}), ...hunt({})] } });
  expect(bag("imre", "cathedral", twice)).toBe(3);
});

test("MN-4.1 ap: changed when the turn begins, where the vampire then is, at least 0", () => {
  const at = (add: number, nextAp = 0) =>
    under([{ kind: "modifier", value: "ap", add }], {
      vampires: { mila: { at: "cathedral", nextAp } },
    }).answer("end-turn");
  at(1).expectPosition({ active: "mila", ap: 3 });
  at(1, 1).expectPosition({ ap: 4 });
  at(-3).expectPosition({ active: "mila", ap: 0 });
});

test("MN-9.1 relic-limit", () => {
  const bell = relic("silver-bell", {
    standing: [{ kind: "modifier", value: "relic-limit", add: 1, who: "anyone" }],
  });
  const position: Position = {
    vampires: { imre: { kills: 2, relics: ["silver-bell"] }, mila: { kills: 0, at: "cathedral" } },
  };
  const t = turn(position, { pieces: [bell, relic("corpse-candle", {})] });
  expect(t.optionsOf("exchange")).toEqual(["exchange:mila:give=silver-bell"]);
});

/** An event with its red position in the asylum and its grey ones in museum and hospital. */
function reveal(standing: Standing[], position: Position = {}) {
  const grid = tracker(2, 10, { red: 2, grey: [1, 1] }, { red: 0, grey: [1, 0] });
  const pieces = [...plainCity({ cathedral: { standing } }), quietEvent("today", 2, [1, 5]), grid];
  return table({ phase: "event", eventTop: ["today"], ...position }, { pieces });
}

test("MN-3.4 red and grey: the numbers of the grid, never below 0", () => {
  const agents = (value: "red" | "grey", add: number, veil = 6) => {
    const t = reveal([{ kind: "modifier", value, add }], { veil });
    if (t.question === "event.more-grey") t.answer("museum");
    const { asylum, museum, hospital } = t.position.districts ?? {};
    return [asylum.hidden, museum.hidden, hospital.hidden];
  };
  expect(agents("red", 1)).toEqual([3, 1, 1]);
  expect(agents("red", -3)).toEqual([0, 1, 1]);
  expect(agents("grey", 1)).toEqual([2, 2, 2]);
  expect(agents("grey", -2)).toEqual([2, 0, 0]);
  expect(agents("grey", 2, 3)).toEqual([0, 3, 0]);
});

test("MN-3.7 entry-loss: for each district, by where it is", () => {
  const t = (add: number, at?: "anywhere") =>
    reveal([{ kind: "modifier", value: "entry-loss", add, ...(at === undefined ? {} : { at }) }], {
      vampires: { imre: { at: "asylum" }, mila: { at: "museum" } },
    });
  t(1).expectPosition({ veil: 4 });
  t(1, "anywhere").expectPosition({ veil: 2 });
  t(-2, "anywhere").expectPosition({ veil: 6 });
});

test("MN-3.11 crowd: how many agents start a day combat there", () => {
  const fights = (add: number, hidden: number, place = "cathedral") => {
    const t = under([{ kind: "modifier", value: "crowd", add }], {
      phase: "hunt",
      districts: { [place]: { hidden } },
      vampires: { imre: { at: place } },
    });
    return t.factsOf("fight-began").length;
  };
  expect([2, 3].map((n) => fights(0, n))).toEqual([0, 1]);
  expect([4, 5].map((n) => fights(2, n))).toEqual([0, 1]);
  expect([1, 2].map((n) => fights(-1, n))).toEqual([0, 1]);
  expect(fights(2, 3, "museum")).toBe(1);
});

test("MN-6.3 wound: blood that a die costs, for the faces named, never below 0", () => {
  const blood = (add: number, faces: number[] | undefined, die: number) =>
    under([{ kind: "modifier", value: "wound", add, ...(faces === undefined ? {} : { faces }) }], {
      dice: [die, 6],
      districts: { cathedral: { exposed: 1 } },
    }).answer("fight", `die:${die}`).position.vampires?.imre.blood;
  expect([1, 2, 3, 4, 5].map((die) => blood(-1, [3, 4], die))).toEqual([3, 3, 4, 4, 4]);
  expect([1, 5].map((die) => blood(1, undefined, die))).toEqual([2, 3]);
  expect(blood(-2, undefined, 1)).toBe(4);
  expect(blood(2, [1], 1)).toBe(1);
  expect(blood(2, [6], 1)).toBe(3);
});

test("MN-5.8 blood-limit: up and down", () => {
  const at = (add: number, blood: number) =>
    under([{ kind: "modifier", value: "blood-limit", add }], {
      vampires: { imre: { kills: 4, blood } },
    });
  at(1, 1)
    .answer("wild-hunt")
    .expectPosition({ vampires: { imre: { blood: 5 } } });
  at(-1, 1)
    .answer("wild-hunt")
    .expectPosition({ vampires: { imre: { blood: 3 } } });
  expect(at(-1, 3).whyNot("hunt")).toBe("blood-full MN-5.13");
});

test("MN-9.4 blood above the limit of 4 is lost where the higher limit does not reach", () => {
  const t = under([{ kind: "modifier", value: "blood-limit", add: 2 }], {
    vampires: { imre: { blood: 6 } },
  });
  t.expectPosition({ vampires: { imre: { blood: 6 } } });
  t.answer("move:museum").expectPosition({ bloodSupply: 2, vampires: { imre: { blood: 4 } } });
});

test("MN-12.1 ritual-minions: by the district of the ritual", () => {
  const standing: Standing[] = [{ kind: "modifier", value: "ritual-minions", add: 1 }];
  const ready = (at: string): Position => ({
    districts: { [at]: { minions: 2 } },
    vampires: { imre: { at, kills: 9, sigil: "asylum" }, mila: { at, sigil: "hospital" } },
  });
  const pieces = [
    vampire("imre", { sigil: [{ kind: "modifier", value: "red", add: 0 }] }),
    vampire("mila", { sigil: [{ kind: "modifier", value: "red", add: 0 }] }),
  ];
  const why = (at: string) => under(standing, ready(at), { pieces }).whyNot("ritual");
  expect(why("cathedral")).toBe("too-few-minions MN-12.1");
  expect(why("museum")).toBeUndefined();
});
