import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** A data folder with tables that earlier servers stored; see server/test/stored-tables. */

const FIXTURE = new URL("../../../server/test/stored-tables/fixture/", import.meta.url);
const DATABASES = ["coterie.db", "coterie-live.db"];

export function fillWithTables(folder: string): void {
  for (const name of DATABASES) {
    writeFileSync(join(folder, name), gunzipSync(readFileSync(new URL(`${name}.gz`, FIXTURE))));
  }
}

interface StoredTable {
  readonly name: string;
  readonly id: string;
  readonly guests: readonly {
    readonly name: string;
    readonly pass: string;
    readonly seats: readonly number[];
  }[];
}

/** A seat at a stored table, and the pass of the guest who holds it. */
export interface StoredSeat {
  /** The name of the state that the table is in. */
  readonly state: string;
  readonly table: string;
  readonly seat: number;
  readonly guest: string;
  readonly pass: string;
}

const tables: readonly StoredTable[] = JSON.parse(
  readFileSync(new URL("tables.json", FIXTURE), "utf8"),
).tables;

export function storedSeat(state: string, seat: number): StoredSeat {
  const table = tables.find(({ name }) => name === state);
  const guest = table?.guests.find(({ seats }) => seats.includes(seat));
  if (table === undefined || guest === undefined) {
    throw new Error(`the stored tables have no guest at seat ${seat} of "${state}"`);
  }
  return { state, table: table.id, seat, guest: guest.name, pass: guest.pass };
}
