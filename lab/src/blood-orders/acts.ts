import type { Check, Column, LineChart, Section, Value } from "../results/document.js";
import { observed, type Study } from "../results/study.js";
import { withInterval } from "../results/words.js";
import type { Estimate } from "../stats/estimate.js";
import { mean } from "../stats/mean.js";
import { pairedDifference } from "../stats/paired.js";
import { share } from "../stats/share.js";
import type { OrdersRow } from "./row.js";
import { ofWinner, resultOf } from "./seats.js";

/** When games of Blood Orders are decided. */

const ACTS = ["Act I", "Act II", "Act III"] as const;
const DAYS_PER_ACT = 3;

/** How much of the victory went to those who led after an Act, which counts from 0. */
export function ledBy(row: OrdersRow, act: number): number | undefined {
  const standing = row.standings[act];
  if (standing === undefined) return undefined;
  const most = Math.max(...standing);
  const leaders = [...standing.keys()].filter((seat) => standing[seat] === most);
  return leaders.reduce((sum, seat) => sum + resultOf(row, seat), 0) / leaders.length;
}

/** How far an Act moved the players' estimated chances, on average. */
function swingOf(row: OrdersRow, act: number): number | undefined {
  const before = row.course[act * DAYS_PER_ACT];
  if (before === undefined) return undefined;
  const after = row.course[(act + 1) * DAYS_PER_ACT];
  const moves = before.map((chance, seat) =>
    Math.abs((after === undefined ? resultOf(row, seat) : after[seat] / 1000) - chance / 1000),
  );
  return moves.reduce((sum, move) => sum + move, 0) / moves.length;
}

const COLUMNS: readonly Column[] = [
  { id: "act", name: "Act", form: "text" },
  {
    id: "led",
    name: "Who led after it won",
    form: "share",
    isPlotted: true,
    help: "by points so far; leaders that are level count in parts",
  },
  {
    id: "swing",
    name: "Moved the chances",
    form: "points",
    isPlotted: true,
    help: "how far a player's estimated chance moved from the first morning of the Act to its end, up or down",
  },
];

export function actsSection({ rows }: Study<OrdersRow>): Section {
  const table = ACTS.map((name, act): Value[] => [
    name,
    act < ACTS.length - 1 ? share(observed(rows, (row) => ledBy(row, act))) : null,
    mean(observed(rows, (row) => swingOf(row, act))),
  ]);
  return {
    id: "acts",
    title: "When games are decided",
    lead:
      "If the leader after Act I nearly always wins, the rest is only played to the end. The chances " +
      "are the bots' estimate; each Act should move them, the last one most.",
    charts: [winnersCourse(rows)],
    tables: [{ id: "acts", title: "Acts", columns: COLUMNS, rows: table }],
  };
}

function winnersCourse(rows: readonly OrdersRow[]): LineChart {
  const days = rows.reduce((most, { course }) => Math.max(most, course.length), 0);
  const points = Array.from({ length: days }, (_, day) => {
    const estimate = mean(
      observed(
        rows,
        ofWinner((row, winner) => row.course[day][winner] / 1000),
      ),
    );
    return estimate === null ? [] : [{ at: day + 1, estimate }];
  }).flat();
  return {
    kind: "lines",
    title: "The estimated chance of the later winner, each morning",
    across: "Day",
    form: "share",
    lowest: 0,
    highest: 1,
    lines: [{ name: "later winner", points }],
  };
}

export function actsCheck({ rows }: Study<OrdersRow>): Check {
  const about = "Act III decides more than Act I.";
  const pairs = rows.flatMap((row) => {
    const before = swingOf(row, 0);
    const after = swingOf(row, ACTS.length - 1);
    return before === undefined || after === undefined ? [] : [{ unit: row.deal, before, after }];
  });
  const more = pairedDifference(pairs);
  if (more === null) return { about, verdict: "open", answer: "No game says.", section: "acts" };
  return { about, verdict: verdictOf(more), answer: answerOf(more), section: "acts" };
}

function verdictOf({ low, high }: Estimate): Check["verdict"] {
  if (low > 0) return "holds";
  return high < 0 ? "fails" : "open";
}

function answerOf(more: Estimate): string {
  return `Act III moves the chances by ${withInterval(more, "points")} points beside Act I.`;
}
