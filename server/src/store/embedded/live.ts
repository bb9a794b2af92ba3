import type Database from "libsql";

/** Leases and presence. All connections to a folder are on one machine, so its clock will do. */
export function liveNotes(db: Database.Database) {
  const take = db.prepare(
    `insert into leases (table_id, holder, until) values (?1, ?2, ?3) on conflict do update
     set holder = excluded.holder, until = excluded.until
     where holder = excluded.holder or until <= ?4`,
  );
  const enter = db.prepare(
    `insert into presence (table_id, holder, guests, until) values (?, ?, ?, ?)
     on conflict do update set guests = excluded.guests, until = excluded.until`,
  );
  const leave = db.prepare("delete from presence where table_id = ? and holder = ?");
  const present = db
    .prepare("select guests from presence where table_id = ? and until > ? order by holder")
    .raw();
  const forget = ["leases", "presence"].map((name) =>
    db.prepare(`delete from ${name} where until <= ?`),
  );

  return {
    lease(table: string, holder: string, milliseconds: number): boolean {
      const now = Date.now();
      return take.run(table, holder, now + milliseconds, now).changes > 0;
    },

    setPresence(
      table: string,
      holder: string,
      guests: readonly number[],
      milliseconds: number,
    ): void {
      if (guests.length === 0) leave.run(table, holder);
      else enter.run(table, holder, JSON.stringify(guests), Date.now() + milliseconds);
    },

    presence(table: string): readonly number[] {
      const rows = present.all(table, Date.now()) as [string][];
      return rows.flatMap(([guests]) => JSON.parse(guests) as number[]);
    },

    /** Forgets what no longer holds. */
    sweep(): void {
      for (const statement of forget) statement.run(Date.now());
    },
  };
}
