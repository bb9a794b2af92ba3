import type { Effect, Step } from "../../src/content/language.js";

const draw: Step = { do: "draw" };
const gain: Step = { do: "gain", what: "blood" };
const quarter: Step = { do: "choose", from: { set: "quarters" }, as: "q" };
const player: Step = { do: "choose", from: { set: "players" }, as: "p" };

/** Texts of the other verbs, word for word. */
export const verbTexts = {
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
} satisfies Partial<Record<Step["do"], readonly (readonly [string, Effect])[]>>;
