import type { EventCard } from "./pieces.js";

/** Act I: rumours. The city begins to look, and the coterie learns what it must not leave lying. */
export const eventsAct1: readonly EventCard[] = [
  {
    kind: "event",
    id: "curse-of-our-clan",
    name: "Curse of our Clan",
    origin: "printed",
    shown: "the text; act and grid are not shown, these are ours",
    act: 1,
    grid: { red: 0, grey: [2, 4] },
    effect: [
      { do: "stay", with: "leader" },
      { do: "lose", what: "blood", n: 1, who: "leader" },
    ],
    stays: {
      until: { is: "drained", who: "self" },
      then: [{ do: "gain", what: "veil", n: 1 }],
    },
  },
  {
    kind: "event",
    id: "missing-persons-desk",
    name: "Missing Persons Desk",
    origin: "house",
    act: 1,
    grid: { red: 7, grey: [0, 8] },
    effect: [
      {
        do: "choose",
        from: { set: "districts", with: ["minion"], most: "minion" },
        as: "haunt",
      },
      {
        do: "either",
        of: [
          { name: "give-one-back", then: [{ do: "remove", what: "minion", at: "haunt" }] },
          { name: "face-questions", then: [{ do: "place", what: "agent", at: "haunt" }] },
        ],
      },
    ],
  },
  {
    kind: "event",
    id: "neighbourhood-watch",
    name: "Neighbourhood Watch",
    origin: "house",
    act: 1,
    grid: { red: 4, grey: [2, 7] },
    effect: [
      { do: "choose", from: { set: "districts", where: "red" }, as: "street" },
      { do: "stay", at: "street" },
    ],
    stays: {
      standing: [
        {
          kind: "trigger",
          after: "arrives",
          at: "here",
          once: "round",
          then: [{ do: "place", what: "exposed", at: "here" }],
        },
      ],
      until: { is: "more", what: "minions", at: "here" },
    },
  },
  {
    kind: "event",
    id: "tomorrows-paper",
    name: "Tomorrow's Paper",
    origin: "house",
    act: 1,
    grid: { red: 2, grey: [6, 8] },
    effect: [
      { do: "foresee", n: 2 },
      { do: "choose", from: { set: "vampires", who: "awake" }, as: "reader", may: true },
      { do: "lose", what: "blood", n: 1, who: "reader" },
      { do: "delay-event" },
    ],
  },
  {
    kind: "event",
    id: "the-clocks-go-forward",
    name: "The Clocks Go Forward",
    origin: "house",
    act: 1,
    grid: { red: 5, grey: [0, 1] },
    effect: [
      {
        do: "may",
        then: [
          { do: "discard-event" },
          {
            do: "each",
            of: { set: "vampires" },
            as: "sleeper",
            then: [{ do: "gain", what: "ap", n: 1, who: "sleeper" }],
          },
        ],
      },
    ],
  },
  {
    kind: "event",
    id: "blood-drive",
    name: "Blood Drive",
    origin: "house",
    act: 1,
    grid: { red: 4, grey: [2, 3] },
    effect: [
      {
        do: "choose",
        from: { set: "districts", where: "corner", without: ["vampire"], fewest: "agent" },
        as: "corner",
      },
      { do: "stay", at: "corner" },
    ],
    stays: {
      standing: [
        {
          kind: "trigger",
          after: "arrives",
          at: "here",
          then: [
            {
              do: "may",
              then: [
                { do: "gain", what: "blood", n: 2, who: "them" },
                { do: "place", what: "exposed", at: "here" },
                { do: "leave" },
              ],
            },
          ],
        },
      ],
      until: { is: "has", at: "here", feature: "crowd" },
    },
  },
  {
    kind: "event",
    id: "the-bookmakers-favour",
    name: "The Bookmaker's Favour",
    origin: "house",
    act: 1,
    grid: { red: 3, grey: [5, 6] },
    effect: [
      { do: "choose", from: { set: "dice", faces: [1, 2, 3, 4, 5] }, as: "pips", may: true },
      { do: "turn-die", face: "pips", to: 6 },
      {
        do: "each",
        of: { set: "districts", with: ["exposed"] },
        as: "alley",
        then: [{ do: "hide", n: "all", at: "alley" }],
      },
    ],
  },
  {
    kind: "event",
    id: "a-face-in-the-tabloids",
    name: "A Face in the Tabloids",
    origin: "house",
    act: 1,
    grid: { red: 8, grey: [1, 5] },
    effect: [
      { do: "choose", from: { set: "vampires", least: "kills" }, as: "celebrity", may: true },
      { do: "gain", what: "kills", n: 1, who: "celebrity" },
      { do: "place", what: "agent", at: "celebrity" },
    ],
  },
  {
    kind: "event",
    id: "open-air-mass",
    name: "Open-Air Mass",
    origin: "house",
    act: 1,
    grid: { red: 6, grey: [7, 8] },
    effect: [
      { do: "choose", from: { set: "districts", where: "center" }, as: "square" },
      { do: "stay", at: "square" },
      { do: "place", what: "exposed", at: "square" },
    ],
    stays: {
      standing: [{ kind: "ban", actions: ["recruit"], at: "near" }],
      until: { is: "not", that: { is: "has", at: "here", feature: "agent" } },
    },
  },
  {
    kind: "event",
    id: "slow-news-week",
    name: "Slow News Week",
    origin: "house",
    act: 1,
    grid: { red: 1, grey: [5, 6] },
    effect: [{ do: "stay" }],
    stays: {
      standing: [
        {
          kind: "trigger",
          after: "dawn",
          then: [
            {
              do: "if",
              when: {
                is: "at-most",
                n: 0,
                of: { count: "district", in: { set: "districts", with: ["crowd"] } },
              },
              then: [{ do: "gain", what: "veil", n: 1 }],
              else: [{ do: "lose", what: "veil", n: 1 }],
            },
            { do: "leave" },
          ],
        },
      ],
    },
  },
  {
    kind: "event",
    id: "the-croupier-blinks",
    name: "The Croupier Blinks",
    origin: "house",
    act: 1,
    grid: { red: 0, grey: [6, 7] },
    effect: [
      {
        do: "either",
        of: [
          { name: "throw-again", then: [{ do: "reroll" }] },
          {
            name: "take-back-two",
            then: [{ do: "repeat", times: 2, then: [{ do: "return-die" }] }],
          },
        ],
      },
    ],
  },
  {
    kind: "event",
    id: "the-persistent-reporter",
    name: "The Persistent Reporter",
    origin: "house",
    act: 1,
    grid: { red: 3, grey: [1, 5] },
    effect: [
      {
        do: "choose",
        from: { set: "districts", where: "corner", without: ["vampire"], fewest: "minion" },
        as: "beat",
      },
      { do: "stay", at: "beat" },
      { do: "place", what: "exposed", at: "beat" },
    ],
    stays: {
      standing: [{ kind: "modifier", value: "recruit-veil", add: -1, at: "anywhere" }],
      until: { is: "not", that: { is: "has", at: "here", feature: "agent" } },
      then: [{ do: "gain", what: "veil", n: 1 }],
    },
  },
  {
    kind: "event",
    id: "a-long-supper",
    name: "A Long Supper",
    origin: "house",
    act: 1,
    grid: { red: 8, grey: [3, 4] },
    effect: [
      {
        do: "each",
        of: { set: "vampires", who: "wounded" },
        as: "guest",
        then: [
          {
            do: "may",
            then: [
              { do: "gain", what: "blood", n: 2, who: "guest" },
              { do: "lose", what: "ap", n: 1, who: "guest" },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: "event",
    id: "burst-water-main",
    name: "Burst Water Main",
    origin: "house",
    act: 1,
    grid: { red: 2, grey: [0, 1] },
    effect: [
      {
        do: "each",
        of: { set: "vampires" },
        as: "soaked",
        then: [
          {
            do: "if",
            when: { is: "one-of", place: "soaked", in: { set: "districts", where: "grid" } },
            then: [
              {
                do: "choose",
                from: { set: "districts", where: "adjacent", of: "soaked" },
                as: "shore",
              },
              { do: "travel", who: "soaked", to: "shore", minions: true },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: "event",
    id: "paparazzi",
    name: "Paparazzi",
    origin: "house",
    act: 1,
    grid: { red: 6, grey: [0, 8] },
    effect: [
      { do: "choose", from: { set: "vampires", most: "kills" }, as: "star" },
      { do: "stay", with: "star" },
    ],
    stays: {
      standing: [
        {
          kind: "trigger",
          after: "hunts",
          who: "holder",
          then: [{ do: "place", what: "agent", at: "self" }],
        },
      ],
      until: {
        is: "one-of",
        place: "self",
        in: { set: "districts", where: "edge", without: ["agent", "minion"] },
      },
    },
  },
  {
    kind: "event",
    id: "brawl-at-daybreak",
    name: "Brawl at Daybreak",
    origin: "house",
    act: 1,
    grid: { red: 5, grey: [4, 7] },
    effect: [
      {
        do: "choose",
        from: { set: "districts", with: ["awake", "agent"] },
        as: "bar",
        may: true,
      },
      { do: "fight", at: "bar", by: "day" },
    ],
  },
  {
    kind: "event",
    id: "power-cut",
    name: "Power Cut",
    origin: "house",
    act: 1,
    grid: { red: 7, grey: [2, 3] },
    effect: [{ do: "stay" }],
    stays: {
      standing: [
        { kind: "ban", actions: ["night-effect"] },
        { kind: "modifier", value: "hunt", add: 1 },
        { kind: "trigger", after: "dawn", then: [{ do: "leave" }] },
      ],
    },
  },
  {
    kind: "event",
    id: "the-bishops-coin",
    name: "The Bishop's Coin",
    origin: "house",
    act: 1,
    grid: { red: 1, grey: [3, 4] },
    effect: [
      {
        do: "either",
        of: [
          { name: "give-up-luck", then: [{ do: "spend-die", faces: [5, 6] }] },
          { name: "be-followed", then: [{ do: "place", what: "agent", at: "leader" }] },
        ],
      },
    ],
  },
];
