import type { Tally, TallyRow, Tone } from "@coterie/kernel";
import type { Style } from "./style.js";
import { wrapText } from "./wrap.js";

/** A table of numbers: labels on the left, a column of numbers for each name. */

const GAP = 2;
/** Labels are broken rather than columns, but never to less than this. */
const NARROWEST = 12;

const numberText = (n: number): string => (n < 0 ? `−${-n}` : String(n));

function drawLine(
  style: Style,
  label: string,
  cells: readonly string[],
  widths: readonly number[],
  tone: Tone | undefined,
): string[] {
  const [first, ...others] = widths;
  const values = cells.map((cell, i) => cell.padStart(others[i])).join("");
  return wrapText(label, first).map((line, i) =>
    style.paint(i === 0 ? line.padEnd(first) + values : line, tone),
  );
}

function widthsOf({ title, columns, rows }: Tally, room: number): number[] {
  const others = columns.map((name, i) => {
    const texts = [name, ...rows.map(({ values }) => numberText(values[i]))];
    return GAP + Math.max(...texts.map((text) => [...text].length));
  });
  const left = room - others.reduce((sum, width) => sum + width, 0);
  const labels = [title, ...rows.map(({ label }) => `  ${label}`)];
  const widest = Math.max(...labels.map((label) => [...label].length));
  return [Math.min(widest, Math.max(NARROWEST, left)), ...others];
}

const toneOf = ({ isTotal }: TallyRow): Tone | undefined =>
  isTotal === true ? "strong" : undefined;

function drawTally(style: Style, tally: Tally, room: number): string[] {
  const { title, columns, rows } = tally;
  const widths = widthsOf(tally, room);
  return [
    "",
    ...drawLine(style, title, columns, widths, "strong"),
    ...rows.flatMap((row) =>
      drawLine(style, `  ${row.label}`, row.values.map(numberText), widths, toneOf(row)),
    ),
  ];
}

export function drawTallies(style: Style, tallies: readonly Tally[], columns: number): string[] {
  return tallies.flatMap((tally) => drawTally(style, tally, columns));
}
