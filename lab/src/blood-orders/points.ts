import type { Check, Column, Section, StackChart, Value } from "../results/document.js";
import { observed, type Study } from "../results/study.js";
import { withInterval } from "../results/words.js";
import type { Estimate, Portion } from "../stats/estimate.js";
import { mean } from "../stats/mean.js";
import { ratio } from "../stats/ratio.js";
import { sourceNames } from "./measures.js";
import { type OrdersRow, sources } from "./row.js";
import { marginOf, ofWinner, totalOf, winnerOf } from "./seats.js";

/** Where points come from. */

const COLUMNS: readonly Column[] = [
  { id: "source", name: "Source", form: "text" },
  { id: "winners", name: "Winners", form: "number", isPlotted: true },
  {
    id: "share",
    name: "Of their points",
    form: "share",
    help: "of the points of all winners together",
  },
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

/** How much of all winners' points together comes from a source, which counts from 0. */
function winnersShare(rows: readonly OrdersRow[], source: number): Estimate | null {
  return ratio(
    rows.flatMap((row): Portion[] => {
      const winner = winnerOf(row);
      if (winner === undefined) return [];
      return [{ unit: row.deal, part: row.scores[winner][source], whole: totalOf(row, winner) }];
    }),
  );
}

/** Why there are no shares of winners' points although there are winners. */
function whyNoShares(rows: readonly OrdersRow[]): string | undefined {
  const isDecided = rows.some((row) => winnerOf(row) !== undefined);
  if (!isDecided || winnersShare(rows, 0) !== null) return undefined;
  return "The points of winners have no shares: all together they are not clearly above 0.";
}

export function pointsSection({ rows }: Study<OrdersRow>): Section {
  const table = sources.map((source, i): Value[] => [
    sourceNames[source],
    mean(
      observed(
        rows,
        ofWinner((row, seat) => row.scores[seat][i]),
      ),
    ),
    winnersShare(rows, i),
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
  const note = whyNoShares(rows);
  return {
    id: "points",
    title: "Where points come from",
    lead:
      "The points of winners and of the others by source. If one source gives more than half of the " +
      "winners' points, the others are decoration.",
    charts: [margins(rows)],
    tables: [
      {
        id: "points",
        title: "Points by source",
        columns: COLUMNS,
        rows: [...table, totals],
        ...(note === undefined ? {} : { note }),
      },
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
  const about = "Winners' points come from at least three sources, none above half.";
  const found = sources.flatMap((source, i) => {
    const share = winnersShare(rows, i);
    return share === null ? [] : [{ name: sourceNames[source].toLowerCase(), share }];
  });
  if (found.length === 0) {
    return {
      about,
      verdict: "open",
      answer: whyNoShares(rows) ?? "No game says.",
      section: "points",
    };
  }
  const words = found
    .filter(({ share }) => share.value >= LEAST)
    .sort((a, b) => b.share.value - a.share.value)
    .map(({ name, share }) => `${name} ${withInterval(share, "share")}`);
  return {
    about,
    verdict: verdictOf(found.map(({ share }) => share)),
    answer: `Of winners' points on average: ${words.join(", ")}.`,
    section: "points",
  };
}

/** It holds if it does at all ends of the intervals, and fails if it does at none. */
function verdictOf(shares: readonly Estimate[]): Check["verdict"] {
  const holdsBy = (greatest: "low" | "high", least: "low" | "high"): boolean =>
    shares.every((share) => share[greatest] <= HALF) &&
    shares.filter((share) => share[least] >= LEAST).length >= ENOUGH;
  if (holdsBy("high", "low")) return "holds";
  return holdsBy("low", "high") ? "open" : "fails";
}
