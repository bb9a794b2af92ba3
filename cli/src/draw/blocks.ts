import type { Block, Row } from "@coterie/kernel";
import { drawGrid } from "./grid.js";
import { paintLine, type Style, textOf, toneOf } from "./style.js";
import { wrap } from "./wrap.js";

/** The picture of a position. */

/** Text wider than this is hard to read, however wide the terminal is. */
const MEASURE = 120;

function drawRow(style: Style, row: Row, labels: number, columns: number): string[] {
  const width = Math.min(MEASURE, columns) - labels - 1;
  const lines = row.lines.flatMap((line) => wrap(line, width));
  return lines.map((line, i) => {
    const text = i === 0 ? textOf(row.label) : "";
    const label = style.paint(text, toneOf(row.label)) + " ".repeat(labels - [...text].length);
    return `${label} ${paintLine(style, line)}`;
  });
}

function drawRows(style: Style, rows: readonly Row[], columns: number): string[] {
  const labels = Math.max(0, ...rows.map((row) => [...textOf(row.label)].length));
  return rows.flatMap((row) => drawRow(style, row, labels, columns));
}

function drawBlock(style: Style, block: Block, columns: number): string[] {
  switch (block.kind) {
    case "title":
      return wrap(block.line, columns).map((line) => paintLine(style, line));
    case "grid":
      return drawGrid(style, block.cells, columns);
    case "rows":
      return drawRows(style, block.rows, columns);
  }
}

export function drawBlocks(style: Style, blocks: readonly Block[], columns: number): string[] {
  return blocks.flatMap((block) => drawBlock(style, block, columns));
}
