import { expect, test } from "vitest";
import { coterie, GAME } from "./support.js";

interface Found {
  game: string;
  games: number;
  finished: number;
  outcomes: Record<string, number>;
  answers: number;
  seconds: number;
  answersPerSecond: number;
  hash: string;
  setup: { vampires: string[]; players: number; difficulty: string; reading: string };
}

async function sim(...options: string[]): Promise<Found> {
  const { code, out } = await coterie(["sim", GAME, "--games", "20", "--json", ...options]);
  expect(code).toBe(0);
  return JSON.parse(out);
}

test("says how all games ended", async () => {
  const found = await sim("--seed", "a");
  expect(found.game).toBe(GAME);
  expect(found.games).toBe(20);
  expect(Object.keys(found.outcomes)).toEqual(["victory", "defeat-veil", "defeat-deck"]);
  const ended = Object.values(found.outcomes).reduce((a, b) => a + b, 0);
  expect(ended).toBe(found.finished);
  expect(found.finished).toBe(20);
  expect(found.answers).toBeGreaterThan(200);
  expect(found.seconds).toBeGreaterThan(0);
  expect(found.answersPerSecond).toBeGreaterThan(0);
  expect(found.hash).toMatch(/^[0-9a-f]{64}$/);
});

test("the same arguments give the same hash, another seed or setup another", async () => {
  const first = await sim("--seed", "a");
  expect((await sim("--seed", "a")).hash).toBe(first.hash);
  expect((await sim("--seed", "b")).hash).not.toBe(first.hash);
  expect((await sim("--seed", "a", "--set", "difficulty=hard")).hash).not.toBe(first.hash);
});

test("fields of the setup can be set, several at once", async () => {
  const options = ["vampires=mila,imre,nevena", "difficulty=easy", "reading=summary"];
  const { setup } = await sim("--players", "2", ...options.flatMap((one) => ["--set", one]));
  expect(setup.vampires).toEqual(["mila", "imre", "nevena"]);
  expect(setup).toMatchObject({ players: 2, difficulty: "easy", reading: "summary" });
  expect((await sim("--set", "vampires=5")).setup.vampires).toHaveLength(5);
});

test("without --json it is a table", async () => {
  const { out } = await coterie(["sim", GAME, "--games", "3", "--seed", "a"]);
  expect(out).toMatch(/3 games of masters-of-the-night by random players, seed a/);
  expect(out).toMatch(/defeat-deck +\d+ +\d+\.\d %/);
});
