import { FRAME, isSimultaneous, type Question } from "@coterie/kernel";
import type { Look } from "./look.js";

/** The question that waits, with what its words need: the numbers that it was asked with. */
export interface Asked extends Look {
  readonly question: Question;
  readonly seat: number;
  /** None where the question is a private one of somebody else. */
  readonly args: readonly number[];
  /** What the seat has decided so far in a private decision. */
  readonly draft: readonly number[];
}

export function askedIn(look: Look, question: Question): Asked {
  const { state } = look;
  const { seat } = question;
  const agenda = isSimultaneous(state) ? (state.forks[seat] ?? []) : state.agenda;
  return {
    ...look,
    question,
    seat,
    args: agenda.length < FRAME ? [] : agenda.slice(-FRAME + 1),
    draft: state.drafts[seat] ?? [],
  };
}

/** What is asked, and why just now. */
export interface QuestionWords {
  readonly ask: string;
  readonly why: string;
}

type Asker = (asked: Asked) => QuestionWords;

/** One option; without a group it stands for itself. */
export interface OptionText {
  readonly words: string;
  readonly group?: string;
  readonly more?: string;
}

type Worder = (asked: Asked, key: string) => string | OptionText | undefined;

/** Both ways to word a kind of question. */
interface KindWords {
  readonly ask: Asker;
  readonly option: Worder;
}

export type KindTable = Readonly<Record<string, KindWords>>;

/** `show:the-occultist` as `the-occultist`; a key without a colon is itself. */
export const idIn = (key: string): string => key.slice(key.indexOf(":") + 1);
