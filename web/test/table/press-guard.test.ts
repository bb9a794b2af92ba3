import { expect, test } from "vitest";
import { PressGuard } from "../../src/table/press-guard.js";

const SPOT = { x: 100, y: 100 };
const ELSEWHERE = { x: 100, y: 160 };

/** A guard with a question that was shown at 1000 ms, while the mouse was at the spot. */
function shown(): PressGuard {
  const guard = new PressGuard();
  guard.move(SPOT);
  guard.show("one", 1000);
  return guard;
}

test("what appears under a resting mouse is not pressed before it can be read", () => {
  for (const [at, isMeant] of [
    [1050, false],
    [1349, false],
    [1350, true],
  ] as const) {
    const guard = shown();
    guard.down(SPOT, at);
    expect(guard.isMeant(1), `${at} ms`).toBe(isMeant);
  }
});

test("a mouse that trembles rests; one that was moved there means what it presses", () => {
  const trembling = shown();
  trembling.move({ x: 103, y: 98 });
  trembling.down(SPOT, 1100);
  expect(trembling.isMeant(1)).toBe(false);
  const moved = shown();
  moved.move(ELSEWHERE);
  moved.move(SPOT);
  moved.down(SPOT, 1100);
  expect(moved.isMeant(1)).toBe(true);
});

test("a finger that taps elsewhere means it", () => {
  const guard = shown();
  guard.down(ELSEWHERE, 1100);
  expect(guard.isMeant(1)).toBe(true);
});

test("a press that began before the question was shown does not answer it", () => {
  const guard = shown();
  guard.down(SPOT, 5000);
  guard.show("two", 5100);
  expect(guard.isMeant(1)).toBe(false);
});

test("the second click of a double click does not answer the next question, however slow", () => {
  const guard = shown();
  guard.down(SPOT, 5000);
  expect(guard.isMeant(1)).toBe(true);
  guard.show("two", 5020);
  guard.down(SPOT, 5480);
  expect(guard.isMeant(2)).toBe(false);
  guard.down(SPOT, 6500);
  expect(guard.isMeant(1), "a new click").toBe(true);
});

test("a second click on the same question counts after a look", () => {
  for (const [pause, isMeant] of [
    [120, false],
    [400, true],
  ] as const) {
    const guard = shown();
    guard.down(SPOT, 5000);
    expect(guard.isMeant(1)).toBe(true);
    guard.down(SPOT, 5000 + pause);
    expect(guard.isMeant(2), `${pause} ms later`).toBe(isMeant);
  }
});

test("keys, scripts and screen readers always mean it", () => {
  const guard = shown();
  expect(guard.isMeant(0), "a key").toBe(true);
  expect(guard.isMeant(1), "a click without a press").toBe(true);
});
