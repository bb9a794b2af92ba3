import type { GameShow, Kit, ScenarioGame } from "@coterie/kernel";

/** A piece as `coterie content` lists it. */
export interface PieceWords {
  readonly id: string;
  readonly kind: string;
  readonly act?: number;
  readonly name: string;
  readonly origin: string;
  /** What the sources show of a house piece, or do not show of a printed one. */
  readonly shown?: string;
  /** What it shows beside its effect: values, a price, a grid. */
  readonly shows?: string;
  readonly text: string;
}

/** A game with its pieces loaded, and how it is told. */
export interface Door<K extends Kit> {
  readonly game: ScenarioGame<K>;
  readonly show: GameShow<K>;
  /** Seats may not see each other's screen. */
  readonly hasSecrets: boolean;
  readonly pieces: readonly PieceWords[];
  /** For each piece, what it does without how much and where: equal for pieces alike. */
  readonly shapes: readonly string[];
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
  /** By rule: how it is read where the rulebook is unclear. */
  readonly rulings: Readonly<Record<string, readonly string[]>>;
  readonly chapters: readonly { readonly chapter: number; readonly title: string }[];
  /** The JSON Schema of a pack. */
  packSchema(): unknown;
  /** The usual pieces, with those of a pack in their place or beside them. */
  open<R>(use: Use<R>, pack?: unknown): R;
  /** Exactly the pieces of a record. */
  openExactly<R>(pack: unknown, use: Use<R>): R;
}
