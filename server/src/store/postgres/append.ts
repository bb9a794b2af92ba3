import type { Sql } from "postgres";
import type { Reporter } from "../../core/parts.js";
import type { Append } from "../store.js";
import { retried } from "./retry.js";

/** Writes a group. Several appends of one table follow each other, a statement each. */
export async function appendAll(
  sql: Sql,
  report: Reporter,
  appends: readonly Append[],
): Promise<readonly boolean[]> {
  const written = appends.map(() => false);
  let waiting = [...appends.keys()];
  while (waiting.length > 0) {
    const tables = new Set<string>();
    const round: number[] = [];
    const later: number[] = [];
    for (const i of waiting) {
      const { table } = appends[i]!;
      (tables.has(table) ? later : round).push(i);
      tables.add(table);
    }
    const grown = await retried(report, () =>
      appendRound(
        sql,
        round.map((i) => appends[i]!),
      ),
    );
    for (const i of round) written[i] = grown.has(appends[i]!.table);
    waiting = later;
  }
  return written;
}

/**
 * One statement for appends of different tables: their rows are locked in the order of their ids, so
 * that groups do not wait for each other in a circle; those whose head is the expected one grow.
 */
async function appendRound(sql: Sql, appends: readonly Append[]): Promise<ReadonlySet<string>> {
  const columns = columnsOf(appends);
  const entries = entriesOf(appends);
  const grown = await sql<{ id: string }[]>`
    with held as (
      select id, head from coterie.tables
      where id = any(${columns.id}::text[]) order by id for update
    ), fit as (
      select wanted.* from unnest(
        ${columns.id}::text[], ${columns.after}::int[], ${columns.head}::int[],
        ${columns.game}::text[], ${columns.status}::text[], ${columns.listed}::int[],
        ${columns.touched}::bigint[], ${columns.summary}::text[],
        ${columns.positionN}::int[], ${columns.position}::text[]
      ) as wanted (id, after, head, game, status, listed, touched, summary, position_n, position)
      join held on held.id = wanted.id and held.head = wanted.after
    ), added as (
      insert into coterie.entries (table_id, n, body)
      select entry.id, entry.n, entry.body
      from unnest(${entries.id}::text[], ${entries.n}::int[], ${entries.body}::text[])
        as entry (id, n, body)
      join fit on fit.id = entry.id
    ), stored as (
      insert into coterie.positions as old (table_id, n, body)
      select id, position_n, position from fit where position_n is not null
      on conflict (table_id) do update set n = excluded.n, body = excluded.body
      where old.n <= excluded.n
    )
    update coterie.tables as t set
      head = fit.head,
      game = coalesce(fit.game, t.game),
      status = coalesce(fit.status, t.status),
      listed = coalesce(fit.listed = 1, t.listed),
      touched = coalesce(fit.touched, t.touched),
      summary = coalesce(fit.summary, t.summary)
    from fit where t.id = fit.id
    returning t.id`;
  return new Set(grown.map(({ id }) => id));
}

function columnsOf(appends: readonly Append[]) {
  return {
    id: appends.map(({ table }) => table),
    after: appends.map(({ after }) => after),
    head: appends.map(({ after, bodies }) => after + bodies.length),
    game: appends.map(({ summary }) => summary?.game ?? null),
    status: appends.map(({ summary }) => summary?.status ?? null),
    // The driver takes a list of booleans for one.
    listed: appends.map(({ summary }) => (summary ? Number(summary.listed) : null)),
    touched: appends.map(({ summary }) => summary?.touched ?? null),
    summary: appends.map(({ summary }) => summary?.body ?? null),
    positionN: appends.map(({ position }) => position?.n ?? null),
    position: appends.map(({ position }) => position?.body ?? null),
  };
}

function entriesOf(appends: readonly Append[]) {
  return {
    id: appends.flatMap(({ table, bodies }) => bodies.map(() => table)),
    n: appends.flatMap(({ after, bodies }) => bodies.map((_, i) => after + 1 + i)),
    body: appends.flatMap(({ bodies }) => bodies),
  };
}
