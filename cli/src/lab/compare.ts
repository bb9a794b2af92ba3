import { mkdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import {
  compare,
  comparisonHtml,
  pairWords,
  readSelection,
  type Table,
  tableText,
  writeWhole,
} from "@coterie/lab";
import { type Args, noMore } from "../args.js";
import { UsageError } from "../faults.js";
import { type Io, say } from "../io.js";

/** `coterie lab compare A B`: two results side by side. */

const USUAL_FOLDER = "lab-comparison";

export function compareLab(io: Io, args: Args): number {
  const [, a, b, ...extra] = args.positionals;
  if (a === undefined || b === undefined) {
    throw new UsageError(
      "coterie lab compare needs two results: FOLDER, or FOLDER:field=value for some of its cells",
    );
  }
  noMore("coterie lab compare", extra);
  const found = compare(readSelection(resolve(io.cwd, a)), readSelection(resolve(io.cwd, b)));
  const folder = resolve(io.cwd, args.text("out") ?? USUAL_FOLDER);
  mkdirSync(folder, { recursive: true });
  const report = join(folder, "comparison.html");
  const json = `${JSON.stringify(found, null, 1)}\n`;
  writeWhole(join(folder, "comparison.json"), json);
  writeWhole(report, comparisonHtml(found));
  if (args.has("json")) {
    io.write(json);
    return 0;
  }
  say(io, `A: ${found.a}`, `B: ${found.b}`, pairWords(found));
  for (const table of found.section.tables.map(standingOut)) {
    if (table.rows.length > 0) say(io, "", ...tableText(table));
  }
  say(io, "", `Report: ${relative(io.cwd, report)}`);
  return 0;
}

/** Of long tables a terminal shows what stands out. */
function standingOut(table: Table): Table {
  const { isFolded, rows, marked = [] } = table;
  if (isFolded !== true) return table;
  return { ...table, rows: marked.map((row) => rows[row]), marked: [...marked.keys()] };
}
