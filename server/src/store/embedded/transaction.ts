import type Database from "libsql";

export type InTransaction = <T>(work: () => T) => T;

/** Does work whole or not at all. It holds the right to write from its beginning. */
export function transactionsOf(db: Database.Database): InTransaction {
  return (work) => {
    db.exec("begin immediate");
    try {
      const result = work();
      db.exec("commit");
      return result;
    } catch (error) {
      rollBack(db, error);
      throw error;
    }
  };
}

/** The error that ended the work is the one to report; a failing rollback becomes its cause. */
function rollBack(db: Database.Database, error: unknown): void {
  try {
    // After some errors (a full disk) SQLite has rolled back already.
    if (db.inTransaction) db.exec("rollback");
  } catch (failure) {
    if (error instanceof Error) error.cause ??= failure;
  }
}
