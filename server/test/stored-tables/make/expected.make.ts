import { writeFileSync } from "node:fs";
import type { Json } from "@coterie/kernel";
import { test } from "vitest";
import { must, shelf } from "../../net/support.js";
import { EXPECTED, type Expected, READINGS } from "../expectations.js";
import { factsOf } from "../facts.js";
import { copyOfFolder, fixtureFile, packFixture, readFixture } from "../fixture.js";
import { serverOn } from "../place.js";
import { type Reading, readTable } from "../reading.js";

/** Writes down what the current server makes of the stored tables; run by `npm run stored-tables`. */

test("write down what is expected", async () => {
  const server = await serverOn({ data: copyOfFolder(), databaseUrl: undefined });
  const readings: Record<string, Reading> = {};
  for (const table of readFixture().tables) {
    readings[table.name] = await readTable(server.address, shelf, table);
  }
  const list = await must<Json>(server.address, "GET", "api/tables");
  await server.close();
  const tables = Object.entries(readings).map(([name, reading]) => [name, factsOf(reading)]);
  const expected: Expected = { list, tables: Object.fromEntries(tables) };
  writeFileSync(fixtureFile(EXPECTED), JSON.stringify(expected, null, 2));
  packFixture(READINGS, JSON.stringify(readings));
});
