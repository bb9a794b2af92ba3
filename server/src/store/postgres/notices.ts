import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import type { Reporter } from "../../core/parts.js";
import { listeners, type Notices } from "../notices.js";
import type { News } from "../store.js";

const CHANNEL = "coterie";

/** PostgreSQL takes less than 8,000 bytes; the sender and the news come before the tables. */
const MOST_BYTES = 7_800;

/** Groups of notices lost one after another before the host is warned; then again after as many. */
const WARN_AFTER = 10;

/**
 * Notices are sent after a commit and in a transaction of their own: within the writing one they
 * would make all writers of the database wait for each other. What is announced while one is on its
 * way goes out with the next. Those that get lost, with a connection for example, are not repeated.
 */
export async function channelNotices(sql: Sql, report: Reporter): Promise<Notices> {
  const ours = listeners(report);
  const sender = randomUUID();
  const waiting: Record<News, Set<string>> = { entries: new Set(), presence: new Set() };
  let isSending = false;
  let lostInARow = 0;
  let isOpen = true;

  await sql.listen(CHANNEL, (payload) => {
    const [from, what, ...tables] = payload.split("\n");
    if (isOpen && from !== sender) ours.tell(tables, what as News);
  });

  function takeWaiting(): string[] {
    return (["entries", "presence"] as const).flatMap((what) => {
      const tables = [...waiting[what]];
      waiting[what].clear();
      return inNotices(tables).map((part) => [sender, what, ...part].join("\n"));
    });
  }

  async function send(): Promise<void> {
    isSending = true;
    for (let notices = takeWaiting(); notices.length > 0; notices = takeWaiting()) {
      try {
        await sql`select pg_notify(${CHANNEL}, notice) from unnest(${notices}::text[]) as notice`;
        lostInARow = 0;
      } catch (error) {
        lost(error);
      }
    }
    isSending = false;
  }

  /** One lost notice costs the other processes up to two seconds; a row of them is a fault to look at. */
  function lost(error: unknown): void {
    // A store that is being closed hangs up on what is still under way.
    if (!isOpen) return;
    report.count("unannounced");
    if (++lostInARow % WARN_AFTER !== 0) return;
    report.warn("other processes on this database are not notified of new entries", {
      err: error,
      lostInARow,
    });
  }

  return {
    announce(tables, what) {
      if (!isOpen) return;
      for (const table of tables) waiting[what].add(table);
      if (!isSending) void send();
    },
    onAnnounced: ours.add,
    close() {
      isOpen = false;
    },
  };
}

/** Cuts a list of ids into parts that fit into a notice each. */
export function inNotices(tables: readonly string[]): string[][] {
  const parts: string[][] = [];
  let room = 0;
  for (const table of tables) {
    const bytes = Buffer.byteLength(table) + 1;
    if (bytes > room) {
      parts.push([]);
      room = MOST_BYTES;
    }
    parts.at(-1)!.push(table);
    room -= bytes;
  }
  return parts;
}
