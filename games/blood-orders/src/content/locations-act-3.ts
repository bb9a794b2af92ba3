import type { Location } from "./pieces.js";

/** Act III: palaces and pyres. What is won here is won before the whole city. */
export const locationsAct3: readonly Location[] = [
  {
    kind: "location",
    id: "heretics-rotunda",
    name: "Heretics' Rotunda",
    origin: "house",
    act: 3,
    fear: 3,
    effect: [
      { do: "gain", what: "vp", n: 3 },
      { do: "choose", from: { set: "market" }, as: "heresy", may: true },
      { do: "break", ritual: "heresy" },
    ],
  },
  {
    kind: "location",
    id: "drowned-basilica",
    name: "Drowned Basilica",
    origin: "house",
    act: 3,
    fear: 2,
    effect: [
      { do: "gain", what: "influence", n: 3 },
      {
        do: "each",
        of: { set: "used" },
        as: "rite",
        then: [{ do: "gain", what: "influence", n: 2 }],
      },
    ],
  },
  {
    kind: "location",
    id: "stopped-clock-tower",
    name: "Stopped Clock Tower",
    origin: "house",
    act: 3,
    fear: 3,
    effect: [
      { do: "choose", from: { set: "quarters" }, as: "calm" },
      { do: "set-die", at: "calm", to: 1 },
      { do: "choose", from: { set: "quarters", not: "calm" }, as: "panic" },
      { do: "shift", at: "panic", by: 2 },
      { do: "gain", what: "vp", n: 1 },
    ],
  },
  {
    kind: "location",
    id: "widows-palace",
    name: "Widow's Palace",
    origin: "house",
    act: 3,
    fear: 3,
    effect: [
      {
        do: "pay",
        cost: { influence: 2 },
        then: [
          { do: "seize", at: "here" },
          { do: "summon", at: "here" },
        ],
      },
    ],
  },
  {
    kind: "location",
    id: "sunken-baths",
    name: "Sunken Baths",
    origin: "house",
    act: 3,
    fear: 3,
    effect: [
      {
        do: "repeat",
        times: 4,
        then: [
          { do: "choose", from: { set: "torpor" }, as: "sleeper" },
          { do: "wake", card: "sleeper" },
          { do: "lose", what: "fear", n: 1 },
        ],
      },
    ],
  },
  {
    kind: "location",
    id: "great-tocsin",
    name: "Great Tocsin",
    origin: "house",
    act: 3,
    fear: 4,
    effect: [
      {
        do: "each",
        of: { set: "quarters", dieAtLeast: 4 },
        as: "street",
        then: [
          { do: "shift", at: "street", by: -1 },
          { do: "gain", what: "vp", n: 1 },
        ],
      },
    ],
  },
  {
    kind: "location",
    id: "shrine-without-a-saint",
    name: "Shrine Without a Saint",
    origin: "house",
    act: 3,
    fear: 3,
    effect: [
      {
        do: "if",
        when: { is: "alone", at: "here" },
        then: [{ do: "gain", what: "vp", n: 4 }],
        else: [{ do: "lose", what: "fear", n: 4 }],
      },
    ],
  },
  {
    kind: "location",
    id: "masked-senate",
    name: "Masked Senate",
    origin: "house",
    act: 3,
    fear: 4,
    effect: [
      {
        do: "each",
        of: { set: "players", more: "influence" },
        as: "rival",
        then: [{ do: "lose", what: "influence", n: 2, who: "rival" }],
      },
      { do: "gain", what: "vp", n: 3 },
    ],
  },
  {
    kind: "location",
    id: "marble-necropolis",
    name: "Marble Necropolis",
    origin: "house",
    act: 3,
    fear: 2,
    effect: [
      {
        do: "offer",
        kind: "victim",
        n: 2,
        then: [
          { do: "gain", what: "vp", n: 2 },
          { do: "lose", what: "fear", n: 2 },
        ],
      },
    ],
  },
  {
    kind: "location",
    id: "crimson-fountain",
    name: "Crimson Fountain",
    origin: "house",
    act: 3,
    fear: 4,
    effect: [
      { do: "gain", what: "blood", n: { count: "die", at: "here" } },
      { do: "pay", cost: { blood: 6 }, then: [{ do: "gain", what: "vp", n: 4 }] },
    ],
  },
  {
    kind: "location",
    id: "moat-treasury",
    name: "Moat Treasury",
    origin: "house",
    act: 3,
    fear: 2,
    effect: [
      { do: "choose", from: { set: "quarters", with: ["influence"] }, as: "vault" },
      { do: "take", what: "influence", n: "all", at: "vault" },
      { do: "put", what: "blood", n: 3, at: "vault" },
    ],
  },
  {
    kind: "location",
    id: "pyre-square",
    name: "Pyre Square",
    origin: "house",
    act: 3,
    fear: 3,
    effect: [
      { do: "choose", from: { set: "quarters", with: ["victim"] }, as: "stake" },
      { do: "gain", what: "influence", n: { count: "victim-vp", at: "stake" } },
      { do: "dismiss", at: "stake" },
      { do: "summon", at: "stake" },
    ],
  },
];
