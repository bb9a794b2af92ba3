import { openQuestions } from "@coterie/kernel";
import { expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import { table } from "../support/table.js";

function isForced(position: Position): boolean {
  const t = table({ phase: "districts", ...position });
  const [question] = openQuestions(t.scene.play);
  expect(question.kind).toBe("day.next-district");
  expect(question.options.length).toBeGreaterThan(1);
  return question.forced;
}

test("MN-3.2 where no day effect would change anything the order is marked as forced", () => {
  expect(isForced({})).toBe(true);
});

test("MN-3.2 where one would, the leader's player decides", () => {
  expect(isForced({ districts: { "printing-house": { minions: 2 } }, veil: 5 })).toBe(false);
  expect(isForced({ districts: { asylum: { hidden: 1 }, museum: { minions: 1 } } })).toBe(false);
});
