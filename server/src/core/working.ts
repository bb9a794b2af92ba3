import { RulesFault } from "@coterie/kernel";
import type { Stretch } from "../store/store.js";
import { callOffAll } from "./call-off.js";
import { carryOut } from "./carry-out.js";
import type { Act } from "./commands/act.js";
import type { Stored } from "./entry.js";
import { faultAt, guarded, type House, putAway } from "./house.js";
import { type Live, newLive, type Op, type Settle } from "./live.js";
import { loadTable } from "./loading.js";
import { note } from "./note.js";
import { Refused, storageUnavailable, troubleOf } from "./refused.js";
import { checkKnown, type Divergence, type Replayed } from "./replay.js";
import { type AfterSaving, enter, saveSoon } from "./saving.js";
import type { Table } from "./table.js";
import { dismissFor, remember, reseat, send, tellWhole, updatesFor } from "./telling.js";

/** Work at tables: one thing after another at each, whenever the table is in memory. */

export function liveTable(house: House, id: string): Live {
  let live = house.lives.get(id);
  if (live === undefined) {
    live = newLive(id, house.parts.clock.now());
    house.lives.set(id, live);
  }
  return live;
}

export function work(house: House, live: Live, op: Op): void {
  // It may have been put away while a bot was thinking about it.
  if (!house.lives.has(live.id)) house.lives.set(live.id, live);
  live.queue.push(op);
  goOnWorking(house, live);
}

/** Does what waits, as far as it can be done now. */
function goOnWorking(house: House, live: Live): void {
  if (live.isWorking) return;
  live.isWorking = true;
  live.active = house.parts.clock.now();
  house.parts.begins?.(live.id);
  try {
    for (let op = nextOp(house, live); op !== undefined; op = nextOp(house, live)) {
      run(house, live, live.table as Table, op);
    }
  } finally {
    live.isWorking = false;
  }
}

/** What can be done now; nothing while the table is being read or what it rests on is not saved. */
function nextOp(house: House, live: Live): Op | undefined {
  if (live.queue.length === 0) return undefined;
  // A store may answer at once, or later and then goes on from there.
  if (live.table === null) load(house, live);
  if (live.table === null || live.queue.length === 0) return undefined;
  if (live.queue[0].needsSaved && live.unsaved.length > 0) return undefined;
  return live.queue.shift();
}

function run(house: House, live: Live, table: Table, op: Op): void {
  try {
    op.run(table);
  } catch (error) {
    const isFault = troubleOf(error) === undefined;
    if (!isFault && !op.isSure) {
      makeSure(house, live, op);
      return;
    }
    if (error instanceof RulesFault) reportRulesFault(house, table, error);
    fail(house, live, op, isFault ? faultAt(house.parts, "command", error, table.id) : error);
  }
}

function fail(house: House, live: Live, op: Pick<Op, "fail">, error: unknown): void {
  guarded(house, "command", live, () => op.fail(error));
}

/** In our own games this is an error of the program; in a pack it is one of its author. */
function reportRulesFault({ parts: { report } }: House, table: Table, error: RulesFault): void {
  report.count("rules_faults");
  if (!table.opened.foreign) report.fault("command", error, table.id);
  else {
    const message = "the rules of a foreign pack failed";
    report.warn(message, { table: table.id, stack: error.stack ?? error.message });
  }
}

/**
 * A refusal may rest on what is never saved, or on not knowing what another server wrote. It is
 * sent if it is the same by what the store has now.
 */
function makeSure(house: House, live: Live, op: Op): void {
  work(house, live, {
    needsSaved: true,
    run: () =>
      catchUp(house, live, (error) => {
        if (error === null) work(house, live, { ...op, needsSaved: true, isSure: true });
        else op.fail(error);
      }),
    fail: op.fail,
  });
}

/** Writes what an act says, and settles when it is saved. */
export function carry(
  house: House,
  live: Live,
  table: Table,
  act: Act,
  settle: Settle,
  again: () => void,
): void {
  if (act.entries.length === 0) {
    checkNothing(house, live, table, act, settle, again);
    return;
  }
  enter(house, live, table, act, {
    settle: () => settle(null, act.result),
    again,
    fail: settle,
  });
  if (act.entries.some(({ e }) => RESEATING.has(e))) reseatNext(house, live);
  saveSoon(house, after(house));
  house.moved(live, table);
}

/**
 * Nothing is to be written because it is so already: that is told if it is so by what the store has
 * now, or it is judged again.
 */
function checkNothing(
  house: House,
  live: Live,
  table: Table,
  act: Act,
  settle: Settle,
  again: () => void,
): void {
  const { head } = table;
  const check = (): void =>
    catchUp(house, live, (error) => {
      if (error !== null) settle(error);
      else if (live.table === table && table.head === head) settle(null, act.result);
      else again();
    });
  live.queue.unshift({ needsSaved: true, run: check, fail: settle });
}

/** Entries after which somebody may follow other seats than before, or none. */
const RESEATING: ReadonlySet<string> = new Set([
  "came",
  "left",
  "removed",
  "moved",
  "sat",
  "stood",
  "handed",
]);

/**
 * Runs before any other task: a client that gave up a seat must not receive further updates for it.
 * If that fails, all connections end, and come back to what they may see.
 */
function reseatNext(house: House, live: Live): void {
  live.queue.unshift({
    needsSaved: true,
    run: (table) => reseat(house, live, table),
    fail: (error) => letGo(house, live, error),
  });
}

function after(house: House): AfterSaving {
  return {
    saved: (live) => goOnWorking(house, live),
    overtaken: (live, lost) => {
      house.parts.report.count("conflict");
      forget(house, live);
      readAgain(house, live);
      for (const { again } of lost) guarded(house, "command", live, again);
    },
    failed: (live, lost, error) => {
      forget(house, live);
      for (const one of lost) fail(house, live, one, error);
      letGo(house, live, error);
      goOnWorking(house, live);
    },
  };
}

/** Takes a table out of memory; those who follow it stay, and work that comes loads it again. */
export function forget(house: House, live: Live): void {
  live.table = null;
  live.seen = [];
  live.unsaved = [];
  live.inFlight = 0;
  callOffAll(live);
  live.thinking.length = 0;
  live.plans.length = 0;
  live.keptHead = 0;
  live.listed = null;
  house.toSave.delete(live);
}

/**
 * Loads the table even if no task waits: its followers may have missed something. If that fails,
 * `notLoaded` reports it and ends their connections.
 */
function readAgain(house: House, live: Live): void {
  work(house, live, { needsSaved: false, run: () => {}, fail: () => {} });
}

function letGo(house: House, live: Live, error: unknown): void {
  for (const { connection } of live.followers) {
    guarded(house, "publish", live, () => dismissFor(connection, error));
  }
  live.followers.clear();
}

function load(house: House, live: Live): void {
  if (live.isLoading) return;
  live.isLoading = true;
  const settle = (error: unknown, replayed: Replayed | null): void => {
    live.isLoading = false;
    if (replayed === null) {
      notLoaded(house, live, error);
      return;
    }
    try {
      settleIn(house, live, replayed);
    } catch (fault) {
      forget(house, live);
      notLoaded(house, live, fault);
      return;
    }
    goOnWorking(house, live);
  };
  loadTable(house.parts, live.id, settle, house.replayer);
}

function settleIn(house: House, live: Live, { table, rules, differs }: Replayed): void {
  live.table = table;
  live.saved = table.head;
  house.parts.report.count("loaded");
  if (differs !== null) warnOfDivergence(house, table, differs);
  tellMissed(house, live, table);
  if (rules !== null) {
    // If it is not saved, that is reported, and the next load writes it.
    carry(house, live, table, { entries: [rules] }, ignore, ignore);
  }
  house.moved(live, table);
}

function warnOfDivergence(house: House, { id }: Table, { entry, why }: Divergence): void {
  const message = "the present rules lead a stored table elsewhere";
  house.parts.report.count("diverged");
  house.parts.report.warn(message, { table: id, entry, reason: why });
}

function ignore(): void {}

function notLoaded(house: House, live: Live, error: unknown): void {
  const isGone = error === null;
  const told = isGone ? gone() : loadError(house, live, error);
  for (const op of live.queue.splice(0)) fail(house, live, op, told);
  letGo(house, live, told);
  if (live.followers.size === 0 && live.queue.length === 0) putAway(house, live);
}

function gone(): Refused {
  return new Refused("no-such-table", "there is no such table (any more)");
}

/** Reports why a table cannot be loaded; the result is what the client is told. */
function loadError({ parts }: House, { id }: Live, error: unknown): Refused {
  if (!(error instanceof Refused)) return faultAt(parts, "load", error, id);
  // A newer server has the table: that is meant to be so while servers are updated.
  if (error.code !== "busy") {
    parts.report.fault("load", error.code === "storage-unavailable" ? error.cause : error, id);
  }
  return error;
}

/** Followers who were told less than there is now get the whole of it. */
function tellMissed(house: House, live: Live, table: Table): void {
  const told = [...live.told];
  const before = new Map([...live.followers].map((one) => [one, one.audiences]));
  reseat(house, live, table);
  for (const follower of live.followers) {
    for (const audience of follower.audiences) {
      const have = told[audience + 1] ?? 0;
      const isNew = !before.get(follower)?.includes(audience);
      if (isNew || have === table.streams[audience + 1]) continue;
      tellWhole(house, live, table, follower, audience, have);
    }
  }
}

/** Reads what other servers may have written, and sends it to those who follow the table here. */
export function catchUp(
  house: House,
  live: Live,
  then: (error: Refused | null) => void = ignore,
): void {
  const { table } = live;
  if (table === null && live.followers.size > 0) readAgain(house, live);
  // Whoever wrote before us will be known when the table is read, or ours is written or is not.
  if (table === null || live.unsaved.length > 0) {
    then(null);
    return;
  }
  const { saved } = live;
  live.asking++;
  house.parts.store.read(live.id, saved, (error, stretch) => {
    live.asking--;
    if (error !== null) house.parts.report.fault("refresh", error, live.id);
    then(error === null ? refreshed(house, live, saved, stretch) : storageUnavailable(error));
  });
}

function refreshed(
  house: House,
  live: Live,
  since: number,
  stretch: Stretch | null,
): Refused | null {
  try {
    if (live.unsaved.length === 0) takeInSince(house, live, since, stretch);
    return null;
  } catch (error) {
    return faultAt(house.parts, "refresh", error, live.id);
  }
}

/** What is in memory may have moved on while the store was read. */
function takeInSince(house: House, live: Live, since: number, stretch: Stretch | null): void {
  const { table, saved } = live;
  if (stretch === null) forgetGone(house, live);
  else if (table !== null && saved >= since) {
    takeIn(house, live, table, stretch.bodies.slice(saved - since));
  }
}

function forgetGone(house: House, live: Live): void {
  forget(house, live);
  letGo(house, live, gone());
  putAway(house, live);
}

function takeIn(house: House, live: Live, table: Table, bodies: readonly string[]): void {
  house.parts.begins?.(live.id);
  try {
    for (const body of bodies) takeInOne(house, live, table, JSON.parse(body) as Stored);
  } catch (error) {
    // Written by other rules than ours: only a fresh start can tell what to do.
    house.parts.report.fault("refresh", error, live.id);
    forget(house, live);
    readAgain(house, live);
    return;
  }
  if (bodies.length > 0) live.active = house.parts.clock.now();
  house.moved(live, table);
  goOnWorking(house, live);
}

function takeInOne(house: House, live: Live, table: Table, stored: Stored): void {
  const audiences = remember(live, table);
  checkKnown(table, stored.entry);
  carryOut(table, stored.entry);
  note(table, stored);
  live.saved++;
  // The other server may have written another summary with it.
  if (stored.only === undefined) live.listed = null;
  const updates = updatesFor(live, table, stored, audiences);
  for (const { audience } of updates) live.told[audience + 1] = table.streams[audience + 1];
  send(house, live, updates, stored.only !== undefined);
  if (RESEATING.has(stored.entry.e)) reseat(house, live, table);
}
