import type { Style } from "./style.js";
import { wrapText } from "./wrap.js";

/** Numbered options, grouped, in columns where they are short. */
export interface ListItem {
  readonly number: number;
  readonly group: string;
  readonly words: string;
  readonly more?: string;
  /** A sentence that warns, or "". */
  readonly warning: string;
}

const MEASURE = 120;
const GAP = 2;

const labelOf = ({ number }: ListItem): string => `${String(number).padStart(4)} `;

/** A text that begins with the name needs no name before it. */
function fullWords({ words, more }: ListItem): string {
  if (more === undefined) return words;
  return more.startsWith(words) ? more : `${words}. ${more}`;
}

function drawItem(style: Style, item: ListItem, columns: number): string[] {
  const label = labelOf(item);
  const width = Math.min(MEASURE, columns) - label.length;
  const indent = " ".repeat(label.length);
  const lines = wrapText(fullWords(item), width);
  const warning = item.warning === "" ? [] : wrapText(`! ${item.warning}`, width);
  return [
    ...lines.map((line, i) => (i === 0 ? style.paint(label, "strong") : indent) + line),
    ...warning.map((line) => indent + style.paint(line, "danger")),
  ];
}

/** Short options side by side, read along the rows. */
function drawColumns(style: Style, items: readonly ListItem[], columns: number): string[] {
  const widest = Math.max(...items.map((item) => labelOf(item).length + item.words.length)) + GAP;
  const perRow = Math.max(1, Math.floor((Math.min(MEASURE, columns) + GAP) / widest));
  const rows: string[] = [];
  for (let i = 0; i < items.length; i += perRow) {
    const row = items.slice(i, i + perRow).map((item) => {
      const pad = " ".repeat(widest - labelOf(item).length - item.words.length);
      return style.paint(labelOf(item), "strong") + item.words + pad;
    });
    rows.push(row.join("").trimEnd());
  }
  return rows;
}

function drawGroup(style: Style, items: readonly ListItem[], columns: number): string[] {
  const fits = items.every(
    ({ words, more, warning }) =>
      warning === "" && more === undefined && words.length + GAP + 5 <= columns / 2,
  );
  if (items.length > 2 && fits) return drawColumns(style, items, columns);
  return items.flatMap((item) => drawItem(style, item, columns));
}

export function drawList(style: Style, items: readonly ListItem[], columns: number): string[] {
  const groups = [...new Set(items.map(({ group }) => group))];
  return groups.flatMap((group) => [
    ...(group === "" ? [] : [`  ${style.paint(group, "faint")}`]),
    ...drawGroup(
      style,
      items.filter((item) => item.group === group),
      columns,
    ),
  ]);
}
