import { answer, dice, openQuestions, outcomeOf, Refusal } from "@coterie/kernel";
import { expect, test } from "vitest";
import {
  keysOf,
  type LanternPlay,
  newGame,
  offer,
  playRandomly,
  refusalOf,
  say,
  turnOf,
} from "./support/table.js";

/** What may not change when something is refused. */
function allOf(play: LanternPlay): string {
  const { state, entries, moments, fates, open, asked } = play;
  return JSON.stringify({ state, entries, moments, fates, open, asked });
}

test("an answer brings its facts and the next question", () => {
  const play = turnOf(0);
  expect(say(play, 0, "trim")).toEqual([{ fact: "trimmed", rule: "4.1", seat: 0 }]);
  expect(play.state.oil).toEqual([1, 0]);
  expect(openQuestions(play)[0]).toMatchObject({ seat: 0, kind: "turn.act" });
});

test("the second click of a double click is refused: its question was answered", () => {
  const play = turnOf(0);
  const click = { seat: 0, question: play.open[0], key: "trim" };
  answer(play, click);
  const before = allOf(play);
  expect(refusalOf(() => answer(play, click)).code).toBe("question-answered");
  expect(allOf(play)).toBe(before);
});

test("a seat cannot answer for another", () => {
  const play = turnOf(0);
  const refusal = refusalOf(() => answer(play, { seat: 1, question: play.open[0], key: "trim" }));
  expect(refusal.code).toBe("wrong-seat");
  expect(refusal.message).toContain("seat 0");
});

test.each([-1, 2, 0.5, Number.NaN])("there is no seat %d", (seat) => {
  const play = turnOf(0);
  const given = { seat, question: play.open[0], key: "trim" };
  expect(refusalOf(() => answer(play, given)).code).toBe("unknown-seat");
});

test.each(["", "0", "0.999", "7.1", "x", "0.0", "0.-1"])("there is no question %j", (question) => {
  const play = turnOf(0);
  expect(refusalOf(() => answer(play, { seat: 0, question, key: "trim" })).code).toBe(
    "unknown-question",
  );
});

test("a key that is not offered is refused with those that are", () => {
  const refusal = refusalOf(() => say(turnOf(0), 0, "fly:moon"));
  expect(refusal.code).toBe("not-offered");
  expect(refusal.message).toMatch(/"fly:moon" is not offered in turn.act; offered: trim, look/);
});

test("a key that the rules name but do not allow now is refused with the reason", () => {
  const refusal = refusalOf(() => say(turnOf(0), 0, "relight"));
  expect(refusal.code).toBe("not-offered");
  expect(refusal.message).toContain("(no-oil, 4.2)");
});

test.each([
  ["a number for a key", { question: "0.1", key: 7 }],
  ["no key", { question: "0.1" }],
  ["a number for a question", { question: 0.1, key: "trim" }],
])("%s is a malformed answer", (_what, wrong) => {
  const play = turnOf(0);
  const before = allOf(play);
  const given = JSON.parse(JSON.stringify({ seat: 0, ...wrong }));
  expect(refusalOf(() => answer(play, given)).code).toBe("malformed-answer");
  expect(allOf(play)).toBe(before);
});

test("whatever is refused leaves everything as it was", () => {
  const play = turnOf(0);
  const before = allOf(play);
  const open = play.open[0];
  const wrong = [
    { seat: 0, question: open, key: "fly" },
    { seat: 1, question: open, key: "trim" },
    { seat: 9, question: open, key: "trim" },
    { seat: 0, question: "0.9", key: "trim" },
  ];
  for (const given of wrong) expect(() => answer(play, given)).toThrow(Refusal);
  expect(allOf(play)).toBe(before);
});

test("how far another seat is in a secret phase cannot be found out by guessing ids", () => {
  const codes = (play: LanternPlay): string[] =>
    ["1.1", "1.2", "1.3", "1.4"].map(
      (question) => refusalOf(() => answer(play, { seat: 0, question, key: "x" })).code,
    );
  const play = newGame();
  const before = codes(play);
  say(play, 1, keysOf(play, 1)[0]);
  expect(codes(play)).toEqual(before);
});

test("in a simultaneous phase the answer of one seat leaves the questions of others open", () => {
  const play = newGame({ players: 3 });
  const [, second, third] = play.open;
  offer(play, 0);
  expect(play.open).toEqual(["", second, third]);
});

test("no id of a question is used twice", () => {
  for (let seed = 0; seed < 20; seed++) {
    const play = newGame({ players: 3 });
    const pick = dice(seed);
    const ids: string[] = [...play.open];
    while (play.state.outcome === 0) {
      const before = [...play.open];
      playRandomly(play, pick, 1);
      ids.push(...play.open.filter((id, seat) => id !== "" && id !== before[seat]));
    }
    expect(new Set(ids).size, `seed ${seed}`).toBe(ids.length);
  }
});

test("a finished game has a named outcome, asks nobody and takes no answer", () => {
  const play = newGame();
  expect(outcomeOf(play)).toBeNull();
  const last = [...play.open];
  playRandomly(play, dice("outcome"));
  expect(play.game.outcomes).toContain(outcomeOf(play));
  expect(openQuestions(play)).toEqual([]);
  const late = { seat: 0, question: last[0], key: "pass" };
  expect(refusalOf(() => answer(play, late)).code).toBe("question-answered");
});
