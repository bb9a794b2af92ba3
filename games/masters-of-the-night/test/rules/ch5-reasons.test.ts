import { expect, test } from "vitest";
import type { Ban, Effect } from "../../src/content/language.js";
import type { Piece, Position } from "../../src/index.js";
import { plainCity } from "../support/city.js";
import { relic, turn, vampire } from "../support/probe.js";

/** Of several reasons why an action is not available the first of a fixed order is told. */

type Tokens = NonNullable<Position["districts"]>[string];
type Vampire = NonNullable<Position["vampires"]>[string];

interface Need {
  ap?: number;
  veil?: number;
  dice?: number[];
  eventDeck?: string[];
  used?: string[];
  here?: Tokens;
  imre?: Vampire;
  mila?: Vampire;
  minionReserve?: number;
  /** What was forbidden no longer is. */
  lift?: true;
}

const quiet = (id: string): Piece =>
  vampire(id, { sigil: [{ kind: "modifier", value: "red", add: 0 }] });

/** What stands in the way, while one need after the other is met; at last the bans are lifted. */
function reasons(action: string, banned: Ban[], pieces: Piece[], needs: Need[]): string[] {
  const told: string[] = [];
  let met: Need = { ap: 0 };
  for (const need of [{}, ...needs]) {
    met = {
      ...met,
      ...need,
      here: { ...met.here, ...need.here },
      imre: { ...met.imre, ...need.imre },
      mila: { ...met.mila, ...need.mila },
    };
    const { here = {}, imre = {}, mila = {}, lift: isFree, ...rest } = met;
    const actions = isFree === true ? [] : banned;
    const city = plainCity(
      actions.length === 0
        ? {}
        : { cathedral: { standing: [{ kind: "ban", actions, at: "near" }] } },
    );
    const position = { ...rest, districts: { cathedral: here }, vampires: { imre, mila } };
    const ids = pieces.map(({ id }) => id);
    const t = turn(position, {
      pieces: [...city.filter(({ id }) => !ids.includes(id)), ...pieces],
    });
    told.push(t.whyNot(action)?.split(" ")[0] ?? "offered");
  }
  return told;
}

const lift: Need = { lift: true };
const ap: Need = { ap: 2 };

test("MN-5.13 the reason told: expose, fight, recruit", () => {
  expect(reasons("expose", ["expose"], [], [ap, lift, { here: { hidden: 1 } }])).toEqual([
    "too-few-ap",
    "forbidden",
    "no-hidden-agent",
    "offered",
  ]);
  expect(reasons("fight", ["fight"], [], [ap, lift, { here: { exposed: 1 } }])).toEqual([
    "too-few-ap",
    "forbidden",
    "no-exposed-agent",
    "offered",
  ]);
  const none = { minionReserve: 0 };
  expect(reasons("recruit", ["recruit"], [], [none, ap, lift, { minionReserve: 1 }])).toEqual([
    "too-few-ap",
    "too-few-ap",
    "forbidden",
    "no-minion-in-reserve",
    "offered",
  ]);
});

test("MN-5.13 the reason told: move and leap", () => {
  const both: Ban[] = ["move-out", "move-in"];
  expect(reasons("move", both, [], [ap, lift])).toEqual(["too-few-ap", "may-not-leave", "offered"]);
  const cape = relic("umbral-cape", { standing: [{ kind: "reach", cost: { blood: 2, veil: 2 } }] });
  const held = { imre: { kills: 2, relics: ["umbral-cape"], blood: 1 }, veil: 1 };
  expect(
    reasons(
      "leap",
      ["relic", "move-out"],
      [cape],
      [held, lift, { imre: { blood: 4 } }, { veil: 3 }, ap],
    ),
  ).toEqual([
    "nothing-carries-so-far",
    "forbidden",
    "too-little-blood",
    "too-little-veil",
    "too-few-ap",
    "offered",
  ]);
});

test("MN-5.13 the reason told: hunt and wild hunt", () => {
  const full = [ap, lift, { imre: { blood: 3 } }];
  expect(reasons("hunt", ["hunt"], [], [{ imre: { kills: 1 } }, ...full])).toEqual([
    "too-few-kills",
    "too-few-ap",
    "forbidden",
    "blood-full",
    "offered",
  ]);
  expect(reasons("wild-hunt", ["wild-hunt"], [], [{ imre: { kills: 4 } }, ...full])).toEqual([
    "too-few-kills",
    "too-few-ap",
    "forbidden",
    "blood-full",
    "offered",
  ]);
});

test("MN-5.13 the reason told: exchange", () => {
  const bell = relic("silver-bell", {});
  const needs: Need[] = [
    { imre: { kills: 2 } },
    { mila: { at: "cathedral" } },
    lift,
    { mila: { relics: ["silver-bell"] } },
  ];
  expect(reasons("exchange", ["exchange"], [bell], needs)).toEqual([
    "too-few-kills",
    "no-vampire-here",
    "forbidden",
    "nothing-to-exchange",
    "offered",
  ]);
});

test("MN-5.13 the reason told: sigillate", () => {
  const needs: Need[] = [
    { here: { hidden: 1 }, mila: { sigil: "cathedral" }, imre: { sigil: "asylum" } },
    { imre: { kills: 9 } },
    { imre: { sigil: null } },
    ap,
    lift,
    { here: { hidden: 0 } },
    { mila: { sigil: null } },
    { here: { minions: 1 } },
  ];
  expect(reasons("sigillate", ["sigillate"], [quiet("imre"), quiet("mila")], needs)).toEqual([
    "too-few-kills",
    "too-few-kills",
    "sigil-used",
    "too-few-ap",
    "forbidden",
    "agents-here",
    "sigil-here",
    "no-minion-here",
    "offered",
  ]);
});

test("MN-5.13 the reason told: ritual", () => {
  const needs: Need[] = [
    { here: { exposed: 1 } },
    { imre: { kills: 9 } },
    ap,
    { imre: { sigil: "asylum" }, mila: { sigil: "hospital" } },
    { mila: { at: "cathedral" } },
    { here: { exposed: 0 } },
    { here: { minions: 2 } },
  ];
  expect(reasons("ritual", [], [quiet("imre"), quiet("mila")], needs)).toEqual([
    "too-few-kills",
    "too-few-kills",
    "too-few-ap",
    "sigil-missing",
    "vampires-not-together",
    "agents-here",
    "too-few-minions",
    "offered",
  ]);
});

/** All that a price and an effect can want, in the order in which it is looked at. */
const omen: Effect = [
  { do: "omen" },
  { do: "place", what: "agent", in: { set: "districts", where: "grid" } },
];
const dear = {
  cost: { ap: 1, blood: 2, veil: 2, minions: 1, die: [6] },
  when: { is: "has" as const, at: "here", feature: "hidden" as const },
  once: "round" as const,
};
const bare: Need = { imre: { blood: 1 }, veil: 1, dice: [1], eventDeck: [] };
const payable: Need[] = [
  ap,
  { used: [] },
  { imre: { blood: 2 } },
  { veil: 2 },
  { here: { minions: 1 } },
  { dice: [1, 6] },
  { here: { hidden: 1 } },
  { eventDeck: ["last-crusade"] },
];
const inOrder = [
  "too-few-ap",
  "used-this-round",
  "too-little-blood",
  "too-little-veil",
  "too-few-minions",
  "no-such-die",
  "condition-not-met",
  "no-event-left",
  "offered",
];

test("MN-5.13 the reason told: a night effect", () => {
  const night = { ...dear, effect: omen };
  const tile: Piece = { kind: "district", id: "cathedral", name: "C", origin: "house", night };
  const needs = [{ ...bare, used: ["cathedral"] }, ...payable];
  expect(reasons("night-effect", [], [tile], needs).slice(1)).toEqual(inOrder);
});

test("MN-5.13 the reason told: a blood and a dark ability", () => {
  const imre = vampire("imre", {
    blood: { ...dear, effect: omen },
    dark: { ...dear, effect: omen },
  });
  const needs = [{ ...bare, used: ["imre"] }, lift, ...payable];
  expect(reasons("blood-ability", ["blood-ability"], [imre], needs).slice(1)).toEqual([
    "forbidden",
    ...inOrder,
  ]);
  const master = [{ ...bare, used: ["imre"] }, { imre: { kills: 6 } }, lift, ...payable];
  expect(reasons("dark-ability", ["dark-ability"], [imre], master).slice(1)).toEqual([
    "too-few-kills",
    "forbidden",
    ...inOrder,
  ]);
  const onDie = vampire("imre", {
    dark: { ...dear, timing: "die", effect: [{ do: "gain", what: "ap" }] },
  });
  expect(
    reasons("dark-ability", ["dark-ability"], [onDie], [{ imre: { kills: 6 } }, lift]),
  ).toEqual(["too-few-kills", "only-in-combat", "only-in-combat"]);
});

test("MN-5.13 the reason told: a relic", () => {
  const bell = relic("silver-bell", { use: { ...dear, effect: omen } });
  const held = { ...bare, used: ["silver-bell"] };
  const needs = [
    { ...held, imre: { blood: 1, kills: 2, relics: ["silver-bell"] } },
    lift,
    ...payable,
  ];
  expect(reasons("relic", ["relic"], [bell], needs)).toEqual([
    "forbidden",
    "forbidden",
    ...inOrder,
  ]);
});
