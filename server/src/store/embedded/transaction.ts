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
      // After some errors (a full disk) the database has taken it back already.
      if (db.inTransaction) db.exec("rollback");
      throw error;
    }
  };
}
