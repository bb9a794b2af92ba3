import { expect, test } from "vitest";
import { type Step, Tally } from "./support/tally.js";

const choose = (as: string, from = 1, to = 3) =>
  ({ do: "choose", from: { from, to }, as }) as const;
const add = (cup: number | string) => ({ do: "add", cup }) as const;
const note = (text: string) => ({ do: "note", text }) as const;

test("steps are done in order, without a question", () => {
  const t = new Tally([note("a"), note("b"), note("c")]);
  expect(t.log).toEqual(["a", "b", "c"]);
  expect(t.question.kind).toBe("rest");
});

test("choose asks the seat that the game names, about the piece, by the game's rule", () => {
  const t = new Tally([choose("cup"), add("cup")], [], [1, 1]);
  expect(t.question).toMatchObject({ kind: "effect.choose", seat: 2, rule: "7", about: "piece-3" });
  expect(t.keys).toEqual(["cup-1", "cup-2", "cup-3"]);
  expect(t.answer("cup-2").log).toEqual(["add 2"]);
});

test("choose keeps what was chosen before, each in its own place", () => {
  const four = ["a", "b", "c", "d"].map((name) => choose(name, 0, 8));
  const t = new Tally([...four, add("a"), add("b"), add("c"), add("d")]);
  t.answer("cup-5", "cup-6", "cup-7", "cup-8");
  expect(t.log).toEqual(["add 5", "add 6", "add 7", "add 8"]);
});

test("choose from nothing skips the rest of its list, not what lies outside", () => {
  const none: Step = { do: "choose", from: { from: 0, to: 8, full: true }, as: "cup" };
  const t = new Tally([{ do: "repeat", times: 1, then: [none, note("inside")] }, note("outside")]);
  expect(t.log).toEqual(["outside"]);
});

test("choose may be declined; then the rest of its list is skipped", () => {
  const may: Step = { ...choose("cup"), may: true };
  const t = new Tally([{ do: "repeat", times: 1, then: [may, note("inside")] }, note("outside")]);
  expect(t.keys).toEqual(["cup-1", "cup-2", "cup-3", "decline"]);
  expect(t.answer("decline").log).toEqual(["outside"]);
});

test("choose from nothing does its else instead of what follows", () => {
  const none: Step = {
    do: "choose",
    from: { from: 0, to: 8, full: true },
    as: "cup",
    else: [note("else")],
  };
  const steps: Step[] = [{ do: "repeat", times: 1, then: [none, note("inside")] }, note("outside")];
  expect(new Tally(steps).log).toEqual(["else", "outside"]);
  expect(new Tally(steps, [0, 1]).answer("cup-1").log).toEqual(["inside", "outside"]);
});

test("choose that is declined does its else, with what was known before it", () => {
  const may: Step = { ...choose("b"), may: true, else: [add("a"), choose("b"), add("b")] };
  const steps: Step[] = [choose("a", 4, 5), may, note("inside")];
  const t = new Tally(steps).answer("cup-5", "decline");
  expect(t.log).toEqual(["add 5"]);
  expect(t.answer("cup-3").log).toEqual(["add 5", "add 3"]);
  expect(new Tally(steps).answer("cup-5", "cup-1").log).toEqual(["inside"]);
});

test("a pick takes at once, before what follows", () => {
  const t = new Tally(
    [{ do: "grab", from: { from: 0, to: 8, full: true }, as: "cup" }, note("after"), add("cup")],
    [0, 1, 1],
  );
  expect(t.keys).toEqual(["cup-1", "cup-2"]);
  expect(t.answer("cup-2").log).toEqual(["grab 2", "after", "add 2"]);
});

test("may asks yes or no, and goes on either way", () => {
  const steps: Step[] = [{ do: "may", then: [note("inside")] }, note("outside")];
  const t = new Tally(steps);
  expect(t.question).toMatchObject({ kind: "effect.may", rule: "7", about: "piece-3" });
  expect(t.keys).toEqual(["yes", "no"]);
  expect(t.answer("yes").log).toEqual(["inside", "outside"]);
  expect(new Tally(steps).answer("no").log).toEqual(["outside"]);
});

test("may is not asked where it would change nothing", () => {
  const t = new Tally([{ do: "may", then: [{ do: "take", cup: 1 }] }, note("outside")]);
  expect(t.question.kind).toBe("rest");
  expect(t.log).toEqual(["outside"]);
});

test("either offers what would change something, by its name", () => {
  const steps: Step[] = [
    {
      do: "either",
      of: [
        { name: "one", then: [{ do: "take", cup: 1 }] },
        { name: "two", then: [{ do: "take", cup: 2 }] },
        { name: "three", then: [{ do: "take", cup: 3 }] },
      ],
    },
    note("outside"),
  ];
  const t = new Tally(steps, [0, 1, 0, 1]);
  expect(t.question).toMatchObject({ kind: "effect.either", rule: "7", about: "piece-3" });
  expect(t.keys).toEqual(["one", "three"]);
  expect(t.answer("three").log).toEqual(["take 3", "outside"]);
  expect(new Tally(steps).log).toEqual(["outside"]);
});

test("if does one branch, as things stand when it comes", () => {
  const branch: Step = {
    do: "if",
    when: { full: 1 },
    then: [note("then")],
    else: [note("else")],
  };
  expect(new Tally([branch, note("after")]).log).toEqual(["else", "after"]);
  expect(new Tally([add(1), branch]).log).toEqual(["add 1", "then"]);
  const half: Step = { do: "if", when: { full: 1 }, then: [note("then")] };
  expect(new Tally([half, note("after")]).log).toEqual(["after"]);
});

test("each lists once and does the list for each member in order", () => {
  const each: Step = {
    do: "each",
    of: { from: 0, to: 8, full: true },
    as: "cup",
    then: [
      { do: "add", cup: 8 },
      { do: "take", cup: "cup" },
    ],
  };
  const t = new Tally([each, note("after")], [0, 1, 0, 1]);
  expect(t.log).toEqual(["add 8", "take 1", "add 8", "take 3", "after"]);
});

test("each asks inside one member after the other, each with its own value", () => {
  const each: Step = {
    do: "each",
    of: { from: 1, to: 2 },
    as: "cup",
    then: [{ do: "may", then: [{ do: "add", cup: "cup" }] }],
  };
  const t = new Tally([each, note("after")]);
  expect(t.answer("no").log).toEqual([]);
  expect(t.answer("yes").log).toEqual(["add 2", "after"]);
});

test("repeat does the list as often as the number says at its beginning", () => {
  const repeat: Step = { do: "repeat", times: { beads: 1 }, then: [add(1)] };
  expect(new Tally([repeat, note("after")], [0, 2]).log).toEqual(["add 1", "add 1", "after"]);
  expect(new Tally([repeat]).log).toEqual([]);
});

test("what is asked knows self, place and all names", () => {
  const t = new Tally([choose("a"), choose("b", 4, 6), add("b")], [], [1, 1]).answer("cup-3");
  expect(t.frame.slice(2)).toEqual([1, 1, 3, 0, 0, 0]);
});

test("a verb runs the effect inside it with all that is known, before what follows", () => {
  const four = ["a", "b", "c", "d"].map((name) => choose(name, 0, 8));
  const inner: Step = { do: "choose", from: { from: 1, to: 2 }, as: "a" };
  const t = new Tally([...four, { do: "twice", then: [add("d"), inner] }, add("a")], [], [1, 1]);
  t.answer("cup-5", "cup-6", "cup-7", "cup-8");
  expect(t.frame.slice(2)).toEqual([1, 1, 5, 6, 7, 8]);
  expect(t.question.seat).toBe(2);
  expect(t.answer("cup-1", "cup-2").log).toEqual(["add 8", "add 8", "add 5"]);
});

test("a verb with nothing inside does nothing", () => {
  expect(new Tally([{ do: "twice", then: [] }, note("after")]).log).toEqual(["after"]);
});
