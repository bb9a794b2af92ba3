import { type Check, type Form, isEstimate, type Table, type Value } from "../results/document.js";
import { figure, unitOf, withInterval } from "../results/words.js";

/** Tables and answers for a terminal. */

const GAP = "  ";

function words(value: Value, form: Form): string {
  if (value === null) return "–";
  if (typeof value === "string") return value;
  return isEstimate(value) ? withInterval(value, form) : `${figure(value, form)}${unitOf(form)}`;
}

export function tableText({ title, columns, rows, marked = [], note }: Table): string[] {
  const heads = columns.map(({ name, form }) => (form === "points" ? `${name}, points` : name));
  const cells = rows.map((row, i) =>
    row.map((value, at) => {
      const text = words(value, columns[at].form);
      return at === 0 && marked.includes(i) ? `◆ ${text}` : text;
    }),
  );
  const widths = heads.map((head, at) =>
    Math.max(head.length, ...cells.map((row) => row[at].length)),
  );
  const line = (row: readonly string[]): string =>
    GAP +
    row
      .map((text, at) => text.padEnd(widths[at]))
      .join(GAP)
      .trimEnd();
  return [title, line(heads), ...cells.map(line), ...(note === undefined ? [] : [GAP + note])];
}

const verdicts: Readonly<Record<Check["verdict"], string>> = {
  holds: "holds",
  fails: "DOES NOT HOLD",
  open: "not clear yet",
  told: "",
};

export function checkText({ about, verdict, answer }: Check): string {
  const word = verdicts[verdict];
  return `${GAP}${about} ${word === "" ? "" : `[${word}] `}${shortened(answer)}`;
}

/** More names than these are in the report only. */
const MOST_NAMES = 12;
const SHOWN_NAMES = 8;

function shortened(answer: string): string {
  const names = answer.split(", ");
  if (names.length <= MOST_NAMES) return answer;
  const more = names.length - SHOWN_NAMES;
  return `${names.slice(0, SHOWN_NAMES).join(", ")} … and ${more} more (see the report)`;
}
