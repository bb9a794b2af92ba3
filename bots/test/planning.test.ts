import {
  answerAndRun,
  dice,
  isReady,
  newContext,
  Refusal,
  type Run,
  readQuestion,
} from "@coterie/kernel";
import { expect, test } from "vitest";
import { type Bot, greedy, playWithBots, random, sightOf } from "../src/index.js";
import { type BidsKit, bids, bidsJudgement, startBids } from "./support/bids.js";

/** A bot that gives these keys, whatever it is asked. */
function stubborn(...keys: string[]): Bot<BidsKit> {
  return { name: "stubborn", decide: () => keys };
}

/** The first seat has bid this much and is ready. */
function afterFirst(coins: number) {
  const run = startBids();
  answerAndRun(bids, run, 0, coins);
  answerAndRun(bids, run, 0, 0);
  expect(isReady(run.state, 0)).toBe(true);
  return run.state;
}

test("a seat does not see what another has drafted, only that it is ready", () => {
  const [low, high] = [0, 4].map((coins) => sightOf(bids, afterFirst(coins), 1, dice(1)));
  expect(high.view).toEqual(low.view);
  expect(high.question).toEqual(low.question);
  expect(high.imagine()).toEqual(low.imagine());
});

test("a draft of another seat does not change what a bot answers", () => {
  for (const bot of [random<BidsKit>(), greedy(bidsJudgement, 3)]) {
    for (let seed = 0; seed < 20; seed++) {
      const given = [0, 1, 4].map((coins) =>
        bot.decide(sightOf(bids, afterFirst(coins), 1, dice(seed))),
      );
      expect(given[1]).toEqual(given[0]);
      expect(given[2]).toEqual(given[0]);
    }
  }
});

test("in an imagined world everybody who still thinks stands at the first question", () => {
  const run = startBids();
  answerAndRun(bids, run, 1, 2);
  const world = sightOf(bids, run.state, 0, dice(1)).imagine();
  expect(world.drafts).toEqual([[], []]);
  const kinds = [0, 1].map((seat) => readQuestion(bids, newContext(bids, world), seat).kind);
  expect(kinds).toEqual(["bids.bid", "bids.bid"]);
});

test("who is ready stays so in an imagined world, with some draft", () => {
  const world = sightOf(bids, afterFirst(3), 1, dice(1)).imagine();
  expect(isReady(world, 0)).toBe(true);
  expect(world.drafts[0]).toHaveLength(1);
});

test("where there is nothing to decide greedy does not think", () => {
  const never = (): never => {
    throw new Error("thought");
  };
  const bot = greedy<BidsKit>({ value: never, chance: never, plan: never }, 2);
  const run = startBids();
  expect(() => bot.decide(sightOf(bids, run.state, 0, dice(1)))).toThrow("thought");
  answerAndRun(bids, run, 0, 2);
  expect(bot.decide(sightOf(bids, run.state, 0, dice(1)))).toEqual(["confirm"]);
});

test("greedy looks on until the bids are paid, and bids what wins", () => {
  // The other seat is imagined as one that bids nothing: 1 coin is enough.
  const run = startBids();
  const bot = greedy(bidsJudgement, 1);
  expect(bot.decide(sightOf(bids, run.state, 0, dice(1)))).toEqual(["bid:1"]);
});

test("a wide question is tried as a whole in one world only, then its best options", () => {
  const worlds = new Map<string, number[]>();
  const counting = {
    value({ state }: Run<BidsKit>): number {
      const [coins] = state.drafts[0];
      worlds.set(state.chance.key, [...(worlds.get(state.chance.key) ?? []), coins]);
      return -Math.abs(coins - 10);
    },
    chance: () => 0.5,
  };
  const bot = greedy(counting, 3);
  expect(bot.decide(sightOf(bids, startBids(20).state, 0, dice(1)))).toEqual(["bid:10"]);
  const tried = [...worlds.values()].map((coins) => coins.sort((a, b) => a - b));
  expect(tried[0]).toEqual(Array.from({ length: 21 }, (_, coins) => coins));
  expect(tried[1]).toHaveLength(8);
  expect(tried[1]).toEqual(expect.arrayContaining([7, 8, 9, 10, 11, 12, 13]));
  expect(tried[2]).toEqual(tried[1]);
  expect(tried).toHaveLength(3);
});

test("of equal options any may be taken", () => {
  const bot = greedy<BidsKit>({ value: () => 0, chance: () => 0.5 }, 2);
  const { state } = startBids();
  const given = Array.from({ length: 60 }, (_, i) => bot.decide(sightOf(bids, state, 0, dice(i))));
  expect(new Set(given.flat()).size).toBe(5);
});

test("a plan made by rule goes before the look ahead, where there is one", () => {
  const planned = greedy({ ...bidsJudgement, plan: () => ["bid:3", "confirm"] }, 1);
  const run = startBids();
  expect(planned.decide(sightOf(bids, run.state, 0, dice(1)))).toEqual(["bid:3", "confirm"]);
  const unplanned = greedy({ ...bidsJudgement, plan: () => undefined }, 1);
  expect(unplanned.decide(sightOf(bids, run.state, 0, dice(1)))).toEqual(["bid:1"]);
});

test("several keys answer the questions that follow", () => {
  const run = startBids();
  const planner: Bot<BidsKit> = {
    name: "planner",
    decide: ({ view }) => [`bid:${Math.min(2, view.seen.coins[0])}`, "confirm"],
  };
  const answers = playWithBots(bids, run, [planner, stubborn("bid:0", "confirm")], "s");
  expect(answers).toBe(12);
  expect(run.state.points).toEqual([2, 0]);
  expect(bids.outcomes[run.state.outcome - 1]).toBe("first");
});

test("every seat has its own chance, made from the seed", () => {
  const draws: number[][] = [[], []];
  const curious: Bot<BidsKit> = {
    name: "curious",
    decide({ question, pick }) {
      draws[question.seat].push(pick(1000));
      return [question.options[0].key];
    },
  };
  playWithBots(bids, startBids(), [curious, curious], "s");
  const [first, second] = draws.map((seat) => seat.slice());
  expect(first).not.toEqual(second);
  for (const seat of draws) seat.length = 0;
  // Another player at the first seat does not change the chance of the second.
  playWithBots(bids, startBids(), [random(), curious], "s");
  expect(draws[1]).toEqual(second);
  draws[1].length = 0;
  playWithBots(bids, startBids(), [random(), curious], "t");
  expect(draws[1]).not.toEqual(second);
});

test("an answer that is not offered is told, with the bot and the seat", () => {
  const play = (...keys: string[]) =>
    playWithBots(bids, startBids(), [random(), stubborn(...keys)], "s");
  expect(() => play("bid:9")).toThrow("stubborn at seat 1 answered bid:9, which is not offered");
  expect(() => play("bid:0", "confirm", "bid:1", "confirm", "bid:1")).toThrow(Refusal);
  expect(() => play()).toThrow(
    "stubborn left bids.bid open; expected: bid:0, bid:1, bid:2, bid:3, bid:4",
  );
});

test("an answer after the game, and a seat without a bot, are told", () => {
  const plan = ["bid:0", "confirm"];
  const tooMany = stubborn(...plan, ...plan, ...plan, "bid:0");
  expect(() => playWithBots(bids, startBids(), [tooMany, tooMany], "s")).toThrow(
    "stubborn at seat 0 answered bid:0, but is not asked any more",
  );
  expect(() => playWithBots(bids, startBids(), [stubborn(...plan)], "s")).toThrow(
    "seat 1 has no bot; got bots for 1",
  );
});

test("a game that does not end is left after its longest length", () => {
  const endless = { ...bids, maxAnswers: 5 };
  const run = startBids();
  expect(playWithBots(endless, run, [random(), random()], "s")).toBe(6);
  expect(run.state.outcome).toBe(0);
});
