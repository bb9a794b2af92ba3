import {
  answer,
  dice,
  openQuestions,
  openScene,
  type Play,
  SPECTATOR,
  seedFrom,
  startPlay,
  swiftChance,
} from "@coterie/kernel";
import { expect, inject, test } from "vitest";
import {
  type MastersKit,
  type MastersScene,
  placeIds,
  placesOf,
  type State,
  sceneOf,
} from "../../src/index.js";
import { rulebook } from "../../src/table.js";
import { disguiseWith } from "../support/disguise.js";
import { crowded, LATE_CLAN, unlocked } from "../support/late.js";
import { LAYOUT, testGame } from "../support/table.js";

/** What must be true of the scene of every position, whoever looks at it. */

const game = testGame;
const disguise = disguiseWith(game.content);

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/** Everything is on the board or in its reserve, and where the state has it. */
function expectAllTokens(scene: MastersScene, state: State, seed: string): void {
  const { districts, vampires, reserve, dice: faces, veil } = scene;
  const count = vampires.length;
  const agents = districts.map(({ hidden, exposed }) => hidden + exposed);
  expect(
    districts.map(({ hidden }) => hidden),
    seed,
  ).toEqual(state.hidden);
  expect(
    districts.map(({ exposed }) => exposed),
    seed,
  ).toEqual(state.exposed);
  expect(
    districts.map(({ minions }) => minions),
    seed,
  ).toEqual(state.minions);
  expect(sum(agents) + reserve.agents, seed).toBe(game.content.trackers[count].agents);
  expect(sum(districts.map(({ minions }) => minions)) + reserve.minions, seed).toBe(9);
  expect(sum(vampires.map(({ blood }) => blood)) + reserve.blood, seed).toBe(4 * count + 2);
  const inHand = state.combat === 0 ? faces.picked.length : 0;
  expect(faces.reserve.length + faces.aside.length + inHand, seed).toBe(2 * count);
  expect(sum(districts.map((district) => district.vampires.length)), seed).toBe(count);
  expect(sum(veil.eventsLeft), seed).toBe(state.events.cards.length);
  const held = sum(vampires.map(({ relics }) => relics.length));
  const placed = scene.standing.filter(({ kind }) => kind === "relic").length;
  const gone = state.relicAt.filter((at) => at === -2).length;
  expect(held + placed + gone + reserve.relics, seed).toBe(game.content.relics.length);
}

/** Ids of cards of the decks that nobody at the table has seen. */
function secretIds({ events, relics }: State): string[] {
  const unseen = (pile: State["events"]): number[] =>
    pile.cards.filter((_, i) => pile.seen[i] === 0);
  return [
    ...unseen(events).map((card) => game.content.events[card].card.id),
    ...unseen(relics).map((card) => game.content.relics[card].card.id),
  ];
}

/** Neither its own words nor a table that differs only in secret make the scene tell one. */
function expectNoSecret(scene: MastersScene, state: State, audience: number, seed: string): void {
  const json = JSON.stringify(scene);
  const told = secretIds(state).filter((id) => json.includes(`"id":"${id}"`));
  expect(told, seed).toEqual([]);
  const from = game.view(state, audience);
  const pick = dice(`worlds of ${seed}`);
  const worlds = [
    game.imagine(from, swiftChance(`a ${seed}`)),
    game.imagine(from, swiftChance(`b ${seed}`)),
    disguise(game.copy(state), audience, pick),
  ];
  for (const world of worlds) {
    expect(sceneOf(game, game.view(world, audience).seen), seed).toEqual(scene);
  }
}

const GAMES = inject("isNightly") ? 10 : 3;

/** Kinds of questions that came up in any of the games. */
const met = new Set<string>();

function checkPosition(play: Play<MastersKit>, seed: string, isThorough: boolean): void {
  const [question] = openQuestions(play);
  const audience = question?.seat ?? SPECTATOR;
  const { seen } = game.view(play.state, audience);
  const before = isThorough ? JSON.stringify(seen) : "";
  const scene = sceneOf(game, seen);
  const places = new Set(placeIds(scene));
  expect(places.size, seed).toBe(placeIds(scene).length);
  for (const { key } of question?.options ?? []) {
    const found = placesOf(game, seen, question, key);
    const where = `${seed}: ${question.kind} ${key} at ${found.join(", ")}`;
    expect(found.length, where).toBeGreaterThan(0);
    expect(new Set(found).size, where).toBe(found.length);
    expect(
      found.filter((place) => !places.has(place)),
      where,
    ).toEqual([]);
  }
  if (question !== undefined) met.add(question.kind);
  if (!isThorough) return;
  expect(JSON.stringify(seen), seed).toBe(before);
  expect(JSON.parse(JSON.stringify(scene)), seed).toStrictEqual(scene);
  expectAllTokens(scene, play.state, seed);
  expectNoSecret(scene, play.state, audience, seed);
}

/** Every position is looked at, every fifth one closely. */
function playOn(play: Play<MastersKit>, seed: string): void {
  const pick = dice(`players of ${seed}`);
  for (let i = 0; ; i++) {
    const [question] = openQuestions(play);
    checkPosition(play, `${seed}, answer ${i}`, i % 5 === 0 || question === undefined);
    if (question === undefined) return;
    const { key } = question.options[pick(question.options.length)];
    answer(play, { seat: question.seat, question: question.id, key });
  }
}

for (const vampires of [2, 3, 4, 5]) {
  for (const reading of ["rulebook", "summary"]) {
    test(`whole games with ${vampires} vampires by the ${reading}`, () => {
      for (let n = 0; n < GAMES; n++) {
        const seed = `scene ${vampires} ${reading} ${n}`;
        const setup = { vampires, reading, players: 1 + (n % 2) };
        playOn(startPlay(game, setup, seedFrom(seed)).play, seed);
      }
    });
  }
}

test("late positions played to the end", () => {
  for (const [name, position] of Object.entries({ unlocked, crowded })) {
    for (let n = 0; n < 20; n++) {
      const seed = `scene ${name} ${n}`;
      const reading = n % 2 === 0 ? "rulebook" : "summary";
      const setup = { vampires: LATE_CLAN, layout: LAYOUT, reading };
      playOn(openScene(game, setup, position, seed).play, seed);
    }
  }
});

test("in all these games every kind of question comes up", () => {
  const kinds = rulebook.questions.flatMap((kind) => (kind === undefined ? [] : [kind.name]));
  expect(kinds.filter((kind) => !met.has(kind))).toEqual([]);
});
