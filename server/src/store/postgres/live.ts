import type { Sql } from "postgres";

/** Leases and presence. The clock is the database's, because those of its users may differ. */

export async function takeLease(
  sql: Sql,
  table: string,
  holder: string,
  milliseconds: number,
): Promise<boolean> {
  const { count } = await sql`
    insert into coterie.leases as old (table_id, holder, until)
    values (${table}, ${holder}, now() + ${milliseconds} * interval '1 ms')
    on conflict (table_id) do update set holder = excluded.holder, until = excluded.until
    where old.holder = excluded.holder or old.until <= now()`;
  return count > 0;
}

export async function setPresence(
  sql: Sql,
  table: string,
  holder: string,
  guests: readonly number[],
  milliseconds: number,
): Promise<void> {
  if (guests.length === 0) {
    await sql`delete from coterie.presence where table_id = ${table} and holder = ${holder}`;
    return;
  }
  await sql`
    insert into coterie.presence (table_id, holder, guests, until)
    values (${table}, ${holder}, ${guests}::int[], now() + ${milliseconds} * interval '1 ms')
    on conflict (table_id, holder) do update set guests = excluded.guests, until = excluded.until`;
}

export async function readPresence(sql: Sql, table: string): Promise<readonly number[]> {
  const rows = await sql<{ guest: number }[]>`
    select unnest(guests) as guest from coterie.presence
    where table_id = ${table} and until > now() order by holder`;
  return rows.map(({ guest }) => guest);
}

/** Forgets what no longer holds. */
export async function sweepLive(sql: Sql): Promise<void> {
  await sql`delete from coterie.leases where until <= now()`;
  await sql`delete from coterie.presence where until <= now()`;
}
