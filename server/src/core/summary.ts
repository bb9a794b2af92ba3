import { z } from "zod";
import type { Listed, Summary } from "../store/store.js";
import { fromOutside } from "./outside.js";
import { isHuman } from "./people.js";
import { schemaFaults } from "./schema-faults.js";
import type { Table } from "./table.js";
import { missingIn } from "./votes.js";

const numbers = z.array(z.number()).readonly();
const bySeat = z.array(z.string().nullable()).readonly();

/** What lists of tables say of one. Passes are in it as hashes, so that their owners find it. */
const summarySchema = z.object({
  names: bySeat,
  guests: z.array(z.number().nullable()).readonly(),
  passes: z.array(z.string()).readonly(),
  bots: bySeat,
  /** The seats for which a person has to answer now. */
  waiting: numbers,
  /** The guests whose vote is missing; not in what older servers wrote. */
  votes: z.object({ undo: numbers, bot: numbers, end: numbers }).optional(),
  outcome: z.string().nullable(),
  foreign: z.boolean(),
});

export type SummaryBody = Readonly<z.output<typeof summarySchema>>;

/** A table in a list, with its summary read. */
export interface ListedTable extends Omit<Listed, "body"> {
  readonly summary: SummaryBody;
}

/** Reads a stored summary. Throws an error that names the table if it is damaged. */
export function readSummary({ body, ...listed }: Listed): ListedTable {
  try {
    return { ...listed, summary: summarySchema.parse(JSON.parse(body)) };
  } catch (error) {
    const why = error instanceof z.ZodError ? schemaFaults(error) : (error as Error).message;
    throw new Error(`the summary of table ${listed.id} is damaged: ${why}`, { cause: error });
  }
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

/** Anyone can ask for it: a private answer in a simultaneous phase must not change it. */
function touchedOpenly({ log }: Table): number {
  for (let i = log.length - 1; i > 0; i--) if (log[i].only === undefined) return log[i].at;
  return log[0].at;
}
