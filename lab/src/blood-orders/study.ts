import { choicesSections } from "../results/choices.js";
import { decisionsSection, optionsSection, rowsByCell } from "../results/common.js";
import type { Column, Section, Value } from "../results/document.js";
import { greatMovesCheck } from "../results/pieces.js";
import { type Forecast, reliabilitySection } from "../results/reliability.js";
import { type Findings, observed, type Study } from "../results/study.js";
import { mean } from "../stats/mean.js";
import { share } from "../stats/share.js";
import { actsCheck, actsSection } from "./acts.js";
import { chosenCheck } from "./chosen.js";
import { ordersMeasures } from "./measures.js";
import { questionNames } from "./options.js";
import { pieceSections } from "./pieces.js";
import { botsChecks, botsSections, seatsSection, startCheck } from "./players.js";
import { pointsCheck, pointsSection } from "./points.js";
import type { OrdersRow } from "./row.js";
import { marginOf, ofWinner, resultOf, totalOf } from "./seats.js";

/** What games of Blood Orders say. */
export function studyOrders(study: Study<OrdersRow>): Findings {
  // A game that did not come to its end has no score.
  const ended = { ...study, rows: study.rows.filter(({ winners }) => winners.length > 0) };
  const pieces = pieceSections(ended);
  return {
    checks: [
      ...botsChecks(ended),
      startCheck(ended),
      pointsCheck(ended),
      actsCheck(ended),
      chosenCheck(ended),
      greatMovesCheck(pieces.figures, "victims"),
    ],
    sections: [
      resultsSection(ended),
      ...botsSections(ended),
      ...choicesSections(ended, ordersMeasures(ended)),
      seatsSection(ended),
      pointsSection(ended),
      actsSection(ended),
      ...pieces.sections,
      optionsSection(ended, questionNames),
      decisionsSection(ended),
      reliabilitySection(forecasts(ended)),
    ],
  };
}

const COLUMNS: readonly Column[] = [
  { id: "cell", name: "Cell", form: "text" },
  { id: "games", name: "Games", form: "count" },
  { id: "start", name: "Who begins wins", form: "share", isPlotted: true },
  { id: "shared", name: "Shared", form: "share" },
  { id: "points", name: "Winner's points", form: "number" },
  { id: "margin", name: "Margin", form: "number" },
];

function resultsSection(study: Study<OrdersRow>): Section {
  const rows = rowsByCell(study).map(({ label, rows: games }): Value[] => [
    label,
    games.length,
    share(observed(games, (row) => resultOf(row, row.start))),
    share(observed(games, ({ winners }) => (winners.length > 1 ? 1 : 0))),
    mean(observed(games, ofWinner(totalOf))),
    mean(observed(games, marginOf)),
  ]);
  return {
    id: "results",
    title: "Results",
    lead:
      "One row for each cell of the matrix. The figure in brackets is the interval: if all possible " +
      "deals were played, the true value would lie within it in 19 of 20 experiments like this one.",
    charts: [],
    tables: [{ id: "results", title: "Games by cell", columns: COLUMNS, rows }],
  };
}

function forecasts({ rows }: Study<OrdersRow>): Forecast[] {
  return rows.flatMap((row) =>
    row.course.flatMap((chances) =>
      chances.map((chance, seat) => ({
        unit: row.deal,
        chance: chance / 1000,
        result: resultOf(row, seat),
      })),
    ),
  );
}
