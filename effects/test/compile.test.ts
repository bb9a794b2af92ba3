import { expect, test } from "vitest";
import { NOTHING } from "../src/index.js";
import { compiled } from "./support/tally.js";

test("an empty list is nothing", () => {
  const { program, first } = compiled([]);
  expect(first).toBe(NOTHING);
  expect(program).toEqual([]);
});

test("steps of a list are chained, each named by its piece and place", () => {
  const { program, first } = compiled([
    { do: "add", cup: 1 },
    { do: "add", cup: 2 },
    { do: "add", cup: 3 },
  ]);
  const names: string[] = [];
  for (let at = first; at !== NOTHING; at = program[at].next) names.push(program[at].name);
  expect(names).toEqual(["card/text.0", "card/text.1", "card/text.2"]);
  expect(program.every(({ piece }) => piece === 3)).toBe(true);
});

test("nested lists have their own places", () => {
  const add = { do: "add" as const, cup: 1 };
  const { program } = compiled([
    { do: "may", then: [add] },
    { do: "if", when: { full: 1 }, then: [add], else: [add] },
    {
      do: "either",
      of: [
        { name: "one", then: [add] },
        { name: "two", then: [add] },
      ],
    },
    { do: "each", of: { from: 0, to: 1 }, as: "cup", then: [add] },
    { do: "repeat", times: 2, then: [add] },
    { do: "choose", from: { from: 0, to: 1 }, as: "cup", else: [add] },
  ]);
  expect(program.map(({ name }) => name).sort()).toEqual([
    "card/text.0",
    "card/text.0.then.0",
    "card/text.1",
    "card/text.1.else.0",
    "card/text.1.then.0",
    "card/text.2",
    "card/text.2.of.0.then.0",
    "card/text.2.of.1.then.0",
    "card/text.3",
    "card/text.3.then.0",
    "card/text.4",
    "card/text.4.then.0",
    "card/text.5",
    "card/text.5.else.0",
  ]);
});

test("a name holds after its choice and in nested lists, not before it, in its else or outside", () => {
  const choose = { do: "choose" as const, from: { from: 0, to: 8 }, as: "cup" };
  const use = { do: "add" as const, cup: "cup" };
  expect(compiled([choose, use, { do: "may", then: [use] }]).faults).toEqual([]);
  expect(compiled([use, choose]).faults).toHaveLength(1);
  expect(compiled([{ do: "may", then: [choose] }, use]).faults).toEqual([
    { piece: "card", path: "text.1", message: '"cup" is no cup; none is bound here' },
  ]);
  expect(compiled([{ ...choose, else: [use] }]).faults).toHaveLength(1);
  const each = { do: "each" as const, of: { from: 0, to: 8 }, as: "cup", then: [use] };
  expect(compiled([each]).faults).toEqual([]);
  expect(compiled([each, use]).faults).toHaveLength(1);
});

test("a pick binds its name for what follows; without one nothing can be read", () => {
  const from = { from: 0, to: 8 };
  expect(
    compiled([
      { do: "grab", from, as: "cup" },
      { do: "add", cup: "cup" },
    ]).faults,
  ).toEqual([]);
  expect(
    compiled([
      { do: "grab", from },
      { do: "add", cup: "cup" },
    ]).faults,
  ).toHaveLength(1);
});

test("a fifth name in one chain is a fault", () => {
  const choose = (as: string) => ({ do: "choose" as const, from: { from: 0, to: 1 }, as });
  const four = ["a", "b", "c", "d"].map(choose);
  expect(compiled(four).faults).toEqual([]);
  expect(compiled([...four, choose("e")]).faults.map(({ path }) => path)).toContain("text.4");
});
