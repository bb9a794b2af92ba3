import type { Position } from "../../src/index.js";
import { type Effect, event, plainCity, type Standing, tracker } from "./city.js";
import { type TestTable, table } from "./table.js";

/** An event is revealed whose veil changes are looked at. */

/** Red: the hospital. Grey: the asylum and the town hall. The leader is Imre. */
export function raid(
  [red, one, two]: [number, number, number],
  text: Effect,
  position: Position,
  options: { reading?: "summary"; standing?: Standing; vampires?: string[] } = {},
): TestTable {
  const { standing, ...rest } = options;
  const pieces = [
    ...plainCity(standing === undefined ? {} : { "printing-house": { standing } }),
    tracker(2, 10, { red, grey: [one, two] }),
    event("raid", [5, 2, 6], text),
  ];
  return table({ phase: "event", eventTop: ["raid"], veil: 6, ...position }, { pieces, ...rest });
}

export const nothing: Effect = [{ do: "if", when: { is: "day" }, then: [] }];

/** What happened to the veil: the fact, how much, what is left, why, and the rule. */
export function veilChanges(t: TestTable): unknown[] {
  const changes = t.facts.filter(({ fact }) => /^veil-/.test(fact as string));
  return changes.map(({ fact, n, now, why, rule }) => [fact, n, now, why, rule]);
}
