import type { GameReport } from "@coterie/kernel";
import { signal } from "@preact/signals";
import type { What } from "./sentences.js";

/** Something that failed, as it is told to the player. */
export interface Problem {
  /** Names the sentence: what happened, what is safe and what to do next. */
  readonly what: What;
  /** A sentence in its place, from a server or about a file. */
  readonly words?: string;
  readonly error?: unknown;
  /** Tries again what failed. */
  readonly retry?: (() => void) | undefined;
  /** The report of an engine that knows the game. */
  readonly report?: ((note: string) => Promise<GameReport | null>) | undefined;
}

/** The problem that the banner above every page shows. */
export const problem = signal<Problem | null>(null);
