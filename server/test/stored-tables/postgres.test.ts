import postgres from "postgres";
import { afterAll, beforeAll } from "vitest";
import { type RunningPostgres, startPostgres } from "../support/postgres.js";
import { DUMP, unpackFixture } from "./fixture.js";
import { storedTableTests } from "./suite.js";

let running: RunningPostgres;
beforeAll(async () => {
  running = await startPostgres();
});
afterAll(() => running.stop());

storedTableTests("PostgreSQL", async () => {
  const databaseUrl = await running.freshDatabase();
  const sql = postgres(databaseUrl, { max: 1 });
  await sql.unsafe(unpackFixture(DUMP).toString("utf8"));
  await sql.end();
  return { data: "", databaseUrl };
});
