import { seedFrom } from "../../chance.js";
import { Refusal, type RefusalCode } from "../../errors.js";
import {
  type Answer,
  answer,
  FREE_UNDO,
  openQuestions,
  type Play,
  resumePlay,
} from "../../play.js";
import type { Kit } from "../../rulebook.js";
import type { Looked, PositionCheck } from "../position.js";
import { inWords } from "../report.js";

interface Attempt {
  readonly given: Answer;
  readonly expected: RefusalCode;
}

/** Whatever is not an answer to an open question is refused, says why, and changes nothing. */
export const refusals: PositionCheck = {
  name: "refusals",
  fault(at) {
    const play = newPlay(at);
    for (const attempt of attempts(at, play)) {
      const fault = refusalFault(play, attempt);
      if (fault !== undefined) return fault;
    }
    return repeatFault(at, play);
  },
};

function newPlay<K extends Kit>(at: Looked<K>): Play<K> {
  return resumePlay(at.game, at.setup, seedFrom("refusals"), FREE_UNDO, at.fresh());
}

function attempts<K extends Kit>(at: Looked<K>, play: Play<K>): Attempt[] {
  const seats = at.audiences.filter((audience) => audience >= 0);
  if (at.asked.length === 0) {
    const given = { seat: 0, question: "0.1", key: "" };
    return [{ given, expected: "unknown-question" }];
  }
  return openQuestions(play).flatMap(({ seat, id: question, options }): Attempt[] => {
    const good = { seat, question, key: options[0].key };
    const notAKey = JSON.parse("7");
    return [
      { given: { ...good, key: `${options.map(({ key }) => key)}?` }, expected: "not-offered" },
      { given: { ...good, key: notAKey }, expected: "malformed-answer" },
      { given: { ...good, question: "?" }, expected: "unknown-question" },
      { given: { ...good, question: `${seat}.999` }, expected: "unknown-question" },
      { given: { ...good, seat: seats.length }, expected: "unknown-seat" },
      ...seats
        .filter((other) => other !== seat)
        .map((other): Attempt => ({ given: { ...good, seat: other }, expected: "wrong-seat" })),
    ];
  });
}

function refusalFault<K extends Kit>(play: Play<K>, attempt: Attempt): string | undefined {
  const { given, expected } = attempt;
  const before = JSON.stringify(play.state);
  const what = `the answer ${JSON.stringify(given)}`;
  try {
    answer(play, given);
    return `${what} was taken; expected the refusal ${expected}`;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== expected) {
      return `${what} gave ${inWords(error)}; expected the refusal ${expected}`;
    }
  }
  return JSON.stringify(play.state) === before
    ? undefined
    : `${what} was refused but changed the state`;
}

/** The same good answer twice: the second comes too late. */
function repeatFault<K extends Kit>(at: Looked<K>, play: Play<K>): string | undefined {
  const [question] = openQuestions(play);
  if (question === undefined) return undefined;
  const { seat, id, options } = question;
  const given = { seat, question: id, key: options[at.picks(options.length)].key };
  answer(play, given);
  return refusalFault(play, { given, expected: "question-answered" });
}
