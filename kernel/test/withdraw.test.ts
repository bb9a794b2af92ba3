import { answer, openQuestions, toRecord, withdrawAnswers } from "@coterie/kernel";
import { expect, test } from "vitest";
import { keysOf, newGame, offer, refusalOf, say, turnOf } from "./support/table.js";

test("a seat that withdraws is asked again from the start of the phase", () => {
  const play = newGame({ players: 3 });
  const [first] = openQuestions(play, 0);
  offer(play, 0);
  withdrawAnswers(play, 0);
  const [again] = openQuestions(play, 0);
  expect(again.kind).toBe(first.kind);
  expect(again.options).toEqual(first.options);
  expect(again.id).not.toBe(first.id);
  expect(play.state.drafts[0]).toEqual([]);
});

test("withdrawing touches nothing of the other seats", () => {
  const play = newGame({ players: 3 });
  offer(play, 1);
  say(play, 2, keysOf(play, 2)[0]);
  offer(play, 0);
  const { forks, drafts } = play.state;
  const third = play.open[2];
  withdrawAnswers(play, 0);
  expect(play.state.drafts.slice(1)).toEqual(drafts.slice(1));
  expect(play.state.forks.slice(1)).toEqual(forks.slice(1));
  expect(play.open[2]).toBe(third);
});

test("a seat may withdraw in the middle of its private questions", () => {
  const play = newGame();
  const hand = keysOf(play, 0);
  say(play, 0, hand[0]);
  expect(keysOf(play, 0)).toEqual(["quietly", "boldly"]);
  withdrawAnswers(play, 0);
  expect(keysOf(play, 0)).toEqual(hand);
});

test("an answer to a question from before the withdrawal comes too late", () => {
  const play = newGame();
  say(play, 0, keysOf(play, 0)[0]);
  const late = { seat: 0, question: play.open[0], key: "boldly" };
  withdrawAnswers(play, 0);
  expect(refusalOf(() => answer(play, late)).code).toBe("question-answered");
});

test("who has said nothing has nothing to withdraw", () => {
  const play = newGame();
  offer(play, 1);
  const open = [...play.open];
  expect(refusalOf(() => withdrawAnswers(play, 0)).code).toBe("nothing-to-withdraw");
  expect(play.open).toEqual(open);
});

test("when the phase is over there is nothing to withdraw", () => {
  expect(refusalOf(() => withdrawAnswers(turnOf(0), 0)).code).toBe("nothing-to-withdraw");
});

test.each([-1, 2, 0.5])("there is no seat %d that could withdraw", (seat) => {
  const play = newGame();
  const before = JSON.stringify(play.state);
  expect(refusalOf(() => withdrawAnswers(play, seat)).code).toBe("unknown-seat");
  expect(JSON.stringify(play.state)).toBe(before);
});

test("a withdrawal is an entry, but a record holds only what was committed", () => {
  const play = newGame();
  const [first, second] = keysOf(play, 0);
  say(play, 0, first);
  withdrawAnswers(play, 0);
  say(play, 0, second);
  say(play, 0, "quietly");
  offer(play, 1);
  expect(play.entries.slice(0, 3)).toEqual([
    { seat: 0, key: first },
    { seat: 0, withdraw: true },
    { seat: 0, key: second },
  ]);
  const own = toRecord(play).answers.filter(({ seat }) => seat === 0);
  expect(own.map(({ key }) => key)).toEqual([second, "quietly"]);
});
