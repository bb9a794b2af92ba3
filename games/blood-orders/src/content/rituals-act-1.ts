import type { Ritual } from "./pieces.js";

/** The Rituals of Act I: engines that need only one or two Victims. */
export const ritualsAct1: readonly Ritual[] = [
  {
    kind: "ritual",
    id: "the-common-trough",
    name: "The Common Trough",
    origin: "house",
    act: 1,
    vp: 1,
    requires: { victims: 2, dawn: 1, night: 1, blood: 2 },
    standing: [{ kind: "modifier", value: "free-feeding", add: 1 }],
  },
  {
    kind: "ritual",
    id: "felt-soled-vigil",
    name: "Felt-Soled Vigil",
    origin: "house",
    act: 1,
    vp: 1,
    requires: { victims: 1, night: 2, blood: 2 },
    standing: [
      { kind: "modifier", value: "night-fear", add: -1 },
      {
        kind: "modifier",
        value: "night",
        add: 1,
        when: { is: "victim", at: "there", class: "outcast" },
      },
    ],
  },
  {
    kind: "ritual",
    id: "lowering-the-lanterns",
    name: "Lowering the Lanterns",
    origin: "house",
    act: 1,
    vp: 1,
    requires: { victims: 1, dusk: 2, blood: 1 },
    daily: {
      effect: [
        { do: "choose", from: { set: "quarters", dieAtLeast: 2 }, as: "quarter" },
        { do: "shift", at: "quarter", by: -1 },
      ],
    },
  },
  {
    kind: "ritual",
    id: "alms-for-the-unburied",
    name: "Alms for the Unburied",
    origin: "house",
    act: 1,
    vp: 1,
    requires: { victims: 1, dawn: 2, blood: 1 },
    standing: [
      {
        kind: "trigger",
        after: "dawn-done",
        then: [
          { do: "gain", what: "blood" },
          {
            do: "if",
            when: { is: "victim", at: "there", class: "cleric" },
            then: [{ do: "gain", what: "influence" }],
          },
        ],
      },
    ],
  },
  {
    kind: "ritual",
    id: "the-drained-cup",
    name: "The Drained Cup",
    origin: "house",
    act: 1,
    vp: 1,
    requires: { victims: 1, dusk: 1, blood: 3 },
    standing: [
      {
        kind: "trigger",
        after: "fed",
        when: { is: "at-most", n: 0, of: { count: "blood" } },
        then: [{ do: "gain", what: "blood", n: 2 }],
      },
    ],
  },
  {
    kind: "ritual",
    id: "vermin-communion",
    name: "Vermin Communion",
    origin: "house",
    act: 1,
    vp: 1,
    requires: { victims: 1, night: 1, blood: 2 },
    standing: [
      {
        kind: "trigger",
        after: "scavenged",
        once: "day",
        then: [{ do: "lose", what: "fear" }],
      },
    ],
  },
  {
    kind: "ritual",
    id: "fleshers-thanksgiving",
    name: "Fleshers' Thanksgiving",
    origin: "house",
    act: 1,
    vp: 1,
    requires: { victims: 1, dawn: 1, blood: 1 },
    daily: {
      effect: [
        {
          do: "offer",
          kind: "bleeder",
          n: 1,
          then: [
            { do: "gain", what: "blood", n: 2 },
            { do: "lose", what: "fear" },
          ],
        },
      ],
    },
  },
  {
    kind: "ritual",
    id: "borrowed-faces",
    name: "Borrowed Faces",
    origin: "house",
    act: 1,
    vp: 2,
    requires: { victims: 1, dawn: 1, dusk: 1, blood: 1 },
    daily: {
      effect: [
        { do: "choose", from: { set: "quarters", with: ["victim"] }, as: "quarter" },
        { do: "look", n: 2, may: "place", at: "quarter" },
      ],
    },
  },
  {
    kind: "ritual",
    id: "the-tallymans-grace",
    name: "The Tallyman's Grace",
    origin: "house",
    act: 1,
    vp: 2,
    requires: { victims: 2, dusk: 1, blood: 1 },
    daily: {
      effect: [{ do: "show", class: "merchant", n: 3, then: [{ do: "gain", what: "influence" }] }],
    },
  },
  {
    kind: "ritual",
    id: "laying-up-for-winter",
    name: "Laying Up for Winter",
    origin: "house",
    act: 1,
    vp: 2,
    requires: { victims: 2, dawn: 2, blood: 2 },
    standing: [
      { kind: "trigger", after: "act-begins", then: [{ do: "gain", what: "blood", n: 4 }] },
    ],
  },
  {
    kind: "ritual",
    id: "chalk-and-tallow",
    name: "Chalk and Tallow",
    origin: "house",
    act: 1,
    vp: 1,
    requires: { victims: 2, dawn: 1, dusk: 1, night: 1, blood: 1 },
    standing: [
      { kind: "modifier", value: "ritual-blood", add: -1 },
      { kind: "modifier", value: "ritual-victims", add: -1 },
    ],
  },
  {
    kind: "ritual",
    id: "three-bells-rung",
    name: "Three Bells Rung",
    origin: "house",
    act: 1,
    vp: 1,
    requires: { victims: 2, night: 2, blood: 3 },
    daily: {
      effect: [
        {
          do: "either",
          of: [
            { name: "dawn", then: [{ do: "boost", order: "dawn" }] },
            { name: "dusk", then: [{ do: "boost", order: "dusk" }] },
            { name: "night", then: [{ do: "boost", order: "night" }] },
          ],
        },
      ],
    },
  },
];
