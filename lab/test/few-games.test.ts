import { expect, test } from "vitest";
import { checkText } from "../src/index.js";
import { clipped } from "../src/stats/estimate.js";

test("an interval ends where values do", () => {
  const wide = { value: 0.1, low: -5.65, high: Number.POSITIVE_INFINITY, n: 2 };
  expect(clipped(wide, -1, 1)).toEqual({ value: 0.1, low: -1, high: 1, n: 2 });
});

test("a check with many names tells some, and how many more the report has", () => {
  const names = Array.from({ length: 101 }, (_, i) => `Name ${i}`);
  const answer = `Never: ${names.join(", ")}.`;
  const check = { about: "Is all used?", verdict: "fails", answer, section: "pieces" } as const;
  const text = checkText(check);
  expect(text).toMatch(/^ {2}Is all used\? \[DOES NOT HOLD\] Never: Name 0, Name 1, /);
  expect(text).toMatch(/Name 7 … and 93 more \(see the report\)$/);
  const few = { ...check, answer: `Never: ${names.slice(0, 12).join(", ")}.` };
  expect(checkText(few)).toContain("Name 11.");
});
