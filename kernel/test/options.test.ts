import { Options } from "@coterie/kernel";
import { expect, test } from "vitest";

test("options are kept in the order in which they were added, however many there are", () => {
  const options = new Options();
  const codes = Array.from({ length: 300 }, (_, i) => 1000 - i);
  for (const code of codes) options.add(code);
  expect(options.toArray()).toEqual(codes);
  expect(options.at(299)).toBe(701);
});

test("a cleared buffer has nothing of what was in it before", () => {
  const options = new Options();
  options.add(7);
  options.clear();
  options.add(8);
  expect(options.toArray()).toEqual([8]);
  expect(options.has(7)).toBe(false);
  expect(options.has(8)).toBe(true);
});

test("of options alike the first is kept", () => {
  const options = new Options();
  for (const code of [7, 3, 7, 7, 9, 3]) options.add(code);
  options.dropDoubles();
  expect(options.toArray()).toEqual([7, 3, 9]);
});
