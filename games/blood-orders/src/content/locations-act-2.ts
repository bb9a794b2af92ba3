import type { Location } from "./pieces.js";

/** Act II: guilds and courts. Victims change places, cards are traded, and the rich are asked. */
export const locationsAct2: readonly Location[] = [
  {
    kind: "location",
    id: "usurers-bench",
    name: "Usurers' Bench",
    origin: "house",
    act: 2,
    fear: 2,
    effect: [
      { do: "gain", what: "blood", n: 4 },
      { do: "choose", from: { set: "players", more: "blood" }, as: "debtor" },
      { do: "give", what: "blood", n: 2, from: "debtor", to: "self" },
    ],
  },
  {
    kind: "location",
    id: "flayers-yard",
    name: "Flayers' Yard",
    origin: "house",
    act: 2,
    fear: 2,
    effect: [
      {
        do: "repeat",
        times: 2,
        then: [
          { do: "choose", from: { set: "torpor" }, as: "hide", may: true },
          { do: "lay-to-rest", card: "hide" },
          { do: "recruit", card: "elder" },
          { do: "gain", what: "blood", n: 1 },
        ],
      },
    ],
  },
  {
    kind: "location",
    id: "stargazers-dome",
    name: "Stargazer's Dome",
    origin: "house",
    act: 2,
    fear: 2,
    effect: [
      { do: "gain", what: "influence", n: 2 },
      { do: "choose", from: { set: "quarters", with: ["victim"] }, as: "house" },
      { do: "look", n: 4, may: "place", at: "house" },
    ],
  },
  {
    kind: "location",
    id: "twin-belfries",
    name: "Twin Belfries",
    origin: "house",
    act: 2,
    fear: 2,
    effect: [
      { do: "choose", from: { set: "quarters", not: "here", with: ["victim"] }, as: "other-tower" },
      { do: "swap-victims", a: "here", b: "other-tower" },
      { do: "gain", what: "blood", n: { count: "victim-cost", at: "here" } },
    ],
  },
  {
    kind: "location",
    id: "plague-pavilion",
    name: "Plague Pavilion",
    origin: "house",
    act: 2,
    fear: 3,
    effect: [
      { do: "lose", what: "fear", n: 4 },
      { do: "choose", from: { set: "quarters", with: ["victim"] }, as: "sickbed", may: true },
      { do: "bury", at: "sickbed" },
      { do: "summon", at: "sickbed" },
    ],
  },
  {
    kind: "location",
    id: "scarlet-playhouse",
    name: "Scarlet Playhouse",
    origin: "house",
    act: 2,
    fear: 2,
    effect: [
      {
        do: "pay",
        cost: { fear: 3 },
        then: [{ do: "gain", what: "blood", n: 9 }],
        else: [{ do: "lose", what: "fear", n: 4 }],
      },
    ],
  },
  {
    kind: "location",
    id: "old-armoury",
    name: "Old Armoury",
    origin: "house",
    act: 2,
    fear: 1,
    effect: [
      { do: "boost", order: "dusk", n: 2 },
      { do: "boost", order: "night", n: 3 },
      { do: "gain", what: "influence", n: 1 },
    ],
  },
  {
    kind: "location",
    id: "lantern-fairground",
    name: "Lantern Fairground",
    origin: "house",
    act: 2,
    fear: 1,
    effect: [
      { do: "gain", what: "blood", n: 2 },
      { do: "choose", from: { set: "quarters" }, as: "booth" },
      { do: "put", what: "blood", n: 3, at: "booth" },
      { do: "put", what: "influence", n: 2, at: "booth" },
      { do: "shift", at: "booth", by: 1 },
    ],
  },
  {
    kind: "location",
    id: "sealed-library",
    name: "Sealed Library",
    origin: "house",
    act: 2,
    fear: 2,
    effect: [
      {
        do: "show",
        n: 3,
        then: [
          { do: "gain", what: "influence", n: 1 },
          { do: "gain", what: "blood", n: 1 },
        ],
      },
    ],
  },
  {
    kind: "location",
    id: "smugglers-stair",
    name: "Smugglers' Stair",
    origin: "house",
    act: 2,
    fear: 1,
    effect: [
      { do: "offer", kind: "bleeder", n: 2, then: [{ do: "gain", what: "influence", n: 3 }] },
    ],
  },
  {
    kind: "location",
    id: "magistrates-steps",
    name: "Magistrates' Steps",
    origin: "house",
    act: 2,
    fear: 3,
    effect: [
      { do: "gain", what: "influence", n: 3 },
      {
        do: "each",
        of: { set: "players", more: "rituals" },
        as: "accused",
        then: [{ do: "give", what: "influence", n: 1, from: "accused", to: "self" }],
      },
    ],
  },
  {
    kind: "location",
    id: "foundling-gate",
    name: "Foundling Gate",
    origin: "house",
    act: 2,
    fear: 3,
    effect: [
      {
        do: "pay",
        cost: { influence: 2 },
        then: [{ do: "draw" }, { do: "lose", what: "fear", n: 3 }],
      },
    ],
  },
];
