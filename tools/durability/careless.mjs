// Loaded before the server (node --import) to show that the trace can tell: every database is opened
// as one that does not wait for its disk.
import Database from "libsql";

const { exec } = Database.prototype;
/** @param {string} sql */
Database.prototype.exec = function careless(sql) {
  return exec.call(this, sql.replace(/(pragma synchronous\s*=\s*)\w+/i, "$1off"));
};
