import { describe, expect, test } from "vitest";
import type { Effect, Step } from "../../src/content/language.js";
import { text } from "./samples.js";
import { controlTexts } from "./step-texts-control.js";
import { verbTexts } from "./step-texts-verbs.js";

const draw: Step = { do: "draw" };
const gain: Step = { do: "gain", what: "blood" };
const quarter: Step = { do: "choose", from: { set: "quarters" }, as: "q" };
const player: Step = { do: "choose", from: { set: "players" }, as: "p" };

/** For each step of the language at least one text; a new step must add one. */
const texts: Readonly<Record<Step["do"], readonly (readonly [string, Effect])[]>> = {
  ...controlTexts,
  ...verbTexts,
};

describe("each step has its words", () => {
  for (const [name, cases] of Object.entries(texts))
    for (const [words, effect] of cases)
      test(`${name}: ${words}`, () => expect(text(...effect)).toBe(words));
});

describe("what was chosen", () => {
  const shift = (at: string): Step => ({ do: "shift", at, by: 1 });

  test("is told apart from what was chosen before", () => {
    const other: Step = { do: "choose", from: { set: "quarters", not: "q" }, as: "r" };
    expect(text(quarter, shift("q"), other, shift("r"), shift("q"))).toBe(
      "Choose a Quarter: raise its die by 1. Choose another Quarter: raise its die by 1. Raise " +
        "the first Quarter's die by 1.",
    );
  });

  test("is told apart from this Quarter", () => {
    const first: Step = { do: "choose", from: { set: "quarters", not: "here" }, as: "q" };
    const notFirst: Step = { do: "choose", from: { set: "quarters", not: "q" }, as: "r" };
    const notHere: Step = { do: "choose", from: { set: "quarters", not: "here" }, as: "r" };
    const swap: Step = { do: "swap-dice", a: "q", b: "r" };
    expect(text(first, notFirst, swap)).toBe(
      "Choose another Quarter and a Quarter other than that one: swap their dice.",
    );
    expect(text(first, notHere, swap)).toBe(
      "Choose another Quarter and a Quarter other than this one: swap their dice.",
    );
  });

  test("is one of two players", () => {
    const all: Step = { do: "choose", from: { set: "players", who: "all" }, as: "r" };
    expect(text(player, all, { do: "give", what: "vp", from: "p", to: "r" })).toBe(
      "Choose another player and a player: the first player gives 1 VP to the second player.",
    );
  });

  test("is a number beside another one", () => {
    const number = (as: string): Step => ({
      do: "choose",
      from: { set: "numbers", from: 1, to: { count: "rituals" } },
      as,
    });
    const both = (n: string): Step => ({ do: "gain", what: "blood", n });
    expect(text(number("j"), number("k"), both("k"), both("j"))).toBe(
      "Choose a number from 1 to the number of Rituals you have and a number from 1 to the number " +
        "of Rituals you have: gain Blood equal to the second number, then gain Blood equal to the " +
        "first number.",
    );
  });

  test("must have been chosen", () => {
    expect(() => text(shift("nowhere"))).toThrow("nowhere");
    expect(() => text(shift("there"))).toThrow("there");
    expect(() => text({ do: "gain", what: "blood", who: "them" })).toThrow("them");
  });
});

describe("how far a list reaches is always clear", () => {
  const when = (...then: Effect): Step => ({ do: "if", when: { is: "start-player" }, then });
  const may = (...then: Effect): Step => ({ do: "may", then });

  test("by commas, semicolons and brackets", () => {
    expect(text(may(when(gain), draw))).toBe(
      "You may do this: if you are the start player, gain 1 Blood; then draw a Victim.",
    );
    expect(text(may(when(gain, draw)))).toBe(
      "You may do this: if you are the start player, gain 1 Blood, then draw a Victim.",
    );
    expect(text(when(may(gain), draw))).toBe(
      "If you are the start player, you may gain 1 Blood; then draw a Victim.",
    );
    expect(text(when(when(may(gain)), draw))).toBe(
      "If you are the start player, (if you are the start player, you may gain 1 Blood); then " +
        "draw a Victim.",
    );
  });
});
