import { cellLabel } from "../results/common.js";
import type { Check, Column, Section, Table, Value } from "../results/document.js";
import { grouped, type Study } from "../results/study.js";
import { withInterval } from "../results/words.js";
import { mean } from "../stats/mean.js";
import { share } from "../stats/share.js";
import type { OrdersRow } from "./row.js";
import { beyondEven, playersOf, results, type SeatGame, seatGames, turnOf } from "./seats.js";

/** Who wins: by seat, by turn order, by bot. */

const SHIFT: Column = {
  id: "shift",
  name: "More than even",
  form: "points",
  isPlotted: true,
  help: "an even share is one victory in as many games as there are players",
};

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
    .map(([label, own]): Value[] => [
      label,
      own.length,
      share(results(own)),
      mean(beyondEven(own)),
    ]);
  return { id, title, columns, rows };
}

export function seatsSection(study: Study<OrdersRow>): Section {
  const games = seatGames(study.cells, study.rows);
  const of = (row: OrdersRow): string => `of ${playersOf(row)}`;
  return {
    id: "seats",
    title: "Seats and turn order",
    lead:
      "Whether it matters where one sits and who begins on the first Day. If the interval of what is " +
      "more than even holds 0, these games show no advantage; its ends say how great one could still be.",
    charts: [],
    tables: [
      whoTable(
        "turns",
        "By turn order of the first Day",
        games,
        ({ row, seat }) => `Player ${turnOf(row, seat) + 1} ${of(row)} in turn`,
      ),
      whoTable("seats", "By seat", games, ({ row, seat }) => `Seat ${seat + 1} ${of(row)}`),
    ],
  };
}

/** Only cells in which unlike bots meet say which of them is better. */
export function botsSections(study: Study<OrdersRow>): Section[] {
  const mixed = study.cells.flatMap(({ seatings }, cell) =>
    new Set(seatings[0]).size > 1 ? [cell] : [],
  );
  if (mixed.length === 0) return [];
  const tables = mixed.map((cell) => {
    const rows = study.rows.filter((row) => row.cell === cell);
    const games = seatGames(study.cells, rows);
    return whoTable(`bots-${cell}`, cellLabel(study, cell), games, ({ bot }) => bot);
  });
  return [
    {
      id: "bots",
      title: "Which bot wins",
      lead:
        "Each deal was played once with every bot on every seat, so that neither cards nor seats favour " +
        "one. A shared victory counts in parts. The intervals take it into account that the games of one " +
        "deal are alike.",
      charts: [],
      tables,
    },
  ];
}

export function startCheck({ cells, rows }: Study<OrdersRow>): Check {
  const first = seatGames(cells, rows).filter(({ row, seat }) => turnOf(row, seat) === 0);
  const shift = mean(beyondEven(first));
  const question = "Does it matter who begins?";
  if (shift === null)
    return { question, verdict: "open", answer: "No game says.", section: "seats" };
  const isShown = shift.low > 0 || shift.high < 0;
  return {
    question,
    verdict: "told",
    answer:
      `${isShown ? "It does" : "These games show no difference"}: who begins wins ` +
      `${withInterval(shift, "points")} points beside an even share.`,
    section: "seats",
  };
}
