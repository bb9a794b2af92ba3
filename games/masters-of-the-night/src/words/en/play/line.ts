/**
 * What a player reads, with its weight but without any means of showing it: a terminal makes
 * colours of tones, a page would make styles of them.
 */
export type Tone = "strong" | "faint" | "danger" | "good";
export type Span = string | { readonly text: string; readonly tone: Tone };
export type Line = readonly Span[];

export const strong = (text: string): Span => ({ text, tone: "strong" });
export const faint = (text: string): Span => ({ text, tone: "faint" });
export const danger = (text: string): Span => ({ text, tone: "danger" });
export const good = (text: string): Span => ({ text, tone: "good" });

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
