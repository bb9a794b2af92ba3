import { SPECTATOR } from "@coterie/kernel";
import { type ClientMessage, type Hello, LIMITS, PROTOCOL } from "@coterie/protocol";
import type { House } from "./house.js";
import type { Follower, Live } from "./live.js";
import { checkMayLook } from "./outside.js";
import type { Connection } from "./parts.js";
import { audiencesOf, guestWith } from "./people.js";
import { perform } from "./perform.js";
import { INTERNAL_FAULT, Refused, troubleOf } from "./refused.js";
import { comeAndGo } from "./rounds.js";
import type { Table } from "./table.js";
import { dismiss, dismissFor, forgetUnfollowed, hashOfPass, tell, tellWhole } from "./telling.js";
import { catchUp, liveTable, work } from "./working.js";

/** What listens to one connection. */
export interface Ear {
  receive(message: ClientMessage): void;
  closed(): void;
}

/** Where one connection stands: nowhere, asking to come in, or at a table. */
interface Visit {
  live: Live | undefined;
  follower: Follower | undefined;
  /** What was sent before it is known who comes. */
  readonly waiting: ClientMessage[];
  isClosed: boolean;
}

export function earFor(house: House, connection: Connection): Ear {
  const visit: Visit = { live: undefined, follower: undefined, waiting: [], isClosed: false };
  return {
    receive: (message) => hear(house, connection, visit, message),
    closed: () => leave(house, visit),
  };
}

function hear(house: House, connection: Connection, visit: Visit, message: ClientMessage): void {
  const { live, follower, waiting } = visit;
  if (message.t === "ping") tell(connection, { t: "pong", now: house.parts.clock.now() });
  else if (message.t === "hello") greet(house, connection, visit, message);
  else if (live === undefined) {
    dismiss(connection, "malformed", `"${message.t}" before "hello"`);
  } else if (follower === undefined) waiting.push(message);
  else if (message.t === "sync") sync(house, live, follower, message.to, message.have);
  else obey(house, live, follower, message.id, message.command);
}

function obey(
  house: House,
  live: Live,
  follower: Follower,
  id: number,
  command: Parameters<typeof perform>[3],
): void {
  const { connection } = follower;
  const whoIs = (table: Table): number => guestOf(table, follower);
  perform(house, live, whoIs, command, (error, result) => {
    if (error === null) tell(connection, { t: "done", id, ...(result ? { result } : {}) });
    else refuse(house, connection, id, error);
  });
}

/** Whoever was sent away may have sent something before he knew, or go on as if he did not. */
function guestOf(table: Table, { guest, pass }: Follower): number {
  if (guest === undefined) {
    throw new Refused("stranger", "you only watch here; join the table to take part");
  }
  if (table.guests[guest].pass !== pass) throw notYours();
  return guest;
}

function notYours(): Refused {
  return new Refused("stranger", "this pass is not, or no longer, one of this table");
}

function refuse(house: House, connection: Connection, id: number, error: unknown): void {
  house.parts.report.count("refused");
  const { code, message } = troubleOf(error) ?? INTERNAL_FAULT;
  tell(connection, { t: "refused", id, code, message });
}

function greet(house: House, connection: Connection, visit: Visit, hello: Hello): void {
  if (hello.protocol !== PROTOCOL) {
    const spoken = `this server speaks version ${PROTOCOL}, the page version ${hello.protocol}`;
    dismiss(connection, "outdated", `${spoken}; load the page again, nothing is lost`);
    return;
  }
  if (visit.live !== undefined) {
    dismiss(connection, "malformed", '"hello" comes once, as the first message');
    return;
  }
  const live = liveTable(house, hello.table);
  visit.live = live;
  const fail = (error: unknown): void => dismissFor(connection, error);
  const come = (run: (table: Table) => void): void =>
    work(house, live, { needsSaved: true, run, fail });
  const enter = (table: Table): void => welcome(house, live, table, connection, visit, hello);
  come((table) => {
    if (!isBehind(table, hello)) enter(table);
    else catchUp(house, live, (error) => (error === null ? come(enter) : fail(error)));
  });
}

/** Whoever has seen more than this server knows was told by another one: nobody is led back. */
function isBehind({ streams }: Table, { have = [] }: Hello): boolean {
  return have.some(([audience, n]) => n > (streams[audience + 1] ?? n));
}

function welcome(
  house: House,
  live: Live,
  table: Table,
  connection: Connection,
  visit: Visit,
  hello: Hello,
): void {
  if (visit.isClosed) return;
  const guest = hello.pass === undefined ? undefined : guestWith(table, hello.pass);
  if (hello.pass !== undefined && guest === undefined) throw notYours();
  checkMayLook(table, guest);
  const audiences = audiencesOf(table, guest);
  if (alike(live, guest, audiences) >= LIMITS.followers) {
    dismiss(connection, "flood", `${LIMITS.followers} connections follow this table already`);
    return;
  }
  const follower: Follower = { connection, guest, pass: hashOfPass(hello.pass), audiences };
  visit.follower = follower;
  live.followers.add(follower);
  tell(connection, {
    t: "welcome",
    protocol: PROTOCOL,
    build: house.parts.build,
    guest: guest ?? null,
    follows: audiences,
    now: house.parts.clock.now(),
  });
  const have = new Map(hello.have ?? []);
  for (const audience of audiences) {
    tellWhole(house, live, table, follower, audience, have.get(audience) ?? 0);
  }
  live.here = "";
  comeAndGo(house, live);
  house.moved(live, table);
  for (const message of visit.waiting.splice(0)) hear(house, connection, visit, message);
}

/** Connections of the same player, or of all who only watch: nobody takes a player's place. */
function alike({ followers }: Live, guest: number | undefined, audiences: readonly number[]) {
  const isWatching = audiences.includes(SPECTATOR);
  return [...followers].filter((one) =>
    isWatching ? one.audiences.includes(SPECTATOR) : one.guest === guest,
  ).length;
}

function sync(house: House, live: Live, follower: Follower, to: number, have: number): void {
  work(house, live, {
    needsSaved: true,
    run: (table) => {
      const follows = live.followers.has(follower) && follower.audiences.includes(to);
      if (follows) tellWhole(house, live, table, follower, to, have);
    },
    // Without an answer the client would wait for it as long as the connection lasts.
    fail: (error) => {
      live.followers.delete(follower);
      dismissFor(follower.connection, error);
    },
  });
}

function leave(house: House, visit: Visit): void {
  visit.isClosed = true;
  const { live, follower } = visit;
  if (live === undefined || follower === undefined) return;
  live.followers.delete(follower);
  live.attended = house.parts.clock.now();
  forgetUnfollowed(live);
  if (!house.isClosing) comeAndGo(house, live);
}
