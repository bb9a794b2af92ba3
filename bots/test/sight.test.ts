import { answerAtRandom, dice, newContext, readQuestion } from "@coterie/kernel";
import { expect, test } from "vitest";
import { botCalled, sightFrom, sightOf } from "../src/index.js";
import { freshGame, masters } from "./support/masters.js";

const { state: fresh } = freshGame("secret", { vampires: 4, players: 2 });

test("a sight holds the view and the question, and nothing of the real chance or decks", () => {
  const sight = sightOf(masters, fresh, 0, dice(1));
  expect(sight.view).toEqual(masters.view(fresh, 0));
  expect(sight.question).toEqual(readQuestion(masters, newContext(masters, fresh), 0));
  const { game, ...told } = sight;
  expect(game).toBe(masters);
  expect(JSON.stringify(told)).not.toContain(fresh.chance.key);
  expect(sight.view.seen.events.cards.every((card) => card < 0)).toBe(true);
});

test("a sight does not change when the real game goes on", () => {
  const state = masters.copy(fresh);
  const sight = sightOf(masters, state, 0, dice(1));
  const before = JSON.stringify([sight.view, sight.question]);
  const run = newContext(masters, state);
  for (let i = 0; i < 20; i++) answerAtRandom(masters, run, dice(i));
  expect(JSON.stringify([sight.view, sight.question])).toBe(before);
});

test("imagined worlds look like the view, stand at the question, and differ", () => {
  const sight = sightOf(masters, fresh, 0, dice(1));
  const worlds = Array.from({ length: 6 }, () => sight.imagine());
  for (const world of worlds) {
    expect(masters.view(world, 0)).toEqual(sight.view);
    expect(readQuestion(masters, newContext(masters, world), 0)).toEqual(sight.question);
    expect(world.chance.key).not.toBe(fresh.chance.key);
  }
  expect(new Set(worlds.map(({ events }) => String(events.cards))).size).toBe(6);
});

test("the same chance of the bot imagines the same worlds", () => {
  const [one, two] = [1, 2].map(() => sightOf(masters, fresh, 0, dice("same")));
  for (let i = 0; i < 3; i++) expect(one.imagine()).toEqual(two.imagine());
});

test("what was sent to a seat is enough", () => {
  const whole = sightOf(masters, fresh, 0, dice("sent"));
  const sent = JSON.parse(JSON.stringify([whole.view, whole.question]));
  const sight = sightFrom(masters, sent[0], sent[1], dice("sent"));
  const greedy = botCalled(masters, "greedy");
  expect(sight.imagine()).toEqual(whole.imagine());
  expect(greedy.decide(sight)).toEqual(greedy.decide(whole));
});
