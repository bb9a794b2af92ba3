import { expect, test } from "vitest";
import { coterie, GAME } from "./support.js";

interface Found {
  game: string;
  bots: string[];
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

test("random players need no name, and naming them changes nothing", async () => {
  const unnamed = await sim("--seed", "a", "--players", "2");
  const named = await sim("--seed", "a", "--players", "2", "--bots", "random");
  expect(unnamed.bots).toEqual(["random", "random"]);
  expect({ ...named, seconds: 0, answersPerSecond: 0 }).toEqual({
    ...unnamed,
    seconds: 0,
    answersPerSecond: 0,
  });
});

test("bots play by seat, or one for all, and repeat", async () => {
  const few = ["--seed", "a", "--players", "2", "--games", "2"];
  const mixed = await sim(...few, "--bots", "greedy:1,random");
  expect(mixed.bots).toEqual(["greedy:1", "random"]);
  expect(mixed.finished).toBe(2);
  expect((await sim(...few, "--bots", "greedy:1,random")).hash).toBe(mixed.hash);
  const turned = await sim(...few, "--bots", "random,greedy:1");
  expect(turned.hash).not.toBe(mixed.hash);
  const all = await sim(...few, "--bots", "greedy:1");
  expect(all.bots).toEqual(["greedy:1", "greedy:1"]);
  expect(all.answers).toBeGreaterThan(mixed.answers);
});

test("the table names the bots", async () => {
  const few = ["sim", GAME, "--games", "1", "--seed", "a", "--bots", "greedy:1"];
  expect((await coterie(few)).out).toMatch(/1 games of masters-of-the-night by greedy:1, seed a/);
});

test("bots that there are not are told, with what was expected", async () => {
  const said = async (...options: string[]) => coterie(["sim", GAME, ...options]);
  const unknown = await said("--bots", "clever");
  expect(unknown.code).toBe(2);
  expect(unknown.err).toMatch(
    /--bots: there is no bot "clever"; expected random, greedy.*or a level: easy, medium, strong, strongest\n/,
  );
  expect(unknown.err).not.toContain("Nms");
  const tooMany = await said("--players", "2", "--bots", "random,random,greedy");
  expect(tooMany.code).toBe(2);
  expect(tooMany.err).toMatch(/--bots: 3 bots are named, but the number of seats is 2/);
  const timed = await said("--bots", "search:300ms");
  expect(timed.code).toBe(2);
  expect(timed.err).toMatch(/--bots: "search:300ms" thinks by the clock/);
});

test("levels are accepted, as bots that repeat", async () => {
  const few = ["--seed", "a", "--players", "2", "--games", "1"];
  const named = await sim(...few, "--bots", "easy,medium");
  expect(named.bots).toEqual(["random", "greedy:2"]);
  expect((await sim(...few, "--bots", "random,greedy")).hash).toBe(named.hash);
});

test("without --json it is a table", async () => {
  const { out } = await coterie(["sim", GAME, "--games", "3", "--seed", "a"]);
  expect(out).toMatch(/3 games of masters-of-the-night by random players, seed a/);
  expect(out).toMatch(/defeat-deck +\d+ +\d+\.\d %/);
});
