import { describe, expect, test } from "vitest";
import { compilePack } from "../../src/content/compile.js";
import { housePack } from "../../src/content/house.js";
import type { Step } from "../../src/content/language.js";
import { wordsAt } from "../../src/words/en/at.js";
import { sentence } from "../../src/words/en/english.js";
import { holderOf, pathIn, stepAt } from "../../src/words/en/path.js";
import { boundNames, flaws } from "./reading.js";
import { locationOf, ritualOf } from "./samples.js";

const draw: Step = { do: "draw" };
const gain: Step = { do: "gain", what: "blood" };

describe("a node of the program", () => {
  test("has a path in its piece", () => {
    expect(pathIn("the-occultist/effect.1.of.0.then.0")).toBe("effect.1.of.0.then.0");
    expect(holderOf("effect.1.of.0.then.0")).toBe("effect.1");
    expect(holderOf("daily.effect.0.else.2")).toBe("daily.effect.0");
    expect(holderOf("effect.1")).toBe("effect.1");
  });

  test("finds its step in any list", () => {
    const piece = locationOf(
      {
        do: "either",
        of: [
          { name: "a", then: [gain] },
          { name: "b", then: [gain, draw] },
        ],
      },
      { do: "pay", cost: { blood: 1 }, then: [draw], else: [gain, { do: "cull" }] },
    );
    expect(stepAt(piece, "effect.0.of.1.then.1")?.step).toEqual(draw);
    expect(stepAt(piece, "effect.1.else.1")?.step).toEqual({ do: "cull" });
    expect(stepAt(piece, "effect.1.then.1")).toBeUndefined();
    expect(stepAt(piece, "effect.0.of.2.then.0")).toBeUndefined();
    expect(stepAt(piece, "effect.0.of.0.then.0.then.0")).toBeUndefined();
    expect(stepAt(piece, "effect.2")).toBeUndefined();
  });

  test("knows what has a name there, in the order of the registers", () => {
    const piece = ritualOf({
      standing: [
        { kind: "modifier", value: "dawn", add: 1 },
        {
          kind: "trigger",
          after: "night-done",
          then: [
            { do: "choose", from: { set: "players" }, as: "p" },
            { do: "each", of: { set: "quarters" }, as: "q", then: [draw] },
          ],
        },
        {
          kind: "trigger",
          after: "scavenged",
          then: [{ do: "choose", from: { set: "torpor" }, as: "c" }, draw],
        },
      ],
    });
    const names = (path: string) => stepAt(piece, path)?.names.map(({ name }) => name);
    expect(names("standing.1.then.1.then.0")).toEqual(["them", "there", "p", "q"]);
    expect(names("standing.1.then.1")).toEqual(["them", "there", "p"]);
    expect(names("standing.2.then.1")).toEqual(["them", "c"]);
    expect(names("standing.0.then.0")).toBeUndefined();
  });
});

describe("the words at a node", () => {
  test("of a choice are only those of the choice", () => {
    const piece = locationOf(
      { do: "choose", from: { set: "quarters" }, as: "q" },
      { do: "choose", from: { set: "quarters", not: "q" }, as: "r" },
      { do: "swap-dice", a: "q", b: "r" },
    );
    expect(wordsAt(piece, "effect.0")?.words).toBe("choose a Quarter");
    expect(wordsAt(piece, "effect.1")?.words).toBe("choose another Quarter");
    expect(wordsAt(piece, "effect.2")?.words).toBe(
      "swap the first Quarter's die with the second Quarter's die",
    );
    expect(wordsAt(piece, "effect.0")?.branches).toEqual([]);
  });

  test("of alternatives go by their names", () => {
    const piece = locationOf(
      { do: "choose", from: { set: "quarters" }, as: "q" },
      {
        do: "either",
        of: [
          { name: "calm", then: [{ do: "shift", at: "q", by: -1 }, gain] },
          { name: "leave", then: [] },
        ],
      },
    );
    expect(wordsAt(piece, "effect.1")).toMatchObject({
      words: "choose one: lower that Quarter's die by 1, then gain 1 Blood; or nothing happens",
      branches: [
        { key: "calm", words: "lower that Quarter's die by 1, then gain 1 Blood" },
        { key: "leave", words: "do nothing" },
      ],
    });
  });

  test("of an offer and of a price say what happens in either case", () => {
    const piece = ritualOf({
      daily: {
        effect: [
          { do: "may", then: [gain, draw] },
          { do: "pay", cost: { influence: 1 }, then: [draw], else: [gain] },
          {
            do: "pay",
            cost: { blood: 1 },
            then: [
              { do: "choose", from: { set: "players" }, as: "p" },
              { do: "lose", what: "vp", who: "p" },
            ],
          },
        ],
      },
    });
    expect(wordsAt(piece, "daily.effect.0")).toMatchObject({
      words: "you may gain 1 Blood, then draw a Victim",
      branches: [
        { key: "yes", words: "gain 1 Blood, then draw a Victim" },
        { key: "no", words: "do nothing" },
      ],
    });
    expect(wordsAt(piece, "daily.effect.1")?.branches).toEqual([
      { key: "pay", words: "pay 1 Influence to draw a Victim" },
      { key: "decline", words: "do not pay: gain 1 Blood" },
    ]);
    expect(wordsAt(piece, "daily.effect.2")?.branches).toEqual([
      { key: "pay", words: "pay 1 Blood; then choose another player: they lose 1 VP" },
      { key: "decline", words: "do not pay" },
    ]);
  });

  test("are there for each node of the house pieces", () => {
    const { content } = compilePack(housePack);
    for (const { name, piece } of content.program) {
      const card = content.pieces[piece];
      const words = wordsAt(card, pathIn(name))?.words;
      expect(flaws(sentence(`${words}`), boundNames(card)), name).toEqual([]);
    }
    expect(content.program.length).toBeGreaterThan(200);
  });
});
