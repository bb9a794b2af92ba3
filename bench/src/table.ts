import type { Row } from "./row.js";

const HEAD = ["", "median", "spread", "unit", "ratio", "spread", "against", "goal", ""];
/** Columns of words, which begin at the left. */
const WORDS = new Set([0, 3, 6, 8]);

export function tableOf(rows: readonly Row[]): string {
  const lines = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines.map((line) => line.map(padded(widths)).join("  ").trimEnd()).join("\n");
}

function padded(widths: readonly number[]): (cell: string, column: number) => string {
  return (cell, column) =>
    WORDS.has(column) ? cell.padEnd(widths[column]) : cell.padStart(widths[column]);
}

function cellsOf({ name, unit, rate, ratio, goal, met }: Row): string[] {
  const times = ratio === undefined ? "" : `${figure(ratio.median)}×`;
  const sign = goal?.of === "ratio" ? "×" : "";
  return [
    name,
    figure(rate.median),
    `${figure(rate.low)}–${figure(rate.high)}`,
    unit,
    times,
    ratio === undefined ? "" : `${figure(ratio.low)}–${figure(ratio.high)}`,
    ratio?.peer ?? "",
    goal === undefined ? "" : `≥ ${figure(goal.atLeast)}${sign}`,
    met === undefined ? "" : met ? "met" : "NOT MET",
  ];
}

/** Three significant digits, thousands apart. */
function figure(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString("en-US");
}
