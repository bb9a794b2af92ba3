import type { Json } from "@coterie/kernel";
import type { Facts } from "./facts.js";
import { readJson, unpackFixture } from "./fixture.js";

/** The file `expected.json`: what is expected of a server on the stored tables, to be read in a diff. */
export interface Expected {
  /** What `GET api/tables` tells. */
  readonly list: Json;
  /** By the name of the table. */
  readonly tables: Readonly<Record<string, Facts>>;
}

export const EXPECTED = "expected.json";
export const READINGS = "readings.json";

export const readExpected = (): Expected => readJson<Expected>(EXPECTED);

/** The same in full, by the name of the table, to say what differs. */
export function readExpectedReadings(): Readonly<Record<string, Json>> {
  return JSON.parse(unpackFixture(READINGS).toString("utf8"));
}
