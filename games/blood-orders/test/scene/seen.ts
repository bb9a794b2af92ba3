import { SPECTATOR } from "@coterie/kernel";
import { type OrdersScene, placesOf, sceneOf } from "../../src/index.js";
import type { TestTable } from "../support/table.js";

/** The scene of a test table, for a seat or a spectator. */
export function scene(t: TestTable, audience: number = SPECTATOR): OrdersScene {
  return sceneOf(t.game, t.game.view(t.state, audience).seen, audience);
}

/** Where each option of the open question (of a seat) is answered. */
export function answered(t: TestTable, seat?: number): Record<string, readonly string[]> {
  const question = t.questionOf(seat);
  if (question === undefined) throw new Error("nobody is asked");
  const { seen } = t.game.view(t.state, question.seat);
  return Object.fromEntries(
    question.options.map(({ key }) => [key, placesOf(t.game, seen, question, key)]),
  );
}
