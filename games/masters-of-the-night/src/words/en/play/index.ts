import type { Block, Blocked, Question, Reason, Tally } from "@coterie/kernel";
import type { Fact } from "../../../facts.js";
import type { Masters } from "../../../game.js";
import type { Setup } from "../../../setup.js";
import type { State } from "../../../state.js";
import { endingWords, outcomeTexts } from "./ending.js";
import { type FactWords, factWords } from "./facts.js";
import type { Look } from "./look.js";
import { type OptionWords, optionWords } from "./options.js";
import { picture } from "./picture.js";
import { type QuestionWords, questionWords, seatWords } from "./questions.js";
import { blockedWords, reasonWords } from "./reasons.js";
import { setupWords } from "./setup.js";
import { talliesOf } from "./tallies/index.js";

/** A running game in plain words, for whatever shows it. States are those that a seat may see. */
export interface PlayWords {
  picture(state: State): Block[];
  seat(state: State, seat: number): string;
  question(state: State, question: Question): QuestionWords;
  option(state: State, question: Question, key: string): OptionWords;
  reason(state: State, reason: Reason): string;
  blocked(state: State, blocked: Blocked): { action: string; why: string };
  fact(state: State, fact: Fact): FactWords;
  outcome(name: string): string;
  ending(state: State, facts: readonly Fact[]): string[];
  tallies(state: State, facts: readonly Fact[]): Tally[];
  setup(setup: Setup): string;
}

/** What has no words yet is shown by its key, so that a new piece never stops a game. */
export function playWords({ content }: Masters): PlayWords {
  const look = (state: State): Look => ({ content, state });
  return {
    picture: (state) => picture(look(state)),
    seat: (state, seat) => seatWords(look(state), seat),
    question: (state, question) =>
      questionWords(look(state), question) ?? { ask: question.kind, why: "" },
    option: (state, question, key) =>
      optionWords(look(state), question, key) ?? { group: "", words: key },
    reason: (state, reason) => reasonWords(look(state), reason) ?? reason.reason,
    blocked: (state, blocked) => blockedWords(look(state), blocked),
    fact: (state, fact) => factWords(look(state), fact),
    outcome: (name) => outcomeTexts[name] ?? name,
    ending: (state, facts) => endingWords(look(state), facts),
    tallies: (state, facts) => talliesOf(look(state), facts),
    setup: (setup) => setupWords(content, setup),
  };
}

export { setupFields } from "./setup.js";
