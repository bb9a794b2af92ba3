import type { Cell, Line } from "@coterie/kernel";
import { paintLine, type Style, widthOf } from "./style.js";
import { wrap } from "./wrap.js";

/** A board of fields in a frame. */

/** From this width on, a field also says what it does. */
const ROOMY = 34;
const WIDEST = 44;

function linesOf(cell: Cell, width: number): Line[] {
  const more = width >= ROOMY ? cell.more : [];
  return [cell.title, ...cell.lines, ...more].flatMap((line) => wrap(line, width));
}

function padded(style: Style, line: Line, width: number): string {
  return paintLine(style, line) + " ".repeat(Math.max(0, width - widthOf(line)));
}

function rule(style: Style, columns: number, width: number, ends: readonly string[]): string {
  const [left, middle, right] = ends;
  const segments = Array.from({ length: columns }, () => "─".repeat(width + 2));
  return style.paint(`${left}${segments.join(middle)}${right}`, "faint");
}

function rowLines(style: Style, row: readonly Cell[], width: number): string[] {
  const cells = row.map((cell) => linesOf(cell, width));
  const height = Math.max(...cells.map((lines) => lines.length));
  const bar = style.paint("│", "faint");
  return Array.from({ length: height }, (_, i) => {
    const parts = cells.map((lines) => ` ${padded(style, lines[i] ?? [], width)} `);
    return `${bar}${parts.join(bar)}${bar}`;
  });
}

export function drawGrid(
  style: Style,
  rows: readonly (readonly Cell[])[],
  columns: number,
): string[] {
  const count = Math.max(1, ...rows.map((row) => row.length));
  const width = Math.min(WIDEST, Math.max(12, Math.floor((columns - 1) / count) - 3));
  const between = rule(style, count, width, ["├", "┼", "┤"]);
  const body = rows.flatMap((row, i) => [
    ...(i === 0 ? [] : [between]),
    ...rowLines(style, row, width),
  ]);
  return [
    rule(style, count, width, ["┌", "┬", "┐"]),
    ...body,
    rule(style, count, width, ["└", "┴", "┘"]),
  ];
}
