import {
  advance,
  imagineCore,
  newContext,
  readQuestion,
  SPECTATOR,
  swiftChance,
  viewCore,
} from "@coterie/kernel";
import { expect, test } from "vitest";
import { lanterns } from "../src/tiny/lanterns.js";
import { keysOf, newGame, offer, say } from "./support/table.js";

test("no view holds the key of fate, or how much of it was drawn", () => {
  const { state } = newGame();
  state.chance.loaded = [6];
  for (const audience of [SPECTATOR, 0, 1]) {
    const { chance } = viewCore(state, audience);
    expect(chance).toEqual({ kind: "swift", key: "", drawn: [0, 0], loaded: [] });
  }
});

test("a seat sees its own draft, and of others only who still thinks", () => {
  const play = newGame({ players: 3 });
  say(play, 0, keysOf(play, 0)[1]);
  offer(play, 2);
  const own = viewCore(play.state, 0);
  expect(own.drafts).toEqual([[1], [], []]);
  expect(own.forks).toEqual([play.state.forks[0], [-1], []]);
  const others = viewCore(play.state, SPECTATOR);
  expect(others.drafts).toEqual([[], [], []]);
  expect(others.forks).toEqual([[-1], [-1], []]);
});

test("how far another seat is in its private questions does not show", () => {
  const play = newGame({ players: 3 });
  const before = viewCore(play.state, 1);
  say(play, 0, keysOf(play, 0)[0]);
  expect(viewCore(play.state, 1)).toEqual(before);
});

test("an imagined seat that still thinks is asked from the start, and the viewer as in the game", () => {
  const play = newGame({ players: 3 });
  say(play, 0, keysOf(play, 0)[0]);
  say(play, 1, keysOf(play, 1)[0]);
  const view = lanterns.view(play.state, 0);
  const core = imagineCore(view.seen, swiftChance("1"));
  expect(core.drafts).toEqual([[0], [], []]);
  const imagined = lanterns.imagine(view, swiftChance("1"));
  const run = newContext(lanterns, imagined);
  advance(lanterns, run);
  expect(readQuestion(lanterns, run, 0).kind).toBe("offering.manner");
  expect(readQuestion(lanterns, run, 1).kind).toBe("offering.card");
});

test("changing what was imagined from a view leaves the view and the game as they were", () => {
  const { state } = newGame();
  const before = JSON.stringify(state);
  const view = lanterns.view(state, 0);
  const seen = JSON.stringify(view);
  const imagined = lanterns.imagine(view, swiftChance("1"));
  imagined.forks[0].push(99);
  imagined.agenda.push(99);
  imagined.drafts[0].push(99);
  expect(JSON.stringify(view)).toBe(seen);
  expect(JSON.stringify(state)).toBe(before);
});
