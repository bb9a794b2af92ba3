import { dice } from "@coterie/kernel";
import { expect, test } from "vitest";
import { botCalled, botsCalled, NoSuchBot, sightOf } from "../src/index.js";
import { bids, startBids } from "./support/bids.js";
import { masters } from "./support/masters.js";

test("bots are called by name, with a budget where they have one", () => {
  const names = ["random", "greedy", "greedy:8"].map((name) => botCalled(masters, name).name);
  expect(names).toEqual(["random", "greedy:2", "greedy:8"]);
});

test.each([
  ["clever", 'there is no bot "clever"; expected random, greedy, search, greedy:N or search:N'],
  ["", 'there is no bot ""'],
  ["random:3", '"random:3": random has no budget'],
  ["greedy:0", '"greedy:0" has no budget that can be used'],
  ["greedy:two", '"greedy:two" has no budget'],
  ["greedy:", '"greedy:" has no budget'],
  ["greedy:1:2", '"greedy:1:2" has no budget'],
  ["greedy:9999999", '"greedy:9999999" has no budget'],
])("%s is refused", (name, message) => {
  expect(() => botCalled(masters, name)).toThrow(NoSuchBot);
  expect(() => botCalled(masters, name)).toThrow(message);
});

test("a game that nobody can judge has random bots only", () => {
  const bot = botCalled(bids, "random");
  const { state } = startBids();
  const given = Array.from({ length: 60 }, (_, i) => bot.decide(sightOf(bids, state, 0, dice(i))));
  expect(new Set(given.flat())).toEqual(new Set(["bid:0", "bid:1", "bid:2", "bid:3", "bid:4"]));
  expect(() => botCalled(bids, "greedy")).toThrow("greedy cannot judge this game; expected random");
});

test("one name is for all seats, several are for one seat each", () => {
  const called = (names: string[], seats: number) =>
    botsCalled(masters, names, seats).map(({ name }) => name);
  expect(called(["greedy:3"], 3)).toEqual(["greedy:3", "greedy:3", "greedy:3"]);
  expect(called(["greedy", "random"], 2)).toEqual(["greedy:2", "random"]);
  expect(() => called(["greedy", "random"], 3)).toThrow(
    "2 bots are named, but the number of seats is 3; expected one for all or one for each",
  );
  expect(() => called([], 1)).toThrow(NoSuchBot);
});

test("games that are to repeat are not played by the clock; at a table it is allowed", () => {
  expect(() => botsCalled(masters, ["search:8", "search:300ms"], 2)).toThrow(
    '"search:300ms" thinks by the clock, so that its games could not be played again; ' +
      "expected iterations, as search:32",
  );
  expect(botCalled(masters, "search:300ms").name).toBe("search:300ms");
});

test("where games are to repeat a level stands for a bot with iterations", () => {
  const names = ["easy", "medium", "strong", "strongest"];
  const called = botsCalled(masters, names, 4).map(({ name }) => name);
  expect(called).toEqual(["random", "greedy:2", "search:32", "search:320"]);
});

test("what is suggested where games are to repeat is accepted there", () => {
  let message = "";
  try {
    botsCalled(masters, ["super"], 1);
  } catch (error) {
    expect(error).toBeInstanceOf(NoSuchBot);
    message = (error as NoSuchBot).message;
  }
  expect(message).toMatch(/^there is no bot "super"; expected /);
  const suggested = message
    .split("expected ")[1]
    .replace(" with N iterations a decision", "")
    .replace("or a level: ", "")
    .split(/, | or /)
    .map((name) => name.replace("N", "3"));
  expect(suggested).toContain("search:3");
  for (const name of suggested) expect(botsCalled(masters, [name], 1), name).toHaveLength(1);
});
