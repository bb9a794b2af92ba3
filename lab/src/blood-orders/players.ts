import { cellLabel } from "../results/common.js";
import type { Check, Column, Section, Table, Value } from "../results/document.js";
import { grouped, type Study } from "../results/study.js";
import { withInterval } from "../results/words.js";
import { clipped, type Estimate } from "../stats/estimate.js";
import { mean } from "../stats/mean.js";
import { share } from "../stats/share.js";
import type { OrdersRow } from "./row.js";
import {
  beyondEven,
  firstBot,
  isMixed,
  playersOf,
  results,
  type SeatGame,
  seatGames,
  turnOf,
} from "./seats.js";

/** Who wins: by seat, by turn order, by bot. */

const SHIFT: Column = {
  id: "shift",
  name: "More than even",
  form: "points",
  isPlotted: true,
  help: "an even share is one victory in as many games as there are players",
};

/** How much more than even; nothing is more than 100 points away. */
function shiftOf(games: readonly SeatGame[]): Estimate | null {
  const shift = mean(beyondEven(games));
  return shift === null ? null : clipped(shift, -1, 1);
}

function whoTable(
  id: string,
  title: string,
  games: readonly SeatGame[],
  labelOf: (game: SeatGame) => string,
): Table {
  const columns: Column[] = [
    { id: "who", name: "Who", form: "text" },
    { id: "games", name: "Games", form: "count" },
    { id: "wins", name: "Won", form: "share" },
    SHIFT,
  ];
  const rows = [...grouped(games, labelOf)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([label, own]): Value[] => [label, own.length, share(results(own)), shiftOf(own)]);
  return { id, title, columns, rows };
}

const ORDINALS = ["First", "Second", "Third", "Fourth"];

export function seatsSection(study: Study<OrdersRow>): Section {
  const games = seatGames(study.cells, study.rows);
  const turn = ({ row, seat }: SeatGame): number => turnOf(row, seat);
  const seatOf = ({ seat }: SeatGame): number => seat;
  return {
    id: "seats",
    title: "Seats and turn order",
    lead:
      "Whether it matters where one sits and who begins on the first Day. If the interval of what is " +
      "more than even holds 0, these games show no advantage; its ends say how great one could still be.",
    charts: [],
    tables: [
      whoTable("turns", "By turn order of the first Day", inOrder(games, turn), (game) =>
        ofPlayers(game, ORDINALS[turn(game)]),
      ),
      whoTable("seats", "By seat", inOrder(games, seatOf), (game) =>
        ofPlayers(game, `Seat ${game.seat + 1}`),
      ),
    ],
  };
}

function inOrder(games: readonly SeatGame[], by: (game: SeatGame) => number): SeatGame[] {
  return [...games].sort((a, b) => playersOf(a.row) - playersOf(b.row) || by(a) - by(b));
}

function ofPlayers({ row }: SeatGame, who: string): string {
  return `${who} of ${playersOf(row)}`;
}

/** Only cells in which unlike bots meet say which of them is better. */
function mixedCells({ cells }: Study<OrdersRow>): number[] {
  return [...cells.keys()].filter((cell) => isMixed(cells[cell]));
}

function gamesOf({ cells, rows }: Study<OrdersRow>, cell: number): SeatGame[] {
  return seatGames(
    cells,
    rows.filter((row) => row.cell === cell),
  );
}

export function botsSections(study: Study<OrdersRow>): Section[] {
  const tables = mixedCells(study).map((cell) =>
    whoTable(`bots-${cell}`, cellLabel(study, cell), gamesOf(study, cell), ({ bot }) => bot),
  );
  if (tables.length === 0) return [];
  const lead =
    "Each deal was played once with every bot on every seat, so that neither cards nor seats favour " +
    "one. A shared victory counts in parts. The intervals take it into account that the games of one " +
    "deal are alike.";
  return [{ id: "bots", title: "Which bot wins", lead, charts: [], tables }];
}

export function botsChecks(study: Study<OrdersRow>): Check[] {
  return mixedCells(study).flatMap((cell): Check[] => {
    const first = firstBot(study.cells[cell]);
    const own = gamesOf(study, cell).filter(({ bot }) => bot === first);
    const wins = share(results(own));
    if (wins === null) return [];
    const about = `How often does ${first} win? (${cellLabel(study, cell)})`;
    const answer = `${withInterval(wins, "share")} of ${own.length} games on all seats.`;
    return [{ about, verdict: "told", answer, section: "bots" }];
  });
}

export function startCheck({ cells, rows }: Study<OrdersRow>): Check {
  const first = seatGames(cells, rows).filter(({ row, seat }) => turnOf(row, seat) === 0);
  const shift = shiftOf(first);
  const about = "Does it matter who begins?";
  if (shift === null) return { about, verdict: "open", answer: "No game says.", section: "seats" };
  const isShown = shift.low > 0 || shift.high < 0;
  return {
    about,
    verdict: "told",
    answer:
      `${isShown ? "It does" : "These games show no difference"}: who begins wins ` +
      `${withInterval(shift, "points")} points beside an even share.`,
    section: "seats",
  };
}
