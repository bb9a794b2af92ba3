import { type GameRecord, toRecord } from "@coterie/kernel";
import type {
  Command,
  CommandResult,
  JoinTable,
  LogItem,
  Mine,
  OpenTable,
  Redeem,
  Seated,
  TableDocument,
  TableInfo,
  Vote,
} from "@coterie/protocol";
import type { Done, Listed, ListQuery } from "../store/store.js";
import { checkMayWatch, positionFor } from "./again.js";
import { letBotsThink } from "./bots.js";
import { playOf } from "./carry-out.js";
import { type Coming, join, redeem, seatedAt } from "./coming.js";
import { documentOf, logAfter } from "./document.js";
import { type Ear, earFor } from "./ear.js";
import type { Opened } from "./entry.js";
import { faultAt, guarded, type House, newHouse, type Pace, USUAL_PACE } from "./house.js";
import { gameFor, openTable } from "./opening.js";
import { checkMayLook, fromOutside } from "./outside.js";
import type { Connection, FaultPlace, Parts } from "./parts.js";
import { audiencesOf, checkHost, guestWith } from "./people.js";
import { perform } from "./perform.js";
import { notSaved, Refused, storageUnavailable } from "./refused.js";
import { goRound, lookWhoIsHere, shutDown } from "./rounds.js";
import { safeStore } from "./safe-store.js";
import { type ListedTable, readSummary } from "./summary.js";
import type { Table } from "./table.js";
import { hashOfPass } from "./telling.js";
import { carry, catchUp, liveTable, work } from "./working.js";

/** An error (a refusal, or a fault of ours) or the result. Called exactly once. */
export type Reply<T> = (error: unknown, result: T | null) => void;

/** What somebody sees of a table now, without a socket. */
export interface Sheet {
  readonly to: number;
  readonly n: number;
  readonly document: TableDocument;
}

/** What can be asked of tables, wherever they are served. */
export type Tables = Pick<
  Hall,
  | "connect"
  | "open"
  | "join"
  | "redeem"
  | "perform"
  | "info"
  | "sheets"
  | "log"
  | "record"
  | "remove"
>;

/**
 * The tables, as the outside sees them: HTTP and sockets in a server, messages in a simulator. It
 * does no I/O of its own; store, clock, chance and bots are handed in.
 */
export class Hall {
  private readonly house: House;
  private forgetRound: () => void = () => {};

  constructor(given: Parts, pace: Pace = USUAL_PACE) {
    const parts = { ...given, store: safeStore(given.store, given.report) };
    this.house = newHouse(parts, pace);
    this.house.moved = (live, table) =>
      guarded(this.house, "bot-task", live, () => letBotsThink(this.house, live, table));
    parts.store.onAnnounced((id, what) => {
      const live = this.house.lives.get(id);
      if (live === undefined) return;
      if (what === "entries") catchUp(this.house, live);
      else lookWhoIsHere(this.house, live);
    });
    this.nextRound();
  }

  private nextRound(): void {
    this.forgetRound = this.house.parts.clock.after(this.house.pace.round, () => {
      goRound(this.house);
      this.nextRound();
    });
  }

  /** Somebody connected. What comes over the connection goes into the ear. */
  connect(connection: Connection): Ear {
    return earFor(this.house, connection);
  }

  open(asked: OpenTable, pass: string | undefined, reply: Reply<Seated>): void {
    if (asked.from === undefined) {
      this.create(asked, null, reply);
      return;
    }
    const { table: id, answer } = asked.from;
    this.look(id, pass, reply, (table, guest) => {
      checkMayWatch(table, guest);
      const position = positionFor(this.house.parts, table, answer);
      const { game, setup, pack } = table.opened;
      if (game !== asked.game) {
        throw new Refused("no-such-game", `that table plays ${game}, not ${asked.game}`);
      }
      const same = { ...asked, setup: setup as NonNullable<OpenTable["setup"]> };
      this.create(same, { table: id, answer, position }, reply, { hash: pack, of: table });
    });
  }

  private create(
    asked: OpenTable,
    from: Opened["from"],
    reply: Reply<Seated>,
    source?: { readonly hash: string; readonly of: Table },
  ): void {
    const { parts } = this.house;
    attempt(reply, () => {
      const game = source?.of.game ?? gameFor(parts.shelf, asked.game, asked.pack);
      const opening = openTable(parts, asked, game, from);
      const answer = this.answering("create", reply, () => {
        parts.report.count("opened");
        return opening.seated;
      });
      parts.store.create(opening.table, answer);
    });
  }

  join(id: string, asked: JoinTable, reply: Reply<Seated>): void {
    this.come(id, reply, (table) => join(table, asked, this.house.parts.chance));
  }

  redeem(id: string, asked: Redeem, pass: string | undefined, reply: Reply<Seated>): void {
    this.come(id, reply, (table) => {
      const who = pass === undefined ? undefined : guestWith(table, pass);
      return redeem(table, asked, who, this.house.parts.chance);
    });
  }

  private come(id: string, reply: Reply<Seated>, decide: (table: Table) => Coming): void {
    const live = liveTable(this.house, id);
    const again = (): void =>
      work(this.house, live, {
        needsSaved: false,
        run: (table) => {
          const coming = decide(table);
          const settle = (error: unknown): void =>
            reply(error, error === null ? seatedAt(live.table ?? table, coming) : null);
          carry(this.house, live, table, coming, settle, again);
        },
        fail: (error) => reply(error, null),
      });
    again();
  }

  /** What a guest does, over HTTP. */
  perform(id: string, pass: string, command: Command, reply: Reply<CommandResult>): void {
    const live = liveTable(this.house, id);
    perform(
      this.house,
      live,
      (table) => knownGuest(table, pass),
      command,
      (error, result) => reply(error, error === null ? (result ?? {}) : null),
    );
  }

  /** What whoever has the link may know. */
  info(id: string, reply: Reply<TableInfo>): void {
    this.look(id, undefined, reply, (table) => reply(null, fromOutside(table)));
  }

  /** What the bearer of a pass, or a spectator, sees now. */
  sheets(id: string, pass: string | undefined, reply: Reply<readonly Sheet[]>): void {
    this.look(id, pass, reply, (table, guest) => {
      checkMayLook(table, guest);
      const sheets = audiencesOf(table, guest).map((to) => ({
        to,
        n: table.streams[to + 1],
        document: documentOf(table, to),
      }));
      reply(null, sheets);
    });
  }

  log(
    id: string,
    pass: string | undefined,
    after: number,
    reply: Reply<readonly { readonly to: number; readonly log: readonly LogItem[] }[]>,
  ): void {
    this.look(id, pass, reply, (table, guest) => {
      checkMayLook(table, guest);
      const logs = audiencesOf(table, guest).map((to) => ({ to, log: logAfter(table, to, after) }));
      reply(null, logs);
    });
  }

  /** The record of a finished game, with its seed. Before the end there is the commitment only. */
  record(id: string, reply: Reply<GameRecord>): void {
    this.look(id, undefined, reply, (table) => {
      const { status } = table.info;
      if (status === "open" || status === "running") {
        throw new Refused(
          "not-finished",
          `a record is given when the game is over; it is ${status}`,
        );
      }
      reply(null, toRecord(playOf(table)));
    });
  }

  /** Deletes a table that is not being played. Nothing of it is left. */
  remove(id: string, pass: string, reply: Reply<void>): void {
    this.look(id, pass, reply, (table, guest) => {
      checkHost(table, guest ?? -1);
      if (table.info.status === "running") {
        throw new Refused("not-allowed", "a running game is not deleted; abandon it first");
      }
      const { store } = this.house.parts;
      const answer = this.answering("remove", reply, () => {
        store.announce([id], "entries");
        catchUp(this.house, liveTable(this.house, id));
      });
      store.remove(id, answer);
    });
  }

  list(query: ListQuery, reply: Reply<readonly ListedTable[]>): void {
    const answer = this.answering("store-read", reply, (found: readonly Listed[]) =>
      this.readable(found),
    );
    this.house.parts.store.list(query, answer);
  }

  /** Of the tables that a client has passes for: those that they fit, and what waits for its guest. */
  mine(
    held: readonly { readonly table: string; readonly pass: string }[],
    reply: Reply<readonly Mine[]>,
  ): void {
    const ids = [...new Set(held.map(({ table }) => table))];
    const answer = this.answering("store-read", reply, (found: readonly Listed[]) =>
      this.readable(found).flatMap((one) => mineOf(one, held)),
    );
    this.house.parts.store.summaries(ids, answer);
  }

  /** One damaged summary is reported and left out; it must not hide the other tables. */
  private readable(found: readonly Listed[]): ListedTable[] {
    return found.flatMap((one) => {
      try {
        return [readSummary(one)];
      } catch (error) {
        this.house.parts.report.fault("summary", error, one.id);
        return [];
      }
    });
  }

  /** The pieces of a table, by their hash. */
  pack(hash: string, reply: Reply<string>): void {
    const answer = this.answering("store-read", reply, (body: string | null) => body);
    this.house.parts.store.readPack(hash, answer);
  }

  /** Numbers for whoever watches the server. */
  stats(): { readonly tables: number; readonly inMemory: number; readonly followers: number } {
    let inMemory = 0;
    let followers = 0;
    for (const live of this.house.lives.values()) {
      if (live.table !== null) inMemory++;
      followers += live.followers.size;
    }
    return { tables: this.house.lives.size, inMemory, followers };
  }

  /** Saves what was begun, tells everybody to come again, and does nothing more. */
  close(done: () => void): void {
    this.forgetRound();
    shutDown(this.house, done);
  }

  /**
   * A store callback that replies exactly once, also if `make` throws. Why the store failed is for
   * the host's log; the caller learns whether something may have been written.
   */
  private answering<T, R>(
    where: Extract<FaultPlace, "create" | "remove" | "store-read">,
    reply: Reply<R>,
    make: (result: T) => R | null,
  ): Done<T> {
    const { parts } = this.house;
    return (error, result) => {
      if (error !== null) {
        parts.report.fault(where, error);
        reply(where === "store-read" ? storageUnavailable(error) : notSaved(error), null);
        return;
      }
      let made: R | null;
      try {
        made = make(result);
      } catch (fault) {
        reply(faultAt(parts, where, fault), null);
        return;
      }
      reply(null, made);
    };
  }

  /** Looks at a table as it is in the store; a pass that is given must be good. */
  private look<T>(
    id: string,
    pass: string | undefined,
    reply: Reply<T>,
    see: (table: Table, guest: number | undefined) => void,
  ): void {
    work(this.house, liveTable(this.house, id), {
      needsSaved: true,
      run: (table) => see(table, pass === undefined ? undefined : knownGuest(table, pass)),
      fail: (error) => reply(error, null),
    });
  }
}

function knownGuest(table: Table, pass: string): number {
  const guest = guestWith(table, pass);
  if (guest !== undefined) return guest;
  throw new Refused("stranger", "this pass is not, or no longer, one of this table");
}

function attempt<T>(reply: Reply<T>, run: () => void): void {
  try {
    run();
  } catch (error) {
    reply(error, null);
  }
}

const VOTES: readonly Vote[] = ["undo", "bot", "end"];

function mineOf(
  { id, game, status, touched, summary }: ListedTable,
  held: readonly { readonly table: string; readonly pass: string }[],
): Mine[] {
  const { passes, guests, waiting, votes, names } = summary;
  const own = held
    .filter(({ table }) => table === id)
    .map(({ pass }) => passes.indexOf(hashOfPass(pass)))
    .filter((guest) => guest >= 0);
  if (own.length === 0) return [];
  const seats = guests.flatMap((guest, seat) =>
    guest !== null && own.includes(guest) ? [seat] : [],
  );
  return [
    {
      table: id,
      game,
      status,
      touched,
      seats,
      waiting: waiting.filter((seat) => seats.includes(seat)),
      votes: VOTES.filter((vote) => votes?.[vote].some((guest) => own.includes(guest))),
      names: names.filter((name) => name !== null),
    },
  ];
}
