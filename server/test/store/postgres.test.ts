import { openPostgres } from "@coterie/server/stores";
import postgres from "postgres";
import { afterAll, beforeAll } from "vitest";
import { type RunningPostgres, startPostgres } from "../support/postgres.js";
import { storeConformance } from "./conformance.js";

let server: RunningPostgres;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

storeConformance("PostgreSQL", async () => {
  // Much faster than another database for each test.
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined });
  await sql`drop schema if exists coterie cascade`;
  await sql.end();
  return () => openPostgres(server.url);
});
