import type { Location } from "./pieces.js";

/** Act I: back streets. Small gains, cheap to reach, and the first hands on the dice. */
export const locationsAct1: readonly Location[] = [
  {
    kind: "location",
    id: "beggars-kitchen",
    name: "Beggars' Kitchen",
    origin: "house",
    act: 1,
    fear: 1,
    effect: [
      {
        do: "either",
        of: [
          { name: "eat", then: [{ do: "gain", what: "blood", n: 3 }] },
          { name: "call-the-old", then: [{ do: "recruit", card: "elder", n: 2 }] },
        ],
      },
    ],
  },
  {
    kind: "location",
    id: "lamplighters-row",
    name: "Lamplighters' Row",
    origin: "house",
    act: 1,
    fear: 1,
    effect: [
      { do: "choose", from: { set: "quarters" }, as: "street" },
      { do: "shift", at: "street", by: -2 },
      { do: "gain", what: "influence", n: 1 },
    ],
  },
  {
    kind: "location",
    id: "fogbound-bridge",
    name: "Fogbound Bridge",
    origin: "house",
    act: 1,
    fear: 1,
    effect: [
      { do: "gain", what: "blood", n: 2 },
      { do: "choose", from: { set: "quarters", not: "here" }, as: "shore", may: true },
      { do: "swap-dice", a: "here", b: "shore" },
    ],
  },
  {
    kind: "location",
    id: "pawnbrokers-alley",
    name: "Pawnbroker's Alley",
    origin: "house",
    act: 1,
    fear: 2,
    effect: [
      {
        do: "choose",
        from: { set: "numbers", from: 1, to: { count: "blood", most: 3 } },
        as: "pledge",
        may: true,
      },
      { do: "lose", what: "blood", n: "pledge" },
      { do: "repeat", times: "pledge", then: [{ do: "gain", what: "influence", n: 2 }] },
    ],
  },
  {
    kind: "location",
    id: "paupers-graves",
    name: "Paupers' Graves",
    origin: "house",
    act: 1,
    fear: 2,
    effect: [
      {
        do: "pay",
        cost: { influence: 1 },
        then: [
          { do: "cull", n: 2 },
          { do: "choose", from: { set: "discards" }, as: "body" },
          { do: "recover", card: "body" },
        ],
      },
    ],
  },
  {
    kind: "location",
    id: "weathercock-tower",
    name: "Weathercock Tower",
    origin: "house",
    act: 1,
    fear: 1,
    effect: [
      { do: "gain", what: "influence", n: 2 },
      { do: "look", n: 3, may: "raise" },
    ],
  },
  {
    kind: "location",
    id: "tallow-cellars",
    name: "Tallow Cellars",
    origin: "house",
    act: 1,
    fear: 2,
    effect: [
      {
        do: "repeat",
        times: 3,
        then: [
          { do: "choose", from: { set: "torpor" }, as: "sleeper" },
          { do: "wake", card: "sleeper" },
        ],
      },
      { do: "gain", what: "influence", n: 1 },
    ],
  },
  {
    kind: "location",
    id: "tollhouse-arch",
    name: "Tollhouse Arch",
    origin: "house",
    act: 1,
    fear: 0,
    effect: [
      {
        do: "each",
        of: { set: "quarters", not: "here" },
        as: "road",
        then: [{ do: "take", what: "blood", n: 1, at: "road" }],
      },
    ],
  },
  {
    kind: "location",
    id: "ferrymens-landing",
    name: "Ferrymen's Landing",
    origin: "house",
    act: 1,
    fear: 1,
    effect: [
      { do: "gain", what: "blood", n: 1 },
      { do: "choose", from: { set: "quarters", with: ["blood"] }, as: "shore", may: true },
      { do: "choose", from: { set: "quarters", not: "shore" }, as: "landing" },
      { do: "move", what: "blood", n: "all", from: "shore", to: "landing" },
    ],
  },
  {
    kind: "location",
    id: "duelling-green",
    name: "Duelling Green",
    origin: "house",
    act: 1,
    fear: 2,
    effect: [
      { do: "boost", order: "night", n: 2 },
      {
        do: "if",
        when: {
          is: "any",
          of: [
            { is: "victim", at: "here", class: "noble" },
            { is: "victim", at: "here", class: "soldier" },
          ],
        },
        then: [{ do: "gain", what: "influence", n: 2 }],
        else: [{ do: "gain", what: "blood", n: 2 }],
      },
    ],
  },
  {
    kind: "location",
    id: "crooked-tenements",
    name: "Crooked Tenements",
    origin: "house",
    act: 1,
    fear: 0,
    effect: [
      { do: "gain", what: "blood", n: 1 },
      {
        do: "if",
        when: {
          is: "at-least",
          n: 1,
          of: { count: "players", in: { set: "players", more: "influence" } },
        },
        then: [{ do: "gain", what: "influence", n: 2 }],
      },
    ],
  },
  {
    kind: "location",
    id: "gallows-rise",
    name: "Gallows Rise",
    origin: "house",
    act: 1,
    fear: 3,
    effect: [
      { do: "lose", what: "fear", n: 3 },
      { do: "gain", what: "vp", n: 1 },
    ],
  },
];
