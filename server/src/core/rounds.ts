import { waitsForBots } from "./bots.js";
import { guarded, type House, putAway } from "./house.js";
import { isBusy, type Live } from "./live.js";
import { notSaved, Refused } from "./refused.js";
import { keepPosition } from "./saving.js";
import { dismiss, tell } from "./telling.js";
import { catchUp, forget } from "./working.js";

/** What is done now and then: idle tables leave, gaps are found, presence is told. */

/** Presence that is not said again is over after this time. */
const PRESENCE_MS = 45_000;
const PRESENCE_AGAIN_MS = 15_000;

export function goRound(house: House): void {
  const now = house.parts.clock.now();
  for (const live of [...house.lives.values()]) {
    if (now - live.active >= house.pace.idle) letRest(house, live);
    if (live.followers.size > 0 && now - live.hereAt >= PRESENCE_AGAIN_MS) comeAndGo(house, live);
  }
  lookForGaps(house);
}

/** A table that nobody used for a while leaves memory; those who follow it stay connected. */
function letRest(house: House, live: Live): void {
  if (isBusy(live) || waitsForBots(live)) return;
  const { table } = live;
  if (table === null) {
    if (live.followers.size === 0) putAway(house, live);
    return;
  }
  keepPosition(house, live, () => {
    if (live.table !== table || isBusy(live)) return;
    forget(house, live);
    house.parts.report.count("evicted");
    if (live.followers.size === 0) putAway(house, live);
  });
}

/** Notices may get lost, or their sender may have died before it sent one. */
function lookForGaps(house: House): void {
  // Those that nobody follows too: somebody may ask again and again over HTTP.
  const watched = [...house.lives.values()].filter(
    ({ table, followers, unsaved, isLoading }) =>
      (table !== null || followers.size > 0) && unsaved.length === 0 && !isLoading,
  );
  if (watched.length === 0) return;
  const ids = watched.map(({ id }) => id);
  house.parts.store.heads(ids, (error, heads) => {
    if (error !== null) {
      house.parts.report.fault("poll-heads", error);
      return;
    }
    watched.forEach((live, i) => {
      if (heads[i] !== live.saved) catchUp(house, live);
    });
  });
}

/** Somebody came or went: says who is here through this server, and looks who is here at all. */
export function comeAndGo(house: House, live: Live): void {
  const { store, holder, clock, report } = house.parts;
  live.hereAt = clock.now();
  const here = [...live.followers].map(({ guest }) => guest ?? WATCHER);
  store.setPresence(live.id, holder, here, PRESENCE_MS, (error) => {
    if (error !== null) {
      report.fault("presence", error, live.id);
      return;
    }
    store.announce([live.id], "presence");
    lookWhoIsHere(house, live);
  });
}

/** In lists of guests: somebody who only watches. */
const WATCHER = -1;

export function lookWhoIsHere(house: House, live: Live): void {
  if (live.followers.size === 0) return;
  house.parts.store.presence(live.id, (error, here) => {
    if (error !== null) {
      house.parts.report.fault("presence", error, live.id);
      return;
    }
    const guests = [...new Set(here.filter((one) => one !== WATCHER))].sort((a, b) => a - b);
    const watching = here.filter((one) => one === WATCHER).length;
    const told = `${guests};${watching}`;
    if (told === live.here) return;
    live.here = told;
    for (const { connection } of live.followers) {
      tell(connection, { t: "here", guests, watching });
    }
  });
}

/** How long a server that stops waits for its store. */
const SHUTDOWN_MS = 4_000;

/** Saves what was begun and tells all clients to connect again elsewhere, within a deadline. */
export function shutDown(house: House, done: () => void): void {
  const { clock } = house.parts;
  house.isClosing = true;
  let isOver = false;
  const waiting = new Set(house.lives.values());
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    forgetDeadline();
    done();
  };
  const forgetDeadline = clock.after(SHUTDOWN_MS, () => {
    for (const live of house.lives.values()) giveUpAt(house, live, waiting.has(live));
    end();
  });
  const wait = (): void => {
    if (isOver) return;
    if (house.isSaving || house.toSave.size > 0) clock.after(5, wait);
    else keepAll(house, waiting, end);
  };
  wait();
}

/** Sends away the clients of all tables, and stores positions until no table is waiting. */
function keepAll(house: House, waiting: Set<Live>, done: () => void): void {
  const lives = [...house.lives.values()];
  waiting.clear();
  for (const live of lives) waiting.add(live);
  if (lives.length === 0) done();
  for (const live of lives) {
    sendAway(house, live);
    keepPosition(house, live, () => {
      waiting.delete(live);
      if (waiting.size === 0) done();
    });
  }
}

function sendAway(house: House, live: Live): void {
  for (const { connection } of live.followers) {
    guarded(house, "publish", live, () =>
      dismiss(connection, "again", "this server stops; connect again"),
    );
  }
  live.followers.clear();
}

/** The store has not answered in time: replies to all that wait, and reports what may be lost. */
function giveUpAt(house: House, live: Live, isWaiting: boolean): void {
  const lost = live.unsaved.splice(0);
  const entries = lost.reduce((sum, { bodies }) => sum + bodies.length, 0);
  live.inFlight = 0;
  if (entries > 0 || (isWaiting && live.table !== null)) {
    const what = entries > 0 ? `${entries} of its last entries` : "its latest position";
    const error = new Error(
      `the server stopped before the store confirmed this table; ${what} may be lost`,
    );
    house.parts.report.fault("shutdown", error, live.id);
    for (const { fail } of lost) guarded(house, "shutdown", live, () => fail(notSaved(error)));
  }
  const stops = new Refused("busy", "this server stops; try again");
  for (const op of live.queue.splice(0)) {
    guarded(house, "shutdown", live, () => op.fail(stops));
  }
  sendAway(house, live);
}
