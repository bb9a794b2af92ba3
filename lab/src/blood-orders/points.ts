import type { Check, Column, Section, StackChart, Value } from "../results/document.js";
import { observed, type Study } from "../results/study.js";
import { mean } from "../stats/mean.js";
import { sourceNames } from "./measures.js";
import { type OrdersRow, sources } from "./row.js";
import { marginOf, ofWinner, totalOf, winnerOf } from "./seats.js";

/** Where points come from. */

const COLUMNS: readonly Column[] = [
  { id: "source", name: "Source", form: "text" },
  { id: "winners", name: "Winners", form: "number", isPlotted: true },
  { id: "share", name: "Of their points", form: "share" },
  { id: "others", name: "The others", form: "number" },
];

/** The average over those who did not win alone. */
const ofOthers =
  (of: (row: OrdersRow, seat: number) => number) =>
  (row: OrdersRow): number => {
    const winner = winnerOf(row);
    const others = [...row.scores.keys()].filter((seat) => seat !== winner);
    return others.reduce((sum, seat) => sum + of(row, seat), 0) / others.length;
  };

interface Source {
  readonly name: string;
  readonly value: number;
  readonly share: number;
}

function winnersSources(rows: readonly OrdersRow[]): Source[] {
  const total = mean(observed(rows, ofWinner(totalOf)))?.value ?? 0;
  return sources.map((source, i) => {
    const value =
      mean(
        observed(
          rows,
          ofWinner((row, seat) => row.scores[seat][i]),
        ),
      )?.value ?? 0;
    return { name: sourceNames[source], value, share: total === 0 ? 0 : value / total };
  });
}

export function pointsSection({ rows }: Study<OrdersRow>): Section {
  const shares = winnersSources(rows);
  const table = sources.map((source, i): Value[] => [
    sourceNames[source],
    mean(
      observed(
        rows,
        ofWinner((row, seat) => row.scores[seat][i]),
      ),
    ),
    shares[i].share,
    mean(
      observed(
        rows,
        ofOthers((row, seat) => row.scores[seat][i]),
      ),
    ),
  ]);
  const totals: Value[] = [
    "All",
    mean(observed(rows, ofWinner(totalOf))),
    null,
    mean(observed(rows, ofOthers(totalOf))),
  ];
  return {
    id: "points",
    title: "Where points come from",
    lead:
      "The points of winners and of the others by source. If one source gives more than half of the " +
      "winners' points, the others are decoration.",
    charts: [margins(rows)],
    tables: [
      { id: "points", title: "Points by source", columns: COLUMNS, rows: [...table, totals] },
    ],
  };
}

const WIDEST = 30;
const STEP = 3;

function margins(rows: readonly OrdersRow[]): StackChart {
  const bins = Array.from({ length: WIDEST / STEP + 1 }, (_, i) => i * STEP);
  const binOf = (row: OrdersRow): number =>
    Math.min(WIDEST, STEP * Math.floor(marginOf(row) / STEP));
  return {
    kind: "stack",
    title: "Games by how far the winner is ahead of the next",
    parts: ["games"],
    form: "count",
    isHistogram: true,
    rows: bins.map((from) => ({
      label: from === WIDEST ? `${from}+` : `${from}–${from + STEP - 1}`,
      values: [rows.filter((row) => binOf(row) === from).length],
    })),
  };
}

/** A source that gives less than this is not one. */
const LEAST = 0.05;
const HALF = 0.5;
const ENOUGH = 3;

export function pointsCheck({ rows }: Study<OrdersRow>): Check {
  const shares = winnersSources(rows).sort((a, b) => b.share - a.share);
  const giving = shares.filter(({ share }) => share >= LEAST);
  const isGood = giving.length >= ENOUGH && shares[0].share <= HALF;
  const words = giving.map(
    ({ name, share }) => `${name.toLowerCase()} ${(100 * share).toFixed(0)} %`,
  );
  return {
    about: "Winners' points come from at least three sources, none above half.",
    verdict: isGood ? "holds" : "fails",
    answer: `Of winners' points on average: ${words.join(", ")}.`,
    section: "points",
  };
}
