import { newRulebook, push, type Rulebook, RulesFault } from "@coterie/kernel";
import { expect, test } from "vitest";

type Book = Rulebook<string[]>;

const registrations: readonly ((book: Book) => void)[] = [
  (book) => void book.step("wind", (run) => run.push("wind")),
  (book) => void book.step("draw-up", (run) => run.push("draw-up")),
  (book) =>
    void book.question({
      name: "turn.act",
      rule: "4",
      seat: () => 0,
      list: (_run, options) => options.add(0),
      answer: (run) => run.push("turn.act"),
      key: () => "pass",
    }),
];

/** A sealed book of two steps and a question, registered in the given order. */
function bookOf(order: readonly number[]): Book {
  const book: Book = newRulebook();
  for (const i of order) registrations[i](book);
  return book.seal();
}

test("steps have the same numbers in whatever order they are registered", () => {
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ]) {
    const book = bookOf(order);
    expect(book.names).toEqual(["kernel.fork", "draw-up", "turn.act", "wind"]);
    expect(book.names.slice(1).map((name) => book.stepCalled(name).id)).toEqual([1, 2, 3]);
  }
});

test("each number leads to the rule that was registered under its name", () => {
  const book = bookOf([0, 2, 1]);
  const ran: string[] = [];
  const run = (name: string): void => {
    book.steps[book.stepCalled(name).id]?.(ran, 0, 0, 0, 0, 0, 0, 0);
  };
  run("wind");
  run("draw-up");
  expect(ran).toEqual(["wind", "draw-up"]);
  expect(book.questions.map((question) => question?.name)).toEqual([
    undefined,
    undefined,
    "turn.act",
    undefined,
  ]);
});

test("what registration gives back is pushed by the number of its name", () => {
  const book: Book = newRulebook();
  const wind = book.step("wind", () => {});
  book.step("draw-up", () => {});
  book.seal();
  const run = { agenda: [] };
  push(run, wind, 7);
  expect(run.agenda).toEqual([2, 7, 0, 0, 0, 0, 0, 0]);
  expect(book.stepCalled("wind")).toBe(wind);
});

test("a sealed rulebook takes no more steps or questions, and can be sealed again", () => {
  const book = bookOf([0, 1]);
  expect(() => book.step("nap", () => {})).toThrow(RulesFault);
  expect(() => registrations[2](book)).toThrow(/turn\.act was registered after the seal/);
  expect(book.seal()).toBe(book);
  expect(book.names).toEqual(["kernel.fork", "draw-up", "wind"]);
});

test("two steps of a rulebook cannot have one name", () => {
  const book: Book = newRulebook();
  book.step("once", () => {});
  expect(() => book.step("once", () => {})).toThrow(/two steps are called once/);
  expect(() => book.step("kernel.fork", () => {})).toThrow(/two steps are called kernel\.fork/);
});

test("a step that nobody registered is refused by its name", () => {
  expect(() => bookOf([0]).stepCalled("never")).toThrow(/no step is called never/);
});
