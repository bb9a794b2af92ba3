import { type BloodKit, scoreOf } from "@coterie/blood-orders";
import {
  answerBatch,
  canonical,
  dice,
  openQuestions,
  outcomeOf,
  seedFrom,
  startPlay,
} from "@coterie/kernel";
import { expect, inject, test } from "vitest";
import { playWithBots, random, sightOf } from "../../src/index.js";
import { blood, freshGame, greedy } from "./table.js";

/** Games of two, half of them with greedy on either seat. */
const DUELS = inject("isNightly") ? 20 : 4;

/** The seat that won, with one greedy bot among others that play at random. */
function winner(seed: string, players: number, seat: number): number {
  const run = freshGame(seed, players);
  const bots = Array.from({ length: players }, (_, one) =>
    one === seat ? greedy : random<BloodKit>(),
  );
  playWithBots(blood, run, bots, seed);
  return run.state.outcome - 1;
}

test("greedy beats random", () => {
  const lost: string[] = [];
  for (let i = 0; i < DUELS; i++) {
    const seed = `duel/${i >> 1}`;
    if (winner(seed, 2, i % 2) !== i % 2) lost.push(`${seed} at seat ${i % 2}`);
  }
  expect(lost.length, `lost: ${lost.join(", ")}`).toBeLessThanOrEqual(0.15 * DUELS);
});

test.each([3, 4])("one greedy wins against random bots at a table of %i", (players) => {
  const lost: string[] = [];
  for (let seat = 0; seat < players; seat++) {
    if (winner(`table/${seat}`, players, seat) !== seat) lost.push(`table/${seat}`);
  }
  expect(lost.length, `lost: ${lost.join(", ")}`).toBeLessThanOrEqual(1);
});

test.each([2, 3, 4])("%i greedy bots play to the end, and well", (players) => {
  const run = freshGame("among equals", players);
  playWithBots(blood, run, new Array(players).fill(greedy), "among equals");
  expect(run.state.outcome).toBeGreaterThan(0);
  const scores = run.state.blood.map((_, seat) => scoreOf(run, seat).total);
  expect(Math.min(...scores), `scores ${scores}`).toBeGreaterThan(12);
});

test("the same seed gives the same game, another seed another", () => {
  const final = (seed: string): string => {
    const run = freshGame("fate", 3);
    playWithBots(blood, run, [greedy, random(), greedy], seed);
    return canonical(run.state);
  };
  expect(final("a")).toBe(final("a"));
  expect(final("b")).not.toBe(final("a"));
});

test("what it answers together can be given together: nothing lies behind a mark", () => {
  const { play } = startPlay(blood, { players: 3 }, seedFrom("batches"));
  const picks = [0, 1, 2].map((seat) => dice(`batches/${seat}`));
  let plans = 0;
  while (outcomeOf(play) === null) {
    const [{ id, seat }] = openQuestions(play);
    const keys = greedy.decide(sightOf(blood, play.state, seat, picks[seat]));
    answerBatch(play, seat, id, keys);
    if (keys.length > 1) plans++;
  }
  expect(plans).toBeGreaterThanOrEqual(9 * 3);
});
