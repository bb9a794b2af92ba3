import type { Append, StoredPosition, Summary } from "../store/store.js";
import { carryOut } from "./carry-out.js";
import type { Act } from "./commands/act.js";
import type { Stored, TableEntry } from "./entry.js";
import { faultAt, guarded, type House } from "./house.js";
import type { Live, Unsaved, Update } from "./live.js";
import { note } from "./note.js";
import { notSaved, type Refused } from "./refused.js";
import { snapshotOf } from "./snapshot.js";
import { standingOf } from "./standing.js";
import { summaryOf } from "./summary.js";
import type { Table } from "./table.js";
import { remember, send, updatesFor } from "./telling.js";

/** What follows a save is for others to do: a table that has to be read again, work that waited. */
export interface AfterSaving {
  /** Everything of this table that was written has been sent. */
  saved(live: Live): void;
  /** Another server wrote first: what is in memory counts no more. */
  overtaken(live: Live, lost: readonly Unsaved[]): void;
  /** The entries may not be in the store; the error is for their authors. */
  failed(live: Live, lost: readonly Unsaved[], error: Refused): void;
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
  const prepared = lives.flatMap((live) => preparedAppend(house, live, after));
  const settle = (error: Error | null, written: readonly boolean[]): void => {
    house.isSaving = false;
    prepared.forEach(({ live }, i) => {
      guarded(house, "commit", live, () => {
        if (error !== null) notWritten(house, live, after, error);
        else if (!written[i]) giveUp(live, (lost) => after.overtaken(live, lost));
        else release(house, live);
      });
    });
    const done = error === null ? prepared.filter((_, i) => written[i]) : [];
    if (done.length > 0) {
      house.parts.store.announce(
        done.map(({ live }) => live.id),
        "entries",
      );
    }
    for (const { live } of done) guarded(house, "command", live, () => after.saved(live));
    if (house.toSave.size > 0) saveSoon(house, after);
  };
  if (prepared.length === 0) settle(null, []);
  else {
    house.parts.store.append(
      prepared.map(({ append }) => append),
      settle,
    );
  }
}

function notWritten(house: House, live: Live, after: AfterSaving, error: Error): void {
  house.parts.report.fault("commit", error, live.id);
  giveUp(live, (lost) => after.failed(live, lost, notSaved(error)));
}

/** If one table cannot be prepared, its commands fail and those of the other tables are written. */
function preparedAppend(
  house: House,
  live: Live,
  after: AfterSaving,
): { readonly live: Live; readonly append: Append }[] {
  try {
    return [{ live, append: appendOf(house, live) }];
  } catch (error) {
    const told = faultAt(house.parts, "commit", error, live.id);
    giveUp(live, (lost) => after.failed(live, lost, told));
    return [];
  }
}

function appendOf(house: House, live: Live): Append {
  const table = live.table as Table;
  live.inFlight = live.unsaved.length;
  const bodies = live.unsaved.flatMap((one) => one.bodies);
  const now = house.parts.clock.now();
  const isSecret = live.unsaved.every((one) => one.isSecret);
  const summary = isSecret ? undefined : newSummary(live, table);
  const position = isDue(house, live, table, now) ? kept(house, live, table, now) : undefined;
  return {
    table: live.id,
    after: live.saved,
    bodies,
    ...(summary === undefined ? {} : { summary }),
    ...(position === undefined ? {} : { position }),
  };
}

/** How exact lists are about when a table was last touched. */
const TOUCHED_MS = 60_000;

/**
 * Most moves change nothing that a list of tables says. It is not written with private entries alone:
 * the stored one may be up to a minute old, and a newer one would show that a seat has answered.
 */
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

/** The entries count without a position: an error in making it must not keep them from the store. */
function kept(house: House, live: Live, table: Table, now: number): StoredPosition | undefined {
  live.keptAt = now;
  let body: string;
  try {
    body = JSON.stringify(standingOf(table));
  } catch (error) {
    house.parts.report.fault("position", error, live.id);
    return undefined;
  }
  live.keptHead = table.head;
  return { n: table.head, body };
}

/** Sends what is in the store, in the order in which it was written. */
function release(house: House, live: Live): void {
  const done = live.unsaved.splice(0, live.inFlight);
  live.inFlight = 0;
  // All that was written counts, whatever goes wrong when it is sent.
  for (const { bodies, updates } of done) {
    live.saved += bodies.length;
    for (const { audience } of updates)
      live.told[audience + 1] = (live.told[audience + 1] ?? 0) + 1;
  }
  for (const { bodies, updates, isSecret, settle } of done) {
    send(house, live, updates, isSecret);
    guarded(house, "publish", live, settle);
    if (!isSecret) house.parts.report.count("written", bodies.length);
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
  const position = kept(house, live, table, house.parts.clock.now());
  if (position === undefined) {
    done();
    return;
  }
  const append: Append = { table: live.id, after: live.saved, bodies: [], position };
  house.parts.store.append([append], (error) => {
    if (error !== null) house.parts.report.fault("position", error, live.id);
    done();
  });
}
