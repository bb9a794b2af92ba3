import type { Ritual } from "./pieces.js";

/** The Rituals of Act III: points, most of them for what a household has become. */
export const ritualsAct3: readonly Ritual[] = [
  {
    kind: "ritual",
    id: "court-of-pale-crowns",
    name: "Court of Pale Crowns",
    origin: "house",
    act: 3,
    vp: 2,
    requires: { victims: 3, dawn: 1, dusk: 5, blood: 5 },
    daily: {
      effect: [{ do: "show", class: "noble", n: 3, then: [{ do: "gain", what: "influence" }] }],
    },
    standing: [{ kind: "score", add: { count: "hand", class: "noble", times: 2, most: 6 } }],
  },
  {
    kind: "ritual",
    id: "the-gilded-gullet",
    name: "The Gilded Gullet",
    origin: "house",
    act: 3,
    vp: 3,
    requires: { victims: 3, dawn: 4, dusk: 2, blood: 5 },
    standing: [
      { kind: "score", add: { count: "hand", class: "merchant", times: 2, most: 6 } },
      { kind: "score", add: { count: "influence", per: 4, most: 3 } },
    ],
  },
  {
    kind: "ritual",
    id: "crown-of-hush",
    name: "Crown of Hush",
    origin: "house",
    act: 3,
    vp: 4,
    requires: { victims: 2, dusk: 4, night: 2, blood: 5 },
    standing: [
      { kind: "modifier", value: "night-fear", add: -2 },
      {
        kind: "score",
        add: { count: "players", in: { set: "players", more: "fear" }, times: 2, most: 4 },
      },
    ],
  },
  {
    kind: "ritual",
    id: "anthem-of-dread",
    name: "Anthem of Dread",
    origin: "house",
    act: 3,
    vp: 3,
    requires: { victims: 2, night: 6, blood: 4 },
    standing: [
      { kind: "modifier", value: "scavenge", add: 1, when: { is: "most", what: "fear" } },
      { kind: "score", add: { count: "fear", per: 4, most: 5 } },
    ],
  },
  {
    kind: "ritual",
    id: "the-cistern-below",
    name: "The Cistern Below",
    origin: "house",
    act: 3,
    vp: 5,
    requires: { victims: 2, dawn: 2, night: 3, blood: 7 },
    standing: [
      { kind: "modifier", value: "free-feeding", add: 2 },
      { kind: "score", add: { count: "blood", per: 3, most: 4 } },
    ],
  },
  {
    kind: "ritual",
    id: "the-ninth-candle",
    name: "The Ninth Candle",
    origin: "house",
    shown: "one Ritual costs 5 or 6 Blood",
    act: 3,
    vp: 2,
    requires: { victims: 3, dawn: 2, dusk: 2, night: 2, blood: 6 },
    standing: [
      { kind: "modifier", value: "dawn", add: { count: "rituals", per: 2 } },
      { kind: "score", add: { count: "rituals", most: 6 } },
    ],
  },
  {
    kind: "ritual",
    id: "synod-of-the-withered",
    name: "Synod of the Withered",
    origin: "house",
    act: 3,
    vp: 3,
    requires: { victims: 2, dusk: 5, blood: 4 },
    daily: {
      effect: [
        { do: "recruit", card: "elder" },
        { do: "boost", order: "dusk" },
      ],
    },
    standing: [{ kind: "score", add: { count: "hand", kind: "elder", most: 4 } }],
  },
  {
    kind: "ritual",
    id: "chalice-of-the-drowned",
    name: "Chalice of the Drowned",
    origin: "house",
    act: 3,
    vp: 4,
    requires: { victims: 3, dawn: 5, blood: 4 },
    daily: {
      effect: [
        {
          do: "choose",
          from: { set: "numbers", from: 1, to: { count: "blood", per: 2, most: 3 } },
          as: "draughts",
        },
        {
          do: "repeat",
          times: "draughts",
          then: [
            { do: "lose", what: "blood", n: 2 },
            { do: "gain", what: "vp" },
          ],
        },
      ],
    },
  },
  {
    kind: "ritual",
    id: "the-long-last-night",
    name: "The Long Last Night",
    origin: "house",
    act: 3,
    vp: 4,
    requires: { victims: 3, dusk: 1, night: 6, blood: 5 },
    standing: [
      {
        kind: "trigger",
        after: "night-done",
        then: [{ do: "gain", what: "vp", n: { count: "die", at: "there", per: 2 } }],
      },
    ],
  },
  {
    kind: "ritual",
    id: "hall-of-a-hundred-chairs",
    name: "Hall of a Hundred Chairs",
    origin: "house",
    act: 3,
    vp: 2,
    requires: { victims: 4, dawn: 3, night: 3, blood: 4 },
    standing: [
      { kind: "modifier", value: "hand-limit", add: 2 },
      { kind: "score", add: { count: "hand", kind: "victim", per: 2 } },
    ],
  },
  {
    kind: "ritual",
    id: "exhumers-mass",
    name: "Exhumers' Mass",
    origin: "house",
    act: 3,
    vp: 2,
    requires: { victims: 3, dawn: 3, dusk: 3, blood: 6 },
    daily: {
      cost: { influence: 4 },
      effect: [
        { do: "cull", n: 2 },
        { do: "choose", from: { set: "discards" }, as: "corpse" },
        { do: "recover", card: "corpse" },
      ],
    },
    standing: [{ kind: "score", add: { count: "hand", class: "cleric" } }],
  },
  {
    kind: "ritual",
    id: "the-beggars-banquet",
    name: "The Beggars' Banquet",
    origin: "house",
    act: 3,
    vp: 3,
    requires: { victims: 4, dusk: 1, night: 4, blood: 4 },
    standing: [
      { kind: "trigger", after: "victim-gained", then: [{ do: "gain", what: "influence" }] },
      { kind: "score", add: { count: "hand", class: "outcast", times: 2, most: 6 } },
    ],
  },
];
