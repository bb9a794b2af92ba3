import { type Play, type Question, swiftChance } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import {
  type BloodKit,
  type BloodOrders,
  placeIds,
  placesOf,
  type State,
  sceneOf,
} from "../../src/index.js";
import { rulebook } from "../../src/table.js";
import { boldGame, houseGame, playThrough } from "../words/play/games.js";
import { audiences } from "../words/play/reader.js";

/** Whole games at random: what is true of every scene and of every option. */

const EVERY = 9;

const sceneFor = (game: BloodOrders, state: State, audience: number) =>
  sceneOf(game, game.view(state, audience).seen, audience);

/** What is wrong with where the options of a question point. */
function astray(game: BloodOrders, state: State, question: Question): string[] {
  const { seen } = game.view(state, question.seat);
  const known = new Set(placeIds(sceneOf(game, seen, question.seat)));
  return question.options.flatMap(({ key }) => {
    const places = placesOf(game, seen, question, key);
    const unknown = places.filter((place) => !known.has(place));
    if (places.length > 0 && unknown.length === 0) return [];
    return [`${question.kind} ${key}: ${unknown.join(", ") || "nowhere"}`];
  });
}

/** Nothing but what JSON can say, and no place twice. */
function expectPlain(game: BloodOrders, state: State, audience: number): void {
  const scene = sceneFor(game, state, audience);
  const text = JSON.stringify(scene);
  expect(JSON.parse(text)).toStrictEqual(scene);
  expect(text.match(/"place":/g)).toHaveLength(placeIds(scene).length);
}

/** Any other position that the audience might be in looks the same. */
function expectNothingHidden(game: BloodOrders, state: State, audience: number, at: number): void {
  const from = game.view(state, audience);
  const before = JSON.stringify(from);
  const scene = sceneOf(game, from.seen, audience);
  expect(JSON.stringify(from)).toBe(before);
  const other = game.imagine(from, swiftChance(`another ${at}`));
  const twin = sceneFor(game, other, audience);
  expect(twin).toStrictEqual(scene);
}

describe("scenes of whole games", () => {
  const met = new Set<string>();
  for (const [players, seed, game] of [
    [2, "scene 2", boldGame],
    [3, "scene 3", boldGame],
    [4, "scene 4", boldGame],
    [3, "scene 3 of the house", houseGame],
  ] as const) {
    test(`${players} players, seed "${seed}"`, () => {
      const wrong = new Set<string>();
      let at = 0;
      const look = ({ state }: Play<BloodKit>): void => {
        for (const audience of audiences(state)) {
          expectPlain(game, state, audience);
          expectNothingHidden(game, state, audience, at);
        }
      };
      const play = playThrough(game, players, seed, {
        asked(now, question) {
          met.add(question.kind);
          for (const fault of astray(game, now.state, question)) wrong.add(fault);
          if (at++ % EVERY === 0) look(now);
        },
      });
      look(play);
      expect([...wrong]).toEqual([]);
    });
  }

  test("every kind of question was among them", () => {
    const kinds = rulebook.questions.flatMap((kind) => (kind === undefined ? [] : [kind.name]));
    // No piece of the house asks it; answers.test.ts does.
    expect(kinds.filter((kind) => !met.has(kind))).toEqual(["effect.may"]);
  });
});
