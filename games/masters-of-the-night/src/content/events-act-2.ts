import type { EventCard } from "./pieces.js";

/** Act II: the inquiry. Servants, fortunes and strength that lie unguarded are taken. */
export const eventsAct2: readonly EventCard[] = [
  {
    kind: "event",
    id: "blessed-innocence",
    name: "Blessed Innocence",
    origin: "printed",
    shown: "the text; act and grid are not shown, these are ours",
    act: 2,
    grid: { red: 0, grey: [2, 7] },
    effect: [
      { do: "choose", from: { set: "vampires" }, as: "victim" },
      {
        do: "if",
        when: {
          is: "at-least",
          n: 1,
          of: { count: "agent", in: { set: "districts", where: "other", of: "victim" } },
        },
        then: [
          {
            do: "choose",
            from: { set: "districts", where: "other", of: "victim", with: ["agent"] },
            as: "source",
          },
          { do: "move", what: "agent", n: 1, from: "source", to: "victim" },
        ],
      },
      { do: "expose", n: "all", at: "victim" },
      { do: "fight", at: "victim", by: "day" },
    ],
  },
  {
    kind: "event",
    id: "house-to-house-search",
    name: "House-to-House Search",
    origin: "house",
    act: 2,
    grid: { red: 2, grey: [5, 8] },
    effect: [
      {
        do: "choose",
        from: { set: "districts", with: ["minion"], most: "minion" },
        as: "tenement",
      },
      { do: "replace", what: "minion", at: "tenement" },
    ],
  },
  {
    kind: "event",
    id: "informer-in-the-cellar",
    name: "Informer in the Cellar",
    origin: "house",
    act: 2,
    grid: { red: 8, grey: [2, 3] },
    effect: [
      {
        do: "choose",
        from: { set: "districts", with: ["minion"], most: "minion" },
        as: "cellar",
      },
      { do: "stay", at: "cellar" },
    ],
    stays: {
      standing: [{ kind: "modifier", value: "entry-loss", add: 1, at: "here" }],
      until: { is: "not", that: { is: "has", at: "here", feature: "minion" } },
    },
  },
  {
    kind: "event",
    id: "curfew",
    name: "Curfew",
    origin: "house",
    act: 2,
    grid: { red: 2, grey: [0, 6] },
    effect: [{ do: "stay" }],
    stays: {
      standing: [
        {
          kind: "trigger",
          after: "turn-ends",
          once: "round",
          when: { is: "not", that: { is: "has", at: "there", feature: "minion" } },
          then: [{ do: "place", what: "agent", at: "there" }],
        },
      ],
      until: { is: "at-least", n: 6, of: { count: "reserve-agent" } },
    },
  },
  {
    kind: "event",
    id: "silver-splinter",
    name: "Silver Splinter",
    origin: "house",
    act: 2,
    grid: { red: 6, grey: [3, 4] },
    effect: [
      { do: "lose", what: "veil", n: 2 },
      { do: "choose", from: { set: "vampires", who: "awake", most: "blood" }, as: "struck" },
      { do: "stay", with: "struck" },
    ],
    stays: {
      standing: [{ kind: "modifier", value: "ap", add: -1, who: "holder" }],
      until: { is: "at-most", n: 1, of: { count: "blood", who: "self" } },
    },
  },
  {
    kind: "event",
    id: "estate-auction",
    name: "Estate Auction",
    origin: "house",
    act: 2,
    grid: { red: 1, grey: [6, 7] },
    effect: [
      { do: "lose", what: "veil", n: 2 },
      { do: "choose", from: { set: "vampires", who: "awake" }, as: "bidder", may: true },
      { do: "lose", what: "blood", n: 2, who: "bidder" },
      { do: "draw-relic" },
    ],
  },
  {
    kind: "event",
    id: "customs-seizure",
    name: "Customs Seizure",
    origin: "house",
    act: 2,
    grid: { red: 0, grey: [1, 8] },
    effect: [
      { do: "lose", what: "veil", n: 2 },
      { do: "choose", from: { set: "vampires", who: "with-relic" }, as: "owner" },
      { do: "choose", from: { set: "relics", of: "owner" }, as: "crate" },
      {
        do: "either",
        of: [
          { name: "hand-it-over", then: [{ do: "discard-relic", relic: "crate" }] },
          {
            name: "smuggle-it",
            then: [
              {
                do: "choose",
                from: { set: "vampires", who: "can-hold-relic", not: "owner" },
                as: "mule",
              },
              { do: "give-relic", relic: "crate", to: "mule" },
              { do: "lose", what: "blood", n: 2, who: "mule" },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: "event",
    id: "deep-snow",
    name: "Deep Snow",
    origin: "house",
    act: 2,
    grid: { red: 5, grey: [0, 6] },
    effect: [{ do: "stay" }],
    stays: {
      standing: [
        { kind: "modifier", value: "move-ap", add: 1 },
        { kind: "modifier", value: "crowd", add: 1 },
        { kind: "trigger", after: "dawn", then: [{ do: "leave" }] },
      ],
    },
  },
  {
    kind: "event",
    id: "dogs-on-the-scent",
    name: "Dogs on the Scent",
    origin: "house",
    act: 2,
    grid: { red: 3, grey: [1, 2] },
    effect: [
      { do: "choose", from: { set: "vampires", who: "awake", most: "blood" }, as: "prey" },
      {
        do: "each",
        of: { set: "districts", where: "adjacent", of: "prey", with: ["agent"] },
        as: "kennel",
        then: [{ do: "move", what: "agent", n: 1, from: "kennel", to: "prey" }],
      },
    ],
  },
  {
    kind: "event",
    id: "debts-come-due",
    name: "Debts Come Due",
    origin: "house",
    act: 2,
    grid: { red: 6, grey: [5, 7] },
    effect: [
      { do: "lose", what: "veil", n: 2 },
      {
        do: "either",
        of: [
          {
            name: "pay-in-luck",
            then: [
              {
                do: "repeat",
                times: 2,
                then: [
                  { do: "choose", from: { set: "dice", faces: [5, 6] }, as: "pips" },
                  { do: "turn-die", face: "pips", by: -3 },
                ],
              },
            ],
          },
          {
            name: "pay-in-blood",
            then: [
              {
                do: "choose",
                from: { set: "vampires", who: "awake", most: "blood" },
                as: "debtor",
              },
              { do: "lose", what: "blood", n: 2, who: "debtor" },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: "event",
    id: "the-night-surgeon",
    name: "The Night Surgeon",
    origin: "house",
    act: 2,
    grid: { red: 8, grey: [3, 5] },
    effect: [
      { do: "choose", from: { set: "vampires", who: "wounded" }, as: "patient", may: true },
      { do: "spend-die", as: "pips" },
      { do: "gain", what: "blood", n: "pips", who: "patient" },
      { do: "lose", what: "ap", n: 1, who: "patient" },
    ],
  },
  {
    kind: "event",
    id: "rooftop-sniper",
    name: "Rooftop Sniper",
    origin: "house",
    act: 2,
    grid: { red: 4, grey: [7, 8] },
    effect: [
      { do: "choose", from: { set: "districts", where: "red" }, as: "roof" },
      { do: "stay", at: "roof" },
      { do: "place", what: "agent", at: "roof" },
    ],
    stays: {
      standing: [
        {
          kind: "trigger",
          after: "turn-ends",
          at: "near",
          once: "round",
          then: [{ do: "lose", what: "blood", n: 1, who: "them" }],
        },
      ],
      until: {
        is: "all",
        of: [
          { is: "has", at: "here", feature: "awake" },
          { is: "not", that: { is: "has", at: "here", feature: "agent" } },
        ],
      },
    },
  },
  {
    kind: "event",
    id: "emergency-session",
    name: "Emergency Session",
    origin: "house",
    act: 2,
    grid: { red: 5, grey: [0, 4] },
    effect: [
      {
        do: "either",
        of: [
          {
            name: "bribe-the-chair",
            then: [
              {
                do: "choose",
                from: { set: "districts", with: ["agent"], most: "agent" },
                as: "ward",
              },
              { do: "remove", what: "agent", n: "all", at: "ward" },
              { do: "lose", what: "veil", n: 1 },
            ],
          },
          {
            name: "let-them-vote",
            then: [{ do: "place", what: "agent", in: { set: "districts", where: "grey" } }],
          },
        ],
      },
    ],
  },
  {
    kind: "event",
    id: "the-turncoat-sergeant",
    name: "The Turncoat Sergeant",
    origin: "house",
    act: 2,
    grid: { red: 3, grey: [2, 5] },
    effect: [
      {
        do: "choose",
        from: { set: "districts", with: ["agent", "awake"] },
        as: "post",
        may: true,
      },
      { do: "replace", what: "agent", at: "post" },
      {
        do: "each",
        of: { set: "vampires", at: "post", who: "awake" },
        as: "paymaster",
        then: [{ do: "lose", what: "blood", n: 1, who: "paymaster" }],
      },
    ],
  },
  {
    kind: "event",
    id: "press-conference",
    name: "Press Conference",
    origin: "house",
    act: 2,
    grid: { red: 4, grey: [0, 3] },
    effect: [
      {
        do: "each",
        of: { set: "districts", with: ["crowd"], without: ["awake"] },
        as: "podium",
        then: [
          { do: "lose", what: "veil", n: 1 },
          { do: "expose", n: "all", at: "podium" },
        ],
      },
    ],
  },
  {
    kind: "event",
    id: "the-mayor-resigns",
    name: "The Mayor Resigns",
    origin: "house",
    act: 2,
    grid: { red: 7, grey: [1, 8] },
    effect: [
      {
        do: "if",
        when: { is: "at-most", n: 3, of: { count: "veil" } },
        then: [{ do: "gain", what: "veil", n: 2 }],
        else: [{ do: "place", what: "agent", in: { set: "districts", where: "center" } }],
      },
    ],
  },
  {
    kind: "event",
    id: "a-price-on-the-head",
    name: "A Price on the Head",
    origin: "house",
    act: 2,
    grid: { red: 1, grey: [4, 6] },
    effect: [
      { do: "choose", from: { set: "vampires", most: "kills" }, as: "quarry" },
      { do: "stay", with: "quarry" },
    ],
    stays: {
      standing: [
        {
          kind: "trigger",
          after: "dusk",
          then: [
            {
              do: "choose",
              from: { set: "districts", where: "adjacent", of: "self", with: ["agent"] },
              as: "posse",
            },
            { do: "move", what: "agent", n: 1, from: "posse", to: "self" },
          ],
        },
      ],
      until: {
        is: "at-most",
        n: 0,
        of: { count: "agent", in: { set: "districts", where: "near", of: "self" } },
      },
    },
  },
  {
    kind: "event",
    id: "unpaid-wages",
    name: "Unpaid Wages",
    origin: "house",
    act: 2,
    grid: { red: 7, grey: [1, 4] },
    effect: [
      {
        do: "each",
        of: { set: "districts", with: ["minion"], without: ["awake"] },
        as: "nest",
        then: [
          {
            do: "if",
            when: { is: "at-least", n: 2, of: { count: "minion", at: "nest" } },
            then: [{ do: "remove", what: "minion", n: 1, at: "nest" }],
          },
        ],
      },
    ],
  },
];
