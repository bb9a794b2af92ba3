import { labelOf, where } from "../cells.js";
import type { Axis } from "../experiment.js";
import { LabError } from "../faults.js";
import type { Row } from "../row.js";
import { readGames, readMark } from "../run/games-file.js";
import { type Plan, planOf, tasksOf } from "../run/plan.js";
import { playedOf } from "../run/run-experiment.js";

/** Some games of a folder: all, or those of the cells that were named. */
export interface Selection {
  readonly name: string;
  readonly plan: Plan;
  /** The cells that were chosen. */
  readonly cells: readonly number[];
  readonly rows: readonly Row[];
}

/** `FOLDER`, or `FOLDER:axis=value,axis=value`. */
export function readSelection(text: string): Selection {
  const { folder, choice } = splitText(text);
  const mark = readMark(folder);
  if (mark === undefined) {
    throw new LabError(
      `${folder} has no results of the lab; expected a folder that it has written`,
    );
  }
  const plan = planOf(mark.experiment, (path) => mark.packs[path]);
  const cells = chosenCells(plan, choice);
  const { rows } = playedOf([...tasksOf(plan)], readGames(folder));
  const own = rows.filter(({ cell }) => cells.includes(cell));
  if (own.length === 0) throw new LabError(`${text} has no games`);
  return { name: choice === "" ? nameOf(plan) : choice, plan, cells, rows: own };
}

interface Split {
  readonly folder: string;
  readonly choice: string;
}

/**
 * Paths may hold colons, and so may values (`bots=search:32`): what comes before the colon is a folder
 * of the lab. Where there is none, the first colon before a field is taken for the one that was meant.
 */
function splitText(text: string): Split {
  const splits = [...text.matchAll(/:(?=\w+=)/g)].map(({ index }) => ({
    folder: text.slice(0, index),
    choice: text.slice(index + 1),
  }));
  const all: readonly Split[] = [{ folder: text, choice: "" }, ...splits];
  const found = all.find(({ folder }) => readMark(folder) !== undefined);
  return found ?? splits[0] ?? all[0];
}

function nameOf({ experiment }: Plan): string {
  return experiment.title;
}

/** `difficulty=easy,pack=house`; values with commas are written with `+`: `vampires=imre+mila`. */
function chosenCells({ experiment, workload }: Plan, choice: string): number[] {
  const wanted = choice === "" ? [] : choice.split(",").map((pair) => wish(experiment.axes, pair));
  return [...workload.cells.keys()].filter((cell) =>
    wanted.every(({ axis, value }) => workload.cells[cell].at[axis] === value),
  );
}

function wish(axes: readonly Axis[], pair: string): { axis: number; value: number } {
  const [name, ...rest] = pair.split("=");
  const text = rest.join("=");
  const axis = axes.findIndex((one) => one.name === name);
  if (axis < 0) {
    const known = axes.map((one) => one.name).join(", ");
    throw new LabError(`"${name}" is not in the matrix; expected one of: ${known}`);
  }
  const labels = axes[axis].values.map((value) => typedLabel(name, value));
  const value = labels.indexOf(text);
  if (value >= 0) return { axis, value };
  throw new LabError(`${name}: there is no "${text}"; expected one of: ${labels.join(", ")}`);
}

/** A label without what separates values on the command line. */
function typedLabel(axis: string, value: unknown): string {
  return labelOf(axis, value).replaceAll(", ", "+");
}

/**
 * What says which cells of two selections are partners: the values of all axes that vary within one
 * of them. What is the same in all cells of a side is what is compared.
 */
export function partnerKeys(own: Selection, varied: ReadonlySet<string>): Map<number, string> {
  const { experiment, workload } = own.plan;
  const axes = experiment.axes.map((axis) =>
    varied.has(axis.name) ? axis : { ...axis, values: [] },
  );
  return new Map(
    own.cells.map((cell) => {
      const { at } = workload.cells[cell];
      const parts = axes.flatMap(({ name, values }, i) =>
        values.length > 0 ? [`${name} ${labelOf(name, values[at[i]])}`] : [],
      );
      return [cell, parts.sort().join(" · ")];
    }),
  );
}

export function variedIn({ plan, cells }: Selection): string[] {
  const all = cells.map((cell) => plan.workload.cells[cell].at);
  return plan.experiment.axes.flatMap(({ name }, i) =>
    new Set(all.map((at) => at[i])).size > 1 ? [name] : [],
  );
}

/** A selection in words. */
export function selectionWords({ name, plan, cells, rows }: Selection): string {
  const [cell] = cells;
  const which =
    cells.length === 1
      ? where(plan.experiment.axes, plan.workload.cells[cell].at)
      : `${cells.length} cells`;
  return `${name}: ${rows.length} games (${which})`;
}
