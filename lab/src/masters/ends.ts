import { capital } from "../results/choices.js";
import { lengths } from "../results/common.js";
import type { Column, LineChart, Point, Section, Value } from "../results/document.js";
import { observed, type Study } from "../results/study.js";
import type { Portion } from "../stats/estimate.js";
import { mean } from "../stats/mean.js";
import { ratio } from "../stats/ratio.js";
import { share } from "../stats/share.js";
import { outcomeNames, outcomes } from "./measures.js";
import type { MastersRow } from "./row.js";

type Games = readonly MastersRow[];

/** How games end, when, and what becomes of the veil until then. */
export function endsSection({ rows }: Study<MastersRow>): Section {
  return {
    id: "ends",
    title: "How games end, and when",
    lead:
      "How long games last, how defeats come about, and what the veil is lost to. The veil's course is " +
      "the average over games that are still going on in that round; a band shows its interval.",
    charts: [lengths(rows, outcomeNames, "Games by the round of their end"), veilCourse(rows)],
    tables: [
      { id: "defeats", title: "Defeats", columns: DEFEATS, rows: defeats(rows) },
      { id: "losses", title: "What the veil is lost to", columns: LOSSES, rows: losses(rows) },
    ],
  };
}

const HIGHEST_VEIL = 6;
/** An average of fewer games than this says nothing about a round. */
const FEWEST = 5;

function veilCourse(rows: Games): LineChart {
  const ended = [
    { name: "games won", games: rows.filter(({ outcome }) => outcome === "victory") },
    { name: "games lost", games: rows.filter(({ outcome }) => outcome !== "victory") },
  ];
  return {
    kind: "lines",
    title: "The veil at the beginning of each round",
    across: "round",
    form: "number",
    lowest: 0,
    highest: HIGHEST_VEIL,
    lines: ended.map(({ name, games }) => ({ name, points: course(games) })),
  };
}

function course(games: Games): Point[] {
  const points: Point[] = [];
  for (let round = 0; ; round++) {
    const going = games.filter(({ rounds }) => rounds > round);
    if (going.length < FEWEST) return points;
    const estimate = mean(observed(going, ({ veil }) => veil[round]));
    if (estimate !== null) points.push({ at: round + 1, estimate });
  }
}

const DEFEATS: readonly Column[] = [
  { id: "end", name: "End", form: "text" },
  { id: "all", name: "Of all games", form: "share", isPlotted: true },
  { id: "defeats", name: "Of the defeats", form: "share", isPlotted: true },
  { id: "rounds", name: "Rounds", form: "number" },
];

function defeats(rows: Games): Value[][] {
  const lost = rows.filter(({ outcome }) => outcome.startsWith("defeat"));
  return outcomes.map((end) => {
    const is = ({ outcome }: MastersRow): number => (outcome === end ? 1 : 0);
    return [
      capital(outcomeNames[end]),
      share(observed(rows, is)),
      end === "victory" ? null : share(observed(lost, is)),
      mean(observed(rows.filter(is), ({ rounds }) => rounds)),
    ];
  });
}

const LOSSES: readonly Column[] = [
  { id: "cause", name: "Cause", form: "text" },
  { id: "points", name: "Points in a game", form: "number", isPlotted: true },
  { id: "share", name: "Of all points lost", form: "share", isPlotted: true },
];

const causeNames: Readonly<Record<string, string>> = {
  entry: "Agents enter under somebody's eyes",
  shortage: "Agents are missing in the reserve",
  drained: "A drained vampire rises",
  text: "The text of an event",
  "wild-hunt": "Wild hunts",
  cost: "Paid for an effect",
  other: "Other effects",
};

function losses(rows: Games): Value[][] {
  const causes = [...new Set(rows.flatMap((row) => Object.keys(row.losses)))];
  return causes
    .map((cause) => ({ cause, share: ratio(rows.map((row) => lossTo(row, cause))) }))
    .sort((a, b) => (b.share?.value ?? 0) - (a.share?.value ?? 0))
    .map(({ cause, share: part }) => [
      causeNames[cause] ?? cause,
      mean(observed(rows, (row) => row.losses[cause] ?? 0)),
      part,
    ]);
}

function lossTo({ deal, losses: lost }: MastersRow, cause: string): Portion {
  const whole = Object.values(lost).reduce((sum, points) => sum + points, 0);
  return { unit: deal, part: lost[cause] ?? 0, whole };
}
