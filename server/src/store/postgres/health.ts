import type { Sql } from "postgres";

/** Writes and commits one row, synced like an answer. */
export async function writeHealth(sql: Sql): Promise<void> {
  await sql`
    insert into coterie.health (one, at) values (1, now())
    on conflict (one) do update set at = excluded.at`;
}
