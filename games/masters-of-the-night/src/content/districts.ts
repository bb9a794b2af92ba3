import type { District } from "./pieces.js";

/** The nine districts of the city. Each has one effect: by day, by night, or standing. */
export const districts: readonly District[] = [
  {
    kind: "district",
    id: "railway-station",
    name: "Railway Station",
    origin: "house",
    shown: "always top left",
    night: {
      cost: { ap: 1, die: [1, 2, 3] },
      effect: [
        { do: "choose", from: { set: "districts", where: "other" }, as: "stop" },
        { do: "travel", who: "self", to: "stop", minions: true },
      ],
    },
  },
  {
    kind: "district",
    id: "museum",
    name: "Museum",
    origin: "printed",
    day: [
      { do: "if", when: { is: "more", what: "minions", at: "here" }, then: [{ do: "draw-relic" }] },
    ],
  },
  {
    kind: "district",
    id: "asylum",
    name: "Asylum",
    origin: "printed",
    day: [
      {
        do: "if",
        when: { is: "more", what: "minions", at: "here" },
        then: [
          {
            do: "choose",
            from: { set: "districts", where: "other", with: ["agent"] },
            as: "haunt",
            may: true,
          },
          { do: "move", what: "agent", n: 1, from: "haunt", to: "here", exposed: true },
        ],
        else: [
          {
            do: "if",
            when: { is: "more", what: "agents", at: "here" },
            then: [
              {
                do: "choose",
                from: { set: "districts", where: "other", with: ["minion"] },
                as: "home",
              },
              { do: "move", what: "minion", n: 1, from: "home", to: "here" },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: "district",
    id: "cathedral",
    name: "Cathedral",
    origin: "printed",
    shown: "the effect; the name of its district is lost, this one is ours",
    standing: [
      {
        kind: "ban",
        actions: ["blood-ability", "dark-ability", "relic"],
        who: "anyone",
        at: "anywhere",
        when: { is: "more", what: "agents", at: "here" },
      },
    ],
  },
  {
    kind: "district",
    id: "town-hall",
    name: "Town Hall",
    origin: "printed",
    shown: "the effect; the name of its district is lost, this one is ours",
    night: {
      cost: { ap: 2 },
      effect: [
        { do: "choose", from: { set: "districts" }, as: "post" },
        { do: "recruit", at: "post" },
      ],
    },
  },
  {
    kind: "district",
    id: "nightclub",
    name: "Nightclub",
    origin: "house",
    shown: "a nightclub is a hunting ground (reported)",
    night: {
      cost: { ap: 1, die: [1, 2, 3] },
      effect: [
        {
          do: "each",
          of: { set: "vampires", at: "here" },
          as: "guest",
          then: [{ do: "gain", what: "blood", n: 1, who: "guest" }],
        },
        {
          do: "if",
          when: { is: "more", what: "minions", at: "here" },
          then: [{ do: "gain", what: "blood", n: 1, who: "self" }],
        },
      ],
    },
  },
  {
    kind: "district",
    id: "printing-house",
    name: "Printing House",
    origin: "house",
    day: [
      {
        do: "if",
        when: {
          is: "all",
          of: [
            { is: "more", what: "minions", at: "here" },
            { is: "at-least", n: 2, of: { count: "minion", at: "here" } },
          ],
        },
        then: [{ do: "gain", what: "veil", n: 1 }],
        else: [
          {
            do: "if",
            when: {
              is: "all",
              of: [
                { is: "more", what: "agents", at: "here" },
                { is: "at-least", n: 2, of: { count: "agent", at: "here" } },
              ],
            },
            then: [{ do: "lose", what: "veil", n: 1 }],
          },
        ],
      },
    ],
  },
  {
    kind: "district",
    id: "hospital",
    name: "City Hospital",
    origin: "house",
    day: [
      {
        do: "if",
        when: { is: "more", what: "minions", at: "here" },
        then: [
          { do: "choose", from: { set: "vampires", who: "wounded" }, as: "patient" },
          { do: "gain", what: "blood", n: 1, who: "patient" },
        ],
        else: [
          {
            do: "if",
            when: { is: "more", what: "agents", at: "here" },
            then: [
              { do: "choose", from: { set: "vampires", who: "awake" }, as: "suspect" },
              { do: "lose", what: "blood", n: 1, who: "suspect" },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: "district",
    id: "slaughterhouse",
    name: "Slaughterhouse",
    origin: "house",
    night: {
      cost: { ap: 1, die: [1, 2] },
      effect: [
        { do: "choose", from: { set: "districts", where: "near", with: ["exposed"] }, as: "prey" },
        { do: "remove", what: "exposed", n: 1, at: "prey", counts: "self" },
      ],
    },
  },
];
