import type { BloodKit, State } from "@coterie/blood-orders";
import {
  answerBatch,
  canonical,
  dice,
  newContext,
  openQuestions,
  outcomeOf,
  readQuestion,
  seedFrom,
  startPlay,
} from "@coterie/kernel";
import { expect, inject, test } from "vitest";
import { bloodJudgement } from "../../src/blood-orders/judgement.js";
import { type Bot, botCalled, playWithBots, type Sight, sightOf } from "../../src/index.js";
import { blood, freshGame, greedy } from "./table.js";

const quick = botCalled(blood, "search:3");

/** The last position of a game in which all answers of a decision are given together. */
function playedInBatches(bots: readonly Bot<BloodKit>[], seed: string): State {
  const { play } = startPlay(blood, { players: bots.length }, seedFrom(seed));
  const picks = bots.map((_, seat) => dice(`${seed}/${seat}`));
  while (outcomeOf(play) === null) {
    const [{ id, seat }] = openQuestions(play);
    answerBatch(play, seat, id, bots[seat].decide(sightOf(blood, play.state, seat, picks[seat])));
  }
  return play.state;
}

test.each(inject("isNightly") ? [3, 4] : [4])(
  "search plays a whole game of %i players by the rules",
  (players) => {
    const bots = [quick, ...new Array<Bot<BloodKit>>(players - 1).fill(greedy)];
    const state = playedInBatches(bots, `whole/${players}`);
    expect(state.outcome).toBeGreaterThan(0);
    expect(state.day).toBe(9);
  },
);

test("the same seed gives the same game", () => {
  const [one, again] = [1, 2].map(() => canonical(playedInBatches([quick, quick], "fate")));
  expect(again).toBe(one);
});

/** Plays a game of two, with search on the first seat, and looks at each of its decisions. */
function watch(seed: string, decide: (sight: Sight<BloodKit>) => readonly string[]): void {
  const watching: Bot<BloodKit> = { name: "watching", decide };
  playWithBots(blood, freshGame(seed, 2), [watching, greedy], seed);
}

test("BO-8.2: positions that look alike to a seat get the same answers", () => {
  const seed = "twins of search";
  let asked = 0;
  watch(seed, (sight) => {
    const { seat, kind } = sight.question;
    const [one, other] = [sight.imagine(), sight.imagine()].map((world) =>
      quick.decide(sightOf(blood, world, seat, dice(`${seed}/${asked}`))),
    );
    expect(one, `${kind}, decision ${asked} of "${seed}"`).toEqual(other);
    asked++;
    return one;
  });
  expect(asked).toBeGreaterThan(40);
});

test("BO-8.1: the worlds that search believes in look like the real one and break no rule", () => {
  const seed = "believed";
  const { believe } = bloodJudgement(blood).foresight ?? {};
  watch(seed, (sight) => {
    const { seat, kind } = sight.question;
    const world = believe?.(sight) as State;
    const where = `${kind} of "${seed}"`;
    expect(blood.faults(world), where).toEqual([]);
    expect(readQuestion(blood, newContext(blood, world), seat), where).toEqual(sight.question);
    // Others may have finished a plan in it that they have not in the view.
    if (kind.startsWith("orders")) expect(blood.view(world, seat), where).toEqual(sight.view);
    return greedy.decide(sight);
  });
});

test("search beats greedy in two of three games and more", () => {
  const bot = botCalled(blood, "search:16");
  const games = inject("isNightly") ? 12 : 2;
  const lost: string[] = [];
  for (let i = 0; i < games; i++) {
    const seed = `match/${i >> 1}`;
    const run = freshGame(seed, 2);
    playWithBots(blood, run, i % 2 === 0 ? [bot, greedy] : [greedy, bot], seed);
    if (run.state.outcome !== (i % 2) + 1) lost.push(`${seed} at seat ${i % 2}`);
  }
  expect(lost.length, `lost: ${lost.join(", ")}`).toBeLessThanOrEqual(games / 3);
});
