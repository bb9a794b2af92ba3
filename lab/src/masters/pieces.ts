import type { PieceName } from "../observe/bench.js";
import type { Column, Section } from "../results/document.js";
import { GREAT, type PieceFigures, pieceTable, pieceWords } from "../results/pieces.js";
import { grouped, observed, piecesOf, type Study } from "../results/study.js";
import { difference, type Stratum } from "../stats/difference.js";
import type { Estimate } from "../stats/estimate.js";
import { mean } from "../stats/mean.js";
import { share } from "../stats/share.js";
import { feltIn, onlyInForce, timesOf } from "./felt.js";
import { won } from "./measures.js";
import type { MastersRow } from "./row.js";

type Games = readonly MastersRow[];

/** Games with and without something, compared only with those that are alike otherwise. */
export function effectOf(
  rows: Games,
  alike: (row: MastersRow) => string,
  has: (row: MastersRow) => boolean,
): Estimate | null {
  const strata = [...grouped(rows, alike).values()].map(
    (games): Stratum => ({
      having: observed(games.filter(has), won),
      lacking: observed(
        games.filter((row) => !has(row)),
        won,
      ),
    }),
  );
  return difference(strata);
}

function acting(rows: Games, id: string): Pick<PieceFigures, "move" | "great"> {
  const games = rows.filter(({ acted }) => id in acted);
  return {
    move: mean(observed(games, ({ acted }) => acted[id][1] / 100)),
    great: share(observed(games, ({ acted }) => (Math.abs(acted[id][2]) > GREAT ? 1 : 0))),
  };
}

const felt = (rows: Games, { id }: PieceName): Estimate | null => share(observed(rows, feltIn(id)));

const isIn = (rows: Games, has: (row: MastersRow) => boolean): Estimate | null =>
  share(observed(rows, (row) => (has(row) ? 1 : 0)));

const times = (rows: Games, id: string): Estimate | null =>
  mean(observed(rows, (row) => timesOf(row, id)));

export interface PieceSections {
  readonly sections: readonly Section[];
  readonly figures: readonly PieceFigures[];
}

export function pieceSections(study: Study<MastersRow>): PieceSections {
  const kinds = [eventFigures, relicFigures, districtFigures].map((make) => make(study));
  return {
    sections: kinds.map(({ section }) => section),
    figures: kinds.flatMap(({ figures }) => figures),
  };
}

interface Kind {
  readonly section: Section;
  readonly figures: readonly PieceFigures[];
}

const TIMES: Column = {
  id: "times",
  name: "Times in a game",
  form: "number",
  help: "how often it acted; what only forbids or changes a number counts once for each night in force",
};

/** Which events lie in the deck is dealt, so games with one and without it differ in nothing else. */
function eventFigures(study: Study<MastersRow>): Kind {
  const { rows } = study;
  const figures = piecesOf(study, "event").map((piece) => ({
    name: pieceWords(piece),
    seen: [isIn(rows, ({ deck }) => deck.includes(piece.id)), felt(rows, piece)],
    ...acting(rows, piece.id),
    effect: effectOf(rows, cellOf, ({ deck }) => deck.includes(piece.id)),
  }));
  const columns: Column[] = [
    { id: "deck", name: "In the deck", form: "share" },
    { id: "felt", name: "Came", form: "share", help: "games in which it was revealed" },
  ];
  const effect = {
    name: "Changes games won",
    help: "games won with it in the deck less those without, cell by cell; the deal decides, so this is its own doing",
  };
  const lead =
    "How often each event came, how it moved the estimated result from its reveal to the end of its " +
    "day, and how many more games are won when it lies in the deck. An interval that holds 0 may be " +
    "no effect at all; marked rows are more than chance would bring among so many.";
  return kindOf("events", "Events", lead, columns, effect, figures);
}

/** Those who do well draw more relics; among games with as many, which ones is up to the deck. */
function relicFigures(study: Study<MastersRow>): Kind {
  const { rows } = study;
  const alike = (row: MastersRow): string => `${row.cell}/${row.relics.length}`;
  const figures = piecesOf(study, "relic").map((piece) => ({
    name: pieceWords(piece),
    seen: [
      isIn(rows, ({ relics }) => relics.includes(piece.id)),
      felt(rows, piece),
      times(
        rows.filter(({ relics }) => relics.includes(piece.id)),
        piece.id,
      ),
    ],
    ...acting(rows, piece.id),
    effect: effectOf(rows, alike, ({ relics }) => relics.includes(piece.id)),
  }));
  const columns: Column[] = [
    { id: "drawn", name: "Drawn", form: "share" },
    {
      id: "felt",
      name: "Worked",
      form: "share",
      help: "games in which it was used, set off or in force",
    },
    { ...TIMES, name: "Times, if drawn" },
  ];
  const effect = {
    name: "Changes games won",
    help: "games won with it less those without, among games of a cell that drew as many relics",
  };
  const lead =
    "How often each relic was drawn and used, and how it moved the estimated result at its use. What " +
    "it changes is counted among games in which as many relics were drawn, because who does well " +
    "draws more of them.";
  return kindOf("relics", "Relics", lead, columns, effect, figures);
}

/** Every district lies in every city; how far from the station is dealt. */
function districtFigures(study: Study<MastersRow>): Kind {
  const { rows } = study;
  const figures = piecesOf(study, "district").map((piece) => ({
    name: pieceWords(piece),
    seen: [felt(rows, piece), times(rows, piece.id)],
    ...acting(rows, piece.id),
    effect: effectOf(rows, cellOf, ({ city }) => isNear(city, piece)),
  }));
  const columns: Column[] = [{ id: "felt", name: "Felt", form: "share" }, TIMES];
  const effect = {
    name: "Near the station",
    help: "games won when it lies at most two steps from where the vampires begin less those when it lies farther; the deal decides",
  };
  const lead =
    "In how many games the effect of a district was felt, how it moved the estimated result each " +
    "time, and whether it matters that it lies near the station, where the vampires begin.";
  return kindOf("districts", "Districts", lead, columns, effect, figures);
}

function kindOf(
  id: string,
  title: string,
  lead: string,
  columns: readonly Column[],
  effect: Pick<Column, "name" | "help">,
  figures: readonly PieceFigures[],
): Kind {
  const table = pieceTable(id, title, columns, effect, figures);
  const note = onlyInForce(columns, figures);
  return { section: { id, title, lead, charts: [], tables: [{ ...table, ...note }] }, figures };
}

const cellOf = ({ cell }: MastersRow): string => String(cell);

/** Positions at most two steps from the first one, which is the station's. */
const NEAR: readonly number[] = [0, 1, 2, 3, 4, 6];

function isNear(city: readonly string[], { id }: PieceName): boolean {
  return NEAR.includes(city.indexOf(id));
}
