import type { Blocked, Json, Kit, Question, Reason, ScenarioGame } from "@coterie/kernel";

/**
 * What the terminal must know of a game to play and tell it. A game brings words and weights;
 * nothing here knows of colours, and nothing of the rules. States are those that a seat may see.
 */

export type Tone = "strong" | "faint" | "danger" | "good";
export type Span = string | { readonly text: string; readonly tone: Tone };
export type Line = readonly Span[];

export interface Cell {
  readonly title: Line;
  readonly lines: readonly Line[];
  /** Shown only where there is room. */
  readonly more: readonly Line[];
}

export interface Row {
  readonly label: Span;
  readonly lines: readonly Line[];
}

export type Block =
  | { readonly kind: "title"; readonly line: Line }
  | { readonly kind: "grid"; readonly cells: readonly (readonly Cell[])[] }
  | { readonly kind: "rows"; readonly rows: readonly Row[] };

interface OptionWords {
  readonly group: string;
  readonly words: string;
  /** What it would do, where that needs a text of its own. */
  readonly more?: string;
}

export interface GameShow<K extends Kit> {
  picture(state: K["State"]): readonly Block[];
  /** Who is asked: "You", "Player 2 (Mila)". */
  seat(state: K["State"], seat: number): string;
  question(state: K["State"], question: Question): { readonly ask: string; readonly why: string };
  /** Options of one group stand together under its name. */
  option(state: K["State"], question: Question, key: string): OptionWords;
  reason(state: K["State"], reason: Reason): string;
  blocked(state: K["State"], blocked: Blocked): { readonly action: string; readonly why: string };
  fact(state: K["State"], fact: K["Fact"]): { readonly words: string; readonly tone?: Tone };
  outcome(name: string): string;
  /** What decided the game, and what it was like. */
  ending(state: K["State"], facts: readonly K["Fact"][]): readonly string[];
  setup(setup: K["Setup"]): string;
}

/** A piece as `coterie content` lists it. */
export interface PieceWords {
  readonly id: string;
  readonly kind: string;
  readonly act?: number;
  readonly name: string;
  readonly origin: string;
  readonly text: string;
}

/** A game with its pieces loaded, and how it is told. */
export interface Door<K extends Kit> {
  readonly game: ScenarioGame<K>;
  readonly show: GameShow<K>;
  readonly pieces: readonly PieceWords[];
  /** For each piece, what it does without how much and where: equal for pieces alike. */
  readonly shapes: readonly string[];
  /** A setup in which nothing is left to chance any more: what it decided is in the position. */
  pinned(setup: Json, position: Json): Json;
}

/** Something that is done with a game, whatever its types are. */
export type Use<R> = <K extends Kit>(door: Door<K>) => R;

/** A game that the command knows, by its id. */
export interface GameEntry {
  readonly id: string;
  readonly title: string;
  /** The npm package, whose folder holds the tests and scenarios. */
  readonly packageName: string;
  /** What can be agreed before a game, each with its help. */
  readonly setupFields: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
  readonly chapters: readonly { readonly chapter: number; readonly title: string }[];
  /** The JSON Schema of a pack. */
  packSchema(): unknown;
  /** The usual pieces, with those of a pack in their place or beside them. */
  open<R>(use: Use<R>, pack?: unknown): R;
  /** Exactly the pieces of a record. */
  openExactly<R>(pack: unknown, use: Use<R>): R;
}
