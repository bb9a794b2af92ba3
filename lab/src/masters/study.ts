import { choicesChecks, choicesSections } from "../results/choices.js";
import { decisionsSection, optionsSection, rowsByCell } from "../results/common.js";
import type { Check, Column, Section, StackChart, Value } from "../results/document.js";
import { greatMovesCheck } from "../results/pieces.js";
import { type Forecast, reliabilitySection } from "../results/reliability.js";
import { type Findings, observed, type Study } from "../results/study.js";
import { withInterval } from "../results/words.js";
import { mean } from "../stats/mean.js";
import { share } from "../stats/share.js";
import { endsSection } from "./ends.js";
import { feltCheck } from "./felt.js";
import { mastersMeasures, outcomeNames, outcomes, winRate, won } from "./measures.js";
import { numbersCheck } from "./numbers.js";
import { questionNames } from "./options.js";
import { pieceSections } from "./pieces.js";
import type { MastersRow } from "./row.js";
import { presenceCheck, teamsSection } from "./teams.js";

/** What games of Masters of the Night say. */
export function studyMasters(study: Study<MastersRow>): Findings {
  const pieces = pieceSections(study);
  const teams = teamsSection(study);
  const results = resultsSection(study);
  const checks = [
    winCheck(study),
    ...choicesChecks(study, winRate),
    defeatCheck(study),
    greatMovesCheck(pieces.figures, "events"),
    feltCheck(study),
    numbersCheck(study),
    presenceCheck(teams),
  ];
  return {
    checks: checks.filter((check): check is Check => check !== undefined),
    sections: [
      results,
      ...choicesSections(study, mastersMeasures(study)),
      teams,
      endsSection(study),
      ...pieces.sections,
      optionsSection(study, questionNames),
      decisionsSection(study),
      reliabilitySection(forecasts(study)),
    ],
  };
}

const COLUMNS: readonly Column[] = [
  { id: "cell", name: "Cell", form: "text" },
  { id: "games", name: "Games", form: "count" },
  { id: "wins", name: "Won", form: "share", isPlotted: true },
  { id: "veil", name: "Lost by the veil", form: "share" },
  { id: "deck", name: "Lost by the deck", form: "share" },
  { id: "rounds", name: "Rounds", form: "number" },
];

function resultsSection(study: Study<MastersRow>): Section {
  const cells = rowsByCell(study);
  const is = (outcome: string) => (row: MastersRow) => (row.outcome === outcome ? 1 : 0);
  const rows = cells.map(({ label, rows: games }): Value[] => [
    label,
    games.length,
    share(observed(games, won)),
    share(observed(games, is("defeat-veil"))),
    share(observed(games, is("defeat-deck"))),
    mean(observed(games, ({ rounds }) => rounds)),
  ]);
  const chart: StackChart = {
    kind: "stack",
    title: "How games ended",
    parts: outcomes.map((end) => outcomeNames[end]),
    form: "share",
    rows: cells.map(({ label, rows: games }) => ({
      label,
      values: outcomes.map((end) => games.filter(is(end)).length / Math.max(1, games.length)),
    })),
  };
  return {
    id: "results",
    title: "Results",
    lead:
      "One row for each cell of the matrix. The figure in brackets is the interval: if all possible " +
      "deals were played, the true share would lie within it in 19 of 20 experiments like this one.",
    charts: [chart],
    tables: [{ id: "results", title: "Games won by cell", columns: COLUMNS, rows }],
  };
}

function winCheck({ rows }: Study<MastersRow>): Check | undefined {
  const wins = share(observed(rows, won));
  if (wins === null) return undefined;
  return {
    about: "How many games are won?",
    verdict: "told",
    answer: `${withInterval(wins, "share")} of ${wins.n}, all cells together.`,
    section: "results",
  };
}

function defeatCheck({ rows }: Study<MastersRow>): Check | undefined {
  const lost = rows.filter(({ outcome }) => outcome.startsWith("defeat"));
  const veil = share(observed(lost, ({ outcome }) => (outcome === "defeat-veil" ? 1 : 0)));
  if (veil === null) return undefined;
  return {
    about: "How do defeats come about?",
    verdict: "told",
    answer:
      `${withInterval(veil, "share")} of ${lost.length} defeats by the veil, ` +
      "the others because the deck ran out.",
    section: "ends",
  };
}

function forecasts({ rows }: Study<MastersRow>): Forecast[] {
  return rows.flatMap((row) =>
    row.course.map((chance) => ({ unit: row.deal, chance: chance / 1000, result: won(row) })),
  );
}
