import type { Summary } from "../store/store.js";
import { fromOutside } from "./outside.js";
import { isHuman } from "./people.js";
import type { Table } from "./table.js";
import { type Missing, missingIn } from "./votes.js";

/** What lists of tables say of one. Passes are in it as hashes, so that their owners find it. */
export interface SummaryBody {
  readonly names: readonly (string | null)[];
  readonly guests: readonly (number | null)[];
  readonly passes: readonly string[];
  readonly bots: readonly (string | null)[];
  /** The seats for which a person has to answer now. */
  readonly waiting: readonly number[];
  /** The guests whose word the others wait for; not in what older servers wrote. */
  readonly votes?: Missing;
  readonly outcome: string | null;
  readonly foreign: boolean;
}

export function summaryOf(table: Table): Summary {
  const { info } = table;
  // Anybody may read the list of tables.
  const outside = fromOutside(table);
  const body: SummaryBody = {
    names: info.seats.map(({ guest }) => (guest === null ? null : info.guests[guest].name)),
    guests: info.seats.map(({ guest }) => guest),
    passes: table.guests.map(({ pass }) => pass),
    bots: outside.seats.map(({ bot }) => bot),
    waiting: info.seats.flatMap(({ askedSince }, seat) =>
      askedSince !== null && isHuman(table, seat) ? [seat] : [],
    ),
    votes: missingIn(table),
    outcome: outside.outcome,
    foreign: table.opened.foreign,
  };
  const { game, status, listed } = info;
  return { game, status, listed, touched: touchedOpenly(table), body: JSON.stringify(body) };
}

/** Everybody can ask for it: that somebody answers in a simultaneous phase may not be told by it. */
function touchedOpenly({ log }: Table): number {
  for (let i = log.length - 1; i > 0; i--) if (log[i].only === undefined) return log[i].at;
  return log[0].at;
}
