import type { Relic } from "./pieces.js";

/** The thirteen relics: held (passive or used) or placed in a district for good. */
export const relics: readonly Relic[] = [
  {
    kind: "relic",
    id: "umbral-cape",
    name: "Umbral Cape",
    origin: "printed",
    shown: "the effect; its price is not shown, this one is ours",
    standing: [{ kind: "reach", cost: { blood: 1 } }],
  },
  {
    kind: "relic",
    id: "distortion-timepiece",
    name: "Distortion Timepiece",
    origin: "house",
    shown: "once per round",
    use: {
      cost: { blood: 2 },
      once: "round",
      effect: [
        { do: "choose", from: { set: "vampires" }, as: "kin" },
        { do: "gain", what: "ap", n: 2, who: "kin" },
      ],
    },
  },
  {
    kind: "relic",
    id: "funerary-urn",
    name: "Funerary Urn",
    origin: "printed",
    shown: "the effect; the AP that placing it costs are not shown, this price is ours",
    use: { cost: { ap: 1 }, effect: [{ do: "install" }] },
    standing: [{ kind: "redirect" }],
    placed: true,
  },
  {
    kind: "relic",
    id: "pristine-blood",
    name: "Pristine Blood",
    origin: "printed",
    standing: [{ kind: "modifier", value: "blood-limit", add: 2, who: "holder" }],
  },
  {
    kind: "relic",
    id: "borrowed-heart",
    name: "Borrowed Heart",
    origin: "house",
    shown: "one relic lends the blood ability of a vampire that is not in play (reported)",
    use: { cost: {}, once: "round", effect: [{ do: "custom", step: "lend-ability" }] },
  },
  {
    kind: "relic",
    id: "crooked-dice",
    name: "Crooked Dice",
    origin: "house",
    use: {
      cost: { die: [1, 2, 3] },
      once: "round",
      effect: [
        { do: "choose", from: { set: "districts", with: ["hidden"] }, as: "haunt" },
        { do: "expose", n: "all", at: "haunt" },
      ],
    },
  },
  {
    kind: "relic",
    id: "lunar-altar",
    name: "Lunar Altar",
    origin: "house",
    use: { cost: { ap: 1 }, effect: [{ do: "install" }] },
    standing: [
      {
        kind: "trigger",
        after: "dusk",
        at: "anywhere",
        then: [
          {
            do: "choose",
            from: { set: "districts", where: "other", with: ["minion"] },
            as: "home",
            may: true,
          },
          { do: "move", what: "minion", n: "all", from: "home", to: "here" },
        ],
      },
    ],
    placed: true,
  },
  {
    kind: "relic",
    id: "clockwork-gargoyle",
    name: "Clockwork Gargoyle",
    origin: "house",
    use: { cost: { blood: 2 }, effect: [{ do: "install" }] },
    standing: [
      {
        kind: "trigger",
        after: "agents-enter",
        at: "near",
        then: [{ do: "expose", n: "all", at: "there" }],
      },
    ],
    placed: true,
  },
  {
    kind: "relic",
    id: "scapegoat-mask",
    name: "Scapegoat Mask",
    origin: "house",
    standing: [
      {
        kind: "trigger",
        after: "veil-falls",
        once: "round",
        who: "anyone",
        at: "anywhere",
        when: { is: "not", that: { is: "drained", who: "self" } },
        then: [
          {
            do: "may",
            then: [
              { do: "lose", what: "blood", n: 1, who: "self" },
              { do: "gain", what: "veil", n: 1 },
            ],
          },
        ],
      },
    ],
  },
  {
    kind: "relic",
    id: "leaden-shutters",
    name: "Leaden Shutters",
    origin: "house",
    use: { cost: { ap: 1 }, effect: [{ do: "install" }] },
    standing: [
      { kind: "modifier", value: "entry-loss", add: -1, at: "here" },
      { kind: "modifier", value: "crowd", add: 2, at: "here" },
    ],
    placed: true,
  },
  {
    kind: "relic",
    id: "silver-bell",
    name: "Silver Bell",
    origin: "house",
    use: {
      cost: { ap: 1 },
      effect: [
        { do: "choose", from: { set: "vampires", not: "self" }, as: "kin" },
        { do: "travel", who: "kin", to: "here", minions: true },
      ],
    },
  },
  {
    kind: "relic",
    id: "corpse-candle",
    name: "Corpse Candle",
    origin: "house",
    use: {
      cost: { ap: 1, veil: 1 },
      effect: [{ do: "remove", what: "exposed", n: "all", at: "here", counts: "self" }],
    },
  },
  {
    kind: "relic",
    id: "homunculus-jar",
    name: "Homunculus Jar",
    origin: "house",
    use: { cost: { blood: 2 }, effect: [{ do: "place", what: "minion", n: 1, at: "here" }] },
  },
];
