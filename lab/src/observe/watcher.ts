import type { Kit, Question, Run } from "@coterie/kernel";

/** Watches one game from its first position to its end and says what it saw. */
export interface Watcher<K extends Kit, W> {
  tell(fact: K["Fact"]): void;
  /** Before each answer, with the position in which it is given. */
  answered(question: Question, key: string): void;
  /** After the end: what the rows of this game hold besides what all rows do. */
  seen(): W;
}

/** Begins to watch a game, whose run stands before its first step. */
export type Watch<K extends Kit, W> = (run: Run<K>) => Watcher<K, W>;
