import type { GameReport } from "@coterie/kernel";
import { signal } from "@preact/signals";
import { asksAgain } from "../keep/settings.js";
import type { LogSheet, OptionSheet, PreviewSheet, TableSheet } from "../sheet/sheet.js";
import type { Task } from "../thinking/task.js";

/** A table that somebody sits at: what it shows, and what can be done there. */
export interface Desk {
  /** Names the game for what this browser keeps beside it; a replay has none. */
  readonly id?: string;
  readonly sheet: TableSheet;
  readonly log: readonly LogSheet[];
  /** Lines of the log from here on happened while nobody looked. */
  readonly unread: number | null;
  /** One key answers the question, several are a whole plan. */
  answer(...keys: readonly string[]): void;
  undo(): void;
  /** What an option would bring for certain. */
  preview(key: string): Promise<PreviewSheet>;
  /** What whoever gives a hint is sent. */
  hintTask(): Promise<Task | null>;
  /** What people are called here, by seat, where they have names. */
  readonly names?: readonly (string | null)[];
  /** What the player has noted about options, by their keys. */
  readonly remarks?: ReadonlyMap<string, string>;
  /** How well the bots play, where there are any on this device. */
  readonly bots?: string;
  /** What can be done when the game is over. */
  readonly ends: readonly Deed[];
  /** What else can be done with this table. */
  readonly menu: readonly Deed[];
  /** What is needed to look into something that went wrong after so many answers. */
  report(at: number, note: string): Promise<GameReport | null>;
  /** The address of a line of the log, for others who can come here. */
  link?(at: number): string;
  /** The line of the log that a link named. */
  readonly marked?: number | undefined;
  /** Shows the table as it was after a line of the log, where that can be done. */
  jump?(at: number): void;
}

/** Something that can be done: a button, or a way to another page. */
export interface Deed {
  readonly words: string;
  readonly act: string | (() => void);
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

/** What is being shown to have happened touches these places. */
export const told = signal<readonly string[]>([]);

/** The dangerous option that was pressed once: it asks again before it is taken. */
export const doubted = signal<string | null>(null);

/** What the rules warn of, and what gives something away, has to be pressed twice. */
export function isDoubtful({ warning, doubt }: OptionSheet): boolean {
  return asksAgain.value === "on" && (warning !== undefined || doubt !== undefined);
}

export function choose(desk: Desk, option: OptionSheet): void {
  const { key } = option;
  if (isDoubtful(option) && doubted.value !== key) doubted.value = key;
  else desk.answer(key);
}

/** The place that was chosen on the board, of which several options speak. */
export const chosenPlace = signal<string | null>(null);

/** Somebody has asked for a hint and not closed it. */
export const isHintOpen = signal(false);

/** What is marked in the list: the best answers, each with a word about it. */
export const hinted = signal<ReadonlyMap<string, string>>(new Map());

/** A new question: nothing is chosen or doubted any more. */
export function clearDesk(): void {
  chosenPlace.value = null;
  doubted.value = null;
}

/** Lines carry their number: what an undo took back is cut off before the new ones come. */
export function logWith(log: readonly LogSheet[], { logFrom, news }: TableSheet): LogSheet[] {
  return [...log.slice(0, logFrom), ...news];
}
