import type { Sql, TransactionSql } from "postgres";

/**
 * Does work whole or not at all. When the connection is lost, the driver rejects the transaction; but
 * if the work fails first, it says "rollback" to the lost connection, and that ends the process
 * (porsager/postgres, issue 1154). So work that lost its connection does not come to an end here.
 */
export async function inTransaction<T>(
  sql: Sql,
  work: (own: TransactionSql) => Promise<T>,
): Promise<T> {
  const result = await sql.begin((own) =>
    work(own).catch((error: unknown) => {
      if (isLost(error)) return new Promise<never>(() => {});
      throw error;
    }),
  );
  return result as T;
}

/** The server is about to hang up, or the driver has noticed that the connection is gone. */
function isLost(error: unknown): boolean {
  const { severity, syscall, code } = error as Record<string, unknown>;
  if (severity !== undefined) return severity === "FATAL" || severity === "PANIC";
  return syscall !== undefined || /^(CONNECTION_|ERR_SSL_|ERR_TLS_)/.test(String(code));
}
