import { bloodOrders } from "@coterie/blood-orders";
import {
  type AnyGame,
  answer,
  dice,
  type OpenQuestion,
  openQuestions,
  type Play,
  seedFrom,
  startPlay,
} from "@coterie/kernel";
import { mastersOfTheNight } from "@coterie/masters-of-the-night";
import { changed, differenceOf, type TableDocument } from "@coterie/protocol";
import { expect, test } from "vitest";
import { Questions } from "../../src/server/questions.js";

const SEATS = [0, 1, 2, 3];

// biome-ignore lint/suspicious/noExplicitAny: two games whose types do not matter here
type AnyPlay = Play<any>;

/** What a seat sees, as far as it matters here. */
function documentOf(play: AnyPlay, seat: number): TableDocument {
  const view = play.game.view(play.state, seat);
  const question = openQuestions(play, seat)[0] ?? null;
  return { table: { status: "running" }, view, question, undoMark: null } as never;
}

/** Plays at random by what `Questions` says alone, and compares it with the game after each answer. */
function playBlind(game: AnyGame, setup: unknown, seed: string, answers: number): void {
  const pick = dice(seed);
  const policy = { behindMarks: "never", fate: "kept" } as const;
  const { play } = startPlay(game, setup, seedFrom(seed), policy);
  const questions = new Questions();
  const told = SEATS.map((seat) => documentOf(play, seat));
  for (const to of SEATS) {
    questions.takeWhole({ t: "whole", to, n: 1, document: told[to], log: [] });
  }
  for (let n = 2; n < answers + 2; n++) {
    const asked = questions.asked();
    if (asked.length === 0) return;
    const seat = asked[pick(asked.length)];
    const { id, options } = questions.of(seat) as OpenQuestion;
    answer(play, { seat, question: id, key: options[pick(options.length)].key });
    for (const to of SEATS) {
      const after = documentOf(play, to);
      const d = differenceOf(told[to] as never, after as never);
      questions.takeUpdate({ t: "update", to, n, d });
      told[to] = changed(told[to] as never, d) as never;
      expect(questions.of(to), `${seed}, answer ${n}, seat ${to}`).toEqual(after.question);
    }
  }
}

test("whole random games of Masters of the Night can be played by their questions alone", () => {
  for (let i = 0; i < 10; i++) {
    playBlind(mastersOfTheNight() as never, { vampires: 4, players: 4 }, `questions:${i}`, 200);
  }
});

test("and Blood Orders, where several seats are asked at once", () => {
  playBlind(bloodOrders() as never, { players: 4 }, "questions", 300);
});

test("a document that is replaced as a whole replaces the question", () => {
  const questions = new Questions();
  const question = { id: "0.1", seat: 0, options: [] } as never;
  questions.takeUpdate({ t: "update", to: 0, n: 1, d: [[[], { question }]] });
  expect(questions.of(0)).toEqual(question);
  expect(questions.asked()).toEqual([0]);
  questions.takeUpdate({ t: "update", to: 0, n: 2, d: [[["question"], null]] });
  expect(questions.asked()).toEqual([]);
});
