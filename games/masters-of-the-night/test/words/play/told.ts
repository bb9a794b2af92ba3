import { answerScene } from "@coterie/kernel";
import type { Fact } from "../../../src/index.js";
import type { TestTable } from "../../support/table.js";

/** Gives these answers, and tells all that has happened from before the first of them. */
export function factsAfter(t: TestTable, ...keys: readonly string[]): Fact[] {
  const facts: Fact[] = [...t.scene.facts];
  for (const key of keys) {
    answerScene(t.scene, key);
    facts.push(...t.scene.facts);
  }
  return facts;
}
