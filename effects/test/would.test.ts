import { expect, test } from "vitest";
import { type Step, would } from "./support/tally.js";

const take = (cup: number | string) => ({ do: "take", cup }) as const;

test("a list would change something if any of its steps would", () => {
  expect(would([])).toBe(false);
  expect(would([take(1), take(2)])).toBe(false);
  expect(would([take(1), take(2)], [0, 1])).toBe(true);
  expect(would([take(1), take(2)], [0, 0, 1])).toBe(true);
});

test("after a choice: if some choice leads to a change", () => {
  const steps: Step[] = [{ do: "choose", from: { from: 1, to: 3 }, as: "cup" }, take("cup")];
  expect(would(steps)).toBe(false);
  expect(would(steps, [1])).toBe(false);
  expect(would(steps, [0, 1])).toBe(true);
  expect(would(steps, [0, 0, 0, 1])).toBe(true);
  expect(would(steps, [0, 0, 0, 0, 1])).toBe(false);
});

test("a choice from nothing hides what follows, but not what came before", () => {
  const none: Step = { do: "choose", from: { from: 2, to: 8, full: true }, as: "cup" };
  expect(would([none, take(1)], [0, 1])).toBe(false);
  expect(would([take(1), none], [0, 1])).toBe(true);
  expect(would([none, take(1)], [0, 1, 1])).toBe(true);
});

test("the else of a choice counts where there is nothing to choose, or it may be declined", () => {
  const full = { from: 2, to: 8, full: true } as const;
  const orElse = { do: "choose", from: full, as: "cup", else: [take(1)] } as const satisfies Step;
  expect(would([orElse])).toBe(false);
  expect(would([orElse], [0, 1])).toBe(true);
  expect(would([orElse, take(0)], [0, 1, 1])).toBe(false);
  expect(would([orElse, take(0)], [1, 1, 1])).toBe(true);
  const may: Step = { ...orElse, may: true };
  expect(would([may, take(0)], [0, 1, 1])).toBe(true);
  expect(would([may, take(0)], [0, 0, 1])).toBe(false);
  const noElse: Step = { do: "choose", from: full, as: "cup", may: true };
  expect(would([noElse, take(0)], [0, 1, 1])).toBe(false);
});

test("an else within choices does not disturb them", () => {
  const inner: Step = {
    do: "choose",
    from: { from: 4, to: 8, full: true },
    as: "b",
    else: [{ do: "choose", from: { from: 7, to: 8 }, as: "c" }, take("a")],
  };
  const steps: Step[] = [{ do: "choose", from: { from: 1, to: 3 }, as: "a" }, inner];
  expect(would(steps)).toBe(false);
  expect(would(steps, [0, 0, 0, 1])).toBe(true);
  expect(would(steps, [0, 0, 0, 1, 1])).toBe(false);
});

test("choices within choices do not disturb each other", () => {
  const pick = (as: string, from: number, to: number) =>
    ({ do: "choose", from: { from, to }, as }) as const;
  const steps: Step[] = [pick("a", 1, 3), pick("b", 4, 6), pick("c", 7, 8), take("a")];
  expect(would(steps, [0, 0, 0, 1])).toBe(true);
  expect(would(steps, [0, 0, 0, 0, 1, 1, 1, 1, 1])).toBe(false);
});

test("a pick is a change if there is something to pick", () => {
  const steps: Step[] = [{ do: "grab", from: { from: 1, to: 3, full: true } }];
  expect(would(steps)).toBe(false);
  expect(would(steps, [0, 1])).toBe(true);
});

test("may, either and if: by what lies inside", () => {
  expect(would([{ do: "may", then: [take(1)] }])).toBe(false);
  expect(would([{ do: "may", then: [take(1)] }], [0, 1])).toBe(true);
  const either: Step[] = [
    {
      do: "either",
      of: [
        { name: "a", then: [take(1)] },
        { name: "b", then: [take(2)] },
      ],
    },
  ];
  expect(would(either)).toBe(false);
  expect(would(either, [0, 0, 1])).toBe(true);
  const branch: Step[] = [{ do: "if", when: { full: 1 }, then: [take(2)], else: [take(3)] }];
  expect(would(branch, [0, 1, 1])).toBe(true);
  expect(would(branch, [0, 1, 0, 1])).toBe(false);
  expect(would(branch, [0, 0, 1, 0])).toBe(false);
  expect(would(branch, [0, 0, 0, 1])).toBe(true);
  expect(would([{ do: "if", when: { full: 1 }, then: [take(2)] }], [0, 0, 1])).toBe(false);
});

test("each: if it would for some member", () => {
  const steps: Step[] = [{ do: "each", of: { from: 1, to: 3 }, as: "cup", then: [take("cup")] }];
  expect(would(steps, [1])).toBe(false);
  expect(would(steps, [0, 0, 0, 1])).toBe(true);
  expect(would(steps, [0, 1])).toBe(true);
});

test("each: inner choices do not disturb the members", () => {
  const inner: Step = { do: "choose", from: { from: 4, to: 8 }, as: "other" };
  const steps: Step[] = [
    { do: "each", of: { from: 1, to: 3 }, as: "cup", then: [inner, take("cup")] },
  ];
  expect(would(steps, [0, 0, 0, 1])).toBe(true);
  expect(would(steps, [0, 0, 0, 0, 1])).toBe(false);
});

test("repeat: only if it happens at all", () => {
  const steps = (times: number): Step[] => [{ do: "repeat", times, then: [take(1)] }];
  expect(would(steps(1), [0, 1])).toBe(true);
  expect(would(steps(0), [0, 1])).toBe(false);
  expect(would(steps(2))).toBe(false);
});

test("what was bound before counts", () => {
  const steps: Step[] = [{ do: "choose", from: { from: 1, to: 1 }, as: "cup" }, take("cup")];
  expect(would(steps, [0, 1], [5, 5, 5, 5])).toBe(true);
});
