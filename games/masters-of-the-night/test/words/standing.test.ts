import { describe, expect, test } from "vitest";
import {
  bans,
  type Condition,
  type Feature,
  features,
  happenings,
  type Standing,
  shapes,
  values,
} from "../../src/content/language.js";
import { textOf } from "../../src/words/index.js";
import { always, held, relicOf, used } from "./samples.js";

const whoms = ["holder", "others", "anyone"] as const;
const wheres = ["here", "near", "elsewhere", "anywhere"] as const;

const unique = (texts: readonly string[]): number => new Set(texts).size;

const modifier = (more: Partial<Extract<Standing, { kind: "modifier" }>>): Standing => ({
  kind: "modifier",
  value: "ap",
  add: 1,
  ...more,
});

describe("values", () => {
  test.each([
    [modifier({}), "Each vampire here has 1 more AP each turn."],
    [
      modifier({ add: -1, at: "anywhere", who: "others" }),
      "Each other vampire has 1 less AP each turn.",
    ],
    [modifier({ value: "crowd", add: 2 }), "A day combat here needs two more agents."],
    [modifier({ value: "crowd", add: -1, at: "anywhere" }), "A day combat needs one fewer agent."],
    [
      modifier({ value: "wound", add: -1, faces: [3, 4], at: "near" }),
      "In combat, a die showing 3–4 costs each vampire within one step of here 1 less blood.",
    ],
    [
      modifier({ value: "hunt", add: { count: "minion", at: "here" } }),
      "Hunting gives each vampire here 1 more blood for each minion here.",
    ],
    [
      modifier({ value: "fight-ap", when: { is: "day" }, at: "elsewhere" }),
      "While it is day, fighting costs each vampire elsewhere 1 more AP.",
    ],
    [modifier({ value: "ritual-minions", add: -2 }), "The ritual here needs two fewer minions."],
  ] as const)("%#", (standing, text) => expect(always(standing)).toBe(text));

  test("what is held is the holder's", () => {
    expect(held(modifier({ value: "hunt" }))).toBe("Hunting gives you 1 more blood.");
    expect(held(modifier({ value: "relic-limit" }))).toBe("Your relic limit is 1 higher.");
  });

  test("each value has words of its own, for more and for less", () => {
    const texts = values.flatMap((value) =>
      [1, -1, 2].map((add) => always(modifier({ value, add }))),
    );
    expect(unique(texts)).toBe(values.length * 3);
  });

  test.each(values)("%s says whom and where it is about", (value) => {
    const texts = whoms.flatMap((who) => wheres.map((at) => always(modifier({ value, who, at }))));
    expect(unique(texts)).toBe(12);
  });
});

describe("bans", () => {
  const ban = (...actions: Extract<Standing, { kind: "ban" }>["actions"]): Standing => ({
    kind: "ban",
    actions,
  });

  test("several are told together", () => {
    expect(always(ban("blood-ability", "dark-ability", "relic"))).toBe(
      "Vampires cannot use abilities or relics here.",
    );
    expect(always(ban("hunt", "dark-ability"))).toBe(
      "Vampires cannot hunt or use dark abilities here.",
    );
    expect(held(ban("fight"))).toBe("You cannot fight.");
  });

  test("each ban has words of its own", () => {
    expect(unique(bans.map((action) => always(ban(action))))).toBe(bans.length);
  });
});

describe("triggers", () => {
  const trigger = (more: Partial<Extract<Standing, { kind: "trigger" }>>): Standing => ({
    kind: "trigger",
    after: "arrives",
    then: [{ do: "lose", what: "blood", who: "them" }],
    ...more,
  });

  test.each([
    [trigger({}), "Whenever a vampire arrives here, it loses 1 blood."],
    [
      trigger({ once: "round", at: "near", when: { is: "day" } }),
      "Once per round, when a vampire arrives within one step of here while it is day, it loses 1 blood.",
    ],
    [
      trigger({ after: "turn-ends", who: "others", at: "anywhere" }),
      "At the end of another vampire's turn, it loses 1 blood.",
    ],
    [
      trigger({
        at: "anywhere",
        when: { is: "has", at: "there", feature: "agent" },
        then: [{ do: "expose", n: "all", at: "there" }],
      }),
      "Whenever a vampire arrives in any district while there is an agent there, expose all agents there.",
    ],
    [
      trigger({
        then: [
          { do: "choose", from: { set: "vampires", not: "them" }, as: "v" },
          { do: "gain", what: "blood", who: "v" },
          { do: "lose", what: "blood", who: "v" },
          { do: "lose", what: "blood", who: "them" },
        ],
      }),
      "Whenever a vampire arrives here, a vampire other than it gains 1 blood, then loses 1 " +
        "blood, then it loses 1 blood.",
    ],
  ] as const)("%#", (standing, text) => expect(always(standing)).toBe(text));

  test("the holder's own", () => {
    expect(held(trigger({ after: "hunts", then: [{ do: "gain", what: "ap", who: "them" }] }))).toBe(
      "Whenever you hunt, gain 1 AP.",
    );
  });

  test("each happening has words of its own, for each of its scopes", () => {
    const then: Extract<Standing, { kind: "trigger" }>["then"] = [{ do: "draw-relic" }];
    const texts = happenings.flatMap((after) => always(trigger({ after, then })));
    expect(unique(texts)).toBe(happenings.length);
    for (const after of ["arrives", "hunts", "turn-begins", "drained"] as const) {
      const scopes = whoms.flatMap((who) =>
        wheres.map((at) => always(trigger({ after, who, at, then }))),
      );
      expect(unique(scopes)).toBe(12);
    }
  });
});

describe("conditions", () => {
  const text = (when: Condition): string => used([{ do: "if", when, then: [{ do: "omen" }] }]);
  const said = (when: Condition): string =>
    text(when).replace(/^If /, "").replace(", turn over the top event for its grid only.", "");
  const day: Condition = { is: "day" };
  const drained: Condition = { is: "drained", who: "self" };
  const more: Condition = { is: "more", what: "agents", at: "leader" };

  test.each([
    [{ is: "not", that: day }, "it is night"],
    [{ is: "not", that: more }, "there are not more agents than minions in the leader's district"],
    [
      { is: "at-least", n: 3, of: { count: "agent", at: "here" } },
      "there are at least three agents in your district",
    ],
    [
      { is: "at-least", n: 1, of: { count: "agent", at: "here" } },
      "there is at least one agent in your district",
    ],
    [{ is: "at-most", n: 0, of: { count: "minion" } }, "there are no minions in the city"],
    [{ is: "at-most", n: 3, of: { count: "veil" } }, "the veil is at most 3"],
    [{ is: "at-least", n: 2, of: { count: "blood" } }, "you have at least 2 blood"],
    [
      { is: "at-least", n: 2, of: { count: "kills", who: "leader" } },
      "the leader's kill count is at least 2",
    ],
    [
      { is: "at-most", n: 1, of: { count: "relic", who: "leader" } },
      "the leader has at most one relic",
    ],
    [
      { is: "not", that: { is: "at-least", n: 2, of: { count: "die", faces: [6] } } },
      "there are fewer than two reserve dice showing 6",
    ],
    [
      { is: "at-least", n: { count: "minion", at: "here" }, of: { count: "vampire", at: "here" } },
      "the number of vampires in your district is at least the number of minions in your district",
    ],
    [{ is: "at", who: "leader", place: "here" }, "the leader is in your district"],
    [
      { is: "has", at: "here", feature: "crowd" },
      "there are three or more agents in your district",
    ],
    [
      { is: "one-of", place: "leader", in: { set: "districts", where: "corner" } },
      "the leader's district is a corner district",
    ],
    [{ is: "all", of: [day, drained] }, "it is day and you are drained"],
    [
      { is: "any", of: [day, { is: "all", of: [drained, more] }] },
      "it is day, or both you are drained and there are more agents than minions in the leader's district",
    ],
    [
      { is: "not", that: { is: "any", of: [day, drained] } },
      "it is not so that either it is day or you are drained",
    ],
  ] satisfies [Condition, string][])("%#", (when, words) => expect(said(when)).toBe(words));

  test("each feature has words of its own, there and missing", () => {
    const has = (feature: Feature): Condition => ({ is: "has", at: "here", feature });
    const texts = features.flatMap((one) => [text(has(one)), text({ is: "not", that: has(one) })]);
    expect(unique(texts)).toBe(features.length * 2);
  });
});

describe("MN-9.3 a held relic that its holder can use by day says so", () => {
  const trigger = (rest: Partial<Extract<Standing, { kind: "trigger" }>>): string =>
    held({
      kind: "trigger",
      after: "veil-falls",
      then: [{ do: "may", then: [{ do: "gain", what: "veil", n: 1 }] }],
      ...rest,
    });
  const words = /^By day or by night, /;

  test("what happens by day too", () => {
    expect(trigger({})).toBe("By day or by night, whenever the veil falls, you may gain 1 veil.");
    expect(trigger({ after: "dawn" })).toMatch(words);
    const choice = { set: "vampires" } as const;
    expect(trigger({ then: [{ do: "choose", from: choice, as: "kin", may: true }] })).toMatch(
      words,
    );
  });

  test("not what happens by night only, or is limited to it", () => {
    const night = { is: "not", that: { is: "day" } } as const;
    expect(trigger({ after: "dusk" })).toBe("At dusk, you may gain 1 veil.");
    expect(trigger({ after: "hunts" })).not.toMatch(words);
    expect(trigger({ when: night })).not.toMatch(words);
    expect(trigger({ when: { is: "all", of: [night, night] } })).not.toMatch(words);
  });

  test("nor what works by itself, or where it was placed", () => {
    expect(trigger({ then: [{ do: "gain", what: "veil", n: 1 }] })).not.toMatch(words);
    const may = { do: "may", then: [{ do: "gain", what: "veil", n: 1 }] } as const;
    const dawn: Standing = {
      kind: "trigger",
      after: "dawn",
      then: [{ ...may, then: [...may.then] }],
    };
    expect(textOf(relicOf({ standing: [dawn], placed: true }))).not.toContain("by night");
  });
});

describe("sets of districts", () => {
  const each = (from: Parameters<typeof placeIn>[0]): string => placeIn(from);

  test.each([
    [{}, "every district"],
    [{ where: "other" }, "every other district"],
    [{ where: "near", with: ["agent"] }, "every district with an agent within one step of you"],
    [{ where: "adjacent", of: "leader" }, "every district adjacent to the leader"],
    [
      { with: ["agent", "minion"], without: ["vampire"] },
      "every district with an agent and a minion but no vampire",
    ],
    [{ without: ["crowd", "sigil"] }, "every district with no sigil and fewer than three agents"],
    [{ with: ["minion"], most: "minion" }, "every district with the most minions"],
    [{ most: "minion" }, "every district with the most minions (even 0)"],
    [
      { with: ["sigil"], fewest: "agent" },
      "every district with a sigil and the fewest agents among those",
    ],
    [{ where: "red" }, "the red district"],
  ] as const)("%#", (set, words) => expect(each(set as Parameters<typeof placeIn>[0])).toBe(words));

  test("each shape has words of its own", () => {
    expect(unique(shapes.map((where) => placeIn({ where })))).toBe(shapes.length);
  });
});

function placeIn(set: {
  where?: (typeof shapes)[number];
  of?: string;
  with?: Feature[];
  without?: Feature[];
  most?: "agent" | "minion";
  fewest?: "agent" | "minion";
}): string {
  const effect = used([{ do: "place", what: "agent", in: { set: "districts", ...set } }]);
  return effect.replace("Place one agent in ", "").replace(/\.$/, "");
}
