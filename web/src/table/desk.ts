import { signal } from "@preact/signals";
import type { LogSheet, OptionSheet, PreviewSheet, TableSheet } from "../sheet/sheet.js";

/** A table that somebody sits at: what it shows, and what can be done there. */
export interface Desk {
  readonly sheet: TableSheet;
  readonly log: readonly LogSheet[];
  answer(key: string): void;
  undo(): void;
  /** What an option would bring for certain. */
  preview(key: string): Promise<PreviewSheet>;
  again(): void;
}

/** What is pointed at: an option in the list or a place on the board light up together. */
export const pointed = signal<{ readonly places: readonly string[]; readonly key: string | null }>({
  places: [],
  key: null,
});

export function pointAt(option: OptionSheet | null): void {
  const { key, places } = pointed.value;
  // A mouse tells of every step; what did not change need not be drawn again.
  if (option === null ? key === null && places.length === 0 : key === option.key) return;
  pointed.value =
    option === null ? { places: [], key: null } : { places: option.places, key: option.key };
}

/**
 * Pointing with a mouse that really moved: when what lies under it moves, browsers tell of a mouse, too,
 * and would take the light from what the keyboard points at.
 */
export function pointWith(event: MouseEvent, option: OptionSheet | null): void {
  if (event.movementX !== 0 || event.movementY !== 0) pointAt(option);
}

/** The dangerous option that was pressed once: it asks again before it is taken. */
export const doubted = signal<string | null>(null);

/** Gives an answer; what the rules warn of has to be pressed twice. */
export function choose(desk: Desk, { key, warning }: OptionSheet): void {
  if (warning !== undefined && doubted.value !== key) doubted.value = key;
  else desk.answer(key);
}

/** The place that was chosen on the board, of which several options speak. */
export const chosenPlace = signal<string | null>(null);
