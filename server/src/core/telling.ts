import { sha256Hex } from "@coterie/kernel";
import { CLOSE, type ServerMessage } from "@coterie/protocol";
import { documentAs, logAfter, type Seen, seenNow } from "./document.js";
import type { Stored } from "./entry.js";
import { faultAt, guarded, type House } from "./house.js";
import type { Follower, Live, Update } from "./live.js";
import type { Connection } from "./parts.js";
import { audiencesOf } from "./people.js";
import { INTERNAL_FAULT, troubleOf } from "./refused.js";
import { isFor, type Table } from "./table.js";
import { updateWriter } from "./update.js";

/** What is sent to those who follow a table. Nothing is sent that is not saved. */

export function tell(connection: Connection, message: ServerMessage): void {
  connection.send(JSON.stringify(message));
}

/** The audiences that somebody here follows. */
function followed(live: Live): Set<number> {
  const audiences = new Set<number>();
  for (const { audiences: own } of live.followers) for (const one of own) audiences.add(one);
  return audiences;
}

/** What the followers of an audience know, made when it is needed first. */
function seenBy(live: Live, table: Table, audience: number): Seen {
  const known = live.seen[audience + 1];
  if (known !== undefined) return known;
  const seen = seenNow(table, audience);
  live.seen[audience + 1] = seen;
  return seen;
}

/** Before an entry changes the table: what everybody who follows it has been told. */
export function remember(live: Live, table: Table): Set<number> {
  const audiences = followed(live);
  for (const audience of audiences) seenBy(live, table, audience);
  return audiences;
}

/** After it: one message for each audience that may know of it, as small as can be. */
export function updatesFor(
  live: Live,
  table: Table,
  stored: Stored,
  audiences: ReadonlySet<number>,
): Update[] {
  const updates: Update[] = [];
  const write = updateWriter(table);
  for (const audience of audiences) {
    if (!isFor(stored, audience)) continue;
    const before = seenBy(live, table, audience);
    const after = seenNow(table, audience);
    live.seen[audience + 1] = after;
    updates.push({ audience, text: write(audience, before, after) });
  }
  return updates;
}

/** Anybody may read the counters: what is secret is not counted. */
export function send(
  house: House,
  live: Live,
  updates: readonly Update[],
  isSecret: boolean,
): void {
  for (const { audience, text } of updates) {
    for (const { connection, audiences } of live.followers) {
      if (!audiences.includes(audience)) continue;
      guarded(house, "publish", live, () => connection.send(text));
      if (!isSecret) house.parts.report.count("update");
    }
  }
}

/** Everything that an audience sees, and what happened since the number that it has. */
export function tellWhole(
  house: House,
  live: Live,
  table: Table,
  { connection }: Follower,
  audience: number,
  have: number,
): void {
  const n = table.streams[audience + 1];
  const document = documentAs(table, audience, seenBy(live, table, audience));
  // A client that claims more than there is came from another time; it gets everything.
  const log = logAfter(table, audience, have > n ? 0 : have);
  tell(connection, { t: "whole", to: audience, n, document, log });
  live.told[audience + 1] = n;
  house.parts.report.count("whole");
}

/**
 * Looks again at who follows what, after seats or guests have changed. Only when everything is
 * saved, so that a whole can be sent.
 */
export function reseat(house: House, live: Live, table: Table): void {
  for (const follower of [...live.followers]) {
    try {
      reseatOne(house, live, table, follower);
    } catch (error) {
      // A connection that may not know which seats it follows ends, and starts anew.
      live.followers.delete(follower);
      const told = faultAt(house.parts, "publish", error, live.id);
      guarded(house, "publish", live, () => dismissFor(follower.connection, told));
    }
  }
  forgetUnfollowed(live);
}

function reseatOne(house: House, live: Live, table: Table, follower: Follower): void {
  const { guest, pass, connection, audiences } = follower;
  if (guest !== undefined && table.guests[guest].pass !== pass) {
    live.followers.delete(follower);
    dismiss(connection, "stranger", "this pass is no longer one of this table");
    return;
  }
  const next = audiencesOf(table, guest);
  follower.audiences = next;
  for (const lost of audiences) {
    if (!next.includes(lost)) tell(connection, { t: "lost", to: lost });
  }
  for (const gained of next) {
    if (!audiences.includes(gained)) tellWhole(house, live, table, follower, gained, 0);
  }
}

/** What is not kept up to date may not stay. */
export function forgetUnfollowed(live: Live): void {
  const audiences = followed(live);
  live.seen.forEach((_, at) => {
    if (!audiences.has(at - 1)) live.seen[at] = undefined;
  });
}

export function dismiss(
  connection: Connection,
  why: keyof typeof CLOSE,
  message: string,
  retryAfterSeconds?: number,
): void {
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  tell(connection, { t: "bye", code: why, message, ...wait });
  connection.close(CLOSE[why], why);
}

/** Errors after which connecting again at once is of no use; "again" for all others. */
const CLOSES = new Map<string, keyof typeof CLOSE>([
  ["no-such-table", "gone"],
  ["stranger", "stranger"],
  ["fault", "fault"],
  ["rules-fault", "fault"],
  ["bad-pack", "fault"],
]);

/** Ends a connection because of an error. */
export function dismissFor(connection: Connection, error: unknown): void {
  const { code, message } = troubleOf(error) ?? INTERNAL_FAULT;
  dismiss(connection, CLOSES.get(code) ?? "again", message);
}

export function hashOfPass(pass: string | undefined): string {
  return pass === undefined ? "" : sha256Hex(pass);
}
