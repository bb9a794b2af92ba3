import type { Kit, Question } from "@coterie/kernel";

/** How the plans of a game are told. */
export interface Teller<K extends Kit> {
  /** Whose turn it is, by name. */
  who(seen: K["State"]): string;
  /** What an answer does, as it stands after "means to": "move to the Museum". */
  deed(seen: K["State"], question: Question, key: string): string;
  /** Whether an answer is to do nothing more. */
  isRest(key: string): boolean;
}
