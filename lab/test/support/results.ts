import {
  type Check,
  type Column,
  isEstimate,
  type Results,
  type Table,
  type Value,
} from "../../src/results/document.js";
import { resultsOf } from "../../src/results/results.js";
import type { Row } from "../../src/row.js";
import { type Plan, tasksOf } from "../../src/run/plan.js";
import { playerOf } from "../../src/run/play-task.js";
import type { Estimate } from "../../src/stats/estimate.js";

/** Results of games that a test knows, and single figures of them. */

export function rowsOf(plan: Plan): Row[] {
  const play = playerOf(plan.workload);
  return [...tasksOf(plan)].map((task) => play(task) as Row);
}

export function resultsFor(plan: Plan, rows: readonly Row[]): Results {
  return resultsOf(plan, { rows, failures: [], wanted: rows.length });
}

export function tableOf(results: Results, id: string): Table {
  const found = results.sections.flatMap(({ tables }) => tables).find((table) => table.id === id);
  if (found === undefined) throw new Error(`there is no table ${id}`);
  return found;
}

function cellOf({ columns, rows }: Table, row: string, column: Column["id"]): Value {
  const at = columns.findIndex(({ id }) => id === column);
  return rows.find(([name]) => name === row)?.[at] ?? null;
}

export function figureOf(table: Table, row: string, column: Column["id"]): number | null {
  const value = cellOf(table, row, column);
  if (value === null || typeof value === "string") return null;
  return isEstimate(value) ? value.value : value;
}

export function estimateOf(table: Table, row: string, column: Column["id"]): Estimate {
  const value = cellOf(table, row, column);
  if (value !== null && isEstimate(value)) return value;
  throw new Error(`${row}, ${column}: there is no figure with an interval`);
}

/** The answer at a glance whose question begins so. */
export function checkOf({ checks }: Results, about: string): Check | undefined {
  return checks.find((check) => check.about.startsWith(about));
}
