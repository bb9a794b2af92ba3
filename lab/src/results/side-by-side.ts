import type { Row } from "../row.js";
import { difference } from "../stats/difference.js";
import { discoveries } from "../stats/discoveries.js";
import type { Estimate } from "../stats/estimate.js";
import { mean } from "../stats/mean.js";
import { type Pair, pairedDifference } from "../stats/paired.js";
import { share } from "../stats/share.js";
import type { Column, Table, Value } from "./document.js";
import { type Measure, observed } from "./study.js";

/** Two sets of games, measured alike. Games with the same key are the same deal under both. */
export interface Sides<R extends Row> {
  readonly names: readonly [string, string];
  readonly a: readonly R[];
  readonly b: readonly R[];
  keyOf(row: R): string;
}

export function estimateOf<R extends Row>(
  rows: readonly R[],
  { form, of }: Pick<Measure<R>, "form" | "of">,
): Estimate | null {
  return form === "share" ? share(observed(rows, of)) : mean(observed(rows, of));
}

/** B less A: on the same deals where there are any, otherwise of all games. */
export function changeOf<R extends Row>(
  { a, b, keyOf }: Sides<R>,
  { of }: Pick<Measure<R>, "of">,
): Estimate | null {
  const before = new Map(a.map((row) => [keyOf(row), of(row)]));
  const pairs: Pair[] = [];
  let isPaired = false;
  for (const row of b) {
    const key = keyOf(row);
    isPaired ||= before.has(key);
    const one = before.get(key);
    const other = of(row);
    if (one !== undefined && other !== undefined) {
      pairs.push({ unit: row.deal, before: one, after: other });
    }
  }
  if (isPaired) return pairedDifference(pairs);
  return difference([{ having: observed(b, of), lacking: observed(a, of) }]);
}

/** How many games of B have their partner in A. */
export function partners<R extends Row>({ a, b, keyOf }: Sides<R>): number {
  const keys = new Set(a.map(keyOf));
  return b.filter((row) => keys.has(keyOf(row))).length;
}

/** One table for each group of measures. */
export function sideBySide<R extends Row>(
  sides: Sides<R>,
  measures: readonly Measure<R>[],
  id: string,
): Table[] {
  const groups = [...new Set(measures.map(({ group }) => group))];
  return groups.flatMap((group, i) => {
    const rows = measures
      .filter((measure) => measure.group === group)
      .flatMap((measure) => rowOf(sides, measure));
    return rows.length === 0 ? [] : [tableOf(sides.names, rows, `${id}-${i + 1}`, group)];
  });
}

interface Compared {
  readonly form: Measure<Row>["form"];
  readonly values: readonly [string, Estimate | null, Estimate | null, Estimate | null];
}

function rowOf<R extends Row>(sides: Sides<R>, measure: Measure<R>): Compared[] {
  const a = estimateOf(sides.a, measure);
  const b = estimateOf(sides.b, measure);
  if (a === null && b === null) return [];
  return [{ form: measure.form, values: [measure.name, a, b, changeOf(sides, measure)] }];
}

/** Longer tables are read only where something stands out. */
const LONG = 8;

/** How a measure's difference is written. */
const CHANGES = { share: "points", points: "points", number: "change" } as const;

/** All measures of a group are written alike. */
function tableOf(
  [a, b]: readonly [string, string],
  compared: readonly Compared[],
  id: string,
  title: string,
): Table {
  const [{ form }] = compared;
  const columns: Column[] = [
    { id: "measure", name: "Measure", form: "text" },
    { id: "a", name: a, form },
    { id: "b", name: b, form },
    { id: "difference", name: "Difference", form: CHANGES[form], isPlotted: true },
  ];
  const rows: readonly (readonly Value[])[] = compared.map(({ values }) => values);
  const found = discoveries(compared.map(({ values }) => values[3]?.p));
  const marked = [...rows.keys()].filter((row) => found[row]);
  return { id, title, columns, rows, marked, isFolded: rows.length > LONG };
}
