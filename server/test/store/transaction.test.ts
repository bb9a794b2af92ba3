import type Database from "libsql";
import { expect, test } from "vitest";
import { transactionsOf } from "../../src/store/embedded/transaction.js";

test("a rollback that fails does not hide why the transaction failed", () => {
  const failure = new Error("cannot roll back");
  const db = {
    inTransaction: true,
    exec: (sql: string) => {
      if (sql === "rollback") throw failure;
    },
  } as unknown as Database.Database;
  const error = new Error("the disk is full");
  const run = (): void =>
    transactionsOf(db)(() => {
      throw error;
    });
  expect(run).toThrow(error);
  expect(error.cause).toBe(failure);
});
