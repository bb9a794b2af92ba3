import { expect, test } from "vitest";
import { coterie, GAME } from "./support.js";

const battery = (...options: string[]) => coterie(["battery", GAME, ...options]);

test("battery tells how many games it played, how they ended, and that all holds", async () => {
  const { code, out } = await battery("--games", "20", "--set", "vampires=3", "--seed", "s");
  expect(code).toBe(0);
  expect(out).toMatch(/^20 games, \d+ answers, the longest \d+$/m);
  expect(out).toContain("Every check holds.");
});

test("battery: the same games again by their numbers", async () => {
  const json = async (...options: string[]) =>
    JSON.parse((await battery("--json", ...options)).out);
  const whole = await json("--games", "6", "--seed", "s");
  const parts = [
    await json("--games", "4", "--seed", "s"),
    await json("--games", "2", "--first", "4", "--seed", "s"),
  ];
  expect(parts[0].answers + parts[1].answers).toBe(whole.answers);
  expect(whole.failures).toEqual([]);
});

test("battery: a setup that cannot be used is told", async () => {
  const { code, out, err } = await battery("--games", "1", "--set", "vampires=imre,imre");
  expect(code).not.toBe(0);
  expect(out + err).toContain("each may be named once");
});
