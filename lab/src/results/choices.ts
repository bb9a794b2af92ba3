import { labelOf } from "../cells.js";
import { type Axis, PACK } from "../experiment.js";
import type { Row } from "../row.js";
import type { Estimate } from "../stats/estimate.js";
import type { Check, Column, Section, Table, Value } from "./document.js";
import { changeOf, estimateOf, type Sides, sideBySide } from "./side-by-side.js";
import type { Measure, Study } from "./study.js";
import { withInterval } from "./words.js";

/** Axes that are compared in every measure, because somebody changed them to see what happens. */
const COMPARED: readonly string[] = [PACK, "reading"];

/** What each choice of the matrix changes, on the same deals and with all else equal. */
export function choicesSections<R extends Row>(
  study: Study<R>,
  measures: readonly Measure<R>[],
): Section[] {
  const varied = study.axes.flatMap((axis, i) => (axis.values.length > 1 ? [{ axis, i }] : []));
  if (varied.length === 0) return [];
  const [{ group }] = measures;
  const main = measures.filter((measure) => measure.group === group);
  const choices: Section = {
    id: "choices",
    title: "What each choice changes",
    lead:
      "For each field of the matrix: the games of all its values, everything else taken together. " +
      "The differences are to the first value, counted on the same deals, so that luck is the same " +
      "on both sides; if their interval does not hold 0, the choice makes a difference.",
    charts: [],
    tables: varied.flatMap(({ axis, i }) => main.map((measure) => choice(study, axis, i, measure))),
  };
  const compared = varied.filter(({ axis }) => COMPARED.includes(axis.name));
  return [...compared.flatMap(({ axis, i }) => comparison(study, axis, i, measures)), choices];
}

/** More values than this are better read in the table. */
const MOST_VALUES = 5;

/** What each choice changes in what matters most, in a sentence. */
export function choicesChecks<R extends Row>(study: Study<R>, measure: Measure<R>): Check[] {
  return study.axes.flatMap((axis, at) => {
    const { length } = axis.values;
    if (length < 2 || length > MOST_VALUES) return [];
    const sections = COMPARED.includes(axis.name) ? `compare-${axis.name}-1` : "choices";
    const said = axis.values.map((_, i) => choiceWords(sidesOf(study, axis, at, i), measure, i));
    return [
      {
        about: `What changes with the ${axis.name}?`,
        verdict: "told",
        answer: `${measure.name}: ${said.join("; ")}.`,
        section: sections,
      },
    ];
  });
}

function choiceWords<R extends Row>(sides: Sides<R>, measure: Measure<R>, value: number): string {
  const found = estimateOf(sides.b, measure);
  const share = found === null ? "no game" : withInterval(found, measure.form);
  const change = value === 0 ? null : changeOf(sides, measure);
  return `${sides.names[1]} ${share}${change === null ? "" : differenceWords(change)}`;
}

/** Whoever does not know how to read an interval is told what it says. */
function differenceWords(change: Estimate): string {
  const mayBeNone = change.low <= 0 && change.high >= 0;
  const said = `, a difference of ${withInterval(change, "points")} points`;
  return mayBeNone ? `${said}, which may be luck` : said;
}

/** The games under two values of an axis; those that differ in nothing else are partners. */
function sidesOf<R extends Row>(
  { cells, rows }: Study<R>,
  { name, values }: Axis,
  axis: number,
  value: number,
): Sides<R> {
  const under = (one: number) => rows.filter(({ cell }) => cells[cell].at[axis] === one);
  return {
    names: [labelOf(name, values[0]), labelOf(name, values[value])],
    a: under(0),
    b: under(value),
    keyOf: ({ cell, deal, seating }) =>
      [...cells[cell].at.filter((_, i) => i !== axis), deal, seating].join(),
  };
}

function choice<R extends Row>(
  study: Study<R>,
  axis: Axis,
  at: number,
  measure: Measure<R>,
): Table {
  const rows = axis.values.map((value, i): Value[] => {
    const sides = sidesOf(study, axis, at, i);
    const change = i === 0 ? null : changeOf(sides, measure);
    return [labelOf(axis.name, value), sides.b.length, estimateOf(sides.b, measure), change];
  });
  const form = measure.form;
  const columns: Column[] = [
    { id: axis.name, name: capital(axis.name), form: "text" },
    { id: "games", name: "Games", form: "count" },
    { id: measure.id, name: measure.name, form, isPlotted: true },
    { id: "difference", name: "Difference", form: form === "number" ? "change" : "points" },
  ];
  const title = `${capital(axis.name)}: ${measure.name.charAt(0).toLowerCase()}${measure.name.slice(1)}`;
  return { id: `${axis.name}-${measure.id}`, title, columns, rows };
}

function comparison<R extends Row>(
  study: Study<R>,
  axis: Axis,
  at: number,
  measures: readonly Measure<R>[],
): Section[] {
  return axis.values.slice(1).map((_, i) => {
    const sides = sidesOf(study, axis, at, i + 1);
    const [a, b] = sides.names;
    const id = `compare-${axis.name}-${i + 1}`;
    return {
      id,
      title: `Compared: ${axis.name} ${a} and ${b}`,
      lead: COMPARISON,
      charts: [],
      tables: sideBySide(sides, measures, id),
    };
  });
}

export const COMPARISON =
  "Both sides of a change, measured alike. Each difference is taken on the same deals where both " +
  "sides played them, so that luck is the same. Marked rows differ by more than looking at so many " +
  "rows would bring by chance.";

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
