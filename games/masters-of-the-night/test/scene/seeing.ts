import { openQuestions } from "@coterie/kernel";
import { type MastersScene, placesOf, sceneOf } from "../../src/index.js";
import type { TestTable } from "../support/table.js";

/** The scene of a test's table, as the seat sees it that is asked. */
export function sceneAt(t: TestTable): MastersScene {
  return sceneOf(t.game, t.game.view(t.state, t.seat ?? 0).seen);
}

/** Where each option of the open question is answered. */
export function placesAt(t: TestTable): Record<string, readonly string[]> {
  const [question] = openQuestions(t.scene.play);
  const { seen } = t.game.view(t.state, question.seat);
  return Object.fromEntries(
    question.options.map(({ key }) => [key, placesOf(t.game, seen, question, key)]),
  );
}
