import { FRAME, type HasAgenda, push, topStepId } from "@coterie/kernel";
import { expect, test } from "vitest";

test("a frame is a step with seven arguments, zero where none was given", () => {
  const run: HasAgenda = { agenda: [] };
  push(run, { name: "wind", id: 4 }, 10, 20);
  expect(run.agenda).toEqual([4, 10, 20, 0, 0, 0, 0, 0]);
  expect(run.agenda).toHaveLength(FRAME);
});

test("what is pushed last is on top", () => {
  const run: HasAgenda = { agenda: [] };
  for (const id of [1, 2]) push(run, { name: `step-${id}`, id });
  expect(topStepId(run.agenda)).toBe(2);
});

test("an empty agenda has no step on top", () => {
  expect(topStepId([])).toBe(-1);
});
