import { describe, expect, test } from "vitest";
import type { Effect, Step } from "../../src/content/language.js";
import { dayText, used } from "./samples.js";

/** For each step of the language at least one text, word for word; a new step must add one. */
const texts: Readonly<Record<Step["do"], readonly (readonly [Effect, string])[]>> = {
  choose: [
    [
      [
        { do: "choose", from: { set: "districts", where: "adjacent", with: ["agent"] }, as: "d" },
        { do: "move", what: "agent", from: "d", to: "here" },
      ],
      "Move one agent of an adjacent district to your district.",
    ],
    [
      [
        { do: "choose", from: { set: "districts", where: "adjacent" }, as: "d" },
        { do: "move", what: "agent", from: "d", to: "here" },
      ],
      "Choose an adjacent district. Move one agent from there to your district.",
    ],
    [
      [
        { do: "choose", from: { set: "vampires", not: "self" }, as: "v", may: true },
        { do: "gain", what: "blood", who: "v" },
        { do: "lose", what: "veil" },
        { do: "draw-relic" },
      ],
      "You may let another vampire gain 1 blood. If you do, lose 1 veil, then draw a relic.",
    ],
    [
      [
        { do: "choose", from: { set: "numbers", from: 0, to: 3 }, as: "k" },
        { do: "expose", n: "k", at: "here" },
        { do: "gain", what: "blood", n: "k" },
      ],
      "Expose up to three agents in your district. Gain that much blood.",
    ],
    [
      [
        { do: "choose", from: { set: "districts", with: ["minion"] }, as: "d" },
        { do: "choose", from: { set: "districts", where: "adjacent", of: "d" }, as: "e" },
        { do: "expose", at: "d" },
        { do: "hide", at: "e" },
      ],
      "Choose a district with a minion. Choose a district adjacent to that district. Expose one " +
        "agent in that district. Hide one agent in the other district.",
    ],
    [
      [
        { do: "choose", from: { set: "districts", with: ["minion"] }, as: "d" },
        { do: "remove", what: "minion", at: "d" },
        { do: "gain", what: "blood" },
      ],
      "Remove one minion in any district. If you do, gain 1 blood.",
    ],
    [
      [
        { do: "choose", from: { set: "districts", where: "adjacent", with: ["agent"] }, as: "d" },
        {
          do: "choose",
          from: { set: "numbers", from: 1, to: { count: "agent", at: "d" } },
          as: "k",
        },
        { do: "move", what: "agent", n: "k", from: "d", to: "here" },
      ],
      "Move one or more agents of an adjacent district to your district.",
    ],
  ],
  may: [
    [
      [
        {
          do: "may",
          then: [
            { do: "lose", what: "blood" },
            { do: "gain", what: "ap" },
          ],
        },
        { do: "gain", what: "veil" },
      ],
      "You may lose 1 blood, then gain 1 AP. Gain 1 veil.",
    ],
  ],
  either: [
    [
      [
        {
          do: "either",
          of: [
            { name: "first", then: [{ do: "gain", what: "blood" }] },
            { name: "second", then: [{ do: "gain", what: "veil" }, { do: "omen" }] },
          ],
        },
      ],
      "Choose one: gain 1 blood; or gain 1 veil, then turn over the top event for its grid only.",
    ],
  ],
  if: [
    [
      [
        {
          do: "if",
          when: { is: "day" },
          then: [{ do: "gain", what: "blood" }],
          else: [{ do: "lose", what: "blood" }, { do: "draw-relic" }],
        },
      ],
      "If it is day, gain 1 blood. Otherwise, lose 1 blood, then draw a relic.",
    ],
  ],
  each: [
    [
      [
        {
          do: "each",
          of: { set: "vampires", at: "here" },
          as: "v",
          then: [{ do: "gain", what: "blood", who: "v" }],
        },
      ],
      "Each vampire in your district gains 1 blood.",
    ],
    [
      [
        {
          do: "each",
          of: { set: "districts", where: "adjacent" },
          as: "d",
          then: [
            { do: "expose", n: "all", at: "d" },
            { do: "place", what: "minion", at: "d" },
          ],
        },
      ],
      "For each adjacent district, expose all agents there, then place one minion there.",
    ],
    [
      [
        {
          do: "each",
          of: { set: "vampires", not: "self" },
          as: "v",
          then: [
            { do: "gain", what: "blood", who: "v" },
            { do: "lose", what: "ap", who: "v" },
          ],
        },
      ],
      "For each other vampire, it gains 1 blood, then loses 1 AP.",
    ],
  ],
  repeat: [
    [[{ do: "repeat", times: 2, then: [{ do: "draw-relic" }] }], "Do this twice: draw a relic."],
    [
      [
        {
          do: "repeat",
          times: { count: "minion", at: "here" },
          then: [{ do: "place", what: "agent", at: "here" }],
        },
      ],
      "Do this once for each minion in your district: place one agent in your district.",
    ],
  ],
  custom: [
    [
      [{ do: "custom", step: "lend-ability" }],
      "Use the blood ability of a vampire that is not in play, for its cost.",
    ],
  ],
  place: [
    [[{ do: "place", what: "agent", n: 2, at: "here" }], "Place two agents in your district."],
    [
      [{ do: "place", what: "exposed", in: { set: "districts", where: "corner" } }],
      "Place one exposed agent in every corner district.",
    ],
    [
      [{ do: "place", what: "minion", n: { count: "sigil" }, at: "here" }],
      "Place one minion in your district for each sigil in the city.",
    ],
  ],
  recruit: [
    [
      [
        { do: "choose", from: { set: "districts" }, as: "d" },
        { do: "recruit", at: "d" },
      ],
      "Recruit one minion in any district, gaining 1 veil.",
    ],
  ],
  remove: [
    [[{ do: "remove", what: "hidden", at: "here" }], "Remove one hidden agent in your district."],
    [
      [{ do: "remove", what: "exposed", n: "all", at: "here", counts: "self" }],
      "Remove all exposed agents in your district (your kills).",
    ],
    [
      [{ do: "remove", what: "agent", at: "here", counts: "leader" }],
      "Remove one agent in your district (the leader's kill).",
    ],
  ],
  move: [
    [
      [{ do: "move", what: "minion", n: 3, from: "here", to: "leader" }],
      "Move three minions from your district to the leader's district.",
    ],
    [
      [{ do: "move", what: "agent", n: 2, from: "here", to: "leader", exposed: true }],
      "Expose and move two agents from your district to the leader's district.",
    ],
  ],
  replace: [
    [
      [{ do: "replace", what: "agent", at: "here" }],
      "Replace one agent in your district with a minion.",
    ],
    [
      [{ do: "replace", what: "minion", n: 2, at: "here" }],
      "Replace two minions in your district with agents.",
    ],
  ],
  expose: [[[{ do: "expose", at: "here" }], "Expose one agent in your district."]],
  hide: [[[{ do: "hide", n: "all", at: "here" }], "Hide all agents in your district."]],
  gain: [
    [[{ do: "gain", what: "blood", n: 2 }], "Gain 2 blood."],
    [[{ do: "gain", what: "blood", n: "all" }], "Gain blood up to the limit."],
    [[{ do: "gain", what: "veil" }], "Gain 1 veil."],
    [[{ do: "gain", what: "ap", who: "leader" }], "The leader gains 1 AP."],
    [[{ do: "gain", what: "kills" }], "Gain 1 kill."],
    [[{ do: "gain", what: "kills", n: 2 }], "Gain 2 kills."],
  ],
  lose: [
    [[{ do: "lose", what: "veil", n: 2 }], "Lose 2 veil."],
    [
      [
        { do: "lose", what: "blood", n: "all", who: "leader" },
        { do: "lose", what: "ap", who: "leader" },
      ],
      "The leader loses all blood. It loses 1 AP.",
    ],
  ],
  travel: [
    [[{ do: "travel", who: "self", to: "leader" }], "Move to the leader's district."],
    [
      [{ do: "travel", who: "leader", to: "here", minions: true }],
      "The leader moves to your district with any number of minions.",
    ],
  ],
  fight: [
    [[{ do: "fight", at: "here", by: "day" }], "Hold a day combat in your district."],
    [[{ do: "fight", at: "here", by: "night" }], "Hold a night combat in your district."],
  ],
  "spend-die": [
    [[{ do: "spend-die" }], "Use up a die."],
    [
      [
        { do: "spend-die", faces: [1, 2, 4], as: "f" },
        { do: "place", what: "minion", n: "f", at: "here" },
        { do: "draw-relic" },
      ],
      "Use up a die showing 1, 2 or 4. Place as many minions in your district as that die " +
        "shows. If you do, draw a relic.",
    ],
  ],
  reroll: [
    [[{ do: "reroll" }], "Reroll the reserve."],
    [
      [
        { do: "choose", from: { set: "dice", faces: [1, 2] }, as: "f" },
        { do: "reroll", face: "f" },
      ],
      "Reroll a reserve die showing 1–2.",
    ],
  ],
  "turn-die": [
    [
      [
        { do: "choose", from: { set: "dice" }, as: "f" },
        { do: "turn-die", face: "f", by: -2 },
      ],
      "Lower a reserve die by 2.",
    ],
    [
      [
        { do: "choose", from: { set: "dice" }, as: "f", may: true },
        { do: "turn-die", face: "f", to: 6 },
      ],
      "You may turn a reserve die to 6.",
    ],
  ],
  "return-die": [
    [[{ do: "return-die" }], "Return a used die to the reserve."],
    [[{ do: "return-die", face: 6 }], "Return a used die showing 6 to the reserve."],
  ],
  "change-die": [
    [[{ do: "change-die", by: 1 }], "Raise the picked die by 1."],
    [[{ do: "change-die", to: 5 }], "Turn the picked die to 5."],
  ],
  "draw-relic": [[[{ do: "draw-relic" }], "Draw a relic."]],
  "discard-relic": [
    [
      [
        { do: "choose", from: { set: "relics", of: "leader" }, as: "r" },
        { do: "discard-relic", relic: "r" },
      ],
      "Discard one of the leader's relics.",
    ],
  ],
  "give-relic": [
    [
      [
        { do: "choose", from: { set: "relics", of: "self" }, as: "r" },
        { do: "choose", from: { set: "vampires", not: "self", who: "can-hold-relic" }, as: "v" },
        { do: "give-relic", relic: "r", to: "v" },
      ],
      "Give one of your relics to another vampire with room for a relic.",
    ],
  ],
  omen: [[[{ do: "omen" }], "Turn over the top event for its grid only."]],
  "discard-event": [[[{ do: "discard-event" }], "Discard the top event."]],
  foresee: [
    [[{ do: "foresee", n: 1 }], "Look at the top event."],
    [[{ do: "foresee", n: 3 }], "Look at the top three events."],
  ],
  "delay-event": [[[{ do: "delay-event" }], "Swap the top two events."]],
  stay: [
    [[{ do: "stay" }], "This card stays in play."],
    [[{ do: "stay", at: "leader" }], "Put this card in the leader's district."],
    [[{ do: "stay", with: "leader" }], "Put this card on the leader's sheet."],
  ],
  leave: [[[{ do: "leave" }], "Remove this card from the game."]],
  install: [[[{ do: "install" }], "Put this relic into your district for good."]],
};

describe("each step has its words", () => {
  for (const [name, cases] of Object.entries(texts))
    for (const [effect, text] of cases)
      test(`${name}: ${text}`, () => expect(used(effect)).toBe(text));
});

describe("whom and where", () => {
  test("on a tile it is here, and the leader's", () => {
    expect(dayText([{ do: "place", what: "agent", at: "here" }])).toBe("Place one agent here.");
    expect(dayText([{ do: "gain", what: "blood" }])).toBe("The leader gains 1 blood.");
  });

  test("another district is the one that is not the target", () => {
    const move = (of: string, to: string): Effect => [
      { do: "choose", from: { set: "districts", where: "other", of, with: ["agent"] }, as: "d" },
      { do: "move", what: "agent", from: "d", to },
    ];
    expect(dayText(move("here", "here"))).toBe("Move one agent of another district here.");
    expect(dayText(move("leader", "here"))).toBe(
      "Move one agent of a district other than the leader's district here.",
    );
  });

  test("how far a condition reaches is always clear", () => {
    const inner: Step = { do: "if", when: { is: "day" }, then: [{ do: "draw-relic" }] };
    const omen: Step = { do: "omen" };
    const nest = (then: Effect): string => used([{ do: "may", then }]);
    expect(nest([inner, omen])).toBe(
      "You may do this: if it is day, draw a relic; after that, turn over the top event for its " +
        "grid only.",
    );
    expect(nest([{ ...inner, then: [{ do: "draw-relic" }, omen] }])).toBe(
      "You may do this: if it is day, draw a relic, then turn over the top event for its grid only.",
    );
  });

  test("a piece that uses an unknown name is refused", () => {
    expect(() => used([{ do: "expose", at: "nowhere" }])).toThrow("nowhere");
    expect(() => used([{ do: "custom", step: "no-such-step" }])).toThrow("no-such-step");
  });
});
