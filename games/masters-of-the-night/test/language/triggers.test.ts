import { expect, test } from "vitest";
import type { Effect, Happening } from "../../src/content/language.js";
import type { Piece, Position } from "../../src/index.js";
import { plainCity } from "../support/city.js";
import { event, relic, turn, under, vampire, watch } from "../support/probe.js";

const bonus: Effect = [{ do: "gain", what: "kills", who: "leader" }];

test("once: a round sticks to the piece", () => {
  const of = (once?: "round") =>
    turn(
      { ap: 4, eventsInPlay: { watch: {} } },
      { pieces: [watch("recruits", bonus, once)] },
    ).answer("recruit", "recruit");
  of().expectPosition({ vampires: { imre: { kills: 2 } }, used: [] });
  of("round").expectPosition({ vampires: { imre: { kills: 1 } }, used: ["watch"] });
});

test("once: what happens twice at a time is answered once", () => {
  const t = turn(
    { eventsInPlay: { watch: {} } },
    {
      pieces: [
        watch("minions-placed", bonus, "round"),
        vampire("imre", {
          blood: {
            effect: [{ do: "place", what: "minion", in: { set: "districts", where: "corner" } }],
          },
        }),
      ],
    },
  );
  t.answer("blood-ability");
  while (t.question === "standing.order") t.answer(t.options[0]);
  t.expectPosition({ minionReserve: 5, vampires: { imre: { kills: 1 } } });
});

test("when and who: asked at the moment of the happening", () => {
  const tile = (who: "holder" | "others", kills: number) => {
    const bell = relic("silver-bell", {
      standing: [
        {
          kind: "trigger",
          after: "turn-ends",
          who,
          when: { is: "at-least", n: 2, of: { count: "kills", who: "them" } },
          then: [{ do: "gain", what: "blood", who: "them" }],
        },
      ],
    });
    const t = turn(
      {
        vampires: {
          imre: { kills, blood: 1, relics: ["silver-bell"] },
          mila: { kills: 2, blood: 1 },
        },
      },
      { pieces: [bell] },
    );
    t.answer("end-turn");
    const first = t.position.vampires?.imre.blood;
    t.answer("end-turn");
    return [first, t.position.vampires?.mila.blood];
  };
  expect(tile("holder", 2)).toEqual([2, 1]);
  expect(tile("holder", 1)).toEqual([1, 1]);
  expect(tile("others", 2)).toEqual([1, 2]);
});

test("MN-1.7 triggers of one moment are resolved in the order that the acting player likes", () => {
  const mine = (id: string, n: number): Piece =>
    event(id, [{ do: "stay" }], {
      standing: [
        {
          kind: "trigger",
          after: "recruits",
          then: [{ do: "gain", what: "kills", n, who: "them" }],
        },
      ],
    });
  const t = turn(
    { active: "mila", vampires: { mila: { at: "cathedral" } }, eventsInPlay: { one: {}, two: {} } },
    { pieces: [mine("one", 1), mine("two", 2)], players: 2, control: [0, 1] },
  ).answer("recruit");
  expect([t.question, t.rule, t.seat]).toEqual(["standing.order", "MN-1.7", 1]);
  t.expectOptions("resolve:one:1", "resolve:two:2");
  t.answer("resolve:two:2").expectPosition({ vampires: { mila: { kills: 3 } } });
  expect(t.factsOf("kills-gained").map(({ n }) => n)).toEqual([2, 1]);
});

test("a trigger that nobody can tell apart needs no order", () => {
  const twice = { kind: "trigger" as const, after: "minions-placed" as const, then: bonus };
  const t = under(
    [twice],
    {},
    {
      pieces: [
        vampire("imre", {
          blood: {
            effect: [
              { do: "repeat", times: 2, then: [{ do: "place", what: "minion", at: "here" }] },
            ],
          },
        }),
      ],
    },
  ).answer("blood-ability");
  t.expectPosition({ vampires: { imre: { kills: 2 } } });
  expect(t.question).toBe("night.act");
});

test("what a chosen trigger sets off is resolved before those that it was chosen before", () => {
  const mine = (id: string, then: Effect, after: Happening = "recruits"): Piece =>
    event(id, [{ do: "stay" }], { standing: [{ kind: "trigger", after, then }] });
  const t = turn(
    { veil: 4, eventsInPlay: { one: {}, two: {}, three: {} } },
    {
      pieces: [
        mine("one", [{ do: "gain", what: "kills", n: 1, who: "them" }]),
        mine("two", [{ do: "lose", what: "veil" }]),
        mine("three", [{ do: "gain", what: "kills", n: 2, who: "leader" }], "veil-falls"),
      ],
    },
  ).answer("recruit", "resolve:two:2");
  expect(t.factsOf("trigger").map(({ piece }) => piece)).toEqual(["two", "three", "one"]);
  t.expectPosition({ vampires: { imre: { kills: 3 } }, waiting: [] });
});

test("MN-3.2 MN-9.3 MN-10.1 a trigger is told with the rule of its piece", () => {
  const trigger = { kind: "trigger" as const, after: "recruits" as const, then: bonus };
  const told = (position: Position, pieces: Piece[]) =>
    turn(position, { pieces })
      .answer("recruit")
      .factsOf("trigger")
      .map(({ rule }) => rule);
  expect(told({}, plainCity({ cathedral: { standing: [trigger] } }))).toEqual(["MN-3.2"]);
  expect(
    told({ vampires: { imre: { kills: 2, relics: ["silver-bell"] } } }, [
      relic("silver-bell", { standing: [trigger] }),
    ]),
  ).toEqual(["MN-9.3"]);
  expect(
    told({ vampires: { mila: { sigil: "cathedral" } } }, [vampire("mila", { sigil: [trigger] })]),
  ).toEqual(["MN-10.1"]);
});
