import { expect, test } from "vitest";
import { coterie } from "./support.js";

test("plays games on servers that fail, and says that all is well", async () => {
  const { code, out } = await coterie(["simulate", "--games", "3", "--seed", "a"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^\d+ games in \d+ worlds from seed a, \d+ games a minute\n/);
  expect(out).toMatch(/Nothing that was acknowledged was lost/);
});

test("a game that there is not is told, with what was expected", async () => {
  const { code, err } = await coterie(["simulate", "--game", "chess"]);
  expect(code).toBe(2);
  expect(err).toMatch(/--game is "chess"; expected one of: lanterns, blood-orders/);
});
