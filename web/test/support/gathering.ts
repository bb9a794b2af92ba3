import { expect } from "vitest";
import { begin, joinTable, newPerson, openTable, type Person, type Ways } from "./online.js";
import type { Stage } from "./stage.js";

/** Friends who have come together at a table. */

export const MASTERS = "masters-of-the-night";
export const ORDERS = "blood-orders";

interface Agreed extends Ways {
  /** Words of the form. */
  readonly choices?: readonly string[];
}

/** Ada opens a table, Grace joins it, and the game begins. */
export async function twoAt(
  { browser, served }: Stage,
  game: string,
  agreed: Agreed = {},
): Promise<[Person, Person, string]> {
  const ada = await newPerson(browser, "Ada", agreed);
  const grace = await newPerson(browser, "Grace", agreed);
  const link = await openTable(ada, served.address, game, agreed.choices);
  await joinTable(grace, link);
  await begin(ada, [grace]);
  return [ada, grace, link];
}

export function noFaults(people: readonly Person[]): void {
  expect(people.flatMap(({ faults }) => faults)).toEqual([]);
}
