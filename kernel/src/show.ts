import type { Question } from "./question.js";
import type { Blocked, Kit, Reason } from "./rulebook.js";
import type { Audience } from "./state.js";

/**
 * How a game is told to people: what a terminal or a page must be given to show a position, a
 * question and what happened. A game brings words and weights; a terminal makes colours of tones,
 * a page would make styles of them. States are those that a seat may see.
 */

export type Tone = "strong" | "faint" | "danger" | "good";
export type Span = string | { readonly text: string; readonly tone: Tone };
export type Line = readonly Span[];

/** A field of a board: its name, what lies there, and what may be said where there is room. */
export interface Cell {
  readonly title: Line;
  readonly lines: readonly Line[];
  readonly more: readonly Line[];
}

/** A labelled line of a sheet or of the table. */
export interface Row {
  readonly label: Span;
  readonly lines: readonly Line[];
}

export type Block =
  | { readonly kind: "title"; readonly line: Line }
  | { readonly kind: "grid"; readonly cells: readonly (readonly Cell[])[] }
  | { readonly kind: "rows"; readonly rows: readonly Row[] };

export interface OptionWords {
  readonly group: string;
  readonly words: string;
  /** What it would do, where that needs a text of its own. */
  readonly more?: string;
  /** It gives something away that is rarely meant to be: a page asks again with these words. */
  readonly doubt?: string;
}

/** What was answered, for a log: "Move: Museum" of the group "Move · 1 AP", which says what it costs. */
export function answeredWords({ group, words }: OptionWords): string {
  const [action, price] = group.split(" · ");
  return price === undefined ? words : `${action}: ${words}`;
}

/** Numbers of a game side by side: a column for each player, a row for each thing that was counted. */
export interface Tally {
  readonly title: string;
  /** Whom the columns are about, by name. */
  readonly columns: readonly string[];
  readonly rows: readonly TallyRow[];
}

export interface TallyRow {
  readonly label: string;
  /** One for each column. */
  readonly values: readonly number[];
  /** The sum of the rows above it. */
  readonly isTotal?: boolean;
}

/** Rows in which nobody has anything tell nothing, and a tally without others is none. */
export function tallied({ title, columns, rows }: Tally): Tally[] {
  const hasAny = ({ values }: TallyRow): boolean => values.some((value) => value !== 0);
  if (!rows.some(hasAny)) return [];
  return [{ title, columns, rows: rows.filter((row) => row.isTotal === true || hasAny(row)) }];
}

export interface GameShow<K extends Kit> {
  /** The table as this audience sees it; the state is what it may see. */
  picture(state: K["State"], audience: Audience): readonly Block[];
  /** Who is asked: "You", "Player 2 (Mila)". */
  seat(state: K["State"], seat: number): string;
  question(state: K["State"], question: Question): { readonly ask: string; readonly why: string };
  /** What a question of a plan is about ("Bleeder"), where it is about some piece. */
  about?(question: Question): string | undefined;
  /** Options of one group stand together under its name. */
  option(state: K["State"], question: Question, key: string): OptionWords;
  reason(state: K["State"], reason: Reason): string;
  blocked(state: K["State"], blocked: Blocked): { readonly action: string; readonly why: string };
  fact(state: K["State"], fact: K["Fact"]): { readonly words: string; readonly tone?: Tone };
  outcome(name: string): string;
  /** What decided the game. */
  ending(state: K["State"], facts: readonly K["Fact"][]): readonly string[];
  /** What the game was like in numbers, as far as these facts tell it. */
  tallies(state: K["State"], facts: readonly K["Fact"][]): readonly Tally[];
  setup(setup: K["Setup"]): string;
}
