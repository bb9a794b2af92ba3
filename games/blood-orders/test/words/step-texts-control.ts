import type { Effect, Step } from "../../src/content/language.js";

const draw: Step = { do: "draw" };
const gain: Step = { do: "gain", what: "blood" };
const quarter: Step = { do: "choose", from: { set: "quarters" }, as: "q" };
const player: Step = { do: "choose", from: { set: "players" }, as: "p" };

/** Texts of the general steps, of prices and of offers, word for word. */
export const controlTexts = {
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
} satisfies Partial<Record<Step["do"], readonly (readonly [string, Effect])[]>>;
