import type { EventCard } from "./pieces.js";

/** Act III: the siege. What remains of the secret is for sale, and somebody will ask the price. */
export const eventsAct3: readonly EventCard[] = [
  {
    kind: "event",
    id: "last-crusade",
    name: "Last Crusade",
    origin: "printed",
    act: 3,
    grid: { red: 6, grey: [0, 3] },
    effect: [
      {
        do: "place",
        what: "agent",
        n: 1,
        in: { set: "districts", without: ["sigil", "vampire", "agent", "minion"] },
      },
    ],
  },
  {
    kind: "event",
    id: "desecrated-seals",
    name: "Desecrated Seals",
    origin: "house",
    act: 3,
    grid: { red: 2, grey: [7, 8] },
    effect: [
      { do: "lose", what: "veil", n: 2 },
      {
        do: "each",
        of: { set: "districts", with: ["sigil"] },
        as: "seal",
        then: [
          {
            do: "either",
            of: [
              { name: "let-them-in", then: [{ do: "place", what: "agent", at: "seal" }] },
              { name: "lose-the-guard", then: [{ do: "remove", what: "minion", at: "seal" }] },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: "event",
    id: "dawn-raid",
    name: "Dawn Raid",
    origin: "house",
    act: 3,
    grid: { red: 5, grey: [0, 3] },
    effect: [
      { do: "lose", what: "veil", n: 2 },
      { do: "choose", from: { set: "vampires", who: "awake", most: "blood" }, as: "target" },
      { do: "place", what: "agent", n: 2, at: "target" },
      { do: "fight", at: "target", by: "day" },
    ],
  },
  {
    kind: "event",
    id: "martial-law",
    name: "Martial Law",
    origin: "house",
    act: 3,
    grid: { red: 4, grey: [2, 8] },
    effect: [{ do: "stay" }, { do: "lose", what: "veil", n: 2 }],
    stays: {
      standing: [
        { kind: "ban", actions: ["hunt", "wild-hunt"] },
        { kind: "modifier", value: "crowd", add: -1 },
      ],
      until: { is: "at-most", n: 4, of: { count: "agent" } },
    },
  },
  {
    kind: "event",
    id: "consecrated-ground",
    name: "Consecrated Ground",
    origin: "house",
    act: 3,
    grid: { red: 1, grey: [0, 6] },
    effect: [
      { do: "lose", what: "veil", n: 2 },
      {
        do: "choose",
        from: { set: "districts", with: ["minion"], without: ["sigil"], most: "minion" },
        as: "ground",
      },
      { do: "stay", at: "ground" },
    ],
    stays: {
      standing: [{ kind: "ban", actions: ["sigillate", "recruit", "dark-ability"], at: "here" }],
      until: {
        is: "any",
        of: [
          { is: "has", at: "here", feature: "drained" },
          { is: "at-least", n: 4, of: { count: "minion", at: "here" } },
        ],
      },
    },
  },
  {
    kind: "event",
    id: "silver-rounds",
    name: "Silver Rounds",
    origin: "house",
    act: 3,
    grid: { red: 7, grey: [3, 5] },
    effect: [{ do: "stay" }, { do: "lose", what: "veil", n: 2 }],
    stays: {
      standing: [
        { kind: "modifier", value: "wound", add: 1, faces: [1, 2, 3] },
        { kind: "trigger", after: "fight-ends", then: [{ do: "leave" }] },
      ],
    },
  },
  {
    kind: "event",
    id: "excommunication",
    name: "Excommunication",
    origin: "house",
    act: 3,
    grid: { red: 0, grey: [1, 7] },
    effect: [
      { do: "lose", what: "veil", n: 2 },
      { do: "choose", from: { set: "vampires", most: "kills" }, as: "outcast" },
      { do: "stay", with: "outcast" },
    ],
    stays: {
      standing: [
        { kind: "ban", actions: ["blood-ability", "dark-ability", "relic"], who: "holder" },
      ],
      until: {
        is: "at-least",
        n: { count: "vampire" },
        of: { count: "vampire", at: "self" },
      },
    },
  },
  {
    kind: "event",
    id: "ultimatum-on-every-channel",
    name: "Ultimatum on Every Channel",
    origin: "house",
    act: 3,
    grid: { red: 8, grey: [1, 2] },
    effect: [
      { do: "stay" },
      { do: "lose", what: "veil", n: 2 },
      {
        do: "choose",
        from: { set: "districts", with: ["agent"], most: "agent" },
        as: "rally",
      },
      { do: "place", what: "agent", at: "rally" },
    ],
    stays: {
      standing: [
        {
          kind: "trigger",
          after: "dawn",
          then: [
            {
              do: "if",
              when: {
                is: "at-least",
                n: 1,
                of: { count: "district", in: { set: "districts", with: ["crowd"] } },
              },
              then: [{ do: "lose", what: "veil", n: 1 }],
              else: [{ do: "leave" }],
            },
          ],
        },
      ],
    },
  },
  {
    kind: "event",
    id: "the-great-tithe",
    name: "The Great Tithe",
    origin: "house",
    act: 3,
    grid: { red: 3, grey: [4, 5] },
    effect: [
      { do: "lose", what: "veil", n: 2 },
      {
        do: "each",
        of: { set: "vampires", who: "awake" },
        as: "payer",
        then: [
          {
            do: "either",
            of: [
              {
                name: "blood",
                then: [{ do: "lose", what: "blood", n: 1, who: "payer" }],
              },
              { name: "servant", then: [{ do: "remove", what: "minion", at: "payer" }] },
              { name: "fortune", then: [{ do: "spend-die", faces: [5, 6] }] },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: "event",
    id: "live-from-the-helicopter",
    name: "Live from the Helicopter",
    origin: "house",
    act: 3,
    grid: { red: 4, grey: [6, 7] },
    effect: [{ do: "stay" }, { do: "lose", what: "veil", n: 2 }],
    stays: {
      standing: [
        {
          kind: "trigger",
          after: "arrives",
          when: { is: "has", at: "there", feature: "agent" },
          then: [{ do: "lose", what: "veil", n: 1 }],
        },
        { kind: "trigger", after: "dawn", then: [{ do: "leave" }] },
      ],
    },
  },
  {
    kind: "event",
    id: "panic-in-the-cellars",
    name: "Panic in the Cellars",
    origin: "house",
    act: 3,
    grid: { red: 2, grey: [0, 3] },
    effect: [
      {
        do: "choose",
        from: { set: "districts", with: ["minion"], most: "minion" },
        as: "cellar",
      },
      {
        do: "either",
        of: [
          {
            name: "let-them-run",
            then: [
              {
                do: "repeat",
                times: { count: "minion", at: "cellar" },
                then: [
                  {
                    do: "choose",
                    from: { set: "districts", where: "adjacent", of: "cellar", fewest: "minion" },
                    as: "gate",
                  },
                  { do: "move", what: "minion", n: 1, from: "cellar", to: "gate" },
                ],
              },
            ],
          },
          { name: "silence-them", then: [{ do: "lose", what: "veil", n: 1 }] },
        ],
      },
    ],
  },
  {
    kind: "event",
    id: "an-hour-of-eclipse",
    name: "An Hour of Eclipse",
    origin: "house",
    act: 3,
    grid: { red: 0, grey: [4, 8] },
    effect: [
      {
        do: "if",
        when: { is: "at-least", n: 1, of: { count: "event" } },
        then: [
          {
            do: "may",
            then: [
              { do: "omen" },
              {
                do: "each",
                of: { set: "districts", where: "grid" },
                as: "shade",
                then: [{ do: "remove", what: "agent", n: "all", at: "shade" }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: "event",
    id: "reservists-called-up",
    name: "Reservists Called Up",
    origin: "house",
    act: 3,
    grid: { red: 7, grey: [2, 5] },
    effect: [
      { do: "lose", what: "veil", n: 2 },
      {
        do: "if",
        when: { is: "at-most", n: 3, of: { count: "reserve-agent" } },
        then: [{ do: "lose", what: "veil", n: 1 }],
        else: [{ do: "place", what: "agent", n: 2, in: { set: "districts", where: "red" } }],
      },
    ],
  },
  {
    kind: "event",
    id: "column-of-torches",
    name: "Column of Torches",
    origin: "house",
    act: 3,
    grid: { red: 3, grey: [1, 6] },
    effect: [
      { do: "lose", what: "veil", n: 2 },
      {
        do: "choose",
        from: { set: "districts", with: ["minion"], most: "minion" },
        as: "lair",
      },
      {
        do: "choose",
        from: { set: "districts", where: "other", of: "lair", with: ["agent"], most: "agent" },
        as: "camp",
      },
      { do: "move", what: "agent", n: "all", from: "camp", to: "lair" },
      { do: "expose", n: "all", at: "lair" },
    ],
  },
  {
    kind: "event",
    id: "oath-in-red-ink",
    name: "Oath in Red Ink",
    origin: "house",
    act: 3,
    grid: { red: 6, grey: [4, 5] },
    effect: [
      {
        do: "choose",
        from: { set: "vampires", who: "awake", least: "kills" },
        as: "sworn",
        may: true,
      },
      { do: "gain", what: "kills", n: 2, who: "sworn" },
      { do: "lose", what: "blood", n: "all", who: "sworn" },
    ],
  },
  {
    kind: "event",
    id: "the-smugglers-tunnel",
    name: "The Smugglers' Tunnel",
    origin: "house",
    act: 3,
    grid: { red: 8, grey: [1, 4] },
    effect: [
      { do: "lose", what: "veil", n: 2 },
      { do: "choose", from: { set: "districts", without: ["agent"] }, as: "refuge", may: true },
      {
        do: "each",
        of: { set: "vampires", who: "awake" },
        as: "runner",
        then: [
          {
            do: "may",
            then: [
              { do: "travel", who: "runner", to: "refuge", minions: true },
              { do: "lose", what: "blood", n: 1, who: "runner" },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: "event",
    id: "give-us-one-name",
    name: "Give Us One Name",
    origin: "house",
    act: 3,
    grid: { red: 5, grey: [7, 8] },
    effect: [
      {
        do: "either",
        of: [
          { name: "say-nothing", then: [{ do: "lose", what: "veil", n: 2 }] },
          {
            name: "betray-one",
            then: [
              { do: "choose", from: { set: "vampires", who: "awake" }, as: "martyr" },
              { do: "lose", what: "blood", n: "all", who: "martyr" },
            ],
          },
          {
            name: "buy-silence",
            then: [
              { do: "choose", from: { set: "vampires", who: "with-relic" }, as: "owner" },
              { do: "choose", from: { set: "relics", of: "owner" }, as: "gift" },
              { do: "discard-relic", relic: "gift" },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: "event",
    id: "amnesty-for-servants",
    name: "Amnesty for Servants",
    origin: "house",
    act: 3,
    grid: { red: 1, grey: [2, 6] },
    effect: [
      { do: "choose", from: { set: "districts", with: ["minion"] }, as: "flock", may: true },
      { do: "gain", what: "veil", n: { count: "minion", at: "flock" } },
      { do: "remove", what: "minion", n: "all", at: "flock" },
    ],
  },
];
