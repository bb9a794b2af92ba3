import type { Sql } from "postgres";

/**
 * All of the schema `coterie` as SQL text: what pg_dump would write of it, as far as the server's
 * schema needs it. The definitions come from the catalogue, so they are those of the database and not
 * those of the server's source.
 */
export async function dumpOf(sql: Sql): Promise<string> {
  const tables = await sql<{ oid: number; name: string; unlogged: boolean }[]>`
    select oid, relname as name, relpersistence = 'u' as unlogged from pg_class
    where relnamespace = 'coterie'::regnamespace and relkind = 'r' order by relname`;
  const parts = ["create schema coterie;"];
  for (const { oid, name, unlogged } of tables) {
    const lines = [...(await columnsOf(sql, oid)), ...(await constraintsOf(sql, oid))];
    const kind = unlogged ? "unlogged table" : "table";
    parts.push(`create ${kind} coterie.${name} (\n  ${lines.join(",\n  ")}\n);`);
    parts.push(...(await indexesOf(sql, oid)), ...(await rowsOf(sql, oid, name)));
  }
  return `${parts.join("\n")}\n`;
}

async function columnsOf(sql: Sql, oid: number): Promise<string[]> {
  const columns = await sql<{ definition: string }[]>`
    select concat_ws(' ',
      quote_ident(attname), format_type(atttypid, atttypmod),
      case when attcollation <> typcollation then 'collate ' || quote_ident(collname) end,
      case when attnotnull then 'not null' end) as definition
    from pg_attribute join pg_type on pg_type.oid = atttypid
    left join pg_collation on pg_collation.oid = attcollation
    where attrelid = ${oid} and attnum > 0 and not attisdropped order by attnum`;
  return columns.map(({ definition }) => definition);
}

/** Those of columns stand there already. */
async function constraintsOf(sql: Sql, oid: number): Promise<string[]> {
  const constraints = await sql<{ definition: string }[]>`
    select 'constraint ' || quote_ident(conname) || ' ' || pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid = ${oid} and contype <> 'n' order by conname`;
  return constraints.map(({ definition }) => definition);
}

async function indexesOf(sql: Sql, oid: number): Promise<string[]> {
  const indexes = await sql<{ definition: string }[]>`
    select pg_get_indexdef(indexrelid) || ';' as definition from pg_index
    where indrelid = ${oid}
      and not exists (select from pg_constraint where conindid = indexrelid) order by indexrelid`;
  return indexes.map(({ definition }) => definition);
}

/** In the order of the columns, so that the same tables always give the same text. */
async function rowsOf(sql: Sql, oid: number, name: string): Promise<string[]> {
  const columns = await sql<{ name: string }[]>`
    select quote_ident(attname) as name from pg_attribute
    where attrelid = ${oid} and attnum > 0 and not attisdropped order by attnum`;
  const names = columns.map((column) => column.name);
  const values = names.map((column) => `quote_nullable(${column}::text)`).join(" || ', ' || ");
  const rows = await sql.unsafe<{ row: string }[]>(
    `select ${values} as row from coterie.${name} order by ${names.join(", ")}`,
  );
  return rows.map(({ row }) => `insert into coterie.${name} values (${row});`);
}
