import type { Bot } from "@coterie/bots";
import type { Game, GameShow, Kit, Question, UndoPolicy } from "@coterie/kernel";
import type { GameScene } from "../sheet/sheet.js";

/** A game as a page needs it: its rules, its words, and where things lie on its board. */
export interface Door<K extends Kit> {
  readonly game: Game<K>;
  readonly show: GameShow<K>;
  /** What a game alone begins with if nothing else is wished for. */
  readonly usual: Readonly<Record<string, unknown>>;
  /** What may be taken back by somebody who plays alone. */
  readonly undo: UndoPolicy;
  /** Who plays the seats that nobody at this screen has; all are at this screen if nobody does. */
  readonly bot?: Bot<K>;
  /** Every rule in plain words, by its number. */
  readonly rules: Readonly<Record<string, string>>;
  readonly chapters: readonly { readonly chapter: number; readonly title: string }[];
  isWon(outcome: string): boolean;
  scene(seen: K["State"], audience: number): GameScene;
  /** Where on the board an option is answered. */
  optionPlaces(seen: K["State"], question: Question, key: string): readonly string[];
  /** What something that happened has touched. */
  factPlaces(fact: K["Fact"]): readonly string[];
}

/** The seat of whoever plays alone against bots. */
export const OWN_SEAT = 0;
