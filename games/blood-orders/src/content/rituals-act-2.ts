import type { Ritual } from "./pieces.js";

/** The Rituals of Act II: half engine, half points. */
export const ritualsAct2: readonly Ritual[] = [
  {
    kind: "ritual",
    id: "the-twin-gibbets",
    name: "The Twin Gibbets",
    origin: "house",
    act: 2,
    vp: 1,
    requires: { victims: 2, dusk: 2, night: 2, blood: 3 },
    daily: {
      effect: [
        { do: "choose", from: { set: "quarters" }, as: "one" },
        { do: "choose", from: { set: "quarters", not: "one" }, as: "other" },
        { do: "swap-dice", a: "one", b: "other" },
      ],
    },
    standing: [
      {
        kind: "trigger",
        after: "die-shifted",
        who: "anyone",
        once: "day",
        then: [{ do: "gain", what: "influence" }],
      },
    ],
  },
  {
    kind: "ritual",
    id: "the-leech-confessional",
    name: "The Leech Confessional",
    origin: "house",
    act: 2,
    vp: 3,
    requires: { victims: 2, dusk: 3, blood: 5 },
    daily: {
      effect: [
        {
          do: "choose",
          from: { set: "numbers", from: 1, to: { count: "blood", most: 3 } },
          as: "leeches",
        },
        { do: "lose", what: "blood", n: "leeches" },
        { do: "lose", what: "fear", n: "leeches" },
      ],
    },
  },
  {
    kind: "ritual",
    id: "oath-of-bared-steel",
    name: "Oath of Bared Steel",
    origin: "house",
    act: 2,
    vp: 2,
    requires: { victims: 2, night: 4, blood: 3 },
    standing: [
      {
        kind: "modifier",
        value: "night",
        add: 2,
        when: {
          is: "any",
          of: [
            { is: "victim", at: "there", class: "noble" },
            { is: "victim", at: "there", class: "soldier" },
          ],
        },
      },
      { kind: "modifier", value: "pile-cards", add: 2 },
    ],
  },
  {
    kind: "ritual",
    id: "tithe-of-small-bones",
    name: "Tithe of Small Bones",
    origin: "house",
    act: 2,
    vp: 1,
    requires: { victims: 2, dawn: 1, night: 3, blood: 2 },
    standing: [
      {
        kind: "trigger",
        after: "night-done",
        then: [
          { do: "choose", from: { set: "torpor", kind: "bleeder" }, as: "bleeder", may: true },
          { do: "lay-to-rest", card: "bleeder" },
          { do: "gain", what: "vp" },
          { do: "lose", what: "fear" },
        ],
      },
    ],
  },
  {
    kind: "ritual",
    id: "the-terror-walks",
    name: "The Terror Walks",
    origin: "house",
    act: 2,
    vp: 2,
    requires: { victims: 3, night: 4, blood: 2 },
    daily: {
      cost: { influence: 1 },
      effect: [
        { do: "choose", from: { set: "quarters", dieAtMost: 5 }, as: "quarter" },
        { do: "shift", at: "quarter", by: 1 },
      ],
    },
    standing: [
      {
        kind: "trigger",
        after: "fear-failed",
        who: "others",
        then: [{ do: "gain", what: "vp" }],
      },
    ],
  },
  {
    kind: "ritual",
    id: "wax-doubles",
    name: "Wax Doubles",
    origin: "house",
    act: 2,
    vp: 1,
    requires: { victims: 3, dawn: 2, dusk: 2, blood: 2 },
    daily: {
      effect: [
        { do: "choose", from: { set: "quarters", with: ["victim"] }, as: "one" },
        { do: "choose", from: { set: "quarters", with: ["victim"], not: "one" }, as: "other" },
        { do: "swap-victims", a: "one", b: "other" },
      ],
    },
    standing: [{ kind: "score", add: { count: "hand", class: "scholar" } }],
  },
  {
    kind: "ritual",
    id: "the-black-collegium",
    name: "The Black Collegium",
    origin: "house",
    act: 2,
    vp: 2,
    requires: { victims: 2, dusk: 4, blood: 3 },
    standing: [
      {
        kind: "modifier",
        value: "dusk",
        add: 1,
        when: {
          is: "any",
          of: [
            { is: "victim", at: "there", class: "cleric" },
            { is: "victim", at: "there", class: "scholar" },
          ],
        },
      },
      {
        kind: "trigger",
        after: "dusk-done",
        when: {
          is: "any",
          of: [
            { is: "victim", at: "there", class: "cleric" },
            { is: "victim", at: "there", class: "scholar" },
          ],
        },
        then: [{ do: "gain", what: "influence", n: 2 }],
      },
    ],
  },
  {
    kind: "ritual",
    id: "toll-of-thorns",
    name: "Toll of Thorns",
    origin: "house",
    act: 2,
    vp: 2,
    requires: { victims: 2, dawn: 2, dusk: 1, blood: 4 },
    standing: [
      { kind: "modifier", value: "dusk-cost", add: 1, who: "others" },
      {
        kind: "trigger",
        after: "altar-visited",
        who: "others",
        then: [{ do: "gain", what: "influence" }],
      },
    ],
  },
  {
    kind: "ritual",
    id: "brothers-of-the-knife",
    name: "Brothers of the Knife",
    origin: "house",
    act: 2,
    vp: 1,
    requires: { victims: 3, dawn: 1, night: 3, blood: 3 },
    standing: [
      { kind: "trigger", after: "contest-won", then: [{ do: "gain", what: "vp" }] },
      { kind: "trigger", after: "contest-lost", then: [{ do: "gain", what: "blood", n: 2 }] },
      { kind: "score", add: { count: "hand", class: "soldier" } },
    ],
  },
  {
    kind: "ritual",
    id: "changeling-rite",
    name: "Changeling Rite",
    origin: "house",
    act: 2,
    vp: 1,
    requires: { victims: 3, dawn: 3, blood: 4 },
    daily: {
      cost: { blood: 2, fear: 2 },
      effect: [{ do: "offer", kind: "victim", n: 1, then: [{ do: "draw" }] }],
    },
  },
  {
    kind: "ritual",
    id: "the-debtors-moon",
    name: "The Debtors' Moon",
    origin: "house",
    act: 2,
    vp: 3,
    requires: { victims: 2, dawn: 3, dusk: 1, blood: 3 },
    standing: [
      {
        kind: "trigger",
        after: "day-begins",
        when: { is: "start-player" },
        then: [
          { do: "choose", from: { set: "players", more: "influence" }, as: "debtor" },
          { do: "give", what: "influence", from: "debtor", to: "self" },
        ],
      },
    ],
  },
  {
    kind: "ritual",
    id: "keys-of-the-ossuary",
    name: "Keys of the Ossuary",
    origin: "house",
    act: 2,
    vp: 2,
    requires: { victims: 2, dawn: 4, blood: 2 },
    standing: [
      {
        kind: "trigger",
        after: "catacombs-visited",
        then: [{ do: "recruit", card: "elder" }],
      },
      {
        kind: "trigger",
        after: "ritual-gained",
        then: [
          { do: "choose", from: { set: "used" }, as: "rite" },
          { do: "ready", ritual: "rite" },
        ],
      },
    ],
  },
];
