import { expect, test } from "vitest";
import { saidBy } from "../../src/engine/said.js";

const says = "Mila means to hunt, then fight.";
const given = (seat: number, said?: string) => ({ seat, says: said });

test("what somebody said of a turn holds until another answers", () => {
  expect(saidBy(1, [given(0), given(1, says)])).toBe(says);
  expect(saidBy(1, [given(0), given(1, says), given(1)])).toBe(says);
  expect(saidBy(1, [given(1, says), given(0), given(1)])).toBeNull();
});

test("the latest counts, and only that of the seat that is asked", () => {
  const changed = "Mila now means to fight.";
  expect(saidBy(1, [given(1, says), given(1, changed)])).toBe(changed);
  expect(saidBy(2, [given(1, says)]), "it has told nothing yet").toBeNull();
});

test("where nothing was said there is nothing to tell", () => {
  expect(saidBy(1, [])).toBeNull();
  expect(saidBy(1, [given(1), given(1)])).toBeNull();
});
