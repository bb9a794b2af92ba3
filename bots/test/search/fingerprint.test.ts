import { expect, test } from "vitest";
import { fingerprint } from "../../src/search/fingerprint.js";
import { freshGame } from "../support/masters.js";

const { state } = freshGame("fingerprint", { vampires: 3 });

test("equal positions have the same fingerprint", () => {
  expect(fingerprint(structuredClone(state))).toBe(fingerprint(state));
});

test("every number of a position counts, and so does its place", () => {
  const prints = new Set([fingerprint(state)]);
  let changes = 0;
  for (const [field, value] of Object.entries(state)) {
    if (!Array.isArray(value)) continue;
    value.forEach((one, i) => {
      if (typeof one !== "number") return;
      const changed = value.slice();
      changed[i] = one + 1;
      prints.add(fingerprint({ ...state, [field]: changed }));
      changes++;
    });
  }
  expect(changes).toBeGreaterThan(50);
  expect(prints.size).toBe(changes + 1);
});

test("one number may not go to the neighbouring list", () => {
  expect(fingerprint({ a: [1, 2], b: [3] })).not.toBe(fingerprint({ a: [1], b: [2, 3] }));
  expect(fingerprint({ a: [[1], [2]] })).not.toBe(fingerprint({ a: [[1, 2], []] }));
});
