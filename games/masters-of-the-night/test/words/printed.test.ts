import { describe, expect, test } from "vitest";
import type { Piece } from "../../src/content/pieces.js";
import { gridWords, textOf } from "../../src/words/index.js";
import { districtOf, eventOf, relicOf } from "./samples.js";

describe("the printed pieces read as they should", () => {
  test("Last Crusade", () => {
    const piece = eventOf([
      {
        do: "place",
        what: "agent",
        in: { set: "districts", without: ["sigil", "vampire", "agent", "minion"] },
      },
    ]);
    expect(textOf(piece)).toBe(
      "Place one agent in every district with no sigil, vampire, agent or minion.",
    );
    expect(gridWords({ red: 6, grey: [0, 3] })).toBe(
      "red bottom left; grey top left and middle left",
    );
  });

  test("Blessed Innocence", () => {
    const piece = eventOf([
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
          { do: "move", what: "agent", from: "source", to: "victim" },
        ],
      },
      { do: "expose", n: "all", at: "victim" },
      { do: "fight", at: "victim", by: "day" },
    ]);
    expect(textOf(piece)).toBe(
      "Choose a vampire. If there is at least one agent outside its district, move one agent of " +
        "another district to its district. Expose all agents in its district. Hold a day combat " +
        "in its district.",
    );
  });

  test("Curse of our Clan", () => {
    const piece = eventOf(
      [
        { do: "stay", with: "leader" },
        { do: "lose", what: "blood", who: "leader" },
      ],
      { until: { is: "drained", who: "self" }, then: [{ do: "gain", what: "veil" }] },
    );
    expect(textOf(piece)).toBe(
      "Put this card on the leader's sheet until this vampire is drained; then gain 1 veil. " +
        "The leader loses 1 blood.",
    );
  });

  test("museum", () => {
    const piece = districtOf({
      day: [
        {
          do: "if",
          when: { is: "more", what: "minions", at: "here" },
          then: [{ do: "draw-relic" }],
        },
      ],
    });
    expect(textOf(piece)).toBe("Day: If there are more minions than agents here, draw a relic.");
  });

  test("asylum", () => {
    const piece = districtOf({
      day: [
        {
          do: "if",
          when: { is: "more", what: "minions", at: "here" },
          then: [
            {
              do: "choose",
              from: { set: "districts", where: "other", with: ["agent"] },
              as: "source",
              may: true,
            },
            { do: "move", what: "agent", from: "source", to: "here", exposed: true },
          ],
        },
        {
          do: "if",
          when: { is: "more", what: "agents", at: "here" },
          then: [
            {
              do: "choose",
              from: { set: "districts", where: "other", with: ["minion"] },
              as: "source",
            },
            { do: "move", what: "minion", from: "source", to: "here" },
          ],
        },
      ],
    });
    expect(textOf(piece)).toBe(
      "Day: If there are more minions than agents here, you may expose and move one agent of " +
        "another district here. If there are more agents than minions here, move one minion of " +
        "another district here.",
    );
  });

  test("Umbral Cape", () => {
    const piece = relicOf({ standing: [{ kind: "reach", cost: { blood: 1 } }] });
    expect(textOf(piece)).toBe("Held: When you move, you may pay 1 blood to go to any district.");
  });

  test("Funerary Urn", () => {
    const piece = relicOf({
      use: { cost: { ap: 1 }, effect: [{ do: "install" }] },
      standing: [{ kind: "redirect" }],
      placed: true,
    });
    expect(textOf(piece)).toBe(
      "Use (1 AP): Put this relic into your district for good.\n" +
        "Placed: An agent that an event would place elsewhere may be placed here instead.",
    );
  });

  test("Pristine Blood", () => {
    const piece = relicOf({ standing: [{ kind: "modifier", value: "blood-limit", add: 2 }] });
    expect(textOf(piece)).toBe("Held: Your blood limit is 2 higher.");
  });
});

describe("the parts of a piece", () => {
  test("a district by night", () => {
    const piece = districtOf({
      night: {
        cost: { ap: 1, die: [1, 2, 3] },
        once: "round",
        when: { is: "more", what: "minions", at: "here" },
        effect: [{ do: "gain", what: "blood", n: "face" }],
      },
    });
    expect(textOf(piece)).toBe(
      "Night (1 AP, a die showing 1–3, once per round; only if there are more minions than " +
        "agents here): Gain as much blood as that die shows.",
    );
  });

  test("a vampire", () => {
    const piece: Piece = {
      kind: "vampire",
      id: "mila",
      name: "Mila",
      origin: "house",
      blood: {
        name: "Temptation",
        timing: "turn",
        cost: { blood: 3 },
        effect: [{ do: "replace", what: "agent", at: "here" }],
      },
      dark: {
        name: "Gates of Hell",
        timing: "die",
        cost: { veil: 2, minions: 1 },
        effect: [{ do: "change-die", to: 6 }],
      },
      sigil: { name: "Font", standing: [{ kind: "modifier", value: "hunt", add: 1 }] },
    };
    expect(textOf(piece).split("\n")).toEqual([
      "Temptation (3 blood): Replace one agent in your district with a minion.",
      "Gates of Hell (2 veil, one minion, after a die is picked): Turn the picked die to 6.",
      "Sigil Font: Hunting gives each vampire here 1 more blood.",
    ]);
  });

  test("a tracker", () => {
    const piece: Piece = {
      kind: "tracker",
      id: "three",
      name: "Three",
      origin: "house",
      vampires: 3,
      agents: 11,
      high: { red: 2, grey: [1, 0] },
      low: { red: 3, grey: [1, 1] },
    };
    expect(textOf(piece)).toBe(
      "3 vampires, 11 agents. Veil 4–6: red 2, grey 1/0. Veil 1–3: red 3, grey 1/1.",
    );
  });

  test("an event that stays", () => {
    const stay = eventOf(
      [
        { do: "choose", from: { set: "districts", where: "red" }, as: "spot" },
        { do: "stay", at: "spot" },
      ],
      {
        standing: [
          { kind: "ban", actions: ["recruit"] },
          { kind: "modifier", value: "move-ap", add: 1, at: "near" },
        ],
        until: { is: "not", that: { is: "has", at: "here", feature: "agent" } },
        then: [{ do: "gain", what: "veil" }, { do: "draw-relic" }],
      },
    );
    expect(textOf(stay)).toBe(
      "Put this card in the red district until there is no agent here; then gain 1 veil, then " +
        "draw a relic. Meanwhile: Vampires cannot recruit here. Moving costs each vampire within " +
        "one step of here 1 more AP.",
    );
  });

  test("an event that stays for the whole city until it takes itself away", () => {
    const stay = eventOf([{ do: "stay" }], {
      standing: [
        { kind: "modifier", value: "move-ap", add: 1 },
        { kind: "trigger", after: "dawn", then: [{ do: "leave" }] },
      ],
    });
    expect(textOf(stay)).toBe(
      "This card stays in play. Moving costs 1 more AP. At dawn, remove this card from the game.",
    );
  });
});
