import type { Game, GameShow, Kit, Question, UndoPolicy } from "@coterie/kernel";
import type { GameScene } from "../sheet/sheet.js";

/** A game as a page needs it: its rules, its words, and where things lie on its board. */
export interface Door<K extends Kit> {
  readonly game: Game<K>;
  /** Its pieces are those of this build. */
  readonly isUsual: boolean;
  readonly show: GameShow<K>;
  /** What a game alone begins with if nothing else is wished for. */
  readonly usual: Readonly<Record<string, unknown>>;
  /** What may be taken back at a table on this device. */
  readonly undo: UndoPolicy;
  /** Seats see different things: who shares a screen has to look away. */
  readonly hasSecrets: boolean;
  isWon(outcome: string, seat: number): boolean;
  scene(seen: K["State"], audience: number): GameScene;
  /** Where on the board an option is answered. */
  optionPlaces(seen: K["State"], question: Question, key: string): readonly string[];
  /** What something that happened has touched. */
  factPlaces(fact: K["Fact"]): readonly string[];
}

/** A door to a game with the pieces of this build, or with exactly those of another table. */
export type DoorMaker<K extends Kit> = (pieces?: unknown) => Door<K>;
