import { describe, expect, test } from "vitest";
import type { AnySet, Condition, Count } from "../../src/content/language.js";
import { condition, gained, text } from "./samples.js";

const counts: Readonly<Record<Count["count"], readonly (readonly [string, Partial<Count>])[]>> = {
  blood: [
    ["Blood equal to your Blood", {}],
    ["Blood equal to twice your Blood (at most 6 Blood)", { times: 2, most: 6 }],
    ["1 Blood for every 3 Blood you have", { per: 3 }],
  ],
  influence: [["1 Blood for every 2 Influence you have (at most 3 Blood)", { per: 2, most: 3 }]],
  vp: [["Blood equal to your VP", {}]],
  fear: [["2 Blood for every 4 Fear you have", { per: 4, times: 2 }]],
  rituals: [["1 Blood for each Ritual you have", {}]],
  cards: [["1 Blood for every 2 cards in hand and piles you have", { per: 2 }]],
  torpor: [
    ["1 Blood for each card in your Torpor", {}],
    ["2 Blood for each Elder in your Torpor", { kind: "elder", times: 2 }],
  ],
  hand: [["1 Blood for every 2 nobles in your hand", { class: "noble", per: 2 }]],
  "night-blood": [["Blood equal to the Blood in the Night space here", { at: "here" }]],
  "night-influence": [
    ["1 Blood for every 2 Influence in the Night space here", { at: "here", per: 2 }],
  ],
  die: [
    ["Blood equal to the die here", { at: "here" }],
    ["1 Blood for every 2 points on the die here", { at: "here", per: 2 }],
  ],
  "victim-cost": [["Blood equal to the Influence cost of the Victim here", { at: "here" }]],
  "victim-fear": [["Blood equal to the Fear of the Victim here", { at: "here" }]],
  "victim-vp": [["1 Blood for every 2 VP of the Victim here", { at: "here", per: 2 }]],
  tokens: [["1 Blood for each Order token here", { at: "here" }]],
  quarters: [
    ["1 Blood for each Quarter", {}],
    ["1 Blood for each Quarter with a noble", { in: { set: "quarters", class: "noble" } }],
    ["1 Blood for each other Quarter", { in: { set: "quarters", not: "here" } }],
  ],
  players: [
    ["1 Blood for each other player", {}],
    [
      "1 Blood for each player with a Ritual",
      { in: { set: "players", who: "all", with: "rituals" } },
    ],
  ],
  discards: [
    ["1 Blood for each Victim in the discard", {}],
    ["1 Blood for each outcast in the discard", { class: "outcast" }],
  ],
  act: [["Blood equal to the number of the Act", {}]],
  day: [["1 Blood for every 2 Days so far", { per: 2 }]],
};

describe("each thing that can be counted has its words", () => {
  for (const [count, cases] of Object.entries(counts))
    for (const [words, more] of cases)
      test(`${count}: ${words}`, () =>
        expect(gained({ count: count as Count["count"], ...more })).toBe(words));
});

const conditions: Readonly<Record<Condition["is"], readonly (readonly [string, Condition])[]>> = {
  "at-least": [
    ["you have at least 3 Blood", { is: "at-least", n: 3, of: { count: "blood" } }],
    ["you have a Ritual", { is: "at-least", n: 1, of: { count: "rituals" } }],
    ["the die here shows at least 4", { is: "at-least", n: 4, of: { count: "die", at: "here" } }],
    [
      "there is another player with more VP than you",
      { is: "at-least", n: 1, of: { count: "players", in: { set: "players", more: "vp" } } },
    ],
    [
      "there are at least 2 cards in your Torpor",
      { is: "at-least", n: 2, of: { count: "torpor" } },
    ],
    [
      "there is at least 2 Blood in the Night space here",
      { is: "at-least", n: 2, of: { count: "night-blood", at: "here" } },
    ],
    [
      "your Blood is at least your Fear",
      { is: "at-least", n: { count: "fear" }, of: { count: "blood" } },
    ],
    [
      "1 for every 2 Blood you have (at most 4) is at least 2",
      { is: "at-least", n: 2, of: { count: "blood", per: 2, most: 4 } },
    ],
  ],
  "at-most": [
    ["you have at most 8 Fear", { is: "at-most", n: 8, of: { count: "fear" } }],
    ["you have no Rituals", { is: "at-most", n: 0, of: { count: "rituals" } }],
    [
      "the Fear of the Victim here is at most 2",
      { is: "at-most", n: 2, of: { count: "victim-fear", at: "here" } },
    ],
    ["the number of the Act is at most 2", { is: "at-most", n: 2, of: { count: "act" } }],
  ],
  victim: [
    ["there is a Victim here", { is: "victim", at: "here" }],
    ["there is an outcast here", { is: "victim", at: "here", class: "outcast" }],
  ],
  most: [["you have more VP than any other player", { is: "most", what: "vp" }]],
  least: [
    ["you have fewer Rituals than any other player", { is: "least", what: "rituals" }],
    ["you have less Blood than any other player", { is: "least", what: "blood" }],
  ],
  alone: [["no Order token of another player stands here", { is: "alone", at: "here" }]],
  "start-player": [["you are the start player", { is: "start-player" }]],
  not: [
    ["there is no noble here", { is: "not", that: { is: "victim", at: "here", class: "noble" } }],
    [
      "you have fewer than 2 Rituals",
      { is: "not", that: { is: "at-least", n: 2, of: { count: "rituals" } } },
    ],
    [
      "you have more than 2 Fear",
      { is: "not", that: { is: "at-most", n: 2, of: { count: "fear" } } },
    ],
    [
      "an Order token of another player stands here",
      { is: "not", that: { is: "alone", at: "here" } },
    ],
    [
      "you do not have more Fear than any other player",
      { is: "not", that: { is: "most", what: "fear" } },
    ],
    ["you are not the start player", { is: "not", that: { is: "start-player" } }],
    [
      "it is not so that (you are the start player and there is a Victim here)",
      {
        is: "not",
        that: { is: "all", of: [{ is: "start-player" }, { is: "victim", at: "here" }] },
      },
    ],
  ],
  all: [
    [
      "you are the start player and (there is a Victim here or no Order token of another player stands here)",
      {
        is: "all",
        of: [
          { is: "start-player" },
          {
            is: "any",
            of: [
              { is: "victim", at: "here" },
              { is: "alone", at: "here" },
            ],
          },
        ],
      },
    ],
  ],
  any: [
    [
      "there is a noble or a soldier here",
      {
        is: "any",
        of: [
          { is: "victim", at: "here", class: "noble" },
          { is: "victim", at: "here", class: "soldier" },
        ],
      },
    ],
  ],
};

describe("each condition has its words", () => {
  for (const [is, cases] of Object.entries(conditions))
    for (const [words, when] of cases)
      test(`${is}: ${words}`, () => expect(condition(when)).toBe(words));
});

const sets: Readonly<Record<AnySet["set"], readonly (readonly [string, AnySet])[]>> = {
  quarters: [
    ["a Quarter with Blood and Influence", { set: "quarters", with: ["blood", "influence"] }],
    ["a Quarter without a Victim or Blood", { set: "quarters", without: ["victim", "blood"] }],
    [
      "another Quarter with an outcast and a die of at least 3 and without Blood",
      { set: "quarters", not: "here", class: "outcast", dieAtLeast: 3, without: ["blood"] },
    ],
    ["a Quarter with a die from 2 to 4", { set: "quarters", dieAtLeast: 2, dieAtMost: 4 }],
    ["a Quarter with a die of 3", { set: "quarters", dieAtLeast: 3, dieAtMost: 3 }],
    ["a Quarter with a die of at most 5", { set: "quarters", dieAtMost: 5 }],
    ["a Quarter with the most Blood", { set: "quarters", most: "blood" }],
    ["a Quarter with the highest die", { set: "quarters", most: "die" }],
    [
      "a Quarter with the lowest die among the others",
      { set: "quarters", not: "here", least: "die" },
    ],
    [
      "a Quarter with the least Influence among those with a Victim",
      { set: "quarters", with: ["victim"], least: "influence" },
    ],
    [
      "a Quarter with the most Blood and, of these, the lowest die",
      { set: "quarters", most: "blood", least: "die" },
    ],
  ],
  players: [
    ["another player", { set: "players" }],
    ["a player", { set: "players", who: "all" }],
    ["another player with a Ritual", { set: "players", with: "rituals" }],
    ["another player with a card in hand or piles", { set: "players", with: "cards" }],
    ["another player with more Blood than you", { set: "players", more: "blood" }],
    [
      "another player with Influence and fewer cards in Torpor than you",
      { set: "players", with: "influence", less: "torpor" },
    ],
    ["a player with the most Fear among the others", { set: "players", most: "fear" }],
    ["a player with the fewest Rituals", { set: "players", who: "all", least: "rituals" }],
  ],
  torpor: [
    ["a card in your Torpor", { set: "torpor" }],
    ["an Elder in your Torpor", { set: "torpor", kind: "elder" }],
    ["an outcast in your Torpor", { set: "torpor", class: "outcast" }],
  ],
  discards: [
    ["a Victim in the discard", { set: "discards" }],
    ["a merchant in the discard", { set: "discards", class: "merchant" }],
  ],
  market: [["a Ritual in the market", { set: "market" }]],
  used: [["one of your used Rituals", { set: "used" }]],
  numbers: [
    ["a number from 1 to 4", { set: "numbers", from: 1, to: 4 }],
    [
      "a number from 0 to the die here",
      { set: "numbers", from: 0, to: { count: "die", at: "here" } },
    ],
  ],
};

describe("each set that can be chosen from has its words", () => {
  for (const [name, cases] of Object.entries(sets))
    for (const [words, from] of cases)
      test(`${name}: ${words}`, () =>
        expect(text({ do: "choose", from, as: "x" })).toBe(`Choose ${words}.`));
});
