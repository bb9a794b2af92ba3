import type { Effect, Step } from "../../src/content/language.js";
import type { Piece } from "../../src/content/pieces.js";
import { locationOf, ritualOf } from "./samples.js";

/** Pieces with more in one another than any card should have, to see that they stay clear. */

const gain: Step = { do: "gain", what: "blood", n: 2 };
const lose: Step = { do: "lose", what: "fear" };
const alone = { is: "alone", at: "here" } as const;
const may = (...then: Effect): Step => ({ do: "may", then });
const when = (then: Effect, otherwise?: Effect): Step => ({
  do: "if",
  when: alone,
  then,
  ...(otherwise ? { else: otherwise } : {}),
});
const either = (first: Effect, second: Effect): Step => ({
  do: "either",
  of: [
    { name: "first", then: first },
    { name: "second", then: second },
  ],
});
const quarter: Step = { do: "choose", from: { set: "quarters", with: ["victim"] }, as: "q" };
const another: Step = { do: "choose", from: { set: "quarters", not: "q" }, as: "r" };
const player: Step = { do: "choose", from: { set: "players", with: "blood" }, as: "p" };
const number: Step = { do: "choose", from: { set: "numbers", from: 0, to: 3 }, as: "k" };
const rob: Step = { do: "give", what: "blood", n: 1, from: "p", to: "self" };
const pay = (then: Effect, otherwise?: Effect): Step => ({
  do: "pay",
  cost: { blood: 1 },
  then,
  ...(otherwise ? { else: otherwise } : {}),
});

const effects: readonly Effect[] = [
  [when([may(gain, lose), { do: "draw" }], [when([gain, lose]), { do: "draw" }])],
  [may(when([may(gain), lose], [lose, gain]), { do: "draw" }, gain)],
  [either([may(gain, lose), lose], [either([gain, lose], [lose, gain]), { do: "draw" }]), gain],
  [
    { do: "repeat", times: 2, then: [pay([gain, lose], [lose, may(gain)]), { do: "draw" }] },
    when([{ do: "each", of: { set: "players" }, as: "p", then: [rob, lose] }, gain]),
  ],
  [
    {
      do: "each",
      of: { set: "quarters", dieAtLeast: 3 },
      as: "q",
      then: [when([{ do: "shift", at: "q", by: 1 }, gain], [{ do: "dismiss", at: "q" }]), lose],
    },
    { do: "draw" },
  ],
  [
    quarter,
    { do: "shift", at: "q", by: -1 },
    another,
    { do: "move", what: "blood", n: "all", from: "q", to: "r" },
    player,
    rob,
    when([{ do: "lose", what: "vp", who: "p" }, gain]),
    lose,
  ],
  [number, { do: "cull", n: "k" }, { do: "gain", what: "blood", n: "k" }, quarter, gain],
  [
    player,
    { do: "choose", from: { set: "torpor", of: "p", kind: "victim" }, as: "c" },
    { do: "wake", card: "c" },
    { do: "gain", what: "influence", n: { count: "torpor", who: "p", per: 2 } },
  ],
];

const there = { is: "victim", at: "there", class: "noble" } as const;
const fear = { is: "at-least", n: 3, of: { count: "fear", who: "them" } } as const;

const rituals: readonly Piece[] = [
  ritualOf({
    standing: [
      {
        kind: "trigger",
        after: "night-done",
        who: "others",
        when: { is: "all", of: [there, { is: "any", of: [fear, { is: "most", what: "vp" }] }] },
        then: [
          { do: "choose", from: { set: "quarters", not: "there" }, as: "q" },
          { do: "move", what: "influence", from: "there", to: "q" },
          player,
          { do: "give", what: "vp", from: "p", to: "them" },
        ],
      },
      { kind: "modifier", value: "night", add: { count: "die", at: "there" }, when: there },
      { kind: "score", add: { count: "hand", class: "noble", per: 2, times: 2, most: 6 } },
    ],
    daily: { cost: { influence: 1 }, effect: [pay([player, rob], [lose]), gain] },
  }),
];

export const knots: readonly Piece[] = [
  ...effects.map((effect, i) => ({ ...locationOf(...effect), id: `knot-${i}` })),
  ...rituals,
];
