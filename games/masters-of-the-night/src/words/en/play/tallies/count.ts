import type { Fact, FactName } from "../../../../facts.js";

/** Counting facts. What a fact does not tell its reader is not counted. */

type Test = (fact: Fact) => boolean;

export const times = (facts: readonly Fact[], name: FactName, test: Test = () => true): number =>
  facts.filter((fact) => fact.fact === name && test(fact)).length;

export const amount = (facts: readonly Fact[], name: FactName, test: Test = () => true): number =>
  facts.reduce((sum, fact) => sum + (fact.fact === name && test(fact) ? (fact.n ?? 0) : 0), 0);
