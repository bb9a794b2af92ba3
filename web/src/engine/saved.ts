import type { GivenAnswer, Json, Seed } from "@coterie/kernel";

/** What is kept of a game on this device: enough to play it again to where it was. */
export interface Saved {
  readonly game: string;
  /** The hash of its pieces: an update of the page may bring others. */
  readonly pack: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seed: Seed;
  /** The seats of people; bots have the others. */
  readonly people: readonly number[];
  /** How well the bots play; games that earlier pages kept do not say. */
  readonly level?: string;
  /** What bots said, by the answer that they said it with: nothing else tells of it. */
  readonly said?: Readonly<Record<number, string>>;
  /** Where it began, if not at its setup. */
  readonly from: Json | null;
  readonly answers: readonly GivenAnswer[];
  /** Where these answers lead. If other rules lead elsewhere, the game goes on from here. */
  readonly position: Json;
}
