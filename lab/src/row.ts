/** Which game of an experiment: a cell of its matrix, a deal of that cell, a way to seat the bots. */
export interface Task {
  readonly cell: number;
  readonly deal: number;
  readonly seating: number;
}

/** How often something was offered, counted in questions, and how often it was taken. */
export type Offered = readonly [offered: number, taken: number];

/** What is seen of any game, whichever it is. Rows are short, because there are many. */
export interface Seen {
  /** Of the deal: the same in every cell and seating. */
  readonly seed: string;
  /** As the game calls it, or `unfinished`. */
  readonly outcome: string;
  /** How long it was, as players count: rounds or Days. */
  readonly rounds: number;
  readonly answers: number;
  /** Answers where there was something to decide. */
  readonly decisions: number;
  /** How many options such a question had on average. */
  readonly branching: number;
  /** By kind of question and option. */
  readonly options: Readonly<Record<string, Offered>>;
}

/** One game: a line of the file of games. */
export interface Row extends Task, Seen {}

/** A game that broke, so that it can be played again and looked at. */
export interface Failed extends Task {
  readonly seed: string;
  readonly error: string;
}
