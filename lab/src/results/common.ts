import { where } from "../cells.js";
import type { Row } from "../row.js";
import { mean } from "../stats/mean.js";
import { share } from "../stats/share.js";
import type { Column, Section, StackChart, Value } from "./document.js";
import { grouped, type Measure, observed, type Study } from "./study.js";

/** What can be said of any game. */

export function cellLabel<R extends Row>({ axes, cells }: Study<R>, cell: number): string {
  return where(axes, cells[cell].at);
}

export function rowsByCell<R extends Row>(study: Study<R>): { label: string; rows: R[] }[] {
  const groups = grouped(study.rows, ({ cell }) => String(cell));
  return study.cells.map((_, cell) => ({
    label: cellLabel(study, cell),
    rows: groups.get(String(cell)) ?? [],
  }));
}

/** Measures that every game has. */
export function commonMeasures<R extends Row>(roundName: string): Measure<R>[] {
  const group = "Length and decisions";
  const one = (id: string, name: string, of: (row: R) => number): Measure<R> => ({
    id,
    name,
    group,
    form: "number",
    of,
  });
  return [
    one("rounds", roundName, ({ rounds }) => rounds),
    one("answers", "Answers", ({ answers }) => answers),
    one("decisions", "Decisions", ({ decisions }) => decisions),
    one("branching", "Options of a decision", ({ branching }) => branching),
  ];
}

/** How many games ended after so many rounds, by outcome. */
export function lengths<R extends Row>(
  rows: readonly R[],
  outcomes: Readonly<Record<string, string>>,
  title: string,
): StackChart {
  const ends = Object.keys(outcomes);
  const longest = rows.reduce((most, row) => Math.max(most, row.rounds), 0);
  const counts = Array.from({ length: longest }, () => ends.map(() => 0));
  for (const { rounds, outcome } of rows) {
    if (rounds > 0) counts[rounds - 1][ends.indexOf(outcome)]++;
  }
  return {
    kind: "stack",
    title,
    parts: Object.values(outcomes),
    rows: counts.map((values, i) => ({ label: String(i + 1), values })),
    form: "count",
    isHistogram: true,
  };
}

export function decisionsSection<R extends Row>(study: Study<R>): Section {
  const columns: Column[] = [
    { id: "cell", name: "Cell", form: "text" },
    { id: "games", name: "Games", form: "count" },
    { id: "answers", name: "Answers", form: "number" },
    { id: "decisions", name: "Decisions", form: "number", isPlotted: true },
    { id: "branching", name: "Options", form: "number", isPlotted: true },
  ];
  const rows = rowsByCell(study).map(({ label, rows: games }): Value[] => [
    label,
    games.length,
    mean(observed(games, ({ answers }) => answers)),
    mean(observed(games, ({ decisions }) => decisions)),
    mean(observed(games, ({ branching }) => branching)),
  ]);
  return {
    id: "decisions",
    title: "How much there is to decide",
    lead:
      "Answers are all that the game was told, decisions those with more than one option that matter, " +
      "and options how many a decision had on average. Few options over many answers feel like upkeep; " +
      "very many options are hard to oversee.",
    charts: [],
    tables: [{ id: "decisions", title: "Decisions in a game", columns, rows }],
  };
}

/** How often each option is taken where it is offered; questions by the name that people know. */
export function optionsSection<R extends Row>(
  { rows }: Study<R>,
  questions: Readonly<Record<string, string>>,
): Section {
  const names = [...new Set(rows.flatMap(({ options }) => Object.keys(options)))].sort();
  const columns: Column[] = [
    { id: "question", name: "Question", form: "text" },
    { id: "option", name: "Option", form: "text" },
    { id: "offered", name: "Offered in a game", form: "number" },
    { id: "taken", name: "Taken in a game", form: "number" },
    { id: "games", name: "Games that take it", form: "share" },
    { id: "share", name: "Taken when offered", form: "share", isPlotted: true },
  ];
  return {
    id: "options",
    title: "How often each option is taken",
    lead:
      "Questions in which an option stood, and how often it was the answer. An option that is hardly " +
      "ever taken when it is offered is a candidate for a change, and so is one that always is.",
    charts: [],
    tables: [
      {
        id: "options",
        title: "Options",
        columns,
        rows: names.map((name) => optionRow(rows, name, questions)),
      },
    ],
  };
}

function optionRow<R extends Row>(
  rows: readonly R[],
  name: string,
  questions: Readonly<Record<string, string>>,
): Value[] {
  const [kind, option] = splitOnce(name);
  const offered = rows.filter(({ options }) => (options[name]?.[0] ?? 0) > 0);
  return [
    questions[kind] ?? kind,
    option.replaceAll("-", " "),
    mean(observed(rows, ({ options }) => options[name]?.[0] ?? 0)),
    mean(observed(rows, ({ options }) => options[name]?.[1] ?? 0)),
    share(observed(rows, ({ options }) => ((options[name]?.[1] ?? 0) > 0 ? 1 : 0))),
    share(observed(offered, ({ options }) => Math.min(1, options[name][1] / options[name][0]))),
  ];
}

/** Names of options are the kind of the question, a space, and the option. */
function splitOnce(name: string): readonly [string, string] {
  const at = name.indexOf(" ");
  return [name.slice(0, at), name.slice(at + 1)];
}
