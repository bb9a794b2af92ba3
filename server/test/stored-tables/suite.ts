import type { Served } from "@coterie/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { must, shelf } from "../net/support.js";
import { differences } from "./differences.js";
import { readExpected, readExpectedReadings } from "./expectations.js";
import { factsOf } from "./facts.js";
import { readFixture } from "./fixture.js";
import { lobbyTests } from "./lobby-tests.js";
import { passTests } from "./pass-tests.js";
import { type Place, serverOn } from "./place.js";
import { type GuestsAt, guestsOf } from "./play.js";
import { type Reading, readTable } from "./reading.js";
import { recordTests } from "./record-tests.js";
import { runningTests } from "./running-tests.js";
import { verify } from "./verify.js";

/**
 * The current server on the stored tables. Everything is read before a test changes a table, and each
 * test has tables of its own. CONTRIBUTING.md says what to do when a change is meant.
 */
export function storedTableTests(store: string, newPlace: () => Promise<Place>): void {
  // A message that does not come is waited for no longer than this.
  describe(`stored tables in the ${store} store`, { timeout: 30_000 }, () => {
    const { tables } = readFixture();
    const expected = readExpected();
    const expectedReading = readExpectedReadings();
    const readings = new Map<string, Reading | Unreadable>();
    let list: unknown;
    let place: Place;
    let server: Served | undefined;

    beforeAll(async () => {
      place = await newPlace();
      server = await serverOn(place);
      for (const table of tables) {
        readings.set(table.name, await readTable(server.address, shelf, table).catch(unreadable));
      }
      list = await must(server.address, "GET", "api/tables");
    });
    afterAll(() => server?.close());

    test.each(tables.map(({ name }) => name))(
      "%s: every audience receives what it received before",
      (name) => {
        const reading = readings.get(name)!;
        expect(differences(expectedReading[name], reading)).toEqual([]);
        expect(factsOf(reading as Reading)).toEqual(expected.tables[name]);
      },
    );

    test("the list of tables is what it was", () => {
      expect(list).toEqual(expected.list);
    });

    test("coterie tables verify: all of them lead to where they were", async () => {
      const { code, out } = await verify(place);
      expect(out).toBe(`${tables.length} tables were played again, 0 of them differ.\n`);
      expect(code).toBe(0);
    });

    const at: GuestsAt = (name) => guestsOf(server?.address ?? "", name);
    lobbyTests(at);
    runningTests(at);
    passTests(at);
    recordTests(at);
  });
}

/** One table that cannot be read does not keep the others from being compared. */
interface Unreadable {
  readonly error: string;
}

function unreadable(error: Error): Unreadable {
  return { error: error.message };
}
