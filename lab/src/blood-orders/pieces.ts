import type { PieceName } from "../observe/bench.js";
import type { Column, Section, Value } from "../results/document.js";
import { GREAT, type PieceFigures, pieceTable, pieceWords } from "../results/pieces.js";
import { grouped, piecesOf, type Study } from "../results/study.js";
import { difference, type Stratum } from "../stats/difference.js";
import type { Estimate, Observed } from "../stats/estimate.js";
import { mean } from "../stats/mean.js";
import { share } from "../stats/share.js";
import type { OrdersRow, Use, Used } from "./row.js";
import { results, type SeatGame, seatGames } from "./seats.js";

/** How Locations, Victims and Rituals are used, and what becomes of those who use them. */

interface Kind {
  readonly kind: string;
  readonly title: string;
  readonly lead: string;
  readonly uses: readonly { readonly use: Use; readonly name: string }[];
}

const kinds: readonly Kind[] = [
  {
    kind: "location",
    title: "Locations",
    lead: "How often each Location lay in the city, and in how many of those games somebody used it at Dawn. ",
    uses: [{ use: "dawn", name: "At Dawn" }],
  },
  {
    kind: "victim",
    title: "Victims",
    lead: "How often each Victim lay in the city, and in how many of those games it was used at Dusk and taken by Night. ",
    uses: [
      { use: "dusk", name: "At Dusk" },
      { use: "night", name: "By Night" },
    ],
  },
  {
    kind: "ritual",
    title: "Rituals",
    lead: "How often each Ritual lay in the market, in how many of those games it was gained at the Altar, and in how many it then did something. ",
    uses: [
      { use: "altar", name: "At the Altar" },
      { use: "daily", name: "Used by day" },
      { use: "trigger", name: "Set off" },
    ],
  },
];

const HOW_TO_READ =
  "The last column compares players of one bot who used it with others who could have: that is no proof, " +
  "because who does well can afford more.";

const EFFECT = {
  name: "Users win more",
  help: "victories of those who used it less those of players who did not, in games in which it was offered",
};

export interface PieceSections {
  readonly sections: readonly Section[];
  readonly figures: readonly PieceFigures[];
}

export function pieceSections(study: Study<OrdersRow>): PieceSections {
  const games = seatGames(study.cells, study.rows);
  const sections: Section[] = [];
  const figures: PieceFigures[] = [];
  for (const kind of kinds) {
    const own = piecesOf(study, kind.kind).map((piece) =>
      figuresOf(study.rows, games, kind, piece),
    );
    figures.push(...own);
    sections.push(sectionOf(kind, own));
  }
  return { sections, figures };
}

function sectionOf({ kind, title, lead, uses }: Kind, figures: readonly PieceFigures[]): Section {
  const id = `${kind}s`;
  const columns: Column[] = [
    { id: "games", name: "Games offered", form: "share" },
    { id: "days", name: "Days", form: "number", help: "on how many Days it then lay there" },
    ...uses.map(({ use, name }): Column => ({ id: use, name, form: "share" })),
  ];
  const table = pieceTable(id, title, columns, EFFECT, figures);
  return { id, title, lead: lead + HOW_TO_READ, charts: [], tables: [table] };
}

function figuresOf(
  rows: readonly OrdersRow[],
  games: readonly SeatGame[],
  { uses }: Kind,
  piece: PieceName,
): PieceFigures {
  const { id } = piece;
  const offered = rows.filter((row) => id in row.offered);
  const used = offered.filter((row) => id in row.used);
  const of = (all: readonly OrdersRow[], value: (row: OrdersRow) => number): Observed[] =>
    all.map((row) => ({ unit: row.deal, value: value(row) }));
  const has = (row: OrdersRow, use: Use): boolean => usesOf(row, id).some(([, how]) => how === use);
  const seen: Value[] = [
    share(of(rows, (row) => Number(id in row.offered))),
    mean(of(offered, (row) => row.offered[id])),
    ...uses.map(({ use }) => share(of(offered, (row) => Number(has(row, use))))),
  ];
  return {
    name: pieceWords(piece),
    seen,
    move: mean(of(used, (row) => sum(usesOf(row, id)) / 100)),
    great: share(of(used, (row) => Number(usesOf(row, id).some(isGreat)))),
    effect: effectOf(games, id),
  };
}

function usesOf(row: OrdersRow, id: string): readonly Used[] {
  return row.used[id] ?? [];
}

const sum = (used: readonly Used[]): number => used.reduce((all, [, , change]) => all + change, 0);
const isGreat = ([, , change]: Used): boolean => Math.abs(change) > GREAT;

/** Players of the same bot in the same cell are compared, in games in which the piece was offered. */
function effectOf(games: readonly SeatGame[], id: string): Estimate | null {
  const offered = games.filter(({ row }) => id in row.offered);
  const isUser = ({ row, seat }: SeatGame): boolean =>
    usesOf(row, id).some(([user]) => user === seat);
  const alike = grouped(offered, ({ row, bot }) => `${row.cell} ${bot}`);
  const strata = [...alike.values()].map(
    (own): Stratum => ({
      having: results(own.filter(isUser)),
      lacking: results(own.filter((game) => !isUser(game))),
    }),
  );
  return difference(strata);
}
