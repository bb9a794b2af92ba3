import { describe, expect, test } from "vitest";
import type { Effect, Step } from "../../src/content/language.js";
import { text } from "./samples.js";

const draw: Step = { do: "draw" };
const gain: Step = { do: "gain", what: "blood" };
const quarter: Step = { do: "choose", from: { set: "quarters" }, as: "q" };
const player: Step = { do: "choose", from: { set: "players" }, as: "p" };

/** For each step of the language at least one text, word for word; a new step must add one. */
const texts: Readonly<Record<Step["do"], readonly (readonly [string, Effect])[]>> = {
  choose: [
    [
      "Gain 2 Blood. Choose another Quarter: raise its die by 1.",
      [
        { do: "gain", what: "blood", n: 2 },
        { do: "choose", from: { set: "quarters", not: "here" }, as: "q" },
        { do: "shift", at: "q", by: 1 },
      ],
    ],
    [
      "Choose a Quarter: lower its die by 1, then put 1 Blood into its Night space. Draw a Victim.",
      [quarter, { do: "shift", at: "q", by: -1 }, { do: "put", what: "blood", at: "q" }, draw],
    ],
    [
      "Choose a Quarter with a Victim: discard its Victim, then draw a Victim.",
      [
        { do: "choose", from: { set: "quarters", with: ["victim"] }, as: "q" },
        { do: "dismiss", at: "q" },
        draw,
      ],
    ],
    [
      "You may choose a card in your Torpor and discard it.",
      [
        { do: "choose", from: { set: "torpor" }, as: "c", may: true },
        { do: "lay-to-rest", card: "c" },
      ],
    ],
    [
      "You may choose a card in your Torpor. If you do, discard it, gain 1 Blood, then draw a Victim.",
      [
        { do: "choose", from: { set: "torpor" }, as: "c", may: true },
        { do: "lay-to-rest", card: "c" },
        gain,
        draw,
      ],
    ],
    [
      "Choose a card in your Torpor: discard it. If you cannot, lose 1 Fear.",
      [
        {
          do: "choose",
          from: { set: "torpor" },
          as: "c",
          else: [{ do: "lose", what: "fear" }],
        },
        { do: "lay-to-rest", card: "c" },
      ],
    ],
    [
      "You may choose a card in your Torpor and discard it. If you do not, lose 1 Fear.",
      [
        {
          do: "choose",
          from: { set: "torpor" },
          as: "c",
          may: true,
          else: [{ do: "lose", what: "fear" }],
        },
        { do: "lay-to-rest", card: "c" },
      ],
    ],
    [
      "You may do this: choose a card in your Torpor and discard it; if you cannot, lose 1 Fear.",
      [
        {
          do: "may",
          then: [
            {
              do: "choose",
              from: { set: "torpor" },
              as: "c",
              else: [{ do: "lose", what: "fear" }],
            },
            { do: "lay-to-rest", card: "c" },
          ],
        },
      ],
    ],
    ["Choose another player.", [player]],
  ],
  may: [
    [
      "You may lose 1 Blood, then draw a Victim. Gain 1 Blood.",
      [{ do: "may", then: [{ do: "lose", what: "blood" }, draw] }, gain],
    ],
    [
      "You may choose another player. If you do, they gain 1 Blood.",
      [{ do: "may", then: [player, { do: "gain", what: "blood", who: "p" }] }],
    ],
    [
      "You may do this: each other player gains 1 Blood, then you draw a Victim.",
      [
        {
          do: "may",
          then: [
            {
              do: "each",
              of: { set: "players" },
              as: "p",
              then: [{ do: "gain", what: "blood", who: "p" }],
            },
            draw,
          ],
        },
      ],
    ],
  ],
  either: [
    [
      "Choose one: gain 1 Blood; or draw a Victim, then gain 1 Blood; or lose 1 Fear.",
      [
        {
          do: "either",
          of: [
            { name: "one", then: [gain] },
            { name: "two", then: [draw, gain] },
            { name: "three", then: [{ do: "lose", what: "fear" }] },
          ],
        },
      ],
    ],
  ],
  if: [
    [
      "If you are the start player, gain 1 Blood. Otherwise, draw a Victim.",
      [{ do: "if", when: { is: "start-player" }, then: [gain], else: [draw] }],
    ],
    [
      "If you are the start player, nothing happens. Otherwise, draw a Victim.",
      [{ do: "if", when: { is: "start-player" }, then: [], else: [draw] }],
    ],
  ],
  each: [
    [
      "Each other player loses 1 Blood, then gains 2 Fear.",
      [
        {
          do: "each",
          of: { set: "players" },
          as: "p",
          then: [
            { do: "lose", what: "blood", who: "p" },
            { do: "gain", what: "fear", n: 2, who: "p" },
          ],
        },
      ],
    ],
    [
      "For each other player, that player loses 1 Blood, then you draw a Victim.",
      [
        {
          do: "each",
          of: { set: "players" },
          as: "p",
          then: [{ do: "lose", what: "blood", who: "p" }, draw],
        },
      ],
    ],
    [
      "Raise the die of each other Quarter by 1.",
      [
        {
          do: "each",
          of: { set: "quarters", not: "here" },
          as: "q",
          then: [{ do: "shift", at: "q", by: 1 }],
        },
      ],
    ],
    [
      "For each Quarter with Blood, lower its die by 1, then take 1 Blood from its Night space.",
      [
        {
          do: "each",
          of: { set: "quarters", with: ["blood"] },
          as: "q",
          then: [
            { do: "shift", at: "q", by: -1 },
            { do: "take", what: "blood", at: "q" },
          ],
        },
      ],
    ],
    [
      "Return each Elder in your Torpor to your hand unfed.",
      [
        {
          do: "each",
          of: { set: "torpor", kind: "elder" },
          as: "c",
          then: [{ do: "wake", card: "c" }],
        },
      ],
    ],
  ],
  repeat: [
    ["Do this twice: draw a Victim.", [{ do: "repeat", times: 2, then: [draw] }]],
    [
      "Do this once for every 2 Rituals you have: draw a Victim.",
      [{ do: "repeat", times: { count: "rituals", per: 2 }, then: [draw] }],
    ],
    [
      "Do this twice for each Ritual you have (at most 4 times): draw a Victim.",
      [{ do: "repeat", times: { count: "rituals", times: 2, most: 4 }, then: [draw] }],
    ],
    [
      "You may lose 1 or more Blood. If you do, gain 2 Influence that many times.",
      [
        {
          do: "choose",
          from: { set: "numbers", from: 1, to: { count: "blood" } },
          as: "k",
          may: true,
        },
        { do: "lose", what: "blood", n: "k" },
        { do: "repeat", times: "k", then: [{ do: "gain", what: "influence", n: 2 }] },
      ],
    ],
    [
      "Do this a number of times equal to the die here: draw a Victim.",
      [{ do: "repeat", times: { count: "die", at: "here" }, then: [draw] }],
    ],
    [
      "Do this up to 4 times, at most once for each Blood you have: lose 1 Blood, then gain 2 Influence.",
      [
        {
          do: "choose",
          from: { set: "numbers", from: 0, to: { count: "blood", most: 4 } },
          as: "k",
        },
        {
          do: "repeat",
          times: "k",
          then: [
            { do: "lose", what: "blood" },
            { do: "gain", what: "influence", n: 2 },
          ],
        },
      ],
    ],
  ],
  pay: [
    [
      "You may pay 2 Blood and 1 VP to draw a Victim, then gain 1 Blood.",
      [{ do: "pay", cost: { blood: 2, vp: 1 }, then: [draw, gain] }],
    ],
    [
      "You may gain 3 Fear to draw a Victim. If you do not, gain 1 Blood.",
      [{ do: "pay", cost: { fear: 3 }, then: [draw], else: [gain] }],
    ],
    [
      "You may pay 1 Influence and gain 1 Fear. If you do, choose another player: they lose 1 VP.",
      [
        {
          do: "pay",
          cost: { influence: 1, fear: 1 },
          then: [player, { do: "lose", what: "vp", who: "p" }],
        },
      ],
    ],
  ],
  offer: [
    [
      "You may discard a Bleeder from your hand to draw a Victim.",
      [{ do: "offer", kind: "bleeder", then: [draw] }],
    ],
    [
      "You may discard up to 2 cards from your hand. For each of them, gain 1 Blood.",
      [{ do: "offer", n: 2, then: [gain] }],
    ],
    [
      "You may discard an outcast from your hand. If you do, choose another player: they gain 1 Fear.",
      [
        {
          do: "offer",
          class: "outcast",
          then: [player, { do: "gain", what: "fear", who: "p" }],
        },
      ],
    ],
  ],
  show: [
    [
      "You may show up to 3 nobles from your hand. For each of them, gain 1 Blood.",
      [{ do: "show", class: "noble", n: 3, then: [gain] }],
    ],
    ["You may show a Victim from your hand to gain 1 Blood.", [{ do: "show", n: 1, then: [gain] }]],
  ],
  gain: [
    ["Gain 1 Blood and 2 Influence.", [gain, { do: "gain", what: "influence", n: 2 }]],
    [
      "Gain 1 VP. Lose 1 Fear.",
      [
        { do: "gain", what: "vp" },
        { do: "lose", what: "fear" },
      ],
    ],
    [
      "Choose another player: they gain 2 Fear.",
      [player, { do: "gain", what: "fear", n: 2, who: "p" }],
    ],
  ],
  lose: [
    ["Lose all your Influence.", [{ do: "lose", what: "influence", n: "all" }]],
    [
      "Choose another player: they lose all their Blood.",
      [player, { do: "lose", what: "blood", n: "all", who: "p" }],
    ],
    [
      "Lose 1 to 3 Blood and that much Fear.",
      [
        {
          do: "choose",
          from: { set: "numbers", from: 1, to: { count: "blood", most: 3 } },
          as: "k",
        },
        { do: "lose", what: "blood", n: "k" },
        { do: "lose", what: "fear", n: "k" },
      ],
    ],
    [
      "Choose a number from 0 to 3: lose that much Blood. Draw a Victim.",
      [
        { do: "choose", from: { set: "numbers", from: 0, to: 3 }, as: "k" },
        { do: "lose", what: "blood", n: "k" },
        draw,
      ],
    ],
  ],
  give: [
    [
      "Choose another player: they give you 1 VP.",
      [player, { do: "give", what: "vp", from: "p", to: "self" }],
    ],
    [
      "Choose another player: give 2 Blood to them.",
      [player, { do: "give", what: "blood", n: 2, from: "self", to: "p" }],
    ],
  ],
  shift: [
    ["Raise the die here by 2.", [{ do: "shift", at: "here", by: 2 }]],
    ["Lower the die here by 1.", [{ do: "shift", at: "here", by: -1 }]],
  ],
  "set-die": [
    ["Set the die here to 1.", [{ do: "set-die", at: "here", to: 1 }]],
    [
      "Choose another Quarter: set its die to the die here.",
      [
        { do: "choose", from: { set: "quarters", not: "here" }, as: "q" },
        { do: "set-die", at: "q", to: { count: "die", at: "here" } },
      ],
    ],
  ],
  "swap-dice": [
    [
      "Choose two Quarters: swap their dice.",
      [
        quarter,
        { do: "choose", from: { set: "quarters", not: "q" }, as: "r" },
        { do: "swap-dice", a: "q", b: "r" },
      ],
    ],
    [
      "Choose another Quarter: swap its die with the die here.",
      [
        { do: "choose", from: { set: "quarters", not: "here" }, as: "q" },
        { do: "swap-dice", a: "here", b: "q" },
      ],
    ],
  ],
  put: [
    ["Put 3 Blood into the Night space here.", [{ do: "put", what: "blood", n: 3, at: "here" }]],
    [
      "Put 1 Blood into the Night space here for each Ritual you have.",
      [{ do: "put", what: "blood", n: { count: "rituals" }, at: "here" }],
    ],
  ],
  take: [
    [
      "Take all Influence from the Night space here.",
      [{ do: "take", what: "influence", n: "all", at: "here" }],
    ],
    [
      "Take any amount of Blood from the Night space here.",
      [
        {
          do: "choose",
          from: { set: "numbers", from: 0, to: { count: "night-blood", at: "here" } },
          as: "k",
        },
        { do: "take", what: "blood", n: "k", at: "here" },
      ],
    ],
  ],
  move: [
    [
      "Choose a Quarter with Blood and another Quarter: move 2 Blood from the first Quarter to the second Quarter.",
      [
        { do: "choose", from: { set: "quarters", with: ["blood"] }, as: "q" },
        { do: "choose", from: { set: "quarters", not: "q" }, as: "r" },
        { do: "move", what: "blood", n: 2, from: "q", to: "r" },
      ],
    ],
    [
      "Choose another Quarter: move 1 Influence from this Quarter to it.",
      [
        { do: "choose", from: { set: "quarters", not: "here" }, as: "q" },
        { do: "move", what: "influence", from: "here", to: "q" },
      ],
    ],
  ],
  dismiss: [["Discard the Victim here.", [{ do: "dismiss", at: "here" }]]],
  bury: [["Put the Victim here under the deck.", [{ do: "bury", at: "here" }]]],
  summon: [["Deal a Victim to the empty Dusk space here.", [{ do: "summon", at: "here" }]]],
  "swap-victims": [
    [
      "Choose two Quarters with a Victim: swap their Victims.",
      [
        { do: "choose", from: { set: "quarters", with: ["victim"] }, as: "q" },
        { do: "choose", from: { set: "quarters", with: ["victim"], not: "q" }, as: "r" },
        { do: "swap-victims", a: "q", b: "r" },
      ],
    ],
  ],
  seize: [
    ["Take the Victim here into your hand.", [{ do: "seize", at: "here" }]],
    [
      "Choose another player: they take the Victim here into their hand.",
      [player, { do: "seize", at: "here", who: "p" }],
    ],
  ],
  draw: [["Draw a Victim.", [draw]]],
  cull: [
    ["Discard the top Victim of the deck.", [{ do: "cull" }]],
    ["Discard the top 2 Victims of the deck.", [{ do: "cull", n: 2 }]],
    [
      "Discard up to 3 Victims from the top of the deck. Gain that much Blood.",
      [
        { do: "choose", from: { set: "numbers", from: 0, to: 3 }, as: "k" },
        { do: "cull", n: "k" },
        { do: "gain", what: "blood", n: "k" },
      ],
    ],
  ],
  recover: [
    [
      "Choose a scholar in the discard: take it into your hand.",
      [
        { do: "choose", from: { set: "discards", class: "scholar" }, as: "c" },
        { do: "recover", card: "c" },
      ],
    ],
  ],
  look: [
    ["Look at the top Victim of the deck.", [{ do: "look", n: 1 }]],
    [
      "Look at the top 4 Victims of the deck, of which you may take one into your hand.",
      [{ do: "look", n: 4, may: "take" }],
    ],
    [
      "Look at the top Victim of the deck, which you may put under the deck.",
      [{ do: "look", n: 1, may: "bury" }],
    ],
    [
      "Look at the top 2 Victims of the deck, of which you may discard one.",
      [{ do: "look", n: 2, may: "discard" }],
    ],
    [
      "Look at the top 3 Victims of the deck, of which you may put one on top.",
      [{ do: "look", n: 3, may: "raise" }],
    ],
    [
      "Look at the top 2 Victims of the deck, of which you may put one in place of the Victim here (which is discarded).",
      [{ do: "look", n: 2, may: "place", at: "here" }],
    ],
  ],
  recruit: [
    ["Take 1 Bleeder into your hand.", [{ do: "recruit", card: "bleeder" }]],
    [
      "Choose another player: they take 2 Elders into their hand.",
      [player, { do: "recruit", card: "elder", n: 2, who: "p" }],
    ],
  ],
  wake: [
    [
      "Choose a cleric in your Torpor: return it to your hand unfed.",
      [
        { do: "choose", from: { set: "torpor", class: "cleric" }, as: "c" },
        { do: "wake", card: "c" },
      ],
    ],
  ],
  "lay-to-rest": [
    [
      "Choose a Victim in another player's Torpor: discard it, then that player gains 3 Blood.",
      [
        { do: "choose", from: { set: "players", with: "torpor" }, as: "p" },
        { do: "choose", from: { set: "torpor", of: "p", kind: "victim" }, as: "c" },
        { do: "lay-to-rest", card: "c" },
        { do: "gain", what: "blood", n: 3, who: "p" },
      ],
    ],
  ],
  boost: [
    [
      "Add 1 Dusk symbol to your Dusk pile and 2 Night symbols to your Night pile today.",
      [
        { do: "boost", order: "dusk" },
        { do: "boost", order: "night", n: 2 },
      ],
    ],
    [
      "Add 1 Dawn symbol for each Ritual you have to your Dawn pile today.",
      [{ do: "boost", order: "dawn", n: { count: "rituals" } }],
    ],
  ],
  ready: [
    [
      "Choose one of your used Rituals: make it ready again.",
      [
        { do: "choose", from: { set: "used" }, as: "r" },
        { do: "ready", ritual: "r" },
      ],
    ],
  ],
  break: [
    [
      "Choose a Ritual in the market: remove it from the game (the market is refilled).",
      [
        { do: "choose", from: { set: "market" }, as: "r" },
        { do: "break", ritual: "r" },
      ],
    ],
  ],
};

describe("each step has its words", () => {
  for (const [name, cases] of Object.entries(texts))
    for (const [words, effect] of cases)
      test(`${name}: ${words}`, () => expect(text(...effect)).toBe(words));
});

describe("what was chosen", () => {
  const shift = (at: string): Step => ({ do: "shift", at, by: 1 });

  test("is told apart from what was chosen before", () => {
    const other: Step = { do: "choose", from: { set: "quarters", not: "q" }, as: "r" };
    expect(text(quarter, shift("q"), other, shift("r"), shift("q"))).toBe(
      "Choose a Quarter: raise its die by 1. Choose another Quarter: raise its die by 1. Raise " +
        "the first Quarter's die by 1.",
    );
  });

  test("is told apart from this Quarter", () => {
    const first: Step = { do: "choose", from: { set: "quarters", not: "here" }, as: "q" };
    const notFirst: Step = { do: "choose", from: { set: "quarters", not: "q" }, as: "r" };
    const notHere: Step = { do: "choose", from: { set: "quarters", not: "here" }, as: "r" };
    const swap: Step = { do: "swap-dice", a: "q", b: "r" };
    expect(text(first, notFirst, swap)).toBe(
      "Choose another Quarter and a Quarter other than that one: swap their dice.",
    );
    expect(text(first, notHere, swap)).toBe(
      "Choose another Quarter and a Quarter other than this one: swap their dice.",
    );
  });

  test("is one of two players", () => {
    const all: Step = { do: "choose", from: { set: "players", who: "all" }, as: "r" };
    expect(text(player, all, { do: "give", what: "vp", from: "p", to: "r" })).toBe(
      "Choose another player and a player: the first player gives 1 VP to the second player.",
    );
  });

  test("is a number beside another one", () => {
    const number = (as: string): Step => ({
      do: "choose",
      from: { set: "numbers", from: 1, to: { count: "rituals" } },
      as,
    });
    const both = (n: string): Step => ({ do: "gain", what: "blood", n });
    expect(text(number("j"), number("k"), both("k"), both("j"))).toBe(
      "Choose a number from 1 to the number of Rituals you have and a number from 1 to the number " +
        "of Rituals you have: gain Blood equal to the second number, then gain Blood equal to the " +
        "first number.",
    );
  });

  test("must have been chosen", () => {
    expect(() => text(shift("nowhere"))).toThrow("nowhere");
    expect(() => text(shift("there"))).toThrow("there");
    expect(() => text({ do: "gain", what: "blood", who: "them" })).toThrow("them");
  });
});

describe("how far a list reaches is always clear", () => {
  const when = (...then: Effect): Step => ({ do: "if", when: { is: "start-player" }, then });
  const may = (...then: Effect): Step => ({ do: "may", then });

  test("by commas, semicolons and brackets", () => {
    expect(text(may(when(gain), draw))).toBe(
      "You may do this: if you are the start player, gain 1 Blood; then draw a Victim.",
    );
    expect(text(may(when(gain, draw)))).toBe(
      "You may do this: if you are the start player, gain 1 Blood, then draw a Victim.",
    );
    expect(text(when(may(gain), draw))).toBe(
      "If you are the start player, you may gain 1 Blood; then draw a Victim.",
    );
    expect(text(when(when(may(gain)), draw))).toBe(
      "If you are the start player, (if you are the start player, you may gain 1 Blood); then " +
        "draw a Victim.",
    );
  });
});
