import type { Append, Summary } from "../store/store.js";
import { carryOut } from "./carry-out.js";
import type { Act } from "./commands/act.js";
import type { Stored, TableEntry } from "./entry.js";
import type { House } from "./house.js";
import type { Live, Unsaved, Update } from "./live.js";
import { note } from "./note.js";
import { Refused } from "./refused.js";
import { snapshotOf } from "./snapshot.js";
import { standingOf } from "./standing.js";
import { summaryOf } from "./summary.js";
import type { Table } from "./table.js";
import { remember, send, updatesFor } from "./telling.js";

/** What follows a save is for others to do: a table that has to be read again, work that waited. */
export interface AfterSaving {
  /** Everything of this table that was written has been told. */
  saved(live: Live): void;
  /** Somebody else wrote first: what is in memory counts no more. */
  overtaken(live: Live, lost: readonly Unsaved[]): void;
  /** The store failed: nobody knows what was written. */
  failed(live: Live, lost: readonly Unsaved[], error: Error): void;
}

/**
 * Takes the entries of an act into the table in memory, all or, if the game refuses one or its rules
 * fail, none. They are told to nobody, its author included, before the store has them.
 */
export function enter(
  house: House,
  live: Live,
  table: Table,
  act: Act,
  rest: Pick<Unsaved, "settle" | "again" | "fail">,
): void {
  const bodies: string[] = [];
  const updates: Update[] = [];
  const before = table.info.status;
  let isSecret = false;
  const putBack = snapshotOf(live, table, act.entries);
  try {
    for (const entry of act.entries) {
      const stored = carriedOut(house, table, entry, () => remember(live, table));
      bodies.push(JSON.stringify(stored.stored));
      isSecret ||= stored.stored.only !== undefined;
      updates.push(...updatesFor(live, table, stored.stored, stored.audiences));
    }
  } catch (error) {
    putBack();
    throw error;
  }
  live.unsaved.push({ bodies, updates, isSecret, ...rest });
  house.toSave.add(live);
  if (before === "open" && table.info.status === "running") house.parts.report.count("started");
  if (before === "running" && table.info.status === "finished") {
    house.parts.report.count("finished");
  }
}

function carriedOut(
  house: House,
  table: Table,
  entry: TableEntry,
  before: () => Set<number>,
): { stored: Stored; audiences: Set<number> } {
  const audiences = before();
  const outcome = carryOut(table, entry);
  const stored: Stored = { at: house.parts.clock.now(), entry, ...outcome };
  note(table, stored);
  return { stored, audiences };
}

/**
 * Writes soon, together with everything else that has arrived by then. A sync costs more than a
 * move: who comes alone is written at once, many who come together wait a little for each other.
 */
export function saveSoon(house: House, after: AfterSaving): void {
  if (house.isSaving || house.isFlushDue) return;
  house.isFlushDue = true;
  const { clock } = house.parts;
  const write = (): void => {
    house.isFlushDue = false;
    save(house, after);
  };
  const early = house.savedAt + house.pace.gather - clock.now();
  if (early > 0) clock.after(Math.min(early, house.pace.gather), write);
  else clock.soon(write);
}

function save(house: House, after: AfterSaving): void {
  if (house.toSave.size === 0 || house.isSaving) return;
  const lives = [...house.toSave];
  house.toSave.clear();
  house.isSaving = true;
  house.savedAt = house.parts.clock.now();
  const appends = lives.map((live) => appendOf(house, live));
  house.parts.store.append(appends, (error, written) => {
    house.isSaving = false;
    lives.forEach((live, i) => {
      if (error !== null) giveUp(live, (lost) => after.failed(live, lost, error));
      else if (!written[i]) giveUp(live, (lost) => after.overtaken(live, lost));
      else guarded(house, live, () => release(house, live));
    });
    if (error === null) {
      const told = lives.filter((_, i) => written[i]).map(({ id }) => id);
      if (told.length > 0) house.parts.store.announce(told, "entries");
    }
    lives.forEach((live, i) => {
      if (error === null && written[i]) after.saved(live);
    });
    if (house.toSave.size > 0) saveSoon(house, after);
  });
}

/** What goes wrong at one table is no reason to leave the others waiting. */
function guarded(house: House, live: Live, run: () => void): void {
  try {
    run();
  } catch (error) {
    house.parts.report.fault("telling what was saved", error, live.id);
  }
}

function appendOf(house: House, live: Live): Append {
  const table = live.table as Table;
  live.inFlight = live.unsaved.length;
  const bodies = live.unsaved.flatMap((one) => one.bodies);
  const now = house.parts.clock.now();
  const summary = newSummary(live, table);
  return {
    table: live.id,
    after: live.saved,
    bodies,
    ...(summary === undefined ? {} : { summary }),
    ...(isDue(house, live, table, now) ? { position: kept(live, table, now) } : {}),
  };
}

/** How exact lists are about when a table was last touched. */
const TOUCHED_MS = 60_000;

/** Most moves change nothing that a list of tables says. */
function newSummary(live: Live, table: Table): Summary | undefined {
  const summary = summaryOf(table);
  const { listed } = live;
  const isSame =
    listed !== null && listed.body === summary.body && listed.status === summary.status;
  if (isSame && summary.touched - listed.touched < TOUCHED_MS) return undefined;
  live.listed = summary;
  return summary;
}

/** Making a position costs more than making a move: it is kept now and then, and at every end. */
function isDue(house: House, live: Live, table: Table, now: number): boolean {
  if (table.play === null) return false;
  return now - live.keptAt >= house.pace.keep || table.info.status !== "running";
}

function kept(live: Live, table: Table, now: number): { n: number; body: string } {
  live.keptAt = now;
  live.keptHead = table.head;
  return { n: table.head, body: JSON.stringify(standingOf(table)) };
}

/** What is in the store is told, in the order in which it was written. */
function release(house: House, live: Live): void {
  const done = live.unsaved.splice(0, live.inFlight);
  live.inFlight = 0;
  for (const { bodies, updates, isSecret, settle } of done) {
    live.saved += bodies.length;
    for (const { audience } of updates)
      live.told[audience + 1] = (live.told[audience + 1] ?? 0) + 1;
    send(house, live, updates, isSecret);
    settle();
    if (!isSecret) house.parts.report.count("written");
  }
}

function giveUp(live: Live, then: (lost: readonly Unsaved[]) => void): void {
  const lost = live.unsaved;
  live.unsaved = [];
  live.inFlight = 0;
  then(lost);
}

/** Keeps the position of a table that is about to leave memory, if it has moved on since the last. */
export function keepPosition(house: House, live: Live, done: () => void): void {
  const { table } = live;
  if (table === null || table.play === null || live.keptHead === table.head) {
    done();
    return;
  }
  const position = kept(live, table, house.parts.clock.now());
  const append: Append = { table: live.id, after: live.saved, bodies: [], position };
  house.parts.store.append([append], (error) => {
    if (error !== null) house.parts.report.fault("keeping a position", error, live.id);
    done();
  });
}

/** What the store itself says of it is for the host's log. */
export function notSaved(): Refused {
  return new Refused(
    "not-saved",
    "the store did not answer; nobody knows what was saved, try again",
  );
}
