import type { Stored } from "../core/entry.js";
import { loadTable } from "../core/loading.js";
import type { Table } from "../core/table.js";
import { checkDeeds } from "./check-deeds.js";
import { checkDisguise, checkRecord } from "./check-end.js";
import { checkDismissals, checkSecrets, checkSheets, checkTold } from "./check-told.js";
import { chronicleOf } from "./chronicle.js";
import type { Party } from "./party.js";
import { shelfOf } from "./titles.js";
import { now } from "./vault.js";
import type { World } from "./world.js";

/** Says that something is as it must not be. */
export type Complain = (what: string) => void;

/** Of so many games the record is played again. */
const RECORDS = 0.25;

/** Looks at everything that happened at a table, and at what is left of it. */
export function judge(world: World, party: Party, complain: Complain): void {
  const { disk } = world.vault;
  const stretch = now<{ readonly bodies: readonly string[] } | null>((done) =>
    disk.read(party.table, 0, done),
  );
  if (stretch === null) {
    complain("the table is not in the store");
    return;
  }
  const entries = stretch.bodies.map((body) => JSON.parse(body) as Stored);
  const told = party.devices.flatMap((device) => device.told.map(({ message }) => message.to));
  const chronicle = chronicleOf(party.table, party.title, entries, [...new Set(told)]);
  checkDeeds(world.ledger, party.table, chronicle, complain);
  for (const number of chronicle.idle) {
    complain(`entry ${number} told everybody of an answer that only its seat can see`);
  }
  const fresh = loaded(world, party);
  if (JSON.stringify(fresh.info) !== JSON.stringify(chronicle.table.info)) {
    complain("a table read anew differs from its entries, played one by one");
  }
  const ids = now<readonly string[]>((done) => disk.ids("", 1_000, done));
  for (const device of party.devices) {
    checkTold(device, chronicle, complain);
    checkDismissals(device, chronicle, complain);
    checkSecrets(device, ids, fresh, complain);
    if (!device.isGone) checkSheets(device, fresh, complain);
  }
  checkDisguise(world, fresh, complain);
  // It plays the game twice more, with a hash after every answer.
  if (world.luck.isSo(RECORDS)) checkRecord(fresh, complain);
}

function loaded(world: World, party: Party): Table {
  const parts = { store: world.vault.disk, shelf: shelfOf(world.titles) };
  let table: Table | undefined;
  loadTable(parts, party.table, (error, replayed) => {
    if (replayed === null) throw error;
    if (replayed.differs !== null) {
      const { entry, why } = replayed.differs;
      throw new Error(`a table read anew differs at entry ${entry}: ${why}`);
    }
    table = replayed.table;
  });
  return table as Table;
}
