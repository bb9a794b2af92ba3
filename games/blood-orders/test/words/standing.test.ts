import { describe, expect, test } from "vitest";
import type { Happening, Step, ValueName } from "../../src/content/language.js";
import { always, daily } from "./samples.js";

const gain: Step = { do: "gain", what: "blood" };
const draw: Step = { do: "draw" };

/** What one more of each value is for its owner, and what one less is for the others. */
const values: Readonly<Record<ValueName, readonly [string, string]>> = {
  dawn: [
    "Your Dawn pile shows 1 more Dawn symbol.",
    "The Dawn pile of each other player shows 1 fewer Dawn symbol.",
  ],
  dusk: [
    "Your Dusk pile shows 1 more Dusk symbol.",
    "The Dusk pile of each other player shows 1 fewer Dusk symbol.",
  ],
  night: [
    "Your Night pile shows 1 more Night symbol.",
    "The Night pile of each other player shows 1 fewer Night symbol.",
  ],
  "pile-cards": [
    "Your Night pile counts as 1 more card in a tied contest.",
    "The Night pile of each other player counts as 1 fewer card in a tied contest.",
  ],
  "dusk-cost": [
    "Dusk effects cost you 1 more Influence.",
    "Dusk effects cost each other player 1 less Influence.",
  ],
  "ritual-blood": [
    "Rituals cost you 1 more Blood.",
    "Rituals cost each other player 1 less Blood.",
  ],
  "ritual-victims": [
    "You need 1 more Victim for a Ritual.",
    "Each other player needs 1 fewer Victim for a Ritual.",
  ],
  "night-fear": ["Nights give you 1 more Fear.", "Nights give each other player 1 less Fear."],
  scavenge: [
    "Scavenging gives you 1 more Blood.",
    "Scavenging gives each other player 1 less Blood.",
  ],
  "free-feeding": [
    "Each Day you feed 1 card for nothing.",
    "Each Day each other player feeds 1 fewer card for nothing.",
  ],
  "hand-limit": [
    "You may keep 1 more card in hand.",
    "Each other player may keep 1 fewer card in hand.",
  ],
};

describe("each value that can be changed has its words", () => {
  for (const [name, [more, less]] of Object.entries(values)) {
    const value = name as ValueName;
    test(more, () => expect(always({ kind: "modifier", value, add: 1 })).toBe(more));
    test(less, () =>
      expect(always({ kind: "modifier", value, add: -1, who: "others" })).toBe(less),
    );
  }
});

describe("a value changes", () => {
  test("only while something is true", () => {
    expect(
      always({
        kind: "modifier",
        value: "scavenge",
        add: 2,
        when: { is: "most", what: "fear" },
      }),
    ).toBe("While you have more Fear than any other player, scavenging gives you 2 more Blood.");
  });

  test("only where something is true", () => {
    expect(
      always({
        kind: "modifier",
        value: "night",
        add: 2,
        when: { is: "victim", at: "there", class: "noble" },
      }),
    ).toBe("Where there is a noble, your Night pile shows 2 more Night symbols.");
    expect(
      always({
        kind: "modifier",
        value: "dusk-cost",
        add: -1,
        when: { is: "at-least", n: 4, of: { count: "die", at: "there" } },
      }),
    ).toBe("Where the die shows at least 4, Dusk effects cost you 1 less Influence.");
  });

  test("by what is counted", () => {
    expect(always({ kind: "modifier", value: "dawn", add: { count: "rituals", per: 2 } })).toBe(
      "Your Dawn pile shows 1 more Dawn symbol for every 2 Rituals you have.",
    );
    expect(
      always({ kind: "modifier", value: "dusk-cost", add: { count: "victim-fear", at: "there" } }),
    ).toBe(
      "In each Quarter, Dusk effects cost you more Influence equal to the Fear of the Victim.",
    );
  });
});

/** What happens to the owner, and to another player. */
const happenings: Readonly<Record<Happening, readonly [string, string]>> = {
  "day-begins": ["At the start of each Day", "At the start of each Day"],
  "act-begins": ["At the start of each new Act", "At the start of each new Act"],
  "dawn-done": ["Whenever you do a Dawn action", "Whenever another player does a Dawn action"],
  "dusk-done": ["Whenever you do a Dusk action", "Whenever another player does a Dusk action"],
  "night-done": ["Whenever you do a Night action", "Whenever another player does a Night action"],
  "contest-won": [
    "Whenever you win a contested Night",
    "Whenever another player wins a contested Night",
  ],
  "contest-lost": [
    "Whenever you lose a contested Night",
    "Whenever another player loses a contested Night",
  ],
  "fear-failed": [
    "Whenever you fail to overcome Fear",
    "Whenever another player fails to overcome Fear",
  ],
  scavenged: ["Whenever you scavenge", "Whenever another player scavenges"],
  "ritual-gained": ["Whenever you gain a Ritual", "Whenever another player gains a Ritual"],
  "altar-visited": ["Whenever you go to the Altar", "Whenever another player goes to the Altar"],
  "catacombs-visited": [
    "Whenever you go to the Catacombs",
    "Whenever another player goes to the Catacombs",
  ],
  "victim-gained": [
    "Whenever you get a Victim into your hand",
    "Whenever another player gets a Victim into their hand",
  ],
  "die-shifted": [
    "Whenever you change a die with an effect",
    "Whenever another player changes a die with an effect",
  ],
  fed: ["Whenever you finish feeding", "Whenever another player finishes feeding"],
};

describe("each happening has its words", () => {
  for (const [name, [own, others]] of Object.entries(happenings)) {
    const after = name as Happening;
    test(own, () =>
      expect(always({ kind: "trigger", after, then: [gain] })).toBe(`${own}, gain 1 Blood.`),
    );
    test(others, () =>
      expect(always({ kind: "trigger", after, who: "others", then: [gain] })).toBe(
        `${others}, gain 1 Blood.`,
      ),
    );
  }
});

describe("a trigger", () => {
  test("once per day", () => {
    expect(
      always({ kind: "trigger", after: "scavenged", who: "anyone", once: "day", then: [gain] }),
    ).toBe("Once per day, when a player scavenges, gain 1 Blood.");
  });

  test("speaks of the player and the Quarter that it is about", () => {
    expect(
      always({
        kind: "trigger",
        after: "night-done",
        who: "others",
        then: [
          { do: "lose", what: "blood", who: "them" },
          { do: "put", what: "blood", at: "there" },
          { do: "seize", at: "there", who: "them" },
        ],
      }),
    ).toBe(
      "Whenever another player does a Night action in a Quarter, that player loses 1 Blood, you " +
        "put 1 Blood into that Quarter's Night space, then that player takes that Quarter's Victim " +
        "into their hand.",
    );
  });

  test("tells the chosen from those that it is about", () => {
    expect(
      always({
        kind: "trigger",
        after: "contest-lost",
        who: "others",
        then: [
          { do: "choose", from: { set: "quarters", not: "there" }, as: "q" },
          { do: "move", what: "blood", from: "there", to: "q" },
          { do: "choose", from: { set: "players" }, as: "p" },
          { do: "give", what: "vp", from: "them", to: "p" },
          { do: "shift", at: "q", by: 1 },
        ],
      }),
    ).toBe(
      "Whenever another player loses a contested Night in a Quarter, choose another Quarter: move " +
        "1 Blood from that Quarter to it; then choose another player: that player gives 1 VP to " +
        "them, then you raise the chosen Quarter's die by 1.",
    );
  });

  test("only where and while something is true", () => {
    const when = { is: "victim", at: "there", class: "cleric" } as const;
    expect(always({ kind: "trigger", after: "dusk-done", when, then: [draw] })).toBe(
      "Whenever you do a Dusk action where there is a cleric, draw a Victim.",
    );
    const poor = { is: "at-most", n: 0, of: { count: "blood" } } as const;
    expect(always({ kind: "trigger", after: "fed", when: poor, then: [gain] })).toBe(
      "Whenever you finish feeding while you have no Blood, gain 1 Blood.",
    );
  });

  test("with a choice or a price", () => {
    expect(
      always({
        kind: "trigger",
        after: "contest-won",
        then: [{ do: "pay", cost: { blood: 1 }, then: [draw], else: [gain] }],
      }),
    ).toBe(
      "Whenever you win a contested Night, you may pay 1 Blood to draw a Victim; if you do not, " +
        "gain 1 Blood.",
    );
  });
});

describe("a score", () => {
  test("is counted at the end of the game", () => {
    expect(always({ kind: "score", add: { count: "hand", class: "noble", per: 2, most: 5 } })).toBe(
      "At the end of the game: 1 VP for every 2 nobles in your hand (at most 5 VP).",
    );
  });

  test("comes last, and several at once", () => {
    expect(
      always(
        { kind: "score", add: { count: "rituals", times: 2 } },
        { kind: "modifier", value: "hand-limit", add: 2 },
        { kind: "score", add: { count: "blood", per: 3 } },
      ),
    ).toBe(
      "You may keep 2 more cards in hand. At the end of the game: 2 VP for each Ritual you have " +
        "and 1 VP for every 3 Blood you have.",
    );
  });
});

describe("once per day, on your turn", () => {
  const calm: Step[] = [
    { do: "choose", from: { set: "quarters" }, as: "q" },
    { do: "shift", at: "q", by: -1 },
  ];

  test("for nothing", () => {
    expect(daily([draw])).toBe(": draw a Victim.");
    expect(daily([draw, gain])).toBe(": draw a Victim. Gain 1 Blood.");
    expect(daily(calm)).toBe(": choose a Quarter and lower its die by 1.");
  });

  test("for a price", () => {
    expect(daily([draw, gain], { blood: 2, fear: 1 })).toBe(
      ": pay 2 Blood and gain 1 Fear to draw a Victim, then gain 1 Blood.",
    );
    expect(daily(calm, { influence: 1 })).toBe(
      ": pay 1 Influence to choose a Quarter and lower its die by 1.",
    );
    expect(daily([{ do: "offer", kind: "victim", then: [draw] }], { blood: 1 })).toBe(
      ": pay 1 Blood. You may discard a Victim from your hand to draw a Victim.",
    );
  });

  test("with one colon in a sentence", () => {
    const ways = [
      { name: "one", then: [draw] },
      { name: "two", then: [gain] },
    ];
    expect(daily([{ do: "either", of: ways }])).toBe(
      ", choose one: draw a Victim; or gain 1 Blood.",
    );
  });
});
