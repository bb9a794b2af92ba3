import type { Vampire } from "./pieces.js";

/** The six vampires: a blood ability, a dark ability and a dread sigil each. */
export const vampires: readonly Vampire[] = [
  {
    kind: "vampire",
    id: "agnieszka",
    name: "Agnieszka",
    origin: "house",
    shown: "she moves agents: lures them together, spreads them apart",
    blood: {
      name: "Siren Song",
      timing: "turn",
      cost: { blood: 1 },
      effect: [
        {
          do: "either",
          of: [
            {
              name: "lure",
              then: [
                {
                  do: "choose",
                  from: { set: "districts", where: "adjacent", with: ["agent"] },
                  as: "haunt",
                },
                {
                  do: "choose",
                  from: { set: "numbers", from: 1, to: { count: "agent", at: "haunt" } },
                  as: "many",
                },
                { do: "move", what: "agent", n: "many", from: "haunt", to: "here" },
                { do: "expose", n: "all", at: "here" },
              ],
            },
            {
              name: "scatter",
              then: [
                {
                  do: "choose",
                  from: { set: "numbers", from: 1, to: { count: "agent", at: "here" } },
                  as: "many",
                },
                { do: "choose", from: { set: "districts", where: "adjacent" }, as: "haunt" },
                { do: "move", what: "agent", n: "many", from: "here", to: "haunt" },
              ],
            },
          ],
        },
      ],
    },
    dark: {
      name: "Danse Macabre",
      timing: "turn",
      cost: { veil: 1 },
      effect: [
        { do: "choose", from: { set: "districts" }, as: "stage" },
        {
          do: "each",
          of: { set: "districts", where: "adjacent", of: "stage", with: ["agent"] },
          as: "haunt",
          then: [{ do: "move", what: "agent", n: "all", from: "haunt", to: "stage" }],
        },
      ],
    },
    sigil: {
      name: "Spider's Parlour",
      standing: [
        {
          kind: "trigger",
          after: "dusk",
          at: "anywhere",
          then: [
            {
              do: "choose",
              from: { set: "districts", where: "adjacent", with: ["agent"] },
              as: "haunt",
              may: true,
            },
            { do: "move", what: "agent", n: "all", from: "haunt", to: "here" },
          ],
        },
      ],
    },
  },
  {
    kind: "vampire",
    id: "imre",
    name: "Imre",
    origin: "house",
    shown: "he helps others regain blood and is good at exposing",
    blood: {
      name: "Open Vein",
      timing: "turn",
      cost: { blood: 1 },
      effect: [
        {
          do: "may",
          then: [
            {
              do: "choose",
              from: { set: "districts", where: "near", with: ["hidden"] },
              as: "haunt",
            },
            { do: "expose", n: "all", at: "haunt" },
          ],
        },
        {
          do: "choose",
          from: { set: "vampires", near: "here", not: "self", who: "wounded" },
          as: "kin",
        },
        { do: "gain", what: "blood", n: 2, who: "kin" },
      ],
    },
    dark: {
      name: "Red Communion",
      timing: "turn",
      cost: { veil: 1 },
      effect: [
        {
          do: "each",
          of: { set: "vampires" },
          as: "kin",
          then: [
            { do: "gain", what: "blood", n: 2, who: "kin" },
            { do: "expose", n: "all", at: "kin" },
          ],
        },
      ],
    },
    sigil: {
      name: "Blood Font",
      standing: [
        {
          kind: "trigger",
          after: "turn-ends",
          who: "anyone",
          at: "near",
          then: [{ do: "gain", what: "blood", n: 1, who: "them" }],
        },
      ],
    },
  },
  {
    kind: "vampire",
    id: "ishtvan",
    name: "Ishtvan",
    origin: "house",
    shown:
      "the names of both abilities; the blood ability pays off where agents stand together; sigil and dark ability help to fulfil the victory conditions quickly at the end",
    blood: {
      name: "Demon Summoning",
      timing: "turn",
      cost: { blood: 2 },
      effect: [
        { do: "choose", from: { set: "districts", where: "near", with: ["agent"] }, as: "pit" },
        {
          do: "if",
          when: { is: "has", at: "pit", feature: "crowd" },
          then: [{ do: "remove", what: "agent", n: 2, at: "pit" }],
          else: [{ do: "remove", what: "agent", n: 1, at: "pit" }],
        },
      ],
    },
    dark: {
      name: "Gates of Hell",
      timing: "turn",
      cost: { veil: 2 },
      effect: [
        { do: "place", what: "minion", n: 2, at: "here" },
        {
          do: "each",
          of: { set: "vampires", not: "self" },
          as: "kin",
          then: [{ do: "may", then: [{ do: "travel", who: "kin", to: "here", minions: true }] }],
        },
      ],
    },
    sigil: {
      name: "Burning Threshold",
      standing: [{ kind: "modifier", value: "ritual-minions", add: -2, at: "here" }],
    },
  },
  {
    kind: "vampire",
    id: "laszlo",
    name: "Laszlo",
    origin: "house",
    shown: "both abilities change combat dice",
    blood: {
      name: "Fencer's Riposte",
      timing: "die",
      cost: { blood: 1 },
      effect: [
        { do: "change-die", by: 4 },
        {
          do: "choose",
          from: { set: "districts", where: "adjacent", with: ["agent"] },
          as: "witness",
        },
        { do: "remove", what: "agent", n: 1, at: "witness" },
      ],
    },
    dark: {
      name: "Headsman's Hour",
      timing: "die",
      cost: { veil: 1 },
      effect: [
        { do: "change-die", to: 6 },
        { do: "gain", what: "blood", n: 2, who: "self" },
      ],
    },
    sigil: {
      name: "Duelling Ground",
      standing: [
        { kind: "modifier", value: "wound", add: -1, faces: [3, 4], who: "anyone", at: "near" },
      ],
    },
  },
  {
    kind: "vampire",
    id: "mila",
    name: "Mila",
    origin: "house",
    shown: "Temptation replaces an agent by a minion, costs much blood and is strong early",
    blood: {
      name: "Temptation",
      timing: "turn",
      cost: { blood: 3 },
      effect: [{ do: "replace", what: "agent", n: 1, at: "here" }],
    },
    dark: {
      name: "Velvet Chains",
      timing: "turn",
      cost: { veil: 2 },
      effect: [{ do: "replace", what: "exposed", n: "all", at: "here" }],
    },
    sigil: {
      name: "House of Mirrors",
      standing: [
        {
          kind: "trigger",
          after: "agents-enter",
          once: "round",
          at: "here",
          then: [{ do: "replace", what: "agent", n: 1, at: "here" }],
        },
      ],
    },
  },
  {
    kind: "vampire",
    id: "nevena",
    name: "Nevena",
    origin: "house",
    shown: "her abilities draw an event and use only its grid, as their area; a seer (reported)",
    blood: {
      name: "Ill Omen",
      timing: "turn",
      cost: { blood: 1 },
      effect: [
        { do: "omen" },
        {
          do: "each",
          of: { set: "districts", where: "grid", with: ["agent"] },
          as: "haunt",
          then: [{ do: "remove", what: "agent", n: 1, at: "haunt" }],
        },
      ],
    },
    dark: {
      name: "Foretold Ruin",
      timing: "turn",
      cost: { veil: 1 },
      effect: [
        { do: "omen" },
        {
          do: "each",
          of: { set: "districts", where: "grid" },
          as: "haunt",
          then: [
            { do: "remove", what: "agent", n: "all", at: "haunt" },
            { do: "place", what: "minion", n: 1, at: "haunt" },
          ],
        },
      ],
    },
    sigil: {
      name: "Open Eye",
      standing: [
        {
          kind: "trigger",
          after: "dawn",
          at: "anywhere",
          then: [
            { do: "foresee", n: 2 },
            { do: "may", then: [{ do: "delay-event" }] },
          ],
        },
      ],
    },
  },
];
