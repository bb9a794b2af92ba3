import { isDeepStrictEqual } from "node:util";
import type { LogItem } from "@coterie/protocol";
import { documentOf, logAfter } from "../core/document.js";
import { audiencesOf } from "../core/people.js";
import type { Table } from "../core/table.js";
import type { Chronicle, Page, Telling } from "./chronicle.js";
import type { Device, Told } from "./device.js";
import type { Complain } from "./verdict.js";

/** Everything that a device was told is what the store had by then, for an audience that it was. */
export function checkTold(device: Device, chronicle: Chronicle, complain: Complain): void {
  for (const told of device.told) {
    const why = wrongWith(device, told, chronicle);
    if (why === undefined) continue;
    const { t, to, n } = told.message;
    complain(`${device.name} got ${t} ${n} of audience ${to}: ${why}`);
  }
}

function wrongWith(
  device: Device,
  { text, message, head }: Told,
  { tellings, pages }: Chronicle,
): string | undefined {
  const { to, n } = message;
  const all = tellings[to + 1];
  const telling = all?.[n - 1];
  if (telling === undefined) return "there is no such thing";
  if (telling.entry > head) return "it was not saved yet";
  if (!mayFollow(device, to, telling.entry, pages)) return "the seat is somebody else's";
  if (message.t === "update") {
    return text === telling.text ? undefined : `expected ${telling.text}, got ${text}`;
  }
  if (JSON.stringify(message.document) !== JSON.stringify(telling.document)) {
    return "the document is not what it was then";
  }
  const isSameLog = message.log.every((item) => isLogged(item, all[item.n - 1]));
  return isSameLog ? undefined : "the log is not what happened";
}

/** Whether a line of the log is the one that an update told: the same text, but for its number. */
function isLogged(item: LogItem, telling: Telling | undefined): boolean {
  const text = JSON.stringify(item);
  const rest = text.slice(`{"n":${item.n},`.length);
  return telling?.text.includes(`"log":{${rest}`) ?? false;
}

/** Whoever gives a seat away is still told that he did. */
function mayFollow(device: Device, to: number, entry: number, pages: readonly Page[]): boolean {
  const { passHash: pass } = device;
  // A pass that was good until this entry is in the page before it.
  return [pages[entry - 1], pages[entry]].some((page) => {
    if (page === undefined) return false;
    if (to < 0) return page.info.spectators || isGuest(page, pass);
    const guest = page.info.seats[to]?.guest ?? -1;
    return guest >= 0 && page.passes[guest] === pass;
  });
}

/** Whoever watches has no pass, and whoever is gone has none any more. */
function isGuest({ passes }: Page, pass: string): boolean {
  return pass !== "" && passes.includes(pass);
}

/** Nobody is sent away who has a good pass or may watch, and nobody is told that a table is gone. */
export function checkDismissals(device: Device, { pages }: Chronicle, complain: Complain): void {
  const { passHash: pass } = device;
  for (const { code, since, head, isLossy } of device.dismissals) {
    const complainOf = (why: string): void =>
      complain(
        `${device.name} was sent away (${code}) between entries ${since} and ${head}: ${why}`,
      );
    if (code === "stranger") {
      const wasBad = pages
        .slice(Math.max(since, 1), head + 1)
        .some((p) => !isGuest(p, pass) && (pass !== "" || !p.info.spectators));
      if (!wasBad) complainOf("it was welcome all the time");
    } else if (code === "malformed" ? !isLossy : code !== "again") complainOf("for nothing");
  }
}

/** The page shows what the table is, and what happened. */
export function checkSheets(device: Device, table: Table, complain: Complain): void {
  const { follower } = device;
  const expected = audiencesOf(table, follower.guest ?? undefined);
  const shown = [...follower.sheets.keys()].sort();
  if (`${shown}` !== `${expected.sort()}`) {
    complain(`${device.name} follows ${shown}; expected ${expected}`);
    return;
  }
  for (const [audience, { n, document, log }] of follower.sheets) {
    const where = `${device.name} at the end, audience ${audience}`;
    const last = table.streams[audience + 1];
    if (n !== last) complain(`${where}: is at ${n}; expected ${last}`);
    else if (!isAsSent(document, documentOf(table, audience))) {
      complain(`${where}: shows something else than there is`);
    } else if (!isAsSent(log, logAfter(table, audience, 0))) {
      complain(`${where}: the log is not what happened`);
    }
  }
}

/** Whether somebody has what comes out of a wire into which the other was put. */
function isAsSent(found: unknown, put: unknown): boolean {
  const text = JSON.stringify(put);
  // Fields may stand in another order where they came one by one.
  return JSON.stringify(found) === text || isDeepStrictEqual(found, JSON.parse(text));
}

/** Of everything that looks like a secret only what everybody, or this device, may know. */
export function checkSecrets(
  device: Device,
  tables: readonly string[],
  { info }: Table,
  complain: Complain,
): void {
  const may = new Set([...tables, ...device.codes, info.commitment, info.pack]);
  for (const hex of device.seenHex) {
    if (!may.has(hex)) complain(`${device.name} was sent a secret: ${hex}`);
  }
}
