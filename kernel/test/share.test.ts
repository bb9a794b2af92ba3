import { answer, dice, openQuestions, outcomeOf, seedFrom, startPlay } from "@coterie/kernel";
import { lanterns } from "@coterie/kernel/tiny";
import { expect, test } from "vitest";
import { shareUnchanged } from "../src/share.js";

test("what is the same is shared, what differs is not", () => {
  const before = { a: [1, 2], rows: [[1], [2, 3], []], pile: { cards: [4], seen: [0] }, n: 1 };
  const after = { a: [1, 2], rows: [[1], [2, 4], []], pile: { cards: [4], seen: [0] }, n: 2 };
  const expected = structuredClone(after);
  shareUnchanged(before, after);
  expect(after).toEqual(expected);
  expect(after.a).toBe(before.a);
  expect(after.pile).toBe(before.pile);
  expect(after.rows).not.toBe(before.rows);
  expect(after.rows[0]).toBe(before.rows[0]);
  expect(after.rows[1]).not.toBe(before.rows[1]);
});

test("a list that grew, shrank or became something else is not the one before", () => {
  const before = { grew: [1], shrank: [1, 2], list: [0], fields: { x: 1 }, gone: [1] };
  const after = { grew: [1, 2], shrank: [1], list: { 0: 0 }, fields: [1], gone: null };
  const expected = structuredClone(after);
  shareUnchanged(before, after);
  expect(after).toEqual(expected);
});

test("the states of a play stay what they were, whatever they share", () => {
  const { play } = startPlay(lanterns, {}, seedFrom("shared"));
  const pick = dice("shared");
  const texts: string[] = [];
  while (outcomeOf(play) === null) {
    texts.push(JSON.stringify(play.state));
    const questions = openQuestions(play);
    const { seat, id, options } = questions[pick(questions.length)];
    answer(play, { seat, question: id, key: options[pick(options.length)].key });
  }
  expect(play.moments.map(({ before }) => JSON.stringify(before))).toEqual(texts);
  const shared = play.moments.filter(({ before }, i) => {
    const next = play.moments[i + 1]?.before ?? play.state;
    return before.glows === next.glows;
  });
  expect(shared.length).toBeGreaterThan(play.moments.length / 2);
});
