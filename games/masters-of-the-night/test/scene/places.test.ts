import { openQuestions } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import type { Effect, Standing } from "../../src/content/language.js";
import { type Position, placeIds, placesOf } from "../../src/index.js";
import { actions } from "../../src/rules/actions/index.js";
import { nightPlacers } from "../../src/scene/night-places.js";
import { placers } from "../../src/scene/option-places.js";
import { rulebook } from "../../src/table.js";
import { did, event, relic, rite, today, turn, vampire, watch } from "../support/probe.js";
import { type TestTable, table } from "../support/table.js";
import { placesAt, sceneAt } from "./seeing.js";

test("every kind of question and every action has its places", () => {
  const kinds = rulebook.questions.flatMap((kind) => (kind === undefined ? [] : [kind.name]));
  expect(Object.keys(placers).sort()).toEqual(kinds.sort());
  const names = [...actions.map(({ name }) => name), "end-turn"];
  expect(Object.keys(nightPlacers).sort()).toEqual(names.sort());
});

test("the places of a scene, each once", () => {
  const t = did([{ do: "omen" }, { do: "draw-relic" }], {
    dice: [2, 2],
    aside: [2, 5],
    event: "paparazzi",
    eventTop: ["power-cut"],
    relicTop: ["umbral-cape"],
    placedRelics: { "leaden-shutters": "museum" },
    vampires: { imre: { kills: 2, relics: ["silver-bell"] }, mila: { kills: 2 } },
  });
  const sheet = (v: number): string[] => [
    `vampire:${v}`,
    `power:${v}:blood`,
    `power:${v}:dark`,
    `power:${v}:sigil`,
  ];
  expect(placeIds(sceneAt(t))).toEqual([
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((position) => `district:${position}`),
    ...sheet(0),
    ...sheet(1),
    "event:paparazzi",
    "event:power-cut",
    "relic:silver-bell",
    "relic:umbral-cape",
    "relic:leaden-shutters",
    "die:2",
    "die:5",
    "aside:2",
    "aside:5",
  ]);
});

test("a question that is not known here is answered where it is decided", () => {
  const place = (t: TestTable): readonly string[] => {
    const [question] = openQuestions(t.scene.play);
    return placesOf(t.game, t.state, { ...question, kind: "from.tomorrow" }, "any");
  };
  expect(place(table({ phase: "districts", leader: "mila" }))).toEqual(["vampire:1"]);
  expect(place(turn({ leader: "mila" }))).toEqual(["vampire:0"]);
});

test("the actions of a turn", () => {
  const use = { cost: {}, effect: [{ do: "gain", what: "veil", n: 1 } as const] };
  const t = turn(
    {
      veil: 3,
      vampires: {
        imre: { kills: 9, blood: 2, relics: ["umbral-cape", "lens"] },
        mila: { at: "cathedral", kills: 5, relics: ["crooked-dice"] },
      },
      districts: { cathedral: { minions: 1, hidden: 1, exposed: 1 } },
    },
    { pieces: [relic("lens", { use })] },
  );
  const places = placesAt(t);
  expect(places["move:museum"]).toEqual(["district:1", "vampire:0"]);
  expect(places["move:museum+1"]).toEqual(["district:1", "vampire:0"]);
  expect(places["leap:asylum+1"]).toEqual(["district:2", "vampire:0"]);
  for (const key of ["expose", "fight", "hunt", "wild-hunt"]) {
    expect(places[key]).toEqual(["district:4", "vampire:0"]);
  }
  expect(places["blood-ability"]).toEqual(["power:0:blood", "vampire:0"]);
  expect(places["dark-ability"]).toEqual(["power:0:dark", "vampire:0"]);
  expect(places["relic:lens"]).toEqual(["relic:lens", "vampire:0"]);
  expect(places["exchange:mila:give=umbral-cape:take=crooked-dice"]).toEqual([
    "relic:umbral-cape",
    "relic:crooked-dice",
    "vampire:1",
    "vampire:0",
  ]);
  expect(places["exchange:mila:give=umbral-cape"]).toEqual([
    "relic:umbral-cape",
    "vampire:1",
    "vampire:0",
  ]);
  expect(places["end-turn"]).toEqual(["vampire:0"]);
});

test("recruiting, the night effect, the sigil and the ritual", () => {
  const t = rite([{ do: "gain", what: "veil", n: 1 }], {
    veil: 3,
    vampires: { imre: { kills: 9 } },
    districts: { cathedral: { minions: 3 } },
  });
  const places = placesAt(t);
  expect(places.recruit).toEqual(["district:4", "vampire:0"]);
  expect(places["night-effect"]).toEqual(["district:4", "vampire:0"]);
  expect(places.sigillate).toEqual(["district:4", "vampire:0", "power:0:sigil"]);
  const end = turn({
    vampires: {
      imre: { kills: 9, sigil: "museum" },
      mila: { at: "cathedral", kills: 9, sigil: "asylum" },
    },
    districts: { cathedral: { minions: 2 } },
  });
  expect(placesAt(end).ritual).toEqual(["district:4", "vampire:0"]);
});

describe("the day", () => {
  test("districts in their order, and where a fight comes first", () => {
    expect(placesAt(table({ phase: "districts" }))).toEqual({
      museum: ["district:1"],
      asylum: ["district:2"],
      hospital: ["district:5"],
      "printing-house": ["district:8"],
    });
    const t = table({
      phase: "hunt",
      vampires: { imre: { at: "museum" }, mila: { at: "asylum" } },
      districts: { museum: { hidden: 3 }, asylum: { hidden: 3 } },
    });
    expect(placesAt(t)).toEqual({ museum: ["district:1"], asylum: ["district:2"] });
  });

  test("agents that are sent elsewhere go there; those that are not stay", () => {
    const gate = relic("gate", { placed: true, standing: [{ kind: "redirect" }] });
    const t = today(
      [{ do: "place", what: "agent", n: 1, in: { set: "districts", where: "center" } }],
      { placedRelics: { gate: "museum" } },
      { pieces: [gate] },
    );
    expect(t.question).toBe("fill.redirect-agents");
    expect(placesAt(t)).toEqual({
      "cathedral:0-to-museum": ["district:4"],
      "cathedral:1-to-museum": ["district:1", "district:4"],
    });
  });
});

describe("fights", () => {
  const both: Position = {
    phase: "hunt",
    vampires: { imre: { at: "museum" }, mila: { at: "museum" } },
    districts: { museum: { hidden: 4, minions: 1 } },
  };

  test("who begins, and who is given up where", () => {
    const t = table(both);
    expect(placesAt(t)).toEqual({ imre: ["vampire:0"], mila: ["vampire:1"] });
    t.answer("mila");
    expect(placesAt(t)).toEqual({
      "minions:1": ["district:1", "vampire:1"],
      "minions:0": ["district:1", "vampire:1"],
    });
  });

  test("dice, and abilities for a die that was picked", () => {
    const t = table(
      {
        phase: "turn",
        active: "laszlo",
        dice: [5, 2],
        vampires: { laszlo: { at: "museum", blood: 3 } },
        districts: { museum: { exposed: 2 } },
      },
      { vampires: ["mila", "laszlo"] },
    ).answer("fight");
    expect(placesAt(t)).toEqual({ "die:2": ["die:2"], "die:5": ["die:5"] });
    t.answer("die:2");
    expect(placesAt(t)).toEqual({
      "blood-ability:die:2": ["power:1:blood", "picked:2", "die:2", "vampire:1"],
      done: ["vampire:1"],
    });
  });
});

test("a relic that was drawn goes to a vampire, one too many goes", () => {
  const t = did([{ do: "draw-relic" }], {
    relicTop: ["umbral-cape"],
    vampires: { imre: { kills: 2, relics: ["silver-bell"] }, mila: { kills: 2 } },
  });
  expect(placesAt(t)).toEqual({ imre: ["vampire:0"], mila: ["vampire:1"] });
  t.answer("imre");
  expect(placesAt(t)).toEqual({
    "umbral-cape": ["relic:umbral-cape"],
    "silver-bell": ["relic:silver-bell"],
  });
});

describe("effects", () => {
  const choose = (from: Extract<Effect[number], { do: "choose" }>["from"]): Effect[number] => ({
    do: "choose",
    from,
    as: "it",
  });

  test("what is chosen is where it lies", () => {
    const chose = (from: Parameters<typeof choose>[0], position: Position = {}): TestTable =>
      did([choose(from), { do: "gain", what: "kills", n: 1 }], position);
    const held: Position = { vampires: { imre: { kills: 2, relics: ["silver-bell"] } } };
    expect(placesAt(chose({ set: "districts", where: "center" }))).toEqual({
      cathedral: ["district:4"],
    });
    expect(placesAt(chose({ set: "vampires", not: "self" }))).toEqual({
      mila: ["vampire:1"],
    });
    expect(placesAt(chose({ set: "relics", of: "self" }, held))).toEqual({
      "silver-bell": ["relic:silver-bell"],
    });
    expect(placesAt(chose({ set: "dice" }, { dice: [6, 4, 4], aside: [1] }))).toEqual({
      "die:4": ["die:4"],
      "die:6": ["die:6"],
    });
  });

  test("a die that comes back lies aside", () => {
    const t = did([{ do: "return-die" }], { dice: [4, 6], aside: [1, 4] });
    expect(placesAt(t)).toEqual({ "die:1": ["aside:1", "die:1"], "die:4": ["aside:4", "die:4"] });
  });

  test("numbers and refusals belong to what was chosen last, then to the piece", () => {
    const t = did([
      choose({ set: "districts", where: "corner" }),
      { do: "choose", from: { set: "numbers", from: 1, to: 2 }, as: "many", may: true },
      { do: "place", what: "agent", n: "many", at: "it" },
    ]);
    t.answer("asylum");
    const where = ["district:2", "power:0:blood", "vampire:0"];
    expect(placesAt(t)).toEqual({ 1: where, 2: where, decline: where });
  });

  test("yes and no belong to the one whose turn it is among many", () => {
    const t = today([
      {
        do: "each",
        of: { set: "vampires" },
        as: "each",
        then: [{ do: "may", then: [{ do: "lose", what: "blood", n: 1, who: "each" }] }],
      },
    ]);
    expect(placesAt(t).yes).toEqual(["vampire:0", "event:today"]);
    t.answer("no");
    expect(placesAt(t)).toEqual({
      yes: ["vampire:1", "event:today", "vampire:0"],
      no: ["vampire:1", "event:today", "vampire:0"],
    });
  });

  const either: Effect[number] = {
    do: "either",
    of: [
      { name: "up", then: [{ do: "gain", what: "kills", n: 1 }] },
      { name: "down", then: [{ do: "lose", what: "blood", n: 1 }] },
    ],
  };

  const first = (t: TestTable): string[] => Object.values(placesAt(t)).map(([place]) => place);

  test("a way is chosen on the piece that asks", () => {
    expect(first(today([either]))).toEqual(["event:today", "event:today"]);
    expect(first(rite([either]).answer("night-effect"))).toEqual(["district:4", "district:4"]);
    const lens = relic("lens", { use: { cost: {}, effect: [either] } });
    const t = turn({ vampires: { imre: { kills: 2, relics: ["lens"] } } }, { pieces: [lens] });
    expect(first(t.answer("relic:lens"))).toEqual(["relic:lens", "relic:lens"]);
  });

  test("a card that has left asks from its owner's sheet", () => {
    const ember = relic("ember", { use: { cost: {}, effect: [{ do: "leave" }, either] } });
    const t = turn({ vampires: { imre: { kills: 2, relics: ["ember"] } } }, { pieces: [ember] });
    expect(first(t.answer("relic:ember"))).toEqual(["vampire:0", "vampire:0"]);
  });

  const hunter: Position = { vampires: { imre: { kills: 1, blood: 1 } } };

  test("an event that has left leaves the question to what it was about", () => {
    const t = turn(
      { ...hunter, eventsInPlay: { watch: {} } },
      { pieces: [watch("hunts", [{ do: "leave" }, either])] },
    ).answer("hunt");
    expect(placesAt(t).up).toEqual(["district:4", "vampire:0"]);
  });

  test("a sigil asks from where it lies", () => {
    const sigil: Standing[] = [{ kind: "trigger", after: "hunts", at: "anywhere", then: [either] }];
    const t = turn(
      { vampires: { imre: { kills: 9, blood: 1, sigil: "museum" } } },
      { pieces: [vampire("imre", { sigil })] },
    ).answer("hunt");
    const lower = ["district:1", "power:0:sigil"];
    expect(placesAt(t).down).toEqual(["district:4", "vampire:0", ...lower]);
  });

  test("what was chosen last comes first: a relic before its district", () => {
    const t = did(
      [
        choose({ set: "districts", where: "corner" }),
        { do: "choose", from: { set: "relics", of: "self" }, as: "other" },
        either,
      ],
      { vampires: { imre: { kills: 2, relics: ["silver-bell"] } } },
    ).answer("asylum", "silver-bell");
    const lower = ["power:0:blood", "vampire:0"];
    expect(placesAt(t).up).toEqual(["relic:silver-bell", "district:2", ...lower]);
  });

  test("which agent of a district, and who comes along where", () => {
    const mixed = did(
      [choose({ set: "districts", with: ["agent"] }), { do: "remove", what: "agent", at: "it" }],
      { districts: { asylum: { hidden: 1, exposed: 1 } } },
    ).answer("asylum");
    expect(placesAt(mixed)).toEqual({ hidden: ["district:2"], exposed: ["district:2"] });
    const company = did(
      [
        choose({ set: "districts", where: "corner" }),
        { do: "travel", who: "self", to: "it", minions: true },
      ],
      { districts: { cathedral: { minions: 1 } } },
    ).answer("asylum");
    expect(placesAt(company)).toEqual({
      "minions:0": ["district:2", "vampire:0"],
      "minions:1": ["district:2", "vampire:0"],
    });
  });

  test("a borrowed ability is the borrower's", () => {
    const t = turn({
      active: "mila",
      vampires: { imre: { blood: 1 }, mila: { kills: 2, relics: ["borrowed-heart"] } },
      districts: { cathedral: { hidden: 2 } },
    }).answer("relic:borrowed-heart");
    expect(t.question).toBe("custom.lent-ability");
    expect(new Set(Object.values(placesAt(t)).flat())).toEqual(new Set(["vampire:1"]));
  });
});

describe("what is due at the same moment", () => {
  /** Hunting sets off a card of the city, one in the asylum, and the ability of a relic. */
  const hunts = (id: string) =>
    event(id, [{ do: "stay" }], {
      standing: [{ kind: "trigger", after: "hunts", at: "anywhere", then: [gain] }],
    });
  const gain: Effect[number] = { do: "gain", what: "veil", n: 1 };

  test("belongs to its card, then to where and whom it is about", () => {
    const t = turn(
      {
        veil: 1,
        vampires: { imre: { kills: 1, blood: 1 } },
        eventsInPlay: { watch: {}, stone: { at: "asylum" } },
      },
      { pieces: [watch("hunts", [gain]), hunts("stone")] },
    ).answer("hunt");
    expect(t.question).toBe("standing.order");
    expect(placesAt(t)).toEqual({
      "resolve:watch:1": ["event:watch", "district:4", "vampire:0"],
      "resolve:stone:2": ["event:stone", "district:4", "vampire:0", "district:2"],
    });
  });

  test("counts only those that are not held back", () => {
    const again: Effect = [{ do: "place", what: "minion", at: "self" }];
    const placed = (id: string) =>
      event(id, [{ do: "stay" }], {
        standing: [{ kind: "trigger", after: "minions-placed", then: [gain], at: "anywhere" }],
      });
    const t = turn(
      {
        veil: 1,
        vampires: { imre: { kills: 1, blood: 1 } },
        eventsInPlay: { watch: {}, stone: { at: "asylum" }, one: { at: "museum" }, other: {} },
      },
      { pieces: [watch("hunts", again), hunts("stone"), placed("one"), placed("other")] },
    ).answer("hunt", "resolve:watch:1");
    expect(t.question).toBe("standing.order");
    expect(placesAt(t)).toEqual({
      "resolve:one:1": ["event:one", "district:4", "district:1"],
      "resolve:other:2": ["event:other", "district:4"],
    });
  });
});
