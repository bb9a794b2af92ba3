import type { Estimate } from "../stats/estimate.js";

/** What an experiment says, as plain data: results.json is this, and the report is drawn from it. */

export const RESULTS_FORMAT = "coterie-lab-results/1";

export interface Results {
  readonly format: typeof RESULTS_FORMAT;
  readonly title: string;
  readonly game: { readonly id: string; readonly title: string };
  readonly seed: string;
  /** Games that were played, and how many there shall be. */
  readonly games: number;
  readonly wanted: number;
  readonly cells: readonly { readonly label: string; readonly games: number }[];
  readonly failures: readonly Failure[];
  readonly checks: readonly Check[];
  readonly sections: readonly Section[];
}

interface Failure {
  readonly cell: string;
  readonly seed: string;
  readonly error: string;
}

/** A question about balance or a claim, and its answer; `open` where there are too few games to say. */
export interface Check {
  readonly about: string;
  readonly verdict: "holds" | "fails" | "open" | "told";
  readonly answer: string;
  /** The section that has the figures. */
  readonly section: string;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  /** What it shows and how to read it. */
  readonly lead: string;
  readonly charts: readonly Chart[];
  readonly tables: readonly Table[];
}

/** How the values of a column are written; shares and points are kept as parts of 1. */
export type Form = "text" | "count" | "share" | "points" | "number" | "change";

export interface Column {
  readonly id: string;
  readonly name: string;
  readonly form: Form;
  /** Draw the intervals beside the figures. */
  readonly isPlotted?: boolean;
  readonly help?: string;
}

export type Value = string | number | Estimate | null;

export interface Table {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Value[])[];
  /** Rows that differ by more than looking at many of them explains. */
  readonly marked?: readonly number[];
  /** Long and seldom needed: shown when asked for. */
  readonly isFolded?: boolean;
  readonly note?: string;
}

export type Chart = StackChart | LineChart;

/** Bars made of parts, one for each row; parts of 1, or counts. */
export interface StackChart {
  readonly kind: "stack";
  readonly title: string;
  readonly parts: readonly string[];
  readonly rows: readonly { readonly label: string; readonly values: readonly number[] }[];
  readonly form: "share" | "count" | "number";
  /** Upright bars close together: how many of each length. */
  readonly isHistogram?: boolean;
}

/** Averages with their intervals over rounds or Days. */
export interface LineChart {
  readonly kind: "lines";
  readonly title: string;
  readonly across: string;
  readonly form: "share" | "number";
  readonly lowest: number;
  readonly highest: number;
  readonly lines: readonly { readonly name: string; readonly points: readonly Point[] }[];
}

export interface Point {
  readonly at: number;
  readonly estimate: Estimate;
}

export function isEstimate(value: Value): value is Estimate {
  return typeof value === "object" && value !== null;
}
